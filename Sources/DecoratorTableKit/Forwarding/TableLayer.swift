import Foundation

/// A layer of rows: where they are, their cells, and what they do.
///
/// The layers of the kit are subclasses, and an app may write one of its own. It says where its
/// rows are and makes their cells, and nothing else:
///
/// ```swift
/// final class Separators: TableLayer {
///   init() {
///     super.init(placed: .every(1, after: 1), named: "separators")
///     events = AdditionalRowEvents(height: { _ in 1 })
///   }
///
///   override func cell(
///     _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
///   ) -> UITableViewCell {
///     tableView.dequeueReusableCell(withIdentifier: "separator", for: reuseIndexPath)
///   }
/// }
///
/// feed.add(Separators())
/// ```
///
/// Content rows are none of a layer's business: their cells and everything that happens to them are
/// the wrapped objects' own.
///
/// The counts in force are those that the table was told last. They are read afresh when the table
/// asks for its sections, as it does when it loads. In between, every question is answered from the
/// same layout, whatever the inner source would say by then.
///
/// Changes: the layer follows what the app announces, as its policy says, and changes of the
/// layer's own are announced to the table. The app announces changes of the content on its
/// ``DecoratedTable``, or on ``contentTableView(for:)`` in a table that is wired by hand, or
/// reloads the table. What is loaded is laid out by the rule. As long as a table merely asks again
/// for the counts that it knows, rows that follow the content, or are kept, stay where they are.
///
/// Ownership: a ``DecoratedTable`` retains its layers, and so do the halves of a layer in a table
/// that is wired by hand; a layer retains neither. In a table that is wired by hand, the innermost
/// layer retains the table that wrapped code is handed.
@MainActor
open class TableLayer {
  /// The name of the layer in explanations and diagnoses.
  ///
  /// A layer that was given no name is numbered when it is added to a ``DecoratedTable``: the first
  /// of them is "layer 1", the second "layer 2". Before that it is "unnamed".
  public internal(set) var name: String
  /// Whether an app chose the name.
  let hasGivenName: Bool
  /// The policy of the additional rows when the content changes.
  ///
  /// A layer for which none was chosen keeps the one that suits its placement, also after
  /// ``placement`` was set; see ``ContentPolicy``. It is nil for a layer that stands above groups
  /// or hides rows, which has nothing to choose.
  package var policy: ContentPolicy? { ownState.policy }
  /// The policy that an app chose; nil for the one that suits the placement.
  let chosenPolicy: ContentPolicy?
  /// The rows and sections that the layer adds.
  package var rule: LayerRule { ownState.rule }
  /// The places where sections are added.
  package var sectionPlacement: Placement { rule.placed?.sections ?? .none }
  /// The rule for some content, where one rule does not fit all: for the number of rows of each
  /// inner section, and for the layout of the layer inside if there is one.
  var ruleForContent: ((_ rowCounts: [Int], _ inner: TableLayout?) -> LayerRule)?

  /// The handlers for the layer's own rows.
  ///
  /// What the rows of the kit's layers can do by themselves is not in here. It adds to this and
  /// replaces nothing of it.
  ///
  /// UIKit asks which methods exist when an object is set. ``DecoratedTable`` sets its objects
  /// again when a handler is added or removed. In a table that is wired by hand, set the data
  /// source and the delegate to nil and again. Do neither in the middle of an update.
  public var events = AdditionalRowEvents() {
    didSet { composeHandlers() }
  }
  /// ``events`` together with what the rows can do by themselves.
  private(set) var handlers = AdditionalRowEvents() {
    didSet {
      if handlers.answersOtherMethods(than: oldValue) { eventsDidChange?() }
    }
  }
  /// A closure to call when a handler came or went, of which a table has to be told.
  var eventsDidChange: (() -> Void)?
  /// What fills the places of the layer one by one; nil if nothing does.
  package final weak var filling: (any LayerFilling)?
  /// Whether the layer adds nothing while a ``DecoratedTable`` is turned off.
  package final var canBeTurnedOff = true
  /// Whether sections may be added later where there are none yet.
  var mayAddSections = false

  /// The registrations of the cells of the layer's own rows.
  private(set) var cells = CellRegistrations()
  /// The data source half, which reads the counts of the inner source and sets itself here.
  weak var source: AdditionalTableViewDataSourceImpl?
  /// The queue of the decorated table; nil in a table that is wired by hand.
  weak var tableQueue: ChangeQueue? {
    didSet {
      guard let tableQueue else { return }
      for anomaly in unobservedAnomalies { tableQueue.show(.anomaly(anomaly)) }
      unobservedAnomalies = []
    }
  }
  /// The anomalies that were reported before the layer was added to a decorated table. Its observer
  /// is told of them then.
  private var unobservedAnomalies: [TableAnomaly] = []
  private var reportedOnce: Set<TableAnomaly> = []
  /// The decorated table that the layer was added to, if any.
  weak var table: (any TableLayerOwner)?
  /// Whether plain objects inside are handed the table as the content knows it.
  var isContentTableHanded = false {
    didSet { handedTable = nil }
  }
  /// Whether they are handed it as a scroll view, too.
  var isContentTableHandedInScrolling = false
  /// The stack that the layer is the innermost of in a table that is wired by hand.
  var handWiring: HandWiring?
  /// The parts that were made of the layer.
  var parts = LayerParts()
  /// The table that they were handed last.
  private var handedTable: HandedTable?
  /// Whether the layer is being added to a table that is attached, or shown in one. The table may
  /// ask for heights at once, before the code that does so has set all that they depend on.
  var isBeingAdded = false
  /// The report of a height that such code may have given by the next turn.
  var reportingHeight = NextTurn()
  /// The animation with which the layer's rows come and go when it changes by itself. It has no
  /// effect while ``keepsScrollPosition`` holds something in its place.
  public var animation = UITableView.RowAnimation.automatic
  /// Whether what is on screen stays where it is when the layer changes by itself.
  ///
  /// True unless set, since nobody expects rows to move by themselves. What an app announces may
  /// well move them, so ``DecoratedTable/keepsScrollPosition`` is false unless set.
  /// A list that is at its top shows rows that come there.
  public var keepsScrollPosition = true
  /// The time at which changes that the layer makes by itself are shown while the user scrolls.
  ///
  /// What an app announces is shown at once.
  public var changeTiming = ChangeTiming.afterScrolling(atMost: 5)
  /// Whether plain objects inside are handed a table in their index paths, where the table
  /// is wired by hand; true unless set.
  ///
  /// The innermost layer is asked, when the table loads. Set it to false for code that translates
  /// by itself. In a ``DecoratedTable``, ``DecoratedTable/handsContentTable`` counts instead.
  public var handsContentTable = true

  /// The name of a layer that has none yet.
  static var noName: String { "unnamed" }

  /// The state of the layer, which the ways through it read.
  let known: StateInForce
  /// The layer as the table knows it, without sections before the table first asked.
  package final var inForce: LayerState {
    get { known.value }
    set { known.value = newValue }
  }
  /// Whether the table has asked for its sections.
  final var isLoaded: Bool {
    get { known.isLoaded }
    set { known.isLoaded = newValue }
  }
  /// What the layer shows again later; nil while it is not suspended.
  final var suspension: Suspension?
  /// Whether the layer is to be suspended, as soon as the table can be told.
  final var isToBeSuspended = false
  /// The change that suspends the layer or shows its rows again, until the table is told of it.
  final var suspensionChange: LayerTransition?
  /// Whether the layer adds nothing: it was taken off its table, or that shows the rows of another
  /// data source, and none has asked for its sections since. Somebody may still ask about rows that
  /// are none of the layer's, and that is passed on.
  var passesOn = false
  /// Whether the table was given titles for the index of its sections when it asked last.
  var showsSectionIndex = false
  /// The number of changes going on of which the table knows already.
  private var changesInFlight = 0
  /// The number of callbacks being answered in which a table must not be told of changes.
  private var callbackDepth = 0
  /// Whether the rows are laid out by the rule when they are loaded next, wherever they were.
  var forgetsRows = false
  /// Whether the queue was in doubt when the layer was last asked for its counts.
  ///
  /// It stands here since a table asks for each cell, and the queue is known weakly.
  var mayHaveLoaded = false
  /// Whether the rows are where a drag has left them, until the policy puts them elsewhere.
  var isSettling = false
  var settling = NextTurn()
  /// A number that changes with each drag, and when one is taken back.
  var dragGeneration = 0
  /// The layer's own changes of which the table does not know yet, in their order.
  var ownChanges: [LayerChange] = []

  /// The content row that is being dragged, if the drag is of a single one.
  var dragged: DraggedContent?

  /// A closure to call before the table counts the rows inside, which may be others by now.
  var willReadCounts: (() -> Void)?

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - placement: The places of rows among the content rows.
  ///   - sections: The places of added sections.
  ///   - policy: The policy of the additional rows when the content changes; nil for the one that
  ///     suits the placement of the rows, or of the sections if there are no rows. See
  ///     ``ContentPolicy``.
  ///   - name: The name of the layer in explanations and diagnoses; numbered if nil.
  public init(
    placed placement: Placement, sections: Placement = .none,
    policy: ContentPolicy? = nil, named name: String? = nil
  ) {
    self.name = name ?? Self.noName
    hasGivenName = name != nil
    chosenPolicy = policy
    known = StateInForce(
      LayerState(
        rule: LayerRule(rows: placement, supply: .everySlot, sections: sections),
        policy: policy, rowCounts: []))
    known.layer = self
  }

  /// Creates a layer whose rows depend on the content of the whole table.
  ///
  /// It may have one row while there is no content at all, for example. Whenever the content
  /// changes, the rows are where the rule puts them then.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; numbered if nil.
  ///   - rule: Returns what the layer adds to content of a given size, which is the number of rows
  ///     of each inner section. Called whenever the sizes were read or have changed.
  public init(named name: String? = nil, rule: @escaping ([Int]) -> LayerRule) {
    self.name = name ?? Self.noName
    hasGivenName = name != nil
    chosenPolicy = .followRule
    ruleForContent = { rowCounts, _ in rule(rowCounts) }
    known = StateInForce(Self.unknownState)
    known.layer = self
  }

  /// Creates a layer whose rows depend on the content of the whole table, and on what the layer
  /// inside makes of its own.
  init(named name: String?, ruleForContent rule: @escaping ([Int], TableLayout?) -> LayerRule) {
    self.name = name ?? Self.noName
    hasGivenName = name != nil
    chosenPolicy = .followRule
    ruleForContent = rule
    known = StateInForce(Self.unknownState)
    known.layer = self
  }

  /// The state of a layer whose rule depends on the content, before that is known.
  private static var unknownState: LayerState {
    LayerState(
      rule: LayerRule(rows: .none, supply: .everySlot), policy: .followRule, rowCounts: [])
  }

  // MARK: - What a subclass answers

  /// Returns the cell of one of the layer's own rows. A layer with rows overrides it.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse): dequeue with this one.
  ///   - row: The row of the layer.
  open func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    misuse("layer \(name) adds \(row) but has no cell for it: override cell in \(type(of: self))")
  }

  /// Returns the title above a section that the layer adds; none unless overridden.
  ///
  /// - Parameter section: The section, by its place among those that the layer has to add.
  open func titleForHeader(inAddedSection section: Int) -> String? { nil }

  /// Returns the title below a section that the layer adds; none unless overridden.
  ///
  /// - Parameter section: The section, by its place among those that the layer has to add.
  open func titleForFooter(inAddedSection section: Int) -> String? { nil }

  // MARK: - What the layers of the kit observe

  /// What the layer observes of its table besides its own rows. It is set when the layer is made,
  /// and always the same then.
  package final var observed: LayerObservations = []

  /// Called when the list is scrolled, if ``observed`` says so.
  package final var didScroll: () -> Void = {}

  /// Called when the header of a section inside the layer is about to be shown, if ``observed``
  /// says so.
  ///
  /// - Parameters:
  ///   - view: The header.
  ///   - section: The section (inner).
  func willDisplayHeader(_ view: UIView, ofSection section: Int) {}

  /// Called when a header is no longer shown, if ``observed`` says so. Its view is reused.
  func didEndDisplayingHeader(_ view: UIView) {}

  /// Called when the user has selected a row inside the layer, if ``observed`` says so.
  ///
  /// - Parameters:
  ///   - row: The row (inner).
  ///   - tableView: The table.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - tellOwner: Tells the owner of the row of the selection. Call it once.
  func didSelect(
    _ row: RowPosition, in tableView: UITableView, reuseIndexPath: IndexPath,
    tellingOwner tellOwner: () -> Void
  ) {
    tellOwner()
  }

  // MARK: - What only the layers of the kit know of

  /// Returns the handlers of the rows: those that an app has set, with what the rows can do by
  /// themselves.
  func composed(_ events: AdditionalRowEvents) -> AdditionalRowEvents { events }

  /// Called when the table has been told of a change of the rows, or, without one, when it has
  /// loaded them.
  func rowsDidChange(by transition: LayerTransition?) { filling?.layerDidChange(by: transition) }

  /// Called when the table shows the layer no longer, though it may do so again.
  func didUnload() { filling?.layerDidUnload() }

  /// Traps if the layer cannot be around another one, or around none.
  func refuse(inside layer: TableLayer?) {}

  // MARK: - Cells

  /// Adds cells to those of the layer's rows. Tables that were told of others are told of these.
  ///
  /// Traps if one of their reuse identifiers stands for other cells, here or inside.
  func add(_ new: CellRegistrations) {
    let before = source?.cellRegistrations()
    cells.add(new)
    if let source, let before { source.register(notIn: before) }
  }

  // MARK: - Places

  /// The places of the layer's rows among the content rows. Setting them lays all rows out by the
  /// new rule.
  ///
  /// Setting them traps for a ``GroupLayer`` and for a ``HidingLayer``, which have no places of
  /// their own; the message names the placement.
  ///
  /// - Complexity: To set, O(additional rows).
  public var placement: Placement {
    get { ruleToCome.rows }
    set {
      enqueue(layingOut: ruleToCome.placing(newValue, inLayer: name))
    }
  }

  /// Lays all rows and sections out by a rule with other places.
  package func enqueue(layingOut rule: LayerRule) {
    let policy = chosenPolicy ?? rule.usualPolicy
    enqueue(
      LayerChange(to: rule) { [weak self] in
        $0.relaidOut(
          by: rule, policy: policy,
          tableContent: self?.tableContent(for: rule, of: $0.layout.contentRowCounts))
      })
  }

  /// Lays the layer out for content that was counted afresh.
  ///
  /// - Parameters:
  ///   - rowCounts: The number of rows of each section inside.
  ///   - inner: The layout of the layer inside; nil for the innermost layer.
  ///   - tableContent: Which of the rows inside are content; nil if that is as it is known now.
  func freshState(
    rowCounts: [Int], around inner: TableLayout?, tableContent: TableContent? = nil
  ) -> LayerState {
    laidOut(
      by: ruleForContent?(rowCounts, inner) ?? rule, rowCounts: rowCounts,
      tableContent: tableContent)
  }

  /// Makes the last of the layer's own changes, and those before it, without telling the table.
  ///
  /// - Returns: Whether all rows are where the rule puts them now, wherever they were.
  func layOut(after change: LayerChange) -> Bool {
    let rowCounts = inForce.layout.contentRowCounts
    adopt(laidOut(by: change.rule, rowCounts: rowCounts))
    return true
  }

  /// Follows what becomes of the content in a change, and is not remembered by all layers.
  func follow(contentOf transition: LayerTransition) {}

  /// Lays the rows out by the rule again.
  ///
  /// Call it when something has changed that the rule asks about: what a closure of the placement
  /// reads, for example.
  ///
  /// - Complexity: O(additional rows), and the time that the rule takes.
  public func updateSlots() {
    let rule = ruleToCome
    let change = LayerChange(to: rule) { [weak self] state in
      let rule =
        self?.ruleForContent?(state.layout.contentRowCounts, self?.inside?.current) ?? rule
      return state.relaidOut(
        by: rule, policy: self?.chosenPolicy,
        tableContent: self?.tableContent(for: rule, of: state.layout.contentRowCounts))
    }
    enqueue(change)
  }

  /// Takes the layer off the table; its rows go, in one batch.
  ///
  /// It can be added again, to this table or to another one: it keeps its models, and they are laid
  /// out afresh. Does nothing if the layer is in no decorated table.
  public func removeFromTable() { table?.removeLayer(self) }

  /// Notes that the user has selected a row outside the layer, which may count as seen.
  func noteSelection(of indexPath: IndexPath) { table?.noteSelection(of: indexPath) }

  /// Makes a call with the table that an object inside is handed. This is the one place for all
  /// callbacks.
  ///
  /// There are two calls, since either table would be retained to be chosen: for one that is held
  /// weakly somewhere, that takes longer than the way of an index path through a layer.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - isPlain: Whether the object is to be handed the table as the content knows it.
  ///   - call: The call.
  @inline(__always)
  final func hand<Value>(
    _ tableView: UITableView, asContentKnowsIt isPlain: Bool, to call: (UITableView) -> Value
  ) -> Value {
    guard isPlain, isContentTableHanded else { return call(tableView) }
    return call(handedTable(for: tableView))
  }

  /// Returns the table as the content knows it when a table asks.
  private func handedTable(for tableView: UITableView) -> UITableView {
    if let handedTable, handedTable.asking == ObjectIdentifier(tableView) {
      return handedTable.handed
    }
    guard
      let contentTable = table?.contentTable(standingFor: tableView)
        ?? handWiring?.contentTable(standingFor: tableView)
    else { return tableView }
    handedTable = HandedTable(asking: ObjectIdentifier(tableView), handed: contentTable)
    return contentTable
  }

  /// Reports an anomaly of the layer.
  func report(_ anomaly: TableAnomaly) {
    if let tableQueue { return tableQueue.report(anomaly) }
    anomaly.report { unobservedAnomalies.append($0) }
  }

  /// Reports an anomaly of the layer, unless it was reported.
  func reportOnce(_ anomaly: TableAnomaly) {
    if reportedOnce.insert(anomaly).inserted { report(anomaly) }
  }

  /// The queue that tells the table of changes: one for all layers around the same content; nil
  /// before a table has counted their rows.
  var queue: ChangeQueue? { tableQueue ?? wiring?.queue }

  /// Adds what the layer is going to do at a later turn of the main actor.
  func addPending(to work: inout PendingWork) {
    work.add(settling, "the places of the rows of layer \(name) after a drag")
    filling?.addPendingFilling(to: &work)
  }

  /// Puts together what the layer does with its rows.
  func composeHandlers() { handlers = composed(events) }

  /// Returns the layer laid out for content that was read afresh.
  func laidOut(
    by rule: LayerRule, rowCounts: [Int], tableContent: TableContent? = nil
  ) -> LayerState {
    inForce.loaded(
      by: rule, policy: chosenPolicy, rowCounts: rowCounts,
      tableContent: tableContent ?? self.tableContent(for: rule, of: rowCounts))
  }

  /// Sets what fills the slots.
  func supply(_ supply: LayerRule.Supply, addedSectionRowCounts: [Int] = []) {
    let rule = LayerRule(
      rows: rule.rows, supply: supply, sections: sectionPlacement,
      addedSectionRowCounts: addedSectionRowCounts)
    inForce = LayerState(rule: rule, policy: chosenPolicy, rowCounts: [])
  }

  /// Whether counts are read afresh when the table asks for its sections. They are not in the
  /// middle of a change of which the table knows already.
  var readsCounts: Bool { changesInFlight == 0 }

  /// Whether a table is loading or laying out its rows and waits for an answer of the layer. It
  /// must not be told of changes meanwhile.
  var isInCallback: Bool { callbackDepth > 0 }

  /// Begins a callback in which a table asks for rows, or tells of rows that come and go;
  /// ``endCallback()`` ends it.
  func beginCallback() { callbackDepth += 1 }

  /// Ends a callback: the table has its answer.
  func endCallback() { callbackDepth -= 1 }

  /// Begins a change during which the table counts rows that it has been told of already;
  /// ``endChange()`` ends it.
  func beginChange() { changesInFlight += 1 }

  /// Ends a change: what the table counts from now on is read afresh.
  func endChange() { changesInFlight -= 1 }
}
