import Foundation

/// A data source that adds the rows of a layer to any other: all of `UITableViewDataSource`,
/// translated once.
///
/// ```swift
/// let ads = RowLayer(ads, placed: .every(6, after: 2), named: "ads", cell: .class(AdCell.self))
/// dataSource = AdditionalTableViewDataSourceImpl(inner: postsSource, layer: ads)
/// delegate = AdditionalTableViewDelegateImpl(inner: postsDelegate, layer: ads)
/// tableView.dataSource = dataSource
/// tableView.delegate = delegate
/// ```
///
/// It is the data source half of the layer, and ``AdditionalTableViewDelegateImpl`` is the other
/// half. Data sources of this kind stack: `inner` may be another one. Calls for content rows go to
/// the object inside with its own index path. A ``DecoratedTable`` makes both halves by itself.
///
/// Ownership: retains its ``TableLayer``, and the object inside unless it was made with
/// ``InnerOwnership/weak``. A table holds its data source weakly, so somebody must keep this
/// object.
@MainActor
public final class AdditionalTableViewDataSourceImpl: ForwardingObject,
  DecoratorUITableViewDataSource, UIDataSourceModelAssociation
{
  /// The table that counted its rows last.
  private(set) weak var tableView: UITableView?
  private let lookingForDelegateHalf = NextTurn()
  /// The tables that were told of these cells.
  var registeredTables = RegisteredTables()
  // The inner object is in exactly one of these, but for a loop.
  private var plainInner: (any UITableViewDataSource)?
  private var decoratorInner: (any DecoratorUITableViewDataSource)?
  private weak var weakInner: (any UITableViewDataSource)?
  private var innerInLoop: (any UITableViewDataSource)?
  /// The way of a cell, as it was found last.
  private var cellWay: CellWay?
  /// Whether the way of a cell leads into a part inside.
  private var isAroundPart = false

  /// Creates a data source that adds the rows of a layer.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///     Traps for a ``SelfUpdatingTableViewDataSource``.
  ///   - layer: The layer, shared with its delegate half. Traps if it has a data source half
  ///     already.
  ///   - ownership: Whether this object retains `inner`.
  public init(
    inner: any UITableViewDataSource, layer: TableLayer, ownership: InnerOwnership = .strong
  ) {
    super.init(layer: layer)
    refuseSelfUpdating(inner)
    wrap(inner, ownership: ownership)
    if let other = layer.source {
      misuse(
        """
        layer \(layer.name): \(type(of: other)) and \(type(of: self)) were made with one \
        TableLayer, and one layer has one data source: give each layer a TableLayer of its own
        """)
    }
    layer.refuse(inside: (inner as? AdditionalTableViewDataSourceImpl)?.layer)
    layer.source = self
  }

  /// Creates a data source that adds a row for each model with a slot in a layer's placement.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - rows: The rows, shared with the delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - cells: The cells that show the models, for a layer that was made without.
  /// - Complexity: O(models) where rows describe themselves.
  public convenience init<Model>(
    inner: any UITableViewDataSource, rows: RowLayer<Model>, ownership: InnerOwnership = .strong,
    cell cells: RowCells<Model>
  ) {
    self.init(inner: inner, layer: rows, ownership: ownership)
    rows.show(in: cells)
  }
  override var innerObject: (any NSObjectProtocol)? { inner }

  /// Wraps another object, since a layer between the two has gone.
  final func wrap(_ inner: (any UITableViewDataSource)?, ownership: InnerOwnership) {
    let isStrong = ownership == .strong
    let decorator = inner as? any DecoratorUITableViewDataSource
    decoratorInner = isStrong ? decorator : nil
    plainInner = isStrong && decorator == nil ? inner : nil
    weakInner = isStrong ? nil : inner
    innerInLoop = nil
    (inner as? AdditionalTableViewDataSourceImpl)?.layer.layerOutside = layer
    noteInner(inner)
    forgetCellWays()
  }

  /// Lets go of the ways that lead through this part, and of what they retain.
  private func forgetCellWays() {
    LayerGeneration.advance()
    isAroundPart = innerWithoutOwnCells != nil
    cellWay = nil
    var outside = layer.outside
    while let layer = outside {
      layer.source?.cellWay = nil
      outside = layer.outside
    }
  }

  /// The source of the content, if it is still there.
  public var inner: (any UITableViewDataSource)? { decoratorInner ?? plainInner ?? weakInner }

  /// Has cells asked for like those of a weak object, which need not be as fast.
  override func didFindLoop() {
    innerInLoop = decoratorInner ?? plainInner
    weakInner = inner
    decoratorInner = nil
    plainInner = nil
    forgetCellWays()
  }

  /// The part inside, if it is one of the kit's that has cells made as it does.
  final var innerWithoutOwnCells: AdditionalTableViewDataSourceImpl? {
    decoratorInner as? AdditionalTableViewDataSourceImpl
  }

  override func layerAnswers(_ method: ForwardedMethod) -> Bool {
    switch method {
    case .titleForHeader, .titleForFooter, .sectionForSectionIndexTitle:
      layer.mayAddSections || layer.rule.placed?.addedSectionRowCounts.isEmpty == false
    case .commitEditing:
      layer.handlers.commit != nil
    default: false
    }
  }

  /// Adds what the layer is going to do at a later turn of the main actor, for those with more than
  /// rows.
  func addPending(to work: inout PendingWork) { layer.addPending(to: &work) }

  // MARK: - Counts

  /// Reads the counts of the content and lays the layer out.
  final func load(for tableView: UITableView) {
    let tableView = tableView.realTable
    if self.tableView !== tableView, layer.tableQueue == nil {
      lookingForDelegateHalf.schedule { [weak self, weak tableView] in
        if let tableView { self?.reportMissingDelegateHalf(in: tableView) }
      }
    }
    self.tableView = tableView
    register(in: tableView)
    layer.wireByHand(in: tableView)
    layer.load(rowCounts: contentRowCounts(in: tableView))
  }

  /// Counts the rows of each section, as the object inside says now.
  ///
  /// - Complexity: O(sections)
  final func contentRowCounts(in tableView: UITableView) -> [Int] {
    inner.flatMap { inner in
      passOn(.numberOfSections) { told(tableView).rowCounts(of: inner) }
    } ?? []
  }

  public func numberOfSections(in tableView: UITableView) -> Int {
    layer.beginCallback()
    defer { layer.endCallback() }
    if layer.readsCounts {
      // It may tell of changes, which wait until the rows are counted.
      layer.willReadCounts?()
      load(for: tableView)
    } else {
      // A change that nobody sees loads the table, and what is known by position has followed it.
      layer.displayedRows.noteLoading()
    }
    return layer.layout(for: tableView).sectionCount
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    layer.beginCallback()
    defer { layer.endCallback() }
    // A table may ask for the first section before it has asked how many there are.
    let layout = layer.layout(for: tableView)
    return section < layout.sectionCount ? layout.rowCount(inSection: section) : 0
  }

  // MARK: - Cells

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    layer.beginCallback()
    defer { layer.endCallback() }
    layer.noteQuestion(for: indexPath, in: tableView)
    return getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  /// Returns the cell of a row, from the layer or from the object inside.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - dataIndexPath: The row in the outer coordinates of this layer.
  public func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    if !layer.isLoaded {
      if layer.passesOn {
        return innerCell(tableView, reuseIndexPath: reuseIndexPath, path: dataIndexPath)
      }
      layer.loadIfNeeded(for: tableView)
    }
    let position = RowPosition(dataIndexPath)
    if isAroundPart {
      return currentCellWay.cell(
        tableView, reuseIndexPath: reuseIndexPath, position: position, from: self)
    }
    let row = layer.inForce.layout.origin(of: position)
    return cell(tableView, reuseIndexPath: reuseIndexPath, of: row)
  }

  /// Returns the cell of what stands at a row (outer).
  @inline(__always)
  final func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, of row: LayerRow
  ) -> UITableViewCell {
    switch layer.owner(of: row) {
    case .layer(let row):
      layer.cell(tableView, reuseIndexPath: reuseIndexPath, row: row)
    case .inner(let path):
      innerCell(tableView, reuseIndexPath: reuseIndexPath, path: path)
    }
  }

  private var currentCellWay: CellWay {
    if let cellWay, cellWay.isUpToDate { return cellWay }
    let way = CellWay(from: self)
    cellWay = way
    return way
  }

  /// Returns the cell of a row of the object inside, at this inner index path.
  @inline(__always)
  private func innerCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, path: IndexPath
  ) -> UITableViewCell {
    if let decoratorInner {
      return decoratorInner.getCell(
        tableView, reuseIndexPath: reuseIndexPath, dataIndexPath: path)
    }
    if let plainInner {
      return hand(tableView) { plainInner.tableView($0, cellForRowAt: path) }
    }
    return cellOfWeakInner(tableView, reuseIndexPath: reuseIndexPath, path: path)
  }

  private func cellOfWeakInner(
    _ tableView: UITableView, reuseIndexPath: IndexPath, path: IndexPath
  ) -> UITableViewCell {
    let cell = weakInner.flatMap { inner in
      passOn(.cellForRow) {
        if let decorator = inner as? any DecoratorUITableViewDataSource {
          return decorator.getCell(tableView, reuseIndexPath: reuseIndexPath, dataIndexPath: path)
        }
        return hand(tableView) { inner.tableView($0, cellForRowAt: path) }
      }
    }
    // Content that has gone away is shown empty until the table is loaded again.
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  // MARK: - Sections

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    layer.beginCallback()
    defer { layer.endCallback() }
    switch layer.sectionOwner(section, in: tableView) {
    case .layer(let section):
      return layer.titleForHeader(inAddedSection: section)
    case .inner(let section):
      return askInner(.titleForHeader) {
        $0.tableView?(told(tableView), titleForHeaderInSection: section)
      }
    }
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    layer.beginCallback()
    defer { layer.endCallback() }
    switch layer.sectionOwner(section, in: tableView) {
    case .layer(let section):
      return layer.titleForFooter(inAddedSection: section)
    case .inner(let section):
      return askInner(.titleForFooter) {
        $0.tableView?(told(tableView), titleForFooterInSection: section)
      }
    }
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    layer.beginCallback()
    defer { layer.endCallback() }
    return askInner(.sectionIndexTitles) { $0.sectionIndexTitles?(for: told(tableView)) }
  }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    let answer = passOn(.sectionForSectionIndexTitle) {
      inner?.tableView?(told(tableView), sectionForSectionIndexTitle: title, at: index)
    }
    // An object that is asked about a title has given titles, whether or not it could tell so
    // before.
    let isNeeded =
      layerAnswers(.sectionForSectionIndexTitle) && innerHas(.sectionIndexTitles) != false
    if answer == nil, !isNeeded { recordAbsence(of: .sectionForSectionIndexTitle) }
    let section = answer ?? index
    let layout = layer.layout(for: tableView)
    // A number that is not a section says "nowhere", as apps do for the magnifying glass.
    return layout.containsContentSection(section) ? layout.section(ofContent: section) : section
  }

  // MARK: - Editing and moving

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    layer.beginCallback()
    defer { layer.endCallback() }
    return switch layer.owner(of: indexPath, in: tableView) {
    case .layer(let row): layer.handlers.allowsEditing(of: row)
    case .inner(let path):
      passOn(.canEditRow) { hand(tableView) { inner?.tableView?($0, canEditRowAt: path) } } ?? true
    }
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    switch layer.owner(of: indexPath, in: tableView) {
    case .layer(let row):
      layer.handlers.commit?(tableView, editingStyle, row)
    case .inner(let path):
      let call: Void? = passOn(.commitEditing) {
        inner?.tableView?(told(tableView), commit: editingStyle, forRowAt: path)
      }
      if call == nil { recordAbsence(of: .commitEditing) }
    }
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    layer.beginCallback()
    defer { layer.endCallback() }
    guard case .inner(let path) = layer.owner(of: indexPath, in: tableView) else { return false }
    return passOn(.canMoveRow) { hand(tableView) { inner?.tableView?($0, canMoveRowAt: path) } }
      ?? canMoveByDefault
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    layer.beginCallback()
    defer { layer.endCallback() }
    let undo = layer.makeUndo(in: tableView)
    let move = move(sourceIndexPath, to: destinationIndexPath, in: tableView)
    // Dragged past nothing but additional rows, the content is as it was.
    if move.source != move.destination {
      let (source, destination) = (IndexPath(move.source), IndexPath(move.destination))
      let call: Void? = passOn(.moveRow) {
        inner?.tableView?(told(tableView), moveRowAt: source, to: destination)
      }
      if call == nil, innermostObject == nil {
        // The object has been released, but the table has moved the row: all layers follow.
        let part = inner as? AdditionalTableViewDataSourceImpl
        part?.tableView(tableView, moveRowAt: source, to: destination)
      } else if call == nil {
        // Nobody knew that rows cannot be moved, so the table lets the row go back.
        undo()
        return recordAbsence(of: .moveRow)
      }
    }
    layer.tableQueue?.didMoveRow(
      in: layer, from: RowPosition(sourceIndexPath), to: RowPosition(destinationIndexPath))
  }

  // MARK: - State restoration

  public func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
    guard let tableView = view as? UITableView, let association,
      case .inner(let path) = layer.owner(of: idx, in: tableView)
    else { return nil }
    return association.modelIdentifierForElement(at: path, in: told(tableView))
  }

  public func indexPathForElement(
    withModelIdentifier identifier: String, in view: UIView
  ) -> IndexPath? {
    guard let tableView = view as? UITableView,
      let path = association?.indexPathForElement(
        withModelIdentifier: identifier, in: told(tableView))
    else { return nil }
    let layout = layer.layout(for: tableView)
    let position = RowPosition(path)
    // The saved row may be gone, or hidden.
    guard layout.containsContent(position) else { return nil }
    return layout.shownPosition(ofContent: position).map { IndexPath($0) }
  }

  /// Returns the inner object's answer to a method with an optional result; its nil is an answer.
  private func askInner<Value>(
    _ method: ForwardedMethod, _ call: (any UITableViewDataSource) -> Value?
  ) -> Value? {
    guard let inner else { return nil }
    let answer = ask(inner, method) { call(inner) }
    if !answer.isImplemented { recordAbsence(of: method) }
    return answer.value
  }
}
