import Foundation

/// A layer of one row after the last, which loads more content when it comes on screen.
///
/// ```swift
/// feed.addLoadMore { tableView, indexPath in
///   tableView.dequeueReusableCell(withIdentifier: "more", for: indexPath)
/// } configure: { cell, state in
///   cell.textLabel?.text = state == .failed ? "Tap to try again" : "Loading…"
/// } load: { more in
///   fetchPage { page in
///     let new = posts.count..<(posts.count + page.count)
///     posts += page
///     feed.insertRows(at: new.map { IndexPath(row: $0, section: 0) }, with: .automatic)
///     more.state = page.isEmpty ? .finished : .idle
///   }
/// }
/// ```
///
/// `feed` is a ``DecoratedTable``. A source that has the page at hand may do the same at once. A
/// table that is wired by hand is reloaded instead.
///
/// The row is shown for empty content too, so that the first page is loaded in the same way.
///
/// Ownership: as ``ForwardingTableViewDataSource``; the closures are retained too.
@MainActor
public final class LoadMoreDecorator: ForwardingTableViewDataSource {
  /// The state of the loading.
  public enum State: Hashable, Sendable {
    /// There is more content, which is not being loaded.
    case idle
    /// More content is being loaded.
    case loading
    /// The last loading failed. A tap on the row tries again.
    case failed
    /// There is no more content, and no row.
    case finished
  }

  /// The state, shared with the layer's rule.
  private final class Progress {
    var state = State.idle
  }

  private let progress: Progress
  private let cell: (UITableView, IndexPath) -> UITableViewCell
  private let configure: (UITableViewCell, State) -> Void
  private let load: (LoadMoreDecorator) -> Void
  private let beginning = NextTurn()
  private weak var shownCell: UITableViewCell?

  /// Creates a layer of a row after the last.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - name: What the layer is called in explanations and diagnoses; "load more" if nil, and
  ///     "load more 2" if another layer is called so.
  ///   - ownership: Whether this object retains `inner`.
  ///   - cell: Makes the cell of the row; its index path is the one to dequeue with (reuse).
  ///   - configure: Makes the cell show a state: before it is shown, and when the state changes.
  ///   - load: Begins to load, and sets ``state`` to another value than `loading` when it is done.
  ///     It is called once each time that the state becomes `idle`, when the row is on screen; the
  ///     state is `loading` by then. The table is in the middle of showing a row: a
  ///     ``DecoratedTable`` may be told of new content at once, but the table itself must not.
  public init(
    inner: any UITableViewDataSource, named name: String? = nil,
    ownership: InnerOwnership = .strong,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell,
    configure: @escaping (UITableViewCell, State) -> Void = { _, _ in },
    load: @escaping (LoadMoreDecorator) -> Void
  ) {
    let progress = Progress()
    self.progress = progress
    self.cell = cell
    self.configure = configure
    self.load = load
    let layer = TableLayer(named: name) { Self.rule(in: progress.state, for: $0) }
    if name == nil { layer.name = "load more" }
    // Nothing stands below the row, and whoever scrolls to it waits for what it does.
    layer.changeTiming = .immediately
    super.init(inner: inner, layer: layer, ownership: ownership)
  }

  override class var kitClass: AnyClass { LoadMoreDecorator.self }

  /// The state of the loading.
  ///
  /// The row goes when the state becomes `finished`, and comes back with another state. A
  /// ``DecoratedTable`` tells the table of it. A table that is wired by hand is reloaded: tell it
  /// of new content first, and set the state afterwards.
  public var state: State {
    get { progress.state }
    set {
      let old = progress.state
      guard newValue != old else { return }
      progress.state = newValue
      if let shownCell { configure(shownCell, newValue) }
      if (old == .finished) != (newValue == .finished) { layer.updateSlots() }
      if newValue == .idle, shownCell != nil {
        // A row that is on screen does not come on screen again. It loads on the next turn: a
        // source that has its content at hand would otherwise call itself.
        beginning.schedule { [weak self] in self?.beginIfShown() }
      }
    }
  }

  /// Creates the delegate half of the layer, which sees the row come on screen.
  ///
  /// - Parameters:
  ///   - inner: The delegate of the content: another decorator, any delegate as it stands, or none.
  ///   - ownership: Whether the half retains `inner`.
  ///   - height: The height of the row in points; automatic if nil.
  /// - Returns: The delegate. Keep it, since a table holds its delegate weakly.
  public func makeDelegate(
    inner: (any UITableViewDelegate)?, ownership: InnerOwnership = .strong, height: CGFloat? = nil
  ) -> ForwardingTableViewDelegate {
    let events = AdditionalRowEvents(
      height: height.map { height in { _ in height } },
      didSelect: { [weak self] tableView, _, indexPath in
        tableView.deselectRow(at: indexPath, animated: true)
        if self?.state == .failed { self?.begin() }
      },
      willDisplay: { [weak self] _, cell, _ in self?.willShow(cell) },
      didEndDisplaying: { [weak self] _, cell, _ in
        if self?.shownCell === cell { self?.shownCell = nil }
      })
    return ForwardingTableViewDelegate(
      inner: inner, layer: layer, events: events, ownership: ownership)
  }

  public override func additionalCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    let cell = cell(tableView, reuseIndexPath)
    configure(cell, state)
    return cell
  }

  override func addPending(to work: inout PendingWork) {
    super.addPending(to: &work)
    work.add(beginning, "the beginning of a load of layer \(layer.name)")
    if state == .loading { work.add(waiting: "a load of layer \(layer.name)") }
  }

  private func willShow(_ cell: UITableViewCell) {
    shownCell = cell
    if state == .idle { begin() }
  }

  private func beginIfShown() {
    if state == .idle, shownCell != nil { begin() }
  }

  private func begin() {
    state = .loading
    load(self)
  }

  private static func rule(in state: State, for rowCounts: [Int]) -> LayerRule {
    if state == .finished { return LayerRule(rows: .none, supply: .everySlot) }
    if rowCounts.isEmpty {
      return LayerRule(
        rows: .none, supply: .everySlot, sections: .end, addedSectionRowCounts: [1])
    }
    return LayerRule(rows: .end.inSection(rowCounts.count - 1), supply: .everySlot)
  }
}
