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
/// `feed` is a ``DecoratedTable``. A tap on the row reveals the rest of its section and removes the
/// row, in one batch. The number follows the content. A section without hidden rows has no such
/// row.
///
/// The rows are hidden by a ``HidingLayer`` directly inside this layer. For layers outside both, a
/// revealed row is an inserted one.
///
/// The layer retains the closures and the hiding layer.
@MainActor
public final class ShowMoreLayer: TableLayer {
  /// The layer inside, which hides the rows.
  package let hiding: HidingLayer
  private let makeCell: (UITableView, IndexPath) -> UITableViewCell
  private let configure: (UITableViewCell, _ count: Int) -> Void
  /// The cells that show the rows of the layer.
  private var shownCells: [Weak<UITableViewCell>] = []

  /// Creates a layer of a row below each section that shows only its first rows.
  ///
  /// - Parameters:
  ///   - hiding: The layer that hides the rows, which is added and removed together with this one.
  ///   - name: The name of the layer in explanations and diagnoses; "show more" if nil, and "show
  ///     more 2" if another layer has that name.
  ///   - height: The height of a row in points; automatic if nil.
  ///   - cell: Makes the cell of a row; its index path is the one to dequeue with (reuse).
  ///   - configure: Configures the cell for the number of rows that a tap reveals: before it is
  ///     shown, and when the number changes.
  init(
    around hiding: HidingLayer, named name: String? = nil, height: CGFloat? = nil,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell,
    configure: @escaping (UITableViewCell, _ count: Int) -> Void
  ) {
    self.hiding = hiding
    makeCell = cell
    self.configure = configure
    super.init(placed: .none, policy: .followRule, named: name)
    ruleForContent = { Self.rule(around: $1) }
    if name == nil { self.name = "show more" }
    // The rows are inserted and removed by actions of the user or the app.
    changeTiming = .immediately
    events.height = height.map { height in { _ in height } }
  }

  override var layerDirectlyInside: TableLayer? { hiding }

  override func refuse(inside layer: TableLayer?) {
    guard layer !== hiding else { return }
    misuse(
      """
      rows below sections stand directly around the layer that hides the rest, and \
      \(layer.map { "layer \($0.name)" } ?? "none") is inside: add layer \(hiding.name) right before
      """)
  }

  override func rowsDidChange(by transition: LayerTransition?) {
    guard let front = segment?.outermost else { return }
    // The cells on screen show the present numbers.
    for cell in shownCells.compactMap(\.object) {
      guard case .layer(let owner, let row)? = front.views.rows.currentOwner(of: cell)?.owner,
        owner === self, let count = count(of: row)
      else { continue }
      configure(cell, count)
    }
  }

  override func didUnload() {
    super.didUnload()
    shownCells = []
  }

  /// Shows only the first rows of a section, and below them the row that shows more; see
  /// ``HidingLayer/show(first:ofSection:)``.
  ///
  /// - Parameters:
  ///   - count: The most rows that are shown; traps if it is negative.
  ///   - section: A section (data).
  public func show(first count: Int, ofSection section: Int) {
    hiding.show(first: count, ofSection: section)
  }

  override func composed(_ events: AdditionalRowEvents) -> AdditionalRowEvents {
    var composed = events
    composed.didSelect = { [weak self] tableView, row, indexPath in
      tableView.deselectRow(at: indexPath, animated: true)
      events.didSelect?(tableView, row, indexPath)
      guard let self, let section = section(of: row) else { return }
      hiding.expand(innerSection: section)
    }
    composed.willDisplay = { [weak self] tableView, cell, row in
      events.willDisplay?(tableView, cell, row)
      self?.shownCells.append(Weak(cell))
    }
    composed.didEndDisplaying = { [weak self] tableView, cell, row in
      events.didEndDisplaying?(tableView, cell, row)
      self?.shownCells.removeAll { $0.object === cell || $0.object == nil }
    }
    return composed
  }

  public override func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    let cell = makeCell(tableView, reuseIndexPath)
    if let count = count(of: row) { configure(cell, count) }
    return cell
  }

  /// Returns the section of a row, which has the same number in the hiding layer, since that adds
  /// no sections.
  private func section(of row: AdditionalRow) -> Int? {
    guard case .amongContent(let index) = row, let layout = current,
      (0..<layout.additionalCount).contains(index)
    else { return nil }
    return layout.anchor(ofAdditional: index).section
  }

  /// Returns the number of content rows that a tap on a row reveals.
  private func count(of row: AdditionalRow) -> Int? {
    guard let section = section(of: row), let shown = hiding.loadedState?.shownContent,
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
