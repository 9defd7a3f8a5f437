import Foundation

/// A layer that shows only some of the rows inside it.
///
/// ```swift
/// let filter = feed.hideRows(named: "filter") { !posts[$0.row].matches(query) }
/// query = "swift"
/// filter.updateVisibility()              // one batch: other rows keep their cells
/// filter.show(first: 3, ofSection: 1)    // and of those that are left three in section 1
/// filter.collapse(section: 2)            // its header stays
///
/// feed.hideRows(named: "folded", collapsingOnTap: .header)    // and the user can do the same
/// ```
///
/// The source still has all of its rows and announces changes of all. A hidden row has no place in
/// the table, and its changes are not visible. Hiding a row removes it from the table and revealing
/// inserts it, for the layers outside as well.
///
/// The rule of the layer decides whether an inserted row is hidden, which then stays so wherever
/// the row moves. The rule is called for rows that are inserted, reloaded or reconfigured, once for
/// each, and for all rows in a load. For other rows only ``updateVisibility(of:)`` calls it, so
/// call that when its answers have changed. ``hide(_:)`` and ``reveal(_:)`` do not call it. The
/// most recent decision about a row wins.
///
/// A debug build calls the rule again for some rows after each change, on the next turn. A
/// different answer is reported as ``TableAnomaly/inconsistentRule(layer:row:isHidden:)``.
///
/// All index paths and sections are those of the content (data), without rows of layers inside, as
/// the table knows them. With `asking: .rows` they are those inside the layer (inner), so that it
/// can hide rows of other layers. Calls made before attaching take effect on attach.
///
/// Changes of the layer are meant to be visible at once: ``TableLayer/changeTiming`` is
/// `.immediately`, and ``TableLayer/keepsScrollPosition`` is false unless it is set.
@MainActor
public final class HidingLayer: TableLayer {
  /// The part of a section whose tap collapses and expands it; nil if none does.
  let collapsingTap: CollapsingTap?
  /// A closure to call when the user has tapped a section to collapse or expand it, just before the
  /// table is updated: for example, to turn the arrow in its header. It gets the section (data),
  /// and whether that is collapsed now. It is not called for a section that a layer inside adds.
  /// The layer retains the closure.
  public var didToggle: ((_ section: Int, _ isCollapsed: Bool) -> Void)?

  /// The texts by which assistive technologies describe a header whose tap collapses its section;
  /// English unless set. Such a header is a button with a value, and has an action with the effect
  /// of a tap.
  public var accessibilityTexts = CollapsingTexts() {
    didSet { describeHeaders() }
  }

  /// The requests that wait for their turn.
  private var requests = VisibilityRequests()
  /// Whether they are in data coordinates, since the layers inside had not counted their rows.
  private var areRequestsOfData = false
  /// The requests that are being carried out.
  private var requestsInProgress = VisibilityRequests()
  /// Detects a rule with changed answers, in debug builds.
  private var staleRuleDetector = StaleRuleDetector()
  private var hasRule = false
  private var checkingRule = NextTurn()
  /// The headers on screen, where their taps collapse sections.
  private var headers = CollapsibleHeaders()

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; see ``TableLayer/name``.
  ///   - tap: The part of a section whose tap collapses and expands it; nil if none does.
  ///   - rows: The rows that `hides` is called for: those of the content (data), without rows of
  ///     layers inside, or all rows inside this layer (inner).
  ///   - hidesRowsInside: Whether a row of a layer inside is hidden with the content row after it.
  ///     If not, such rows stay.
  ///   - hides: Returns whether a row is hidden; nil to hide rows one by one only.
  public init(
    named name: String? = nil, collapsingOnTap tap: CollapsingTap? = nil,
    asking rows: Placement.Counting = .content, hidesRowsInside: Bool = false,
    where hides: (@MainActor (RowPosition) -> Bool)? = nil
  ) {
    collapsingTap = tap
    super.init(placed: .none, named: name)
    changeTiming = .immediately
    keepsScrollPosition = false
    // Hidden rows stay hidden.
    canBeTurnedOff = false
    var isHidden: (@Sendable (RowPosition) -> Bool)?
    if let hides {
      isHidden = { row in MainActorCall.call({ hides(row) }, of: "HidingLayer(where:)") }
    }
    let rule = LayerRule(hidingWhere: isHidden, asking: rows, hidesRowsInside: hidesRowsInside)
    hasRule = hides != nil
    inForce = LayerState(rule: rule, rowCounts: [])
    switch tap {
    case .header: observeHeaders()
    case .firstRow: observeFirstRows()
    case nil: break
    }
  }

  // MARK: - Taps

  /// Makes taps on shown headers collapse their sections, and expand them again.
  private func observeHeaders() {
    ownTableEvents.willDisplayHeader = { [weak self] _, view, section in
      guard let self else { return }
      headers.add(view) { [weak self] header in
        // The header has followed its section.
        guard let section = self?.section(ofHeader: header) else { return }
        self?.toggleTapped(section: section)
      }
      headers.describe(
        view, isCollapsed: isInnerCollapsed(section: section), in: accessibilityTexts)
    }
    // The view is reused.
    ownTableEvents.didEndDisplayingHeader = { [weak self] _, view in self?.headers.remove(view) }
  }

  override func didUnload() { headers.removeAll() }

  /// Updates the descriptions of the headers on screen, since their sections may be collapsed or
  /// expanded.
  ///
  /// - Complexity: O(headers on screen · layers)
  private func describeHeaders() {
    for view in headers.views {
      guard let section = section(ofHeader: view) else { continue }
      headers.describe(
        view, isCollapsed: isInnerCollapsed(section: section), in: accessibilityTexts)
    }
  }

  /// Makes taps on first rows collapse their sections, and expand them again.
  private func observeFirstRows() {
    ownTableEvents.didSelect = { [weak self] tableView, row, reuseIndexPath, notifyOwner in
      guard let self, inForce.layout.shownPosition(ofContent: row)?.row == 0 else { return }
      tableView.deselectRow(at: reuseIndexPath, animated: true)
      toggleTapped(section: row.section, beforeChange: notifyOwner)
    }
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

  /// Returns the number of rows of a section that this layer hides, including those of layers
  /// inside.
  ///
  /// - Parameter section: A section (data).
  /// - Returns: 0 if there is no such section, or before there is a table.
  public func hiddenCount(inSection section: Int) -> Int {
    let section = innerSection(ofData: section)
    guard let layout = counted, layout.containsContentSection(section) else { return 0 }
    return layout.rows[section].hiddenCount
  }

  /// Returns whether a section is collapsed, so that only its header and footer are shown, and its
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

  /// Hides rows, regardless of the rule of the layer. Rows that do not exist are ignored.
  ///
  /// - Parameter indexPaths: Rows (data).
  /// - Complexity: O(*m* log *m* + *h*) for *m* rows and the *h* hidden rows of their sections, and
  ///   to update the table.
  public func hide(_ indexPaths: [IndexPath]) { request(.hide, of: indexPaths) }

  /// Shows hidden rows, regardless of the rule of the layer. Rows that do not exist are ignored.
  ///
  /// A row that is hidden by the limit of its section stays hidden: see ``expand(section:)``.
  ///
  /// - Parameter indexPaths: Rows (data).
  /// - Complexity: As ``hide(_:)``.
  public func reveal(_ indexPaths: [IndexPath]) { request(.reveal, of: indexPaths) }

  /// Evaluates the rule of the layer for all rows or some, since data that it depends on has
  /// changed.
  ///
  /// The table is updated in one batch: rows that are hidden now are removed, and others inserted.
  ///
  /// - Parameter indexPaths: Rows (data), of which those that do not exist are ignored; nil for all
  ///   rows.
  /// - Complexity: For all rows O(rows), and to update the table; for some as ``hide(_:)``.
  public func updateVisibility(of indexPaths: [IndexPath]? = nil) {
    if let indexPaths { request(.ask, of: indexPaths) } else { record { $0.askForAll() } }
  }

  /// Evaluates the rule of the layer for all rows, as ``updateVisibility(of:)`` does.
  public override func updateSlots() { updateVisibility() }

  /// Hides all rows of a section, which keeps its header and footer, and its first row if a tap on
  /// that expands it.
  ///
  /// The limit follows the section when that moves, and stays when rows are inserted into it and
  /// when it is reloaded. After a reload of the table, it applies to the section with the same
  /// number.
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
  /// A row that is inserted above the last one replaces it. For the limit, see
  /// ``collapse(section:)``.
  ///
  /// - Parameters:
  ///   - count: The most content rows that are shown; traps if it is negative. With `asking:
  ///     .rows`, rows of layers inside count as well.
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
  ///   - tell: Notifies others of the tap before the table changes. The section is followed through
  ///     their changes.
  func toggleTapped(section: Int, beforeChange: () -> Void = {}) {
    let limit = limitAfterToggling(section)
    note { $0.limit(section: section, to: limit) }
    if let section = translatedLayers.contentSection(ofOuter: section) {
      didToggle?(section, limit != nil)
    }
    beforeChange()
    enqueueRequests()
  }

  /// Returns the limit of a section after a toggle, including waiting requests.
  private func limitAfterToggling(_ section: Int) -> Int? {
    let isCollapsed = requests.limits[section].map { $0 == collapsedRowCount }
    return isCollapsed ?? isInnerCollapsed(section: section) ? nil : collapsedRowCount
  }

  /// Returns whether a section exists, or its existence is not known yet.
  private func isKnown(_ section: Int) -> Bool {
    section >= 0 && (counted?.containsContentSection(section) ?? true)
  }

  private func request(_ request: VisibilityRequests.Request, of indexPaths: [IndexPath]) {
    let rows = indexPaths.compactMap { innerPosition(ofData: RowPosition($0)) }.filter {
      $0.section >= 0 && $0.row >= 0 && counted?.containsContent($0) ?? true
    }
    if !rows.isEmpty { record { $0.record(request, for: rows) } }
  }

  /// Records requests, which are carried out when they are first in the queue.
  private func record(_ make: (inout VisibilityRequests) -> Void) {
    note(make)
    enqueueRequests()
  }

  private func note(_ make: (inout VisibilityRequests) -> Void) {
    if requests.isEmpty { areRequestsOfData = counted == nil }
    make(&requests)
  }

  private func enqueueRequests() {
    enqueue(
      LayerChange(to: pendingRule) { [weak self] in
        self?.requestsInProgress = VisibilityRequests()
      } transition: { [weak self] state in
        guard let self else { return nil }
        beginRequests()
        return requestsInProgress.isEmpty ? nil : state.applying(requestsInProgress)
      })
  }

  private func beginRequests() {
    requestsInProgress.add(requests)
    requests = VisibilityRequests()
    staleRuleDetector.note(requestsInProgress)
  }

  /// Evaluates the rule again for some rows, and reports a changed answer. Not while the app may be
  /// in the middle of a change of its content.
  private func checkRule() {
    guard isLoaded, requests.isEmpty, ownChanges.isEmpty, let tableQueue, !tableQueue.isInTheMiddle,
      tableQueue.waiting.isEmpty, tableQueue.unannouncedChange == nil,
      let shown = inForce.shownContent
    else { return }
    // The rule is the app's code, which may load the table.
    var detector = staleRuleDetector
    let finding = detector.findStaleRow(in: shown)
    staleRuleDetector = detector
    guard let finding else { return }
    report(
      .inconsistentRule(layer: name, row: finding.row, isHidden: finding.isHidden))
  }

  // MARK: - Coordinates

  /// Returns the row inside the layer (inner) of a data row; nil if a layer inside hides it. Before
  /// the first count it is the data row itself.
  private func innerPosition(ofData position: RowPosition) -> RowPosition? {
    counted == nil ? position : countedPosition(ofData: position)
  }

  /// The layout, once the table has counted the rows of the layer.
  private var counted: TableLayout? { current }

  /// Returns the row inside the layer (inner) of a data row, once the layers inside have counted
  /// their rows; nil if one of them hides it.
  private func countedPosition(ofData position: RowPosition) -> RowPosition? {
    let layers = translatedLayers.reversed()
    return layers.hides(position) ? nil : layers.outerPosition(ofContent: position)
  }

  /// Returns the section inside the layer (inner) of a data section.
  private func innerSection(ofData section: Int) -> Int {
    counted == nil ? section : translatedLayers.reversed().outerSection(ofContent: section)
  }

  /// The layers between this one and the data, the outermost first: none if this one applies to all
  /// rows inside.
  private var translatedLayers: [TableLayer] {
    ownState.shownContent?.rule.isAboutContent == true ? Array(layersInside) : []
  }

  // MARK: - What the table knows

  override func addPending(to work: inout PendingWork) {
    super.addPending(to: &work)
    work.add(checkingRule, "a look at the rule of layer \(name)")
  }

  override func rowsDidChange(by transition: LayerTransition?) {
    describeHeaders()
    #if DEBUG
    guard hasRule else { return }
    checkingRule.schedule { [weak self] in self?.checkRule() }
    #endif
  }

  override func layOut(after change: LayerChange, around rowCounts: [Int]?) -> Bool {
    guard change.rule.hidesRows else { return super.layOut(after: change, around: rowCounts) }
    // Requests for rows that are not counted yet take effect when they are counted.
    guard isLoaded else { return false }
    if let rowCounts, rowCounts != inForce.layout.contentRowCounts {
      // Which rows the others are by now is not known.
      requests.forgetRows()
      return false
    }
    beginRequests()
    inForce = inForce.applying(requestsInProgress).new
    requestsInProgress = VisibilityRequests()
    return false
  }

  override func freshState(
    rowCounts: [Int], around inner: TableLayout?, contentPositions: ContentPositions? = nil
  ) -> LayerState {
    let state = super.freshState(
      rowCounts: rowCounts, around: inner, contentPositions: contentPositions)
    staleRuleDetector.noteLoading()
    translateRequests()
    beginRequests()
    defer { requestsInProgress = VisibilityRequests() }
    return requestsInProgress.isEmpty ? state : state.applying(requestsInProgress).new
  }

  /// Translates requests inwards that were made before the layers inside had counted their rows.
  private func translateRequests() {
    guard areRequestsOfData else { return }
    areRequestsOfData = false
    requests = requests.translated(countedPosition) {
      translatedLayers.reversed().outerSection(ofContent: $0)
    }
  }

  override func stateToShow(after content: UpdateMap, around inner: TableLayout?) -> LayerState {
    // Until the change is committed, they are about the rows before it.
    translateRequests()
    let waiting = requests
    requests.follow(content)
    defer { requests = waiting }
    return super.stateToShow(after: content, around: inner)
  }

  override func wasShown() { requests = VisibilityRequests() }

  override func follow(contentOf transition: LayerTransition) {
    requests.follow(transition.content)
    requestsInProgress.follow(transition.content)
  }
}
