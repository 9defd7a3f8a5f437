import Foundation

/// The layout that the two halves of a layer, its data source and its delegate, share.
///
/// One object for both, so that they can never disagree about whose a row is:
///
/// ```swift
/// let layout = LayerLayout(placed: .every(6, after: 2), named: "ads")
/// dataSource = AdditionalTableViewDataSourceImpl(inner: posts, models: ads, layout: layout) { … }
/// delegate = AdditionalTableViewDelegateImpl(inner: postsDelegate, models: ads, layout: layout)
/// ```
///
/// The counts in force are those that the table was told last. They are read afresh when the table
/// asks for its sections, as it does when it loads; in between, every question is answered from the
/// same layout, whatever the inner source would say by then.
///
/// Ownership: the two halves retain this object; it retains neither.
@MainActor
public final class LayerLayout {
  /// What the layer is called in explanations and diagnoses.
  public let name: String
  /// Where rows are added among the content rows.
  public var placement: Placement { rule.rows }
  /// Where sections are added.
  public var sectionPlacement: Placement { rule.sections }

  /// What the layer adds. Models and sections are known once a half was made with them.
  public private(set) var rule: LayerRule
  /// The rule for content of a size that was just read, where one rule does not fit all sizes.
  private let ruleForSizes: (([Int]) -> LayerRule)?

  /// What the layer does with its own rows: every part of it reads this.
  var events = AdditionalRowEvents() {
    didSet {
      if events.presentHandlers != oldValue.presentHandlers { eventsDidChange?() }
    }
  }
  /// Called when a handler came or went, of which a table has to be told.
  var eventsDidChange: (() -> Void)?
  /// Whether a half of the layer has said what there is to fill the slots with.
  private var isSupplied = false

  /// Reads the counts of the inner source; set by the data source half.
  weak var source: ForwardingTableViewDataSource?
  // Not an optional: what is in one would be copied, and each of its arrays retained, to be asked.
  private var table = TableLayout(rows: [])
  private var isLoaded = false
  /// The content row that is being dragged, if it is one.
  var dragged: DraggedContent?
  /// Whose the cells on screen are.
  var displayedRows = DisplayedOwners<RowOwner>()
  /// How many changes are going on of which the table knows already.
  private var changesInFlight = 0

  /// Creates the layout of a layer.
  ///
  /// - Parameters:
  ///   - placement: Where rows are added among the content rows.
  ///   - sections: Where sections are added.
  ///   - name: What the layer is called in explanations and diagnoses.
  public init(
    placed placement: Placement, sections: Placement = .none, named name: String = "unnamed"
  ) {
    self.name = name
    ruleForSizes = nil
    rule = LayerRule(rows: placement, supply: .everySlot, sections: sections)
  }

  /// Creates the layout of a layer whose rows depend on the content of the whole table: one row while
  /// there is no content at all, for example.
  ///
  /// - Parameters:
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - rule: What the layer adds to content of a given size, the number of rows of each inner
  ///     section. Called whenever the sizes were read.
  public init(named name: String = "unnamed", rule: @escaping ([Int]) -> LayerRule) {
    self.name = name
    ruleForSizes = rule
    self.rule = LayerRule(rows: .none, supply: .everySlot)
  }

  /// Says what there is to fill the slots with. Both halves of a layer say it; they must agree.
  func supply(_ supply: LayerRule.Supply, addedSectionRowCounts: [Int]?) {
    if isSupplied, supply != rule.supply {
      misuse(
        """
        layer \(name): its halves were made with different rows (\(rule.supply) and \(supply)); \
        give the data source and the delegate the same models
        """)
    }
    isSupplied = true
    rule = LayerRule(
      rows: placement, supply: supply, sections: sectionPlacement,
      addedSectionRowCounts: addedSectionRowCounts ?? rule.addedSectionRowCounts)
  }

  /// The layout in force: the one that the table was told last, and none before it first asked.
  public var current: TableLayout? { isLoaded ? table : nil }

  /// Lays the layer out for content of these sizes, by inner section.
  func load(rowCounts: [Int]) {
    if let ruleForSizes { rule = ruleForSizes(rowCounts) }
    adopt(rule.layout(of: rowCounts))
  }

  /// Takes over the layout that is on screen already, where the rule may want another one.
  func adopt(_ layout: TableLayout) {
    table = layout
    isLoaded = true
  }

  /// Whether the rule would lay the same content out otherwise.
  ///
  /// - Complexity: As ``LayerRule/layout(of:)``.
  var differsFromRule: Bool {
    let rowCounts = table.rows.map(\.contentCount)
    return (ruleForSizes?(rowCounts) ?? rule).layout(of: rowCounts) != table
  }

  /// Whether counts are to be read afresh when the table asks for its sections: not in the middle of a
  /// change of which it knows already.
  var readsCounts: Bool { changesInFlight == 0 }

  /// Makes a change of which the table knows already.
  func performChange<Value>(_ change: () -> Value) -> Value {
    changesInFlight += 1
    defer { changesInFlight -= 1 }
    return change()
  }

  /// The layout in force, read for the first time if the table has not asked yet.
  func layout(for tableView: UITableView) -> TableLayout {
    loadIfNeeded(for: tableView)
    return table
  }

  private func loadIfNeeded(for tableView: UITableView) {
    guard !isLoaded else { return }
    guard let source else {
      misuse(
        """
        layer \(name): no data source was made with this layout, or it is gone; give both halves of \
        the layer the same LayerLayout, and keep the data source
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
    let row = table.origin(of: position)
    return RowOwner(row)
  }
}
