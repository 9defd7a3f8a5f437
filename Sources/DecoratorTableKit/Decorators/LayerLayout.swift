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
  public let placement: Placement
  /// Where sections are added.
  public let sectionPlacement: Placement

  /// What the layer adds. Models and sections are known once a half was made with them.
  public private(set) var rule: LayerRule
  /// Whether a half of the layer has said what there is to fill the slots with.
  private var isSupplied = false

  /// Reads the counts of the inner source; set by the data source half.
  weak var source: ForwardingTableViewDataSource?
  // Not an optional: what is in one would be copied, and each of its arrays retained, to be asked.
  private var table = TableLayout(rows: [])
  private var isLoaded = false

  /// Creates the layout of a layer.
  ///
  /// - Parameters:
  ///   - placement: Where rows are added among the content rows.
  ///   - sections: Where sections are added.
  ///   - name: What the layer is called in explanations and diagnoses.
  public init(
    placed placement: Placement, sections: Placement = .none, named name: String = "layer"
  ) {
    self.name = name
    self.placement = placement
    sectionPlacement = sections
    rule = LayerRule(rows: placement, supply: .everySlot, sections: sections)
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
    table = rule.layout(of: rowCounts)
    isLoaded = true
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
        layer \(name): its delegate was asked before there is a data source; make both halves with \
        the same layout and keep the data source
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
