import Foundation

/// A layer of a row below each section that shows only its first rows: "show 12 more".
///
/// ```swift
/// let more = feed.addShowMore { tableView, indexPath in
///   tableView.dequeueReusableCell(withIdentifier: "more", for: indexPath)
/// } configure: { cell, count in
///   cell.textLabel?.text = "Show \(count) more"
/// }
/// more.show(first: 3, ofSection: 1)
/// ```
///
/// `feed` is a ``DecoratedTable``. A tap on the row reveals the rest of its section, and the row
/// goes, in one batch. The number follows the content. A section whose rows are all shown has no
/// such row.
///
/// The rows are hidden by a ``HidingLayer``, around which this layer stands directly. To layers
/// outside both, a row that is revealed came.
///
/// Ownership: as ``ForwardingTableViewDataSource``; the closures and the hiding layer are retained
/// too.
@MainActor
public final class ShowMoreDecorator: ForwardingTableViewDataSource {
  /// A cell that shows a row of the layer.
  private struct ShownCell {
    weak var cell: UITableViewCell?
  }

  /// The layer inside, which hides the rows.
  public let hiding: HidingLayer
  private let cell: (UITableView, IndexPath) -> UITableViewCell
  private let configure: (UITableViewCell, _ count: Int) -> Void
  private var shownCells: [ShownCell] = []

  /// Creates a layer of a row below each section that shows only its first rows.
  ///
  /// - Parameters:
  ///   - inner: The data source half of the layer that hides the rows. Traps if it is another.
  ///   - hiding: The layer that hides the rows.
  ///   - name: What the layer is called in explanations and diagnoses; "show more" if nil, and
  ///     "show more 2" if another layer is called so.
  ///   - ownership: Whether this object retains `inner`.
  ///   - cell: Makes the cell of a row; its index path is the one to dequeue with (reuse).
  ///   - configure: Makes the cell show the number of rows that a tap reveals: before it is shown,
  ///     and when the number changes.
  public init(
    inner: any UITableViewDataSource, hiding: HidingLayer, named name: String? = nil,
    ownership: InnerOwnership = .strong,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell,
    configure: @escaping (UITableViewCell, _ count: Int) -> Void
  ) {
    guard (inner as? ForwardingTableViewDataSource)?.layer === hiding else {
      misuse(
        """
        rows below sections stand directly around the layer that hides the rest, and there is \
        another object inside: give the data source half of layer \(hiding.name)
        """)
    }
    self.hiding = hiding
    self.cell = cell
    self.configure = configure
    let layer = TableLayer(named: name, ruleForContent: { Self.rule(around: $1) })
    if name == nil { layer.name = "show more" }
    // The rows come and go with what the user or the app has asked for.
    layer.changeTiming = .immediately
    super.init(inner: inner, layer: layer, ownership: ownership)
    hiding.isOfShowMore = true
    layer.rowsDidChange = { [weak self] _ in self?.configureShownCells() }
  }

  override class var kitClass: AnyClass { ShowMoreDecorator.self }

  /// Shows only the first rows of a section, and below them the row that shows more; see
  /// ``HidingLayer/show(first:ofSection:)``.
  ///
  /// - Parameters:
  ///   - count: The most rows that are shown; traps if it is negative.
  ///   - section: A section (data).
  public func show(first count: Int, ofSection section: Int) {
    hiding.show(first: count, ofSection: section)
  }

  /// Shows all rows of a section, as a tap on the row below them does.
  ///
  /// - Parameter section: A section (data).
  public func showAll(ofSection section: Int) { hiding.expand(section: section) }

  /// Creates the delegate half of the layer, which hears of taps.
  ///
  /// - Parameters:
  ///   - inner: The delegate half of the layer that hides the rows.
  ///   - ownership: Whether the half retains `inner`.
  ///   - height: The height of a row in points; automatic if nil.
  /// - Returns: The delegate. Keep it, since a table holds its delegate weakly.
  public func makeDelegate(
    inner: (any UITableViewDelegate)?, ownership: InnerOwnership = .strong, height: CGFloat? = nil
  ) -> ForwardingTableViewDelegate {
    let events = AdditionalRowEvents(
      height: height.map { height in { _ in height } },
      didSelect: { [weak self] tableView, row, indexPath in
        tableView.deselectRow(at: indexPath, animated: true)
        guard let self, let section = section(of: row) else { return }
        hiding.expand(innerSection: section)
      },
      willDisplay: { [weak self] _, cell, _ in
        self?.shownCells.append(ShownCell(cell: cell))
      },
      didEndDisplaying: { [weak self] _, cell, _ in
        self?.shownCells.removeAll { $0.cell === cell || $0.cell == nil }
      })
    return ForwardingTableViewDelegate(
      inner: inner, layer: layer, events: events, ownership: ownership)
  }

  public override func additionalCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    let cell = cell(tableView, reuseIndexPath)
    if let count = count(of: row) { configure(cell, count) }
    return cell
  }

  /// Shows the numbers of now in the cells on screen.
  private func configureShownCells() {
    for cell in shownCells.compactMap(\.cell) {
      guard case .layer(let row)? = layer.displayedRows.currentOwner(of: cell),
        let count = count(of: row)
      else { continue }
      configure(cell, count)
    }
  }

  /// Returns the section that a row shows more of, which is the same in the hiding layer: that adds
  /// no sections.
  private func section(of row: AdditionalRow) -> Int? {
    guard case .amongContent(let index) = row, let layout = layer.current,
      (0..<layout.additionalCount).contains(index)
    else { return nil }
    return layout.anchor(ofAdditional: index).section
  }

  /// Returns the number of content rows that a tap on a row reveals.
  private func count(of row: AdditionalRow) -> Int? {
    guard let section = section(of: row), let shown = hiding.state?.shownContent,
      shown.layouts.indices.contains(section)
    else { return nil }
    return shown.cutOffCount(inSection: section)
  }

  private static func rule(around hiding: TableLayout?) -> LayerRule {
    let rows = hiding?.rows ?? []
    let sections = rows.indices.filter { rows[$0].cutOffCount > 0 }
    return LayerRule(
      rows: sections.isEmpty ? .none : .end.inSections(sections), supply: .everySlot)
  }
}
