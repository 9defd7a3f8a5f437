import Foundation

/// The layout that the two halves of a layer, its data source and its delegate, share.
///
/// One object for both, so that they can never disagree about whose a row is:
///
/// ```swift
/// let ads = RowLayer(ads, placed: .every(6, after: 2), named: "ads")
/// dataSource = AdditionalTableViewDataSourceImpl(
///   inner: posts, rows: ads, cell: .class(AdCell.self))
/// delegate = AdditionalTableViewDelegateImpl(inner: postsDelegate, layer: ads)
/// ```
///
/// The counts in force are those that the table was told last. They are read afresh when the table
/// asks for its sections, as it does when it loads; in between, every question is answered from the
/// same layout, whatever the inner source would say by then.
///
/// Changes: in a ``DecoratedTable`` the layer follows what the app announces there, as its promise
/// says, and changes of the layer's own are announced to the table. In a table that is wired by hand
/// nobody announces anything: the table is reloaded, by the app for the content and by the layer for
/// its own changes. What is loaded is laid out by the rule; but as long as a table merely asks again for
/// the counts that it knows, rows that follow the content, or are kept, stay where they are.
///
/// Ownership: the two halves retain this object; it retains neither.
@MainActor
public class TableLayer {
  /// What the layer is called in explanations and diagnoses.
  ///
  /// A layer that was given no name is numbered when it is added to a ``DecoratedTable``: the first of
  /// them is "layer 1", the second "layer 2". Before that it is "unnamed".
  public internal(set) var name: String
  /// Whether an app chose the name.
  let hasGivenName: Bool
  /// What becomes of the additional rows when the content changes.
  public let promise: ContentPromise
  /// What the layer adds. Added sections are known once the data source half was made with them.
  public var rule: LayerRule { inForce.rule }
  /// Where sections are added.
  public var sectionPlacement: Placement { rule.sections }
  /// The rule for content of a given size, where one rule does not fit all sizes.
  var ruleForSizes: (([Int]) -> LayerRule)?

  /// What an app has the layer do with its rows.
  var handSetEvents = AdditionalRowEvents() {
    didSet { composeEvents() }
  }
  /// Each adds to that what some of the rows can do by themselves.
  var addCapabilities: [(AdditionalRowEvents) -> AdditionalRowEvents] = [] {
    didSet { composeEvents() }
  }
  /// What the layer does with its own rows: every part of it reads this.
  private(set) var events = AdditionalRowEvents() {
    didSet {
      if events.presentHandlers != oldValue.presentHandlers { eventsDidChange?() }
    }
  }
  /// Called when a handler came or went, of which a table has to be told.
  var eventsDidChange: (() -> Void)?
  /// Whether sections may be added later where there are none yet.
  var mayAddSections = false

  /// Reads the counts of the inner source; set by the data source half.
  weak var source: ForwardingTableViewDataSource?
  /// The queue of the decorated table; none in a table that is wired by hand.
  weak var tableQueue: ChangeQueue? {
    didSet {
      guard let tableQueue else { return }
      for anomaly in unobservedAnomalies { tableQueue.observer?(.anomaly(anomaly)) }
      unobservedAnomalies = []
    }
  }
  /// What was reported before the layer was added to a decorated table, which hears of it then.
  private var unobservedAnomalies: [TableAnomaly] = []
  private lazy var ownQueue = ChangeQueue(host: self)
  /// The decorated table that the layer was added to, if it was to one.
  weak var table: (any TableLayerOwner)?
  /// How the layer's rows come and go when it changes by itself; without effect while
  /// ``keepsScrollPosition`` holds something in its place.
  public var animation = UITableView.RowAnimation.automatic
  /// Whether what is on screen stays where it is when the layer changes by itself.
  ///
  /// True unless set, since nobody expects rows to move by themselves. What an app announces may well
  /// move them, so that ``DecoratedTable/keepsScrollPosition`` is false unless set.
  public var keepsScrollPosition = true

  /// The name of a layer that has none yet.
  static var noName: String { "unnamed" }

  // Not an optional: what is in one would be copied, and each of its arrays retained, to be asked.
  /// The layer as the table knows it; of no sections before it was asked for the first time.
  private(set) var inForce: LayerState
  private var isLoaded = false
  /// How many changes are going on of which the table knows already.
  private var changesInFlight = 0
  /// How many callbacks are being answered in which a table must not be told of changes.
  private var callbackDepth = 0
  /// Whether the rows are laid out by the rule when they are loaded next, whatever they were.
  var forgetsRows = false
  /// Another number for each drag, and when one is taken back.
  var dragGeneration = 0
  /// The layer's own changes of which the table does not know yet, in their order.
  var waitingChanges: [LayerChange] = []

  // What is remembered by position follows every change.

  /// Whose the cells on screen are.
  var displayedRows = DisplayedOwners<RowOwner>()
  /// Whose the headers on screen are.
  var displayedHeaders = DisplayedOwners<SectionOwner>()
  /// Whose the footers on screen are.
  var displayedFooters = DisplayedOwners<SectionOwner>()
  /// Whose the context menus are that the layer made.
  var menus = ContextMenuOwners()
  /// The content row that is being dragged, if it is one.
  var dragged: DraggedContent?

  /// Creates the layout of a layer.
  ///
  /// - Parameters:
  ///   - placement: Where rows are added among the content rows.
  ///   - sections: Where sections are added.
  ///   - promise: What becomes of the additional rows when the content changes.
  ///   - name: What the layer is called in explanations and diagnoses.
  public init(
    placed placement: Placement, sections: Placement = .none,
    promise: ContentPromise = .followRule, named name: String? = nil
  ) {
    self.name = name ?? Self.noName
    hasGivenName = name != nil
    self.promise = promise
    ruleForSizes = nil
    inForce = LayerState(
      rule: LayerRule(rows: placement, supply: .everySlot, sections: sections), promise: promise,
      rowCounts: [])
  }

  /// Creates the layout of a layer whose rows depend on the content of the whole table: one row while
  /// there is no content at all, for example. Whenever the content changes they are where the rule puts
  /// them then.
  ///
  /// - Parameters:
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - rule: What the layer adds to content of a given size, the number of rows of each inner
  ///     section. Called whenever the sizes were read or have changed.
  public init(named name: String? = nil, rule: @escaping ([Int]) -> LayerRule) {
    self.name = name ?? Self.noName
    hasGivenName = name != nil
    promise = .followRule
    ruleForSizes = rule
    inForce = LayerState(rule: LayerRule(rows: .none, supply: .everySlot), rowCounts: [])
  }

  /// Where the layer's rows stand among the content rows. Setting it lays them all out by the new rule.
  ///
  /// - Complexity: To set, O(additional rows).
  public var placement: Placement {
    get { ruleToCome.rows }
    set {
      let rule = ruleToCome.placing(newValue)
      perform(LayerChange(to: rule) { $0.laidOutAgain(by: rule, models: .unchanged) })
    }
  }

  /// Takes the layer off the table; its rows go.
  ///
  /// It cannot be added again. Does nothing if the layer is in no decorated table.
  public func removeFromTable() { table?.removeLayer(self) }

  /// Reports an anomaly of the layer.
  func report(_ anomaly: TableAnomaly) {
    if let tableQueue { return tableQueue.report(anomaly) }
    anomaly.report { unobservedAnomalies.append($0) }
  }

  /// The queue that tells the table of the layer's own changes.
  var queue: ChangeQueue { tableQueue ?? ownQueue }

  /// Puts together what the layer does with its rows.
  func composeEvents() { events = addCapabilities.reduce(handSetEvents) { $1($0) } }

  /// Says what there is to fill the slots with.
  func supply(_ supply: LayerRule.Supply, addedSectionRowCounts: [Int] = []) {
    let rule = LayerRule(
      rows: rule.rows, supply: supply, sections: sectionPlacement,
      addedSectionRowCounts: addedSectionRowCounts)
    inForce = LayerState(rule: rule, promise: promise, rowCounts: [])
  }

  /// The layer as the table knows it, and nil before the table first asked.
  public var state: LayerState? { isLoaded ? inForce : nil }

  /// The layout in force: the one that the table was told last, and none before it first asked.
  public var current: TableLayout? { isLoaded ? inForce.layout : nil }

  /// Lays the layer out for content of these sizes, by inner section.
  ///
  /// A table asks for its counts when it likes, too. Where the rows are not simply those of the rule,
  /// such a question must not change them.
  func load(rowCounts: [Int]) {
    let isChanged = takeWaitingChanges() || forgetsRows
    forgetsRows = false
    let isKept =
      isLoaded && !isChanged && !promise.isLaidOutByRule
      && inForce.layout.rows.elementsEqual(rowCounts) { $0.contentCount == $1 }
    if !isKept {
      inForce = LayerState(
        rule: ruleForSizes?(rowCounts) ?? rule, promise: promise, rowCounts: rowCounts)
    }
    isLoaded = true
    tableQueue?.didLoad(self)
  }

  /// Forgets what the table knows: there is none any more. What waits needs nobody to be told.
  func unload() {
    isLoaded = false
    takeWaitingChanges()
  }

  /// Makes another state the one that the table knows.
  func adopt(_ state: LayerState) { inForce = state }

  /// Whether counts are to be read afresh when the table asks for its sections: not in the middle of a
  /// change of which it knows already.
  var readsCounts: Bool { changesInFlight == 0 }

  /// Whether a table is loading or laying out its rows and waits for an answer of the layer. It must not
  /// be told of changes then.
  var isInCallback: Bool { callbackDepth > 0 }

  /// Says that a table asks for rows, or tells of rows that come and go; ``endCallback()`` ends it.
  func beginCallback() { callbackDepth += 1 }

  /// Says that the table has its answer.
  func endCallback() { callbackDepth -= 1 }

  /// Makes a change of which the table knows already.
  func performChange<Value>(_ change: () -> Value) -> Value {
    changesInFlight += 1
    defer { changesInFlight -= 1 }
    return change()
  }

  /// The layout in force, read for the first time if the table has not asked yet.
  func layout(for tableView: UITableView) -> TableLayout {
    loadIfNeeded(for: tableView)
    return inForce.layout
  }

  private func loadIfNeeded(for tableView: UITableView) {
    guard !isLoaded else { return }
    guard let source else {
      misuse(
        """
        layer \(name): no data source was made with this layout, or it is gone; give both halves of \
        the layer the same TableLayer, and keep the data source
        """)
    }
    source.load(for: tableView)
  }

  /// Whose a row is.
  ///
  /// - Parameter indexPath: A row in the outer coordinates of the layer; traps if there is none such.
  func owner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner {
    loadIfNeeded(for: tableView)
    let position = RowPosition(indexPath)
    // Nothing is called while the layout is being asked, so that it need not be retained for it.
    switch inForce.layout.origin(of: position) {
    case .content(let position):
      return .inner(IndexPath(position))
    case .additional(let ordinal):
      return .layer(.amongContent(index: inForce.model(ofAdditional: ordinal)))
    case .added(let section, let row):
      return .layer(.inAddedSection(section: inForce.section(ofAdded: section), row: row))
    }
  }

  /// Whose a section is.
  ///
  /// - Parameter section: A section in the outer coordinates of the layer; traps if there is none such.
  func sectionOwner(_ section: Int, in tableView: UITableView) -> SectionOwner {
    loadIfNeeded(for: tableView)
    return switch inForce.layout.origin(ofSection: section) {
    case .content(let section): .inner(section)
    case .additional(let ordinal): .layer(inForce.section(ofAdded: ordinal))
    }
  }
}
