import Foundation

/// The place of a child in a composed table.
///
/// It has objects around those of the child, without layers, and the child's rows as the table
/// knows them. The child is attached to a ``ContentTableView`` of its own. So a child uses its part
/// of the table as a decorated table uses a whole one.
@MainActor
final class ChildSlot: ComposedChild {
  let child: LayeredTable
  private(set) weak var composed: ComposedTable?
  /// The number of the child from the top, in force; nil while the table does not show it.
  var number: Int?
  /// The content table of the child.
  private(set) var table: ContentTableView? {
    didSet { lastTable = table ?? lastTable }
  }
  /// The content table of the views that show the child's rows, also after the child is detached:
  /// the display of rows that animate out ends then.
  private(set) var lastTable: ContentTableView?

  /// Whether changes of the child wait for the next turn of the table.
  var hasWaitingChanges = false
  /// Whether the rows of the child are to be loaded at the next turn of the table.
  var hasToLoad = false
  var loadingLater = NextTurn()
  /// The data source that counted the rows that the table knows.
  private weak var counted: AnyObject?
  /// Whether the child has other rows than the table knows, since it is reloaded or has another
  /// data source. It gets no calls about rows until the table is updated.
  private(set) var isOutdated = false
  /// Whether the rows of the child are counted, and the table does not have them so far.
  private(set) var isBeingCounted = false

  let front = TableFront(of: Segment())

  init(_ child: LayeredTable, in composed: ComposedTable) {
    self.child = child
    self.composed = composed
    segment.tableQueue = child.queue
    segment.noteSelection = { [weak child] in child?.noteSelection(of: $0) }
    child.parent = composed
    front.delegate.deletesOtherRows = { [weak self, weak composed] in
      guard let self, let composed else { return false }
      return composed.content.deletesRows(ofOthersThan: self)
    }
  }

  var segment: Segment { front.segment }

  /// The number of rows of each section of the child, as the table knows them.
  var rowCounts: [Int] { segment.outerRowCounts ?? [] }

  var composedContent: ComposedContent? { (child as? ComposedTable)?.content }

  /// Attaches the child to a content table in a real table.
  func attach(to tableView: UITableView) {
    let table = ContentTableView.child(
      of: tableView, host: self, identifiers: identifiers(in: tableView))
    self.table = table
    child.place = self
    child.attach(to: table)
  }

  /// Returns the reuse identifiers of the child: its earlier ones if it was here before.
  private func identifiers(in tableView: UITableView) -> SourceIdentifiers {
    let table = child
    let shared =
      composed?.identifiers(of: tableView) ?? SharedIdentifiers(of: tableView.tableOnScreen)
    if let known = table.identifiers, known.shared === shared { return known }
    let identifiers = shared.makeSource()
    table.identifiers = identifiers
    return identifiers
  }

  /// Detaches the child from its table.
  func detach() {
    number = nil
    isBeingCounted = false
    let shown = front.delegate.inner
    child.detach()
    child.place = nil
    segment.unload()
    // It is still notified of the end of the display of its rows.
    front.delegate.wrap(shown, ownership: .weak)
    table?.removeFromTable()
    table = nil
    hasToLoad = false
  }

  // MARK: - What the table knows

  // The table gets rows of the child at three moments: it counts them, the child has a batch, or
  // the child is reloaded. Only then do the counts here and the composition change, inside the
  // batch if there is one.

  /// Notes that the child loads its rows.
  func noteLoading() { isOutdated = true }

  /// Notes that the child has set a data source on its table.
  func noteDataSource() {
    guard front.dataSource.inner !== counted else { return }
    isOutdated = true
    // A table reloads after another data source was set. A child without a place is counted when it
    // gets one.
    if number != nil { loadLater() }
  }

  /// Notes that the child has objects of its own from now on, or none any more. Its rows are still
  /// those that the table knows, and another segment follows the views on screen.
  func noteSameRows(followedIn new: Segment, insteadOf old: Segment) {
    segment.views.follow(contentOf: old, in: new)
    counted = front.dataSource.inner
    isOutdated = false
  }

  /// Counts the present rows of the child, which the table may not know yet. In the middle of a
  /// change it returns the rows that the table knows.
  ///
  /// This loads the child's own layers. ``endCounting()`` follows when the table has the rows.
  func countRows() -> [Int] {
    guard let table, segment.readsCounts else { return rowCounts }
    isBeingCounted = true
    defer { queueWithoutLayers?.waiting.noteCount() }
    return front.dataSource.contentRowCounts(in: table)
  }

  /// Notes that the table has the rows that were counted, and notifies the child's observers of the
  /// load, if it was one.
  func endCounting() {
    guard isBeingCounted else { return }
    isBeingCounted = false
    child.reportLoad()
  }

  /// Makes counted rows those that the table knows.
  func load(_ rowCounts: [Int]) {
    segment.load(rowCounts: rowCounts)
    isOutdated = false
    counted = front.dataSource.inner
  }

  /// Makes the rows of an answer those that the table knows.
  func answer(_ rowCounts: [Int]) {
    let before = segment.outerRowCounts
    load(rowCounts)
    if rowCounts == before {
      queueWithoutLayers?.didAnswerSameCounts()
    } else {
      noteLoaded()
    }
  }

  /// Notifies the child that the table has loaded its rows.
  func noteLoaded() { queueWithoutLayers?.didLoad() }

  /// The queue of a child without layers; layers notify their queue themselves.
  private var queueWithoutLayers: ChangeQueue? {
    child.changingSegment == nil ? child.queue : nil
  }

  /// Follows a batch of the child, which the table shows from now on.
  func follow(_ update: CompositionChange.Update) {
    // A callback may have detached it.
    guard segment.isLoaded else { return }
    segment.contentDidChange(
      by: UpdateMap(update.batch, before: rowCounts, after: update.rowCountsAfter))
  }
}

// Slots are compared by identity.
extension ChildSlot: Equatable {
  nonisolated static func == (one: ChildSlot, other: ChildSlot) -> Bool { one === other }
}
