// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
/// half. Data sources of this kind stack: `inner` may be another one. Calls for content rows are
/// forwarded to the object inside with its own index path. A ``DecoratedTable`` makes both halves
/// itself.
///
/// Ownership: retains its ``TableLayer``, and the object inside unless it was made with
/// ``InnerOwnership/weak``. A table holds its data source weakly, so an app must keep this
/// object.
@MainActor
public final class AdditionalTableViewDataSourceImpl: ForwardingObject,
  DecoratorUITableViewDataSource, UIDataSourceModelAssociation, LayerPart
{
  typealias Decorator = any DecoratorUITableViewDataSource

  /// The table that counted its rows last.
  private(set) weak var tableView: UITableView?
  /// The data source that a table had when it asked for counts last: this, or one around it.
  private weak var askingDataSource: (any UITableViewDataSource)?
  private var checkingHalves = NextTurn()
  /// Whether the object inside is being asked for its counts.
  private var isCountingInside = false
  /// The tables in which the cells are registered.
  var registeredTables = RegisteredTables()
  var strongInner: (any UITableViewDataSource)?
  weak var weakInner: (any UITableViewDataSource)?
  var knownWay: LayerWay<AdditionalTableViewDataSourceImpl>?

  /// Creates a data source that adds the rows of a layer.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source. Traps for a
  ///     ``SelfUpdatingTableViewDataSource``.
  ///   - layer: The layer, shared with its delegate half. Traps if it has a data source half
  ///     already.
  ///   - ownership: Whether this object retains `inner`.
  public init(
    inner: any UITableViewDataSource, layer: TableLayer, ownership: InnerOwnership = .strong
  ) {
    super.init(segment: .of(layer))
    refuseSelfUpdating(inner)
    if let other = segment.source {
      misuse(
        """
        layer \(layer.name): \(type(of: other)) and \(type(of: self)) were made with one \
        TableLayer, and one layer has one data source: give each layer a TableLayer of its own
        """)
    }
    wrap(inner, ownership: ownership)
    layer.refuse(inside: segmentInside?.layers.last)
    becomeSource()
  }

  /// Creates the data source of a segment, with nothing inside.
  init(of segment: Segment) {
    super.init(segment: segment)
    becomeSource()
  }

  /// Begins to count the rows for the segment.
  private func becomeSource() {
    segment.source = self
    segment.outside = nil
    segment.invalidateWays()
  }

  override class var kind: TableObjectKind { .dataSource }

  static func part(of slot: any ComposedChild) -> AdditionalTableViewDataSourceImpl {
    slot.front.dataSource
  }

  override var innerObject: (any NSObjectProtocol)? { inner ?? children }

  /// Wraps another object.
  final func wrap(_ inner: (any UITableViewDataSource)?, ownership: InnerOwnership) {
    if let before = segmentInside, before.outside === segment { before.outside = nil }
    strongInner = ownership == .strong ? inner : nil
    weakInner = ownership == .strong ? nil : inner
    segmentInside?.outside = segment
    noteInner(inner, ownership: ownership)
    segment.invalidateWays()
  }

  /// The layers of this data source, without those of an object inside, the outermost first.
  package var ownLayers: [TableLayer] { segment.layers.reversed() }

  /// The number of rows of each section of the children; nil if there are none inside.
  package var rowCountsOfChildren: [Int]? { children?.host?.composition.rowCounts }

  /// The segment of the object inside, if that is a data source of this kind.
  private var segmentInside: Segment? { partInside?.segment }

  /// The source of the content, if it is still there.
  package var inner: (any UITableViewDataSource)? { strongInner ?? weakInner }

  override func invalidateWay() { knownWay = nil }

  override var layersOnWay: [TableLayer] { way.layers }

  override func layersAnswer(_ method: ForwardedMethod) -> Bool {
    switch method {
    case .titleForHeader, .titleForFooter: way.layers.contains(where: \.mayHaveTitles)
    case .sectionForSectionIndexTitle: way.layers.contains(where: \.addsSections)
    default: super.layersAnswer(method)
    }
  }

  // MARK: - Counts

  /// Reads the counts of the content and lays the layers out.
  final func load(for tableView: UITableView) {
    let tableView = tableView.realTable
    if self.tableView !== tableView, segment.tableQueue == nil {
      checkingHalves.schedule { [weak self, weak tableView] in
        if let tableView { self?.reportMissingHalf(in: tableView) }
      }
    }
    self.tableView = tableView
    checkForLoop()
    register(in: tableView)
    segment.wireManually(in: tableView)
    // The app may announce changes here, which wait until the rows are counted.
    children?.host?.readCounts()
    segment.load(rowCounts: contentRowCounts(in: tableView))
  }

  /// Begins with rows that a table has counted already, and registers the cells there.
  final func begin(withRowsOf tableView: UITableView) {
    self.tableView = tableView
    register(in: tableView)
  }

  /// Counts the present rows of each section of the object inside, or of the children.
  ///
  /// - Complexity: O(sections)
  final func contentRowCounts(in tableView: UITableView) -> [Int] {
    if let rowCountsOfChildren { return rowCountsOfChildren }
    // Of several halves that wrap the same one, the one that a table has called is outside it.
    segmentInside?.outside = segment
    isCountingInside = true
    defer { isCountingInside = false }
    return inner.flatMap { inner in
      forward(.numberOfSections) {
        segment.withInnerTable(tableView, isPlain: receivesContentTable) { $0.rowCounts(of: inner) }
      }
    } ?? []
  }

  public func numberOfSections(in tableView: UITableView) -> Int {
    answering(.numberOfSections) {
      askingDataSource = tableView.dataSource
      segment.table?.noteTableHeights()
      if segment.readsCounts {
        if segment.tableQueue == nil, segment.outside?.source?.isCountingInside != true {
          segment.outside = nil
        }
        load(for: tableView)
      } else {
        // A change in no window reloads the table; positions have followed it already.
        segment.views.rows.noteLoading()
        segment.loadIfNeeded(for: tableView)
      }
      return segment.sectionCount
    }
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    // An object outside this one may leave the number of sections to the table.
    if section == 0 { askingDataSource = tableView.dataSource }
    if let count = segment.rowCount(inSection: section) { return count }
    // A table may ask for the first section before it has asked how many there are.
    answering(.numberOfRows) { segment.loadIfNeeded(for: tableView) }
    return segment.rowCount(inSection: section) ?? 0
  }

  /// Returns whether a table has another data source than at its last count, and so shows its rows.
  final func isReplaced(in tableView: UITableView) -> Bool {
    // The rows of a child depend on the composed table.
    guard !(tableView is ContentTableView), let dataSource = tableView.dataSource else {
      return false
    }
    return dataSource !== self && dataSource !== askingDataSource
  }

  // MARK: - Cells

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    answering(.cellForRow) {
      if segment.mayHaveLoaded {
        let owner = owner(of: indexPath, in: tableView)
        segment.noteCellRequest(of: remembered(owner))
      }
      return cell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
    }
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
    cell(tableView, reuseIndexPath: reuseIndexPath, dataIndexPath: dataIndexPath)
  }

  @inline(__always)
  private func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    let way = way
    return switch way.owner(of: dataIndexPath, in: tableView) {
    case .layer(let layer, let row):
      tableView.forLayers(reuseIndexPath) { layer.cell($0, reuseIndexPath: $1, row: row) }
    case .content(let path):
      // Deallocated content is shown as empty cells until the table is reloaded.
      forward(.cellForRow) {
        way.cell(of: self, tableView, reuseIndexPath: reuseIndexPath, path: path)
      } ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  // MARK: - Editing

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answer(.canEditRow, indexPath, tableView) {
      $1.rowBehavior.allowsEditing(of: $2)
    } otherwise: { _ in
      true
    } inner: {
      $0.tableView?($1, canEditRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    notify(.commitEditing, indexPath, tableView) {
      $1.rowBehavior.events.commit?($0.tableOfLayers, editingStyle, $2)
    } inner: {
      $0.tableView?($1, commit: editingStyle, forRowAt: $2)
    }
  }
}

extension LayerWay<AdditionalTableViewDataSourceImpl> {
  /// Returns the cell of a row of the app's object or of a child, at this inner index path; nil if
  /// the object is deallocated, or there is no such row any more.
  ///
  /// The object is not retained for the call, since the way retains it.
  @inline(__always)
  fileprivate func cell(
    of outermost: AdditionalTableViewDataSourceImpl, _ tableView: UITableView,
    reuseIndexPath: IndexPath, path: IndexPath
  ) -> UITableViewCell? {
    if let decorator = decorator(from: outermost) {
      return tableView.forLayers(reuseIndexPath) {
        decorator.getCell($0, reuseIndexPath: $1, dataIndexPath: path)
      }
    }
    if retained != nil {
      return withInnerTable(tableView) { retained?.tableView($0, cellForRowAt: path) }
    }
    if let content = content(from: outermost) {
      return withInnerTable(tableView) { content.tableView($0, cellForRowAt: path) }
    }
    guard let row = composed?.child(ofRow: path) else { return nil }
    return row.slot.front.dataSource.tableView(row.tableView, cellForRowAt: row.place)
  }
}
