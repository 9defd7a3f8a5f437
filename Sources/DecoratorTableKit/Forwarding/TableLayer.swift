import Foundation

/// A layer of rows: their places, cells and handlers.
///
/// The layers of the kit are subclasses, and an app may write one of its own. It needs a placement
/// and makes cells, and nothing else:
///
/// ```swift
/// final class Separators: TableLayer {
///   init() {
///     super.init(placed: .every(1, after: 1), named: "separators")
///     events.height = { _ in 1 }
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
/// A layer does not handle content rows: their cells and callbacks are those of the wrapped
/// objects.
///
/// The counts in force are those of the table's last update. They are read again when the table
/// counts its sections, as it does when it loads. In between, every answer is from the same layout,
/// whatever the inner source would return by then.
///
/// Changes: the layer follows the app's announcements by its policy, and its own changes update the
/// table. The app announces changes of the content on its ``DecoratedTable``, or on
/// ``contentTableView(for:)`` in a table that is wired by hand, or reloads the table. A load lays
/// the rows out by the rule. As long as a table merely counts again, with equal results, rows that
/// follow the content, or keep their row, stay where they are.
///
/// Ownership: a ``DecoratedTable`` retains its layers, and so do the halves of a layer in a table
/// that is wired by hand; a layer retains neither. In a table that is wired by hand, the halves of
/// the innermost layer retain the content table.
@MainActor
open class TableLayer {
  /// The name of the layer in explanations and diagnoses.
  ///
  /// A layer without a name is numbered when it is added to a ``DecoratedTable``: the first of them
  /// is "layer 1", the second "layer 2". Before that it is "unnamed".
  public internal(set) var name: String
  /// Whether an app chose the name.
  let hasGivenName: Bool
  /// The policy of the additional rows when the content changes.
  ///
  /// A layer without a chosen one has the default of its placement, also after ``placement`` was
  /// set; see ``ContentPolicy``. It is nil for a layer of groups and one that hides rows, which
  /// have no choice.
  package var policy: ContentPolicy? { ownState.policy }
  /// The policy that an app chose; nil for the default of the placement.
  let chosenPolicy: ContentPolicy?
  /// The rows and sections that the layer adds.
  package var rule: LayerRule { ownState.rule }
  /// Returns the rule for given content, if the rule depends on it: on the number of rows of each
  /// inner section, and on the layout of the layer inside if there is one.
  var ruleForContent: ((_ rowCounts: [Int], _ inner: TableLayout?) -> LayerRule)?

  /// The handlers for the layer's own rows.
  ///
  /// The abilities of the rows of the kit's layers are not included. They are added to these
  /// handlers and replace none.
  ///
  /// UIKit asks for the methods of an object when it is set. ``DecoratedTable`` sets its objects
  /// again when a handler is added or removed. In a table that is wired by hand, set the data
  /// source and the delegate to nil and again. Do neither in the middle of an update.
  public var events = AdditionalRowEvents() {
    didSet { composeHandlers() }
  }
  /// The handlers for events of the table that are not about the layer's own rows.
  ///
  /// As with ``events``, a table that is wired by hand needs its delegate again when a handler is
  /// added or removed.
  public var tableEvents = TableEvents() {
    didSet {
      guard tableEvents.observed != oldValue.observed else { return }
      segment?.invalidateWays()
      eventsDidChange?()
    }
  }
  /// What a layer of the kit observes itself. It is set when the layer is made.
  package final var ownTableEvents = TableEvents()
  /// ``events`` together with the abilities of the rows.
  final let rowBehavior = RowBehavior<AdditionalRow>()
  /// A closure to call when a handler was added or removed, which changes the methods for the
  /// table.
  var eventsDidChange: (() -> Void)?
  /// Fills the slots of the layer one by one; nil if nothing does.
  package final weak var filling: (any LayerFilling)?
  /// Whether the layer adds nothing while a ``DecoratedTable`` is turned off.
  final var canBeTurnedOff = true
  /// Whether sections may be added later where there are none yet.
  var mayAddSections = false
  /// Whether the layer adds sections, or may later.
  final var addsSections: Bool {
    mayAddSections || rule.placed?.addedSectionRowCounts.isEmpty == false
  }
  /// Whether sections that the layer adds may have titles.
  var mayHaveTitles: Bool { addsSections }

  /// The registrations of the cells of the layer's own rows.
  private(set) var cells = Registrations()
  /// The segment of the layer; nil before it has any objects.
  weak var segment: Segment?
  /// The queue of the decorated table; nil in a table that is wired by hand.
  var tableQueue: ChangeQueue? { segment?.tableQueue }
  /// The anomalies that were reported before the layer was added to a decorated table, which are
  /// passed to its observers then.
  private var unobservedAnomalies: [TableAnomaly] = []
  private var reportedOnce: Set<TableAnomaly> = []
  /// The decorated table that the layer was added to, if any. While the layer is ``leaving``
  /// another one, or the same, it is added to this one next.
  weak var table: (any TableLayerOwner)?
  /// The decorated table that deletes the rows of the layer, which was removed from it.
  weak var leaving: (any TableLayerOwner)?
  /// Whether the layer is being added to a table that is attached, or shown in one. The table may
  /// ask for heights at once, before the code that adds the layer has set them.
  var isBeingAdded = false
  /// The report of a missing height, which such code may set by the next turn.
  var reportingHeight = NextTurn()
  /// The animation of rows that the layer's own changes insert or remove. It has no effect while
  /// ``keepsScrollPosition`` keeps rows in their places.
  public var animation = UITableView.RowAnimation.automatic
  /// Whether the rows on screen keep their places in the layer's own changes.
  ///
  /// True unless set, since users do not expect rows to move. Announced changes may move them, so
  /// ``LayeredTable/keepsScrollPosition`` is false unless set. A list at its top shows rows that
  /// are inserted there.
  public var keepsScrollPosition = true
  /// When the layer's own changes are shown while the user scrolls.
  ///
  /// Announced changes are shown at once.
  public var changeTiming = ChangeTiming.afterScrolling(atMost: 5)
  /// Whether plain objects inside get the content table, where the table is wired by hand; true
  /// unless set.
  ///
  /// The innermost layer decides, when the table loads. Set it to false for code that translates
  /// itself. In a ``DecoratedTable``, ``LayeredTable/providesContentTable`` is used instead.
  public var providesContentTable = true

  /// The name of a layer that has none yet.
  static var noName: String { "unnamed" }

  /// The state of the layer, which the ways through it read.
  let known: StateInForce
  /// Identifies the layer as the owner of views.
  let ownerScope = OwnerScope()
  /// The layer as the table knows it, without sections before the first count.
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
  /// Whether the layer is to be suspended, as soon as the table can be updated.
  final var isToBeSuspended = false
  /// The change that suspends the layer or shows its rows again, until it is committed.
  final var suspensionChange: LayerTransition?
  /// Whether the layer is inert; see ``StateInForce/isTransparent``.
  final var isTransparent: Bool {
    get { known.isTransparent }
    set { known.isTransparent = newValue }
  }
  /// Whether the next load lays the rows out by the rule.
  var forgetsRows = false
  /// Whether the rows are where a drag has left them, until the policy puts them elsewhere.
  var isSettling = false
  var settling = NextTurn()
  /// A number that changes with each drag, and when one is undone.
  var dragGeneration = 0
  /// The layer's own changes that the table does not show yet, in order.
  var ownChanges: [LayerChange] = []

  /// The content row that is being dragged, if the drag is of a single one.
  var dragged: DraggedContent?

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - placement: The places of rows among the content rows.
  ///   - sections: The places of added sections.
  ///   - policy: The policy of the additional rows when the content changes; nil for the default of
  ///     the placement of the rows, or of the sections if there are no rows. See ``ContentPolicy``.
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
    ownerScope.layer = self
  }

  /// Creates a layer whose rows depend on the content of the whole table: for example, one row
  /// while there is no content.
  ///
  /// Whenever the content changes, the rows are laid out by the rule.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; numbered if nil.
  ///   - rule: Returns the rule for content of a given size: the number of rows of each inner
  ///     section. Called whenever the sizes were read or have changed.
  public init(named name: String? = nil, rule: @escaping ([Int]) -> LayerRule) {
    self.name = name ?? Self.noName
    hasGivenName = name != nil
    chosenPolicy = .followRule
    ruleForContent = { rowCounts, _ in rule(rowCounts) }
    known = StateInForce(
      LayerState(
        rule: LayerRule(rows: .none, supply: .everySlot), policy: .followRule, rowCounts: []))
    ownerScope.layer = self
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
  /// - Parameter section: The section, by its index among those that the layer has to add.
  open func titleForHeader(inAddedSection section: Int) -> String? { nil }

  /// Returns the title below a section that the layer adds; none unless overridden.
  ///
  /// - Parameter section: The section, by its index among those that the layer has to add.
  open func titleForFooter(inAddedSection section: Int) -> String? { nil }

  // MARK: - What the layers of the kit override

  /// Returns the handlers of the rows: those that an app has set, with the abilities of the rows.
  func composed(_ events: AdditionalRowEvents) -> AdditionalRowEvents { events }

  /// Called when the table has performed a change of the rows, or, without one, has loaded them.
  func rowsDidChange(by transition: LayerTransition?) { filling?.layerDidChange(by: transition) }

  /// Called when the table no longer shows the layer. It may show it again.
  func didUnload() { filling?.layerDidUnload() }

  /// Traps if the layer cannot be outside another one, or the innermost.
  func refuse(inside layer: TableLayer?) {}

  /// The layer that has to be directly inside this one, and is added and removed together with it.
  var layerDirectlyInside: TableLayer? { nil }

  // MARK: - Cells

  /// Adds registrations of cells of the layer's rows, in all tables with earlier ones. Tables with
  /// other registrations get these, too.
  ///
  /// Traps if one of their reuse identifiers is used for other cells, here or inside.
  func add(_ new: Registrations) {
    let before = source?.cellRegistrations()
    cells.add(new)
    if let source, let before { source.register(notIn: before) }
  }

  // MARK: - Places

  /// The places of the layer's rows among the content rows. Setting it lays all rows out by the new
  /// rule.
  ///
  /// Setting them traps for a ``GroupLayer`` and for a ``HidingLayer``, which have no places of
  /// their own; the message names the placement.
  ///
  /// - Complexity: To set, O(additional rows).
  public var placement: Placement {
    get { pendingRule.rows }
    set {
      enqueue(layingOut: pendingRule.placing(newValue, inLayer: name))
    }
  }

  /// Lays all rows and sections out by a rule with other places.
  package func enqueue(layingOut rule: LayerRule) {
    let policy = chosenPolicy ?? rule.usualPolicy
    enqueue(
      LayerChange(to: rule) { [weak self] in
        $0.relaidOut(
          by: rule, policy: policy,
          contentPositions: self?.contentPositions(for: rule, of: $0.layout.contentRowCounts))
      })
  }

  /// Returns the layer laid out for content that was counted again.
  ///
  /// - Parameters:
  ///   - rowCounts: The number of rows of each section inside.
  ///   - inner: The layout of the layer inside; nil for the innermost layer.
  ///   - contentPositions: Which of the rows inside are content; nil if that is unchanged.
  func freshState(
    rowCounts: [Int], around inner: TableLayout?, contentPositions: ContentPositions? = nil
  ) -> LayerState {
    laidOut(
      by: ruleForContent?(rowCounts, inner) ?? rule, rowCounts: rowCounts,
      contentPositions: contentPositions)
  }

  /// Applies the last of the layer's own changes, and those before it, without an update of the
  /// table.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - rowCounts: The number of rows of each section inside, as just counted; nil if they were
  ///     not. The next load lays the rows out then.
  /// - Returns: Whether all rows were laid out by the rule.
  func layOut(after change: LayerChange, around rowCounts: [Int]?) -> Bool {
    // Rows that were filled one by one are known by their slots.
    let areKnown = isLoaded || inForce.filledSlots != nil
    let known = areKnown ? inForce.layout.contentRowCounts : []
    inForce = laidOut(by: change.rule, rowCounts: rowCounts ?? known)
    return true
  }

  /// Returns the state in which a suspended layer is shown again by a change of the content. It may
  /// be asked for several times before the change is committed.
  func stateToShow(after content: UpdateMap, around inner: TableLayout?) -> LayerState {
    freshState(
      rowCounts: content.rowCountsAfter, around: inner, contentPositions: content.contentPositions)
  }

  /// Called when a change that shows a suspended layer again is committed.
  func wasShown() {}

  /// Override point: updates state that is keyed by content rows.
  func follow(contentOf transition: LayerTransition) {}

  /// Lays the rows out by the rule again.
  ///
  /// Call it after a change of data that the rule depends on, for example in a closure of the
  /// placement.
  ///
  /// - Complexity: O(additional rows), and the time that the rule takes.
  public func updateSlots() {
    let rule = pendingRule
    let change = LayerChange(to: rule) { [weak self] state in
      let rule =
        self?.ruleForContent?(state.layout.contentRowCounts, self?.inside?.current) ?? rule
      return state.relaidOut(
        by: rule, policy: self?.chosenPolicy,
        contentPositions: self?.contentPositions(for: rule, of: state.layout.contentRowCounts))
    }
    enqueue(change)
  }

  /// Removes the layer from the table, with its rows in one batch.
  ///
  /// It can be added again, to this table or to another one: it keeps its models, which are then
  /// laid out again. Does nothing if the layer is in no decorated table.
  public func removeFromTable() { table?.removeLayer(self) }

  /// Reports an anomaly of the layer.
  func report(_ anomaly: TableAnomaly) {
    if let tableQueue { return tableQueue.report(anomaly) }
    anomaly.report { unobservedAnomalies.append($0) }
  }

  /// Shows the observers of the table what was reported before the layer was added to it.
  func showUnobservedAnomalies() {
    guard let tableQueue else { return }
    for anomaly in unobservedAnomalies { tableQueue.show(.anomaly(anomaly)) }
    unobservedAnomalies = []
  }

  /// Reports an anomaly of the layer, unless it was reported.
  func reportOnce(_ anomaly: TableAnomaly) {
    if reportedOnce.insert(anomaly).inserted { report(anomaly) }
  }

  /// The queue that tells the table of changes: one for all layers around the same content; nil
  /// before a table has counted their rows.
  var queue: ChangeQueue? { tableQueue ?? segment?.wiring?.queue }

  /// Adds the scheduled work of the layer.
  func addPending(to work: inout PendingWork) {
    work.add(settling, "the places of the rows of layer \(name) after a drag")
    work.add(reportingHeight, "a look at the heights of layer \(name)")
    filling?.addPendingFilling(to: &work)
  }

  /// Combines the handlers of the layer's rows.
  func composeHandlers() {
    let old = rowBehavior.events
    rowBehavior.events = composed(events)
    if rowBehavior.events.answersOtherMethods(than: old) { eventsDidChange?() }
  }

  /// Returns the layer laid out for content that was read again.
  func laidOut(
    by rule: LayerRule, rowCounts: [Int], contentPositions: ContentPositions? = nil
  ) -> LayerState {
    inForce.loaded(
      by: rule, policy: chosenPolicy, rowCounts: rowCounts,
      contentPositions: contentPositions ?? self.contentPositions(for: rule, of: rowCounts))
  }

  /// Sets the supply of the slots.
  func supply(_ supply: LayerRule.Supply, addedSectionRowCounts: [Int] = []) {
    let rule = LayerRule(
      rows: rule.rows, supply: supply, sections: rule.placed?.sections ?? .none,
      addedSectionRowCounts: addedSectionRowCounts)
    inForce = LayerState(rule: rule, policy: chosenPolicy, rowCounts: [])
  }
}
