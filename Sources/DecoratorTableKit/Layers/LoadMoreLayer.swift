import Foundation

/// A layer of one row after the last, which loads more content when it is displayed.
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
/// `feed` is a ``DecoratedTable``. A source with a cached page may do the same at once. A table
/// that is wired by hand is reloaded instead.
///
/// The row is also shown for empty content, so that the first page is loaded in the same way.
///
/// The layer retains the closures.
@MainActor
public final class LoadMoreLayer: TableLayer {
  /// The state of the loading.
  public enum State: Hashable, Sendable {
    /// There is more content, which is not being loaded.
    case idle
    /// More content is being loaded.
    case loading
    /// The last load has failed. A tap on the row retries.
    case failed
    /// There is no more content, and no row.
    case finished
  }

  private let makeCell: (UITableView, IndexPath) -> UITableViewCell
  private let configure: (UITableViewCell, State) -> Void
  private let load: (LoadMoreLayer) -> Void
  private var beginning = NextTurn()
  private weak var shownCell: UITableViewCell?

  /// Creates a layer of a row after the last.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; "load more" if nil, and "load
  ///     more 2" if another layer has that name.
  ///   - height: The height of the row in points; automatic if nil.
  ///   - cell: Makes the cell of the row; its index path is the one to dequeue with (reuse).
  ///   - configure: Configures the cell for a state: before it is shown, and when the state
  ///     changes.
  ///   - load: Begins to load, and sets ``state`` to another value than `loading` at the end. It is
  ///     called once each time that the state becomes `idle`, when the row is on screen; the state
  ///     is `loading` by then. The table is in the middle of displaying a row: new content may be
  ///     announced on a ``DecoratedTable`` at once, but not on the table itself.
  init(
    named name: String? = nil, height: CGFloat? = nil,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell,
    configure: @escaping (UITableViewCell, State) -> Void = { _, _ in },
    load: @escaping (LoadMoreLayer) -> Void
  ) {
    makeCell = cell
    self.configure = configure
    self.load = load
    super.init(placed: .none, policy: .followRule, named: name)
    ruleForContent = { [weak self] rowCounts, _ in
      Self.rule(in: self?.state ?? .finished, for: rowCounts)
    }
    if name == nil { self.name = "load more" }
    // No row is below it, and a user who scrolls to it waits for its effect.
    changeTiming = .immediately
    events.height = height.map { height in { _ in height } }
  }

  /// The state of the loading.
  ///
  /// The row is removed when the state becomes `finished`, and inserted again with another state. A
  /// ``DecoratedTable`` updates the table. A table that is wired by hand is reloaded: announce new
  /// content first, and set the state afterwards.
  public var state = State.idle {
    didSet {
      let new = state
      guard new != oldValue else { return }
      if let shownCell { configure(shownCell, new) }
      if (oldValue == .finished) != (new == .finished) { updateSlots() }
      if new == .idle, shownCell != nil {
        // A row on screen is not displayed again. It loads on the next turn: a source with cached
        // content would otherwise recurse.
        beginning.schedule { [weak self] in
          if let self, state == .idle, shownCell != nil { begin() }
        }
      }
    }
  }

  override func didUnload() {
    super.didUnload()
    shownCell = nil
  }

  override func composed(_ events: AdditionalRowEvents) -> AdditionalRowEvents {
    var composed = events
    composed.didSelect = { [weak self] tableView, row, indexPath in
      tableView.deselectRow(at: indexPath, animated: true)
      events.didSelect?(tableView, row, indexPath)
      if self?.state == .failed { self?.begin() }
    }
    composed.willDisplay = { [weak self] tableView, cell, row in
      events.willDisplay?(tableView, cell, row)
      guard let self else { return }
      shownCell = cell
      if state == .idle { begin() }
    }
    composed.didEndDisplaying = { [weak self] tableView, cell, row in
      events.didEndDisplaying?(tableView, cell, row)
      if self?.shownCell === cell { self?.shownCell = nil }
    }
    return composed
  }

  public override func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    let cell = makeCell(tableView, reuseIndexPath)
    configure(cell, state)
    return cell
  }

  override func addPending(to work: inout PendingWork) {
    super.addPending(to: &work)
    work.add(beginning, "the beginning of a load of layer \(name)")
    if state == .loading { work.add(waiting: "a load of layer \(name)") }
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
