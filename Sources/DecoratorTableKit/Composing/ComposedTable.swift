import Foundation

/// Several sources in one table.
///
/// Each child is a ``DecoratedTable`` of its own, with whatever it wraps and the layers around
/// that, or another composed table. None of them knows of the others: a child gets a table that
/// has nothing but its own rows, and announces its changes to that table or to its decorated
/// table.
///
/// ```swift
/// let home = ComposedTable(.bySections, [stories, feed, settings])
/// home.addRows(promos, placed: .every(20), cell: .class(PromoCell.self))    // around all
/// home.attach(to: tableView)
/// feed.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)                // its own rows
/// home.children.removeFirst()                                                     // animated
/// ```
///
/// Its own layers are among the rows of all children.
///
/// Coordinates: a child's *data* index paths count nothing but the content of the child. *Reuse*
/// index paths are rows of the table on screen, for a child and its layers as well. The *data*
/// index paths of the composed table count all children; ``child(at:)`` returns the owner of a row.
///
/// Ownership: as of a ``LayeredTable``. It retains its children.
@MainActor
public final class ComposedTable: LayeredTable {
  /// The arrangement of children below each other.
  public enum Kind: Sendable {
    /// Each child has its own sections, with their headers, footers and index titles.
    case bySections
    /// All children have rows in one section: each those of its first section. The section has the
    /// header and footer of the first child that has a section.
    case byRows
  }

  /// The arrangement of the children.
  package var kind: Kind { composition.kind == .bySections ? .bySections : .byRows }

  /// The children, from the top.
  ///
  /// Setting them is a batch: new children are inserted, missing ones removed, the others moved.
  /// It is made at once, together with all that children have announced in the same block; if the
  /// table is in the middle of something, on the next turn of the main actor. Traps if a child is
  /// there twice, in another composed table, or this table.
  ///
  /// - Complexity: To set, O(*n* log *n*) for *n* children, and the sections or rows that move.
  public var children: [LayeredTable] {
    get { wanted.map(\.child) }
    set { setChildren(newValue) }
  }

  /// The animation with which children are inserted and removed.
  public var childAnimation = UITableView.RowAnimation.automatic

  /// The children that the app has set.
  private(set) var wanted: [ChildSlot] = []
  /// The children that the table shows, from the top.
  private(set) var shown: [ChildSlot] = []
  /// The removed children that still have their tables.
  var removedSlots: [ChildSlot] = []
  /// The places of the shown children.
  private(set) var composition: Composition
  /// The number of times that the table has read everything.
  private(set) var loads = 0
  /// The number of times that the table was attached.
  private(set) var attachments = 0
  /// The children as the layers around all of them have them inside.
  let content: ComposedContent
  private var identifiersOfChildren: SharedIdentifiers?

  /// The app's handlers of rows that are dragged to another child; nil if rows stay in their own.
  var moveHandlers: ChildMoveHandlers?

  /// The number of open blocks.
  var depth = 0
  private var completions: [(Bool) -> Void] = []
  var applyingLater = NextTurn()
  var reloadingMoved = NextTurn()
  var showingMethods = NextTurn()
  var notifyingChildren = NextTurn()
  /// Whether a turn is under way.
  var isProcessing = false
  /// The children whose changes wait for the next turn.
  var waiting: [ChildSlot] = []
  /// The children that were asked for their changes in the last turn.
  var asked: [ChildSlot] = []
  /// The batch that the table has not shown yet.
  var underway: PreparedComposition?
  /// The children that have opened a block of announcements, which may be closed by now.
  private var openBlocks: [ChildSlot] = []

  /// Creates a table of several sources.
  ///
  /// - Parameters:
  ///   - kind: The arrangement of the children.
  ///   - children: The children, from the top. Traps if one is there twice, or is in another
  ///     composed table.
  public init(_ kind: Kind, _ children: [LayeredTable] = []) {
    composition = Composition(kind == .bySections ? .bySections : .byRows, of: [])
    let content = ComposedContent()
    self.content = content
    super.init(
      retained: TableObjects { $0 == .dataSource || $0 == .delegate ? content : nil })
    content.host = self
    queue.rowsDidChange.append { [weak self] in self?.notifyChildrenOfMovedRows() }
    queue.isBlockOpenInside = { [weak self] in self?.isBlockOpen == true }
    keepFront { _ in }
    setChildren(children)
  }

  deinit {
    let slots = wanted + shown + removedSlots
    MainActorCall.perform { for slot in slots where slot.table != nil { slot.detach() } }
  }

  // MARK: - Attaching

  /// Attaches each child to a content table of its own.
  override func willAttach(to tableView: UITableView) {
    guard !isDecorating else { return }
    // Callbacks may set other children, which follow on the next turn.
    let slots = wanted
    attachments += 1
    for slot in slots { slot.attach(to: tableView) }
    shown = slots
    if wanted != shown { applyLater() }
    numberChildren()
    offerObjects()
  }

  public override func detach() {
    content.forgetMethods()
    super.detach()
    let slots = wanted + shown + removedSlots
    shown = []
    removedSlots = []
    composition = Composition(composition.kind, of: [])
    detach(slots)
    for completion in consumeCompletions() { completion(false) }
  }

  override var namesWithoutLayers: [String] { ["children"] }

  // MARK: - As a child

  override func nextUpdate() -> ViewUpdate? { takeTurn().update }

  override func callCompletions() {
    let asked = asked
    self.asked = []
    for slot in asked.reversed() { slot.child.callCompletions() }
    super.callCompletions()
  }

  override func didCount() {
    if !isBeingCounted { reportLoadsOfChildren() }
  }

  override func reportLoad() {
    super.reportLoad()
    reportLoadsOfChildren()
  }

  private func reportLoadsOfChildren() {
    for slot in shown { slot.endCounting() }
  }

  override func rowsDidMoveOnScreen() {
    super.rowsDidMoveOnScreen()
    for slot in shown { slot.child.rowsDidMoveOnScreen() }
  }

  override func addPendingOfChildren(to work: inout PendingWork) {
    work.add(applyingLater, "the turn of changes of children")
    work.add(showingMethods, "telling the table which methods its children have")
    work.add(notifyingChildren, "a look of the children at what is on screen")
    work.add(reloadingMoved, "the cell of a row that was dragged to another child")
    for slot in all {
      work.add(slot.loadingLater, "a load of a child with another data source")
      slot.child.addPending(to: &work)
    }
  }

  /// Returns the reuse identifiers of the children in a table, which last while it is the same.
  func identifiers(of tableView: UITableView) -> SharedIdentifiers {
    let tableView = tableView.tableOnScreen
    if let known = identifiersOfChildren, known.table === tableView { return known }
    let identifiers = SharedIdentifiers(of: tableView)
    identifiersOfChildren = identifiers
    return identifiers
  }

  // MARK: - Changes

  /// Runs a block in which several children announce their changes, and children are inserted,
  /// removed and moved: all of it becomes one batch of the table.
  ///
  /// - Parameters:
  ///   - updates: The changes.
  ///   - completion: Called when the table has shown the batch, with whether its animations ran to
  ///     their end.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    depth += 1
    updates()
    depth -= 1
    if let completion { completions.append(completion) }
    applyChildren()
  }

  /// Whether a block is open, here or in a child. The table is not updated meanwhile: it might ask
  /// for rows that a source has changed, and not announced yet.
  private var isBlockOpen: Bool {
    if depth > 0 { return true }
    for slot in openBlocks where slot.isBlockOpen { return true }
    return false
  }

  /// Notes that a child has opened a block.
  func noteOpenBlock(of slot: ChildSlot) {
    var open: [ChildSlot] = [slot]
    for other in openBlocks where other !== slot && other.isBlockOpen { open.append(other) }
    openBlocks = open
    childView?.noteOpenBlock()
  }

  /// Notes that changes of a child wait for the next turn.
  func noteWaitingChanges(of slot: ChildSlot) {
    if !slot.hasWaitingChanges { waiting.append(slot) }
    slot.hasWaitingChanges = true
    childView?.noteWaitingChanges()
  }

  /// Whether changes of children wait for the next turn.
  var hasWaitingChanges: Bool { !waiting.isEmpty || !completions.isEmpty }

  var isRearranged: Bool {
    isDecorating && wanted != shown
  }

  private func setChildren(_ new: [LayeredTable]) {
    var known: [ObjectIdentifier: ChildSlot] = [:]
    for slot in wanted + shown + removedSlots { known[ObjectIdentifier(slot.child)] = slot }
    var seen: Set<ObjectIdentifier> = []
    wanted = new.enumerated().map { index, child in
      let identifier = ObjectIdentifier(child)
      guard seen.insert(identifier).inserted else {
        misuse("child \(index) is there twice: give each place a child of its own")
      }
      if let slot = known.removeValue(forKey: identifier) { return slot }
      refuse(child, at: index)
      return ChildSlot(child, in: self)
    }
    // Those that have a table stay children until they leave it.
    for slot in known.values where slot.table == nil { slot.child.parent = nil }
    applyChildren()
  }

  /// Traps if a table cannot be a child.
  private func refuse(_ child: LayeredTable, at index: Int) {
    if child.parent != nil {
      misuse("child \(index) is a child of a composed table already: remove it there first")
    }
    if child.isDecorating {
      misuse("child \(index) is attached: detach it first, since a child has a table of its own")
    }
    guard child !== self, !contains(child, self) else {
      misuse("child \(index) has this table inside, or is it: give the table another child")
    }
  }

  /// Returns whether `table` is somewhere inside of a child.
  private func contains(_ child: LayeredTable, _ table: ComposedTable) -> Bool {
    guard let composed = child as? ComposedTable else { return false }
    return composed.wanted.contains { $0.child === table || contains($0.child, table) }
  }

  private func numberChildren() {
    for (number, slot) in shown.enumerated() { slot.number = number }
  }

  /// Notes the rows of the children that the table has from now on.
  func adopt(_ composition: Composition, of slots: [ChildSlot]) {
    self.composition = composition
    guard slots != shown else { return }
    for slot in shown { slot.number = nil }
    shown = slots
    numberChildren()
  }

  /// Reads the counts of all children afresh, since the table loads.
  func readCounts() {
    loads += 1
    let slots = shown
    let counts = slots.map { $0.countRows() }
    for (slot, rowCounts) in zip(slots, counts) where slot.segment.readsCounts {
      slot.answer(rowCounts)
    }
    let known = composition
    composition = Composition(composition.kind, of: counts)
    // A table that merely asks again loads only if its own counts are others.
    if composition != known, composition.rowCounts == known.rowCounts {
      queue.loadNextTurn()
    }
  }

  /// Follows a drag by the user, which the table shows already.
  func didMoveRows(of slot: any ComposedChild) {
    if let number = slot.number {
      composition = composition.settingRowCounts([number: slot.rowCounts])
    }
  }

  /// Notifies children on the next turn that their rows may be elsewhere on screen.
  private func notifyChildrenOfMovedRows() {
    notifyingChildren.schedule { [weak self] in
      for slot in self?.shown ?? [] { slot.child.rowsDidMoveOnScreen() }
    }
  }

  /// Makes the table read the methods of its objects again.
  func methodsDidChange() {
    content.forgetMethods()
    guard isDecorating else { return }
    showingMethods.schedule { [weak self] in
      self?.offerObjects()
      self?.showOtherMethods()
    }
  }

  /// The children that have a table: those that are shown or about to be shown.
  var all: [ChildSlot] {
    if wanted == shown { return shown }
    return shown + wanted.filter { $0.number == nil && $0.table != nil }
  }

  /// Offers the table the objects that some child has. A table behaves differently for merely
  /// having them. One that stays is left alone, although it may have other methods by now.
  func offerObjects() {
    content.forgetMethods()
    let all = all
    for kind in TableObjectKind.allCases where kind.isOptional {
      let offered = all.contains { $0.wrapped(kind) != nil } ? content : nil
      if offered !== wrapped(kind) { setWrapped(offered, kind) }
    }
  }

  func consumeCompletions() -> [(Bool) -> Void] {
    defer { completions = [] }
    return completions
  }
}
