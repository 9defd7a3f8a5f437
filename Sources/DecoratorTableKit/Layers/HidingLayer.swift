import Foundation

/// A layer that shows only some of the rows inside it.
///
/// ```swift
/// let filter = feed.hideRows(named: "filter") { !posts[$0.row].matches(query) }
/// query = "swift"
/// filter.updateVisibility()              // one batch: rows go and come, others keep their cells
/// filter.show(first: 3, ofSection: 1)    // and of those that are left three in section 1
/// filter.collapse(section: 2)            // its header stays
///
/// feed.hideRows(named: "folded", collapsingOnTap: .header)    // and the user can do the same
/// ```
///
/// The source goes on having all of its rows and announces them all. A hidden row has no place in
/// the table, and what the source does to it is not seen. A row that is hidden goes from the table
/// and one that is revealed comes, for the layers outside as well.
///
/// A row that comes is hidden if the rule of the layer says so, and then it stays as it is,
/// wherever it moves. The rule is asked about the rows that come, are reloaded or reconfigured,
/// once about each, and about all of them where a table loads. It is asked about others only by
/// ``updateVisibility()``, so call that when the answers have changed. ``hide(_:)`` and
/// ``reveal(_:)`` do not ask. Of all that is said about a row the last counts.
///
/// A debug build asks again about some rows after each change, on the next turn. If an answer is
/// another one by then, ``TableAnomaly/changedItsMind(layer:row:isHidden:)`` says so.
///
/// All index paths and sections are those of the content (data), whatever layers are inside, as the
/// table knows them. With `asking: .rows` they are those inside the layer (inner), so that it can
/// hide rows of other layers. What is said before there is a table counts when there is one.
///
/// A change that the layer makes by itself is meant to be seen at once: ``TableLayer/changeTiming``
/// is `.immediately`, and ``TableLayer/keepsScrollPosition`` is false unless it is set.
@MainActor
public final class HidingLayer: TableLayer {
  /// The part of a section whose tap collapses and expands it; nil if none does.
  let collapsingTap: CollapsingTap?
  /// A closure to call when the user has tapped a section to collapse or expand it, just before
  /// the table is told: turn the arrow in its header, for example. It gets the section (data), and
  /// whether that is collapsed now. It is not called for a section that a layer inside adds. The
  /// layer retains the closure.
  public var didToggle: ((_ section: Int, _ isCollapsed: Bool) -> Void)?

  /// The words by which assistive technologies describe a header whose tap collapses its section;
  /// English unless set. Such a header is a button with a value, and has an action that does the
  /// same as a tap.
  public var accessibilityTexts = CollapsingTexts() {
    didSet { describeHeaders() }
  }

  /// The requests that have not had their turn.
  private var requests = VisibilityRequests()
  /// The requests that are being carried out.
  private var requestsInHand = VisibilityRequests()
  /// Finds a rule that changes its mind, in debug builds.
  private var ruleWatch = RuleWatch()
  private var hasRule = false
  private var lookingAtRule = NextTurn()
  /// The headers on screen, where their taps collapse sections.
  private var headers = CollapsibleHeaders()

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; see ``TableLayer/name``.
  ///   - tap: The part of a section whose tap collapses and expands it; nil if none does.
  ///   - rows: The rows that `hides` is asked about: those of the content (data), whatever layers
  ///     inside add, or all rows inside this layer (inner).
  ///   - hidesRowsInside: Whether a row of a layer inside goes with the content row after it. If
  ///     not, such rows stay.
  ///   - hides: Returns whether a row is hidden; nil if rows are hidden one by one only.
  public init(
    named name: String? = nil, collapsingOnTap tap: CollapsingTap? = nil,
    asking rows: Placement.Counting = .content, hidesRowsInside: Bool = false,
    where hides: (@MainActor (RowPosition) -> Bool)? = nil
  ) {
    collapsingTap = tap
    super.init(placed: .none, named: name)
    changeTiming = .immediately
    keepsScrollPosition = false
    // What is hidden stays so.
    canBeTurnedOff = false
    observed =
      switch tap {
      case .header: .headers
      case .firstRow: .selection
      case nil: []
      }
    var isHidden: (@Sendable (RowPosition) -> Bool)?
    if let hides {
      isHidden = { row in MainActorCall.call({ hides(row) }, of: "HidingLayer(where:)") }
    }
    let rule = LayerRule(hidingWhere: isHidden, asking: rows, hidesRowsInside: hidesRowsInside)
    hasRule = hides != nil
    adopt(LayerState(rule: rule, rowCounts: []))
  }

  // MARK: - Taps

  // Lets taps on a header that is shown collapse its section, and expand it again.
  override func willDisplayHeader(_ view: UIView, ofSection section: Int) {
    headers.add(view) { [weak self] header in
      // The header has followed its section.
      guard let section = self?.section(ofHeader: header) else { return }
      self?.toggleTapped(section: section)
    }
    headers.describe(
      view, isCollapsed: isInnerCollapsed(section: section), in: accessibilityTexts)
  }

  // Takes the taps off a header that is shown no longer, since its view is reused.
  override func didEndDisplayingHeader(_ view: UIView) { headers.remove(view) }

  override func didUnload() { headers.removeAll() }

  /// Describes the headers on screen anew, since their sections may be collapsed or expanded.
  ///
  /// - Complexity: O(headers on screen · layers)
  private func describeHeaders() {
    for view in headers.views {
      guard let section = section(ofHeader: view) else { continue }
      headers.describe(
        view, isCollapsed: isInnerCollapsed(section: section), in: accessibilityTexts)
    }
  }

  // Collapses or expands the section of a first row that the user taps.
  override func didSelect(
    _ row: RowPosition, in tableView: UITableView, reuseIndexPath: IndexPath,
    tellingOwner tellOwner: () -> Void
  ) {
    guard inForce.layout.shownPosition(ofContent: row)?.row == 0 else { return tellOwner() }
    tableView.deselectRow(at: reuseIndexPath, animated: true)
    toggleTapped(section: row.section, telling: tellOwner)
  }

  // MARK: - Questions

  /// Returns whether this layer hides a row.
  ///
  /// - Parameter indexPath: A row (data).
  /// - Returns: False if there is no such row, if a layer inside hides it, or before there is a
  ///   table.
  public func isHidden(_ indexPath: IndexPath) -> Bool {
    guard let layout = counted, let position = innerPosition(ofData: RowPosition(indexPath)) else {
      return false
    }
    return layout.containsContent(position) && !layout.showsContent(position)
  }

  /// Returns the number of rows of a section that this layer hides, those of layers inside too.
  ///
  /// - Parameter section: A section (data).
  /// - Returns: 0 if there is no such section, or before there is a table.
  public func hiddenCount(inSection section: Int) -> Int {
    let section = innerSection(ofData: section)
    guard let layout = counted, layout.containsContentSection(section) else { return 0 }
    return layout.rows[section].hiddenCount
  }

  /// Returns whether a section is collapsed, so that it has only its header and footer, and its
  /// first row if a tap on that expands it.
  ///
  /// - Parameter section: A section (data).
  /// - Returns: False if there is no such section, or before there is a table.
  public func isCollapsed(section: Int) -> Bool {
    isInnerCollapsed(section: innerSection(ofData: section))
  }

  /// Returns whether a section inside the layer (inner) is collapsed.
  private func isInnerCollapsed(section: Int) -> Bool {
    guard isLoaded, let limits = inForce.shownContent?.limits, limits.indices.contains(section)
    else { return false }
    return limits[section] == collapsedRowCount
  }

  /// The number of rows of a section that is collapsed.
  private var collapsedRowCount: Int { collapsingTap == .firstRow ? 1 : 0 }

  // MARK: - Changes

  /// Hides rows, whatever the rule of the layer says. Rows that do not exist are passed over.
  ///
  /// - Parameter indexPaths: Rows (data).
  /// - Complexity: O(*m* log *m* + *h*) for *m* rows and the *h* hidden rows of their sections, and
  ///   to tell the table.
  public func hide(_ indexPaths: [IndexPath]) { request(.hide, of: indexPaths) }

  /// Shows rows that are hidden, whatever the rule of the layer says. Rows that do not exist are
  /// passed over.
  ///
  /// A row that is hidden because its section shows no more stays so: see ``expand(section:)``.
  ///
  /// - Parameter indexPaths: Rows (data).
  /// - Complexity: As ``hide(_:)``.
  public func reveal(_ indexPaths: [IndexPath]) { request(.reveal, of: indexPaths) }

  /// Asks the rule of the layer about all rows, since what it goes by has changed.
  ///
  /// The table is told one batch: the rows that are hidden now go, and those that are not come.
  ///
  /// - Complexity: O(rows), and to tell the table.
  public func updateVisibility() { record { $0.askForAll() } }

  /// Asks the rule of the layer about some rows. Rows that do not exist are passed over.
  ///
  /// - Parameter indexPaths: Rows (data).
  /// - Complexity: As ``hide(_:)``.
  public func updateVisibility(of indexPaths: [IndexPath]) { request(.ask, of: indexPaths) }

  /// Asks the rule of the layer about all rows, as ``updateVisibility()`` does.
  public override func updateSlots() { updateVisibility() }

  /// Hides all rows of a section, which keeps its header and footer, and its first row if a tap on
  /// that expands it.
  ///
  /// The limit belongs to the section, wherever it moves and whatever rows come into it, also when
  /// it is reloaded. When everything is loaded again it belongs to the section of that number.
  ///
  /// - Parameter section: A section (data).
  public func collapse(section: Int) { show(first: collapsedRowCount, ofSection: section) }

  /// Shows all rows of a section again, except those that are hidden one by one or by the rule.
  ///
  /// - Parameter section: A section (data).
  public func expand(section: Int) { expand(innerSection: innerSection(ofData: section)) }

  /// Shows all rows of a section inside the layer (inner) again.
  func expand(innerSection section: Int) {
    guard isKnown(section) else { return }
    record { $0.limit(section: section, to: nil) }
  }

  /// Shows only the first rows of a section, of those that are not hidden one by one or by the
  /// rule. Rows of layers inside are shown down to the last of them, and do not count.
  ///
  /// A row that comes above the last of them takes its place. As for the limit, see
  /// ``collapse(section:)``.
  ///
  /// - Parameters:
  ///   - count: The most content rows that are shown; traps if it is negative. Where the rule is
  ///     asked about all rows inside (`asking: .rows`), those of layers inside count.
  ///   - section: A section (data).
  public func show(first count: Int, ofSection section: Int) {
    if count < 0 {
      misuse("at most \(count) rows are shown: give 0 or more")
    }
    let section = innerSection(ofData: section)
    guard isKnown(section) else { return }
    record { $0.limit(section: section, to: count) }
  }

  /// Collapses a section that is not collapsed, and expands one that is, as a tap does.
  ///
  /// - Parameter section: A section (data).
  public func toggle(section: Int) {
    let section = innerSection(ofData: section)
    guard isKnown(section) else { return }
    let limit = limitAfterToggling(section)
    record { $0.limit(section: section, to: limit) }
  }

  /// Collapses or expands a section that the user has tapped.
  ///
  /// - Parameters:
  ///   - section: The section (inner).
  ///   - tell: Tells others of the tap before the table changes. The section is followed through
  ///     what they do.
  func toggleTapped(section: Int, telling tell: () -> Void = {}) {
    let limit = limitAfterToggling(section)
    requests.limit(section: section, to: limit)
    if let section = translatedLayers.contentSection(ofOuter: section) {
      didToggle?(section, limit != nil)
    }
    tell()
    record { _ in }
  }

  /// Returns the most rows that a section shows once it is toggled, after all that was said.
  private func limitAfterToggling(_ section: Int) -> Int? {
    let isCollapsed = requests.limits[section].map { $0 == collapsedRowCount }
    return isCollapsed ?? isInnerCollapsed(section: section) ? nil : collapsedRowCount
  }

  /// Returns whether there is a section, or that is not known yet.
  private func isKnown(_ section: Int) -> Bool {
    section >= 0 && (counted?.containsContentSection(section) ?? true)
  }

  private func request(_ request: VisibilityRequests.Request, of indexPaths: [IndexPath]) {
    let rows = indexPaths.compactMap { innerPosition(ofData: RowPosition($0)) }.filter {
      $0.section >= 0 && $0.row >= 0 && counted?.containsContent($0) ?? true
    }
    if !rows.isEmpty { record { $0.record(request, for: rows) } }
  }

  /// Makes requests, which are carried out when their turn comes.
  private func record(_ make: (inout VisibilityRequests) -> Void) {
    make(&requests)
    enqueue(
      LayerChange(to: ruleToCome) { [weak self] in
        self?.requestsInHand = VisibilityRequests()
      } transition: { [weak self] state in
        guard let self else { return nil }
        takeRequestsInHand()
        return requestsInHand.isEmpty ? nil : state.applying(requestsInHand)
      })
  }

  private func takeRequestsInHand() {
    requestsInHand.add(requests)
    requests = VisibilityRequests()
    ruleWatch.note(requestsInHand)
  }

  /// Asks the rule again about some rows, and reports if an answer has changed.
  /// Nobody is asked while the app may be on its way from one content to another.
  private func lookAtRule() {
    guard isLoaded, requests.isEmpty, ownChanges.isEmpty, let tableQueue, !tableQueue.isInTheMiddle,
      tableQueue.waiting.isEmpty, tableQueue.unannouncedChange == nil,
      let shown = inForce.shownContent, let finding = ruleWatch.look(at: shown)
    else { return }
    report(
      .changedItsMind(layer: name, row: finding.row, isHidden: finding.isHidden))
  }

  // MARK: - Coordinates

  /// Returns the row inside the layer (inner) that a row of the data is; nil if a layer inside
  /// hides it. Before the table has counted rows it is known by its place in the data.
  private func innerPosition(ofData position: RowPosition) -> RowPosition? {
    counted == nil ? position : countedPosition(ofData: position)
  }

  /// The layout, once the table has counted the rows of the layer.
  private var counted: TableLayout? { isSuspended ? nil : current }

  /// Returns the row inside the layer (inner) that a row of the data is, once the layers inside
  /// have counted their rows; nil if one of them hides it.
  private func countedPosition(ofData position: RowPosition) -> RowPosition? {
    let layers = translatedLayers.reversed()
    return layers.hides(position) ? nil : layers.outerPosition(ofContent: position)
  }

  /// Returns the section inside the layer (inner) that a section of the data is.
  private func innerSection(ofData section: Int) -> Int {
    counted == nil ? section : translatedLayers.reversed().outerSection(ofContent: section)
  }

  /// The layers between this one and the data, the outermost first: none where this one is about
  /// all rows inside.
  private var translatedLayers: [TableLayer] {
    inForce.shownContent?.rule.isAboutContent == true ? Array(layersInside) : []
  }

  // MARK: - What the table knows

  override func addPending(to work: inout PendingWork) {
    super.addPending(to: &work)
    work.add(lookingAtRule, "a look at the rule of layer \(name)")
  }

  override func rowsDidChange(by transition: LayerTransition?) {
    describeHeaders()
    #if DEBUG
    guard hasRule else { return }
    lookingAtRule.schedule { [weak self] in self?.lookAtRule() }
    #endif
  }

  override func layOut(after change: LayerChange) -> Bool {
    guard change.rule.hidesRows else { return super.layOut(after: change) }
    // What is said about rows that nobody has counted yet counts when they are counted.
    guard isLoaded else { return false }
    takeRequestsInHand()
    adopt(inForce.applying(requestsInHand).new)
    requestsInHand = VisibilityRequests()
    return false
  }

  override func freshState(
    rowCounts: [Int], around inner: TableLayout?, tableContent: TableContent? = nil
  ) -> LayerState {
    let state = super.freshState(
      rowCounts: rowCounts, around: inner, tableContent: tableContent)
    ruleWatch.noteLoading()
    if !isLoaded {
      // They were made in the data, when the layers inside had not counted their rows yet.
      requests = requests.translated(countedPosition) {
        translatedLayers.reversed().outerSection(ofContent: $0)
      }
    }
    takeRequestsInHand()
    defer { requestsInHand = VisibilityRequests() }
    return requestsInHand.isEmpty ? state : state.applying(requestsInHand).new
  }

  override func follow(contentOf transition: LayerTransition) {
    requests.follow(transition.content)
    requestsInHand.follow(transition.content)
  }
}
