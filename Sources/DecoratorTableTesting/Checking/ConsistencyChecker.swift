import DecoratorTableKit

/// Examines a table at every moment at which its index paths can be wrong, and reports violations.
///
/// ```swift
/// let checker = ConsistencyChecker(feed) { Issue.record("\($0)") }     // Swift Testing
/// let checker = ConsistencyChecker(feed) { XCTFail("\($0)") }          // XCTest
/// ```
///
/// It examines the table when it loads, before and after each announced change, and when
/// ``check(_:)`` is called. Each time, it checks every row of every section at every layer against
/// each ``ConsistencyRule``. A rule that a layer breaks is reported once; its consequences are not
/// reported.
///
/// Between changes, a test calls ``check(_:)`` where it likes, preferably at its end. Only this
/// call compares the content itself, if it has identities, and the children of several sources: at
/// other moments an app may have changed rows that it has not announced yet.
///
/// Ownership: it retains the table that it examines. The table retains it through its hook until
/// ``stop()``.
@MainActor
public final class ConsistencyChecker {
  /// The violations found so far, oldest first.
  public private(set) var violations: [Violation] = []
  /// The extent of the checks so far.
  public private(set) var totals = Totals()
  /// The batches and loads that the table got since the checker began.
  public var log = UpdateLog()
  /// The number of a layer's rows that may move before the layer may replace their section instead.
  /// It is the limit that the decorated table had when the checker began.
  public var moveLimit = BatchUpdate.defaultMoveLimit

  /// The extent of a checker's work.
  public struct Totals: Hashable, Sendable {
    /// The number of complete examinations.
    public internal(set) var checks = 0
    /// The number of announced changes.
    public internal(set) var updates = 0
    /// The number of times that the table read everything anew.
    public internal(set) var loads = 0
    /// The number of rows that were examined, at all levels.
    public internal(set) var rows = 0
  }

  private let table: any CheckedTable
  private let report: (Violation) -> Void

  /// The operations since the last load.
  private(set) var operations: [String] = []
  private var reported: Set<String> = []

  private var last: TableCapture?
  private var identities = TableIdentities()
  /// The change that was followed while the table was updated; held rows follow it at the end.
  private var changeDuring: TableChange?

  private var batchOrder = BatchOrderCheck()
  private var heldRows = HeldRowsCheck()
  private var contentIdentity = ContentIdentityCheck()

  private static let stateChecks: [any StateCheck.Type] = [
    RowCountsCheck.self, RowOwnershipCheck.self, RoundTripsCheck.self, AdditionalRowsCheck.self,
    CompositionCheck.self, UnknownRowsCheck.self, CellsCheck.self, HiddenRowsCheck.self,
  ]
  private static let changeChecks: [any ChangeCheck.Type] = [
    ForwardedChangesCheck.self, SourceCountsCheck.self, AnnouncedChangesCheck.self,
    AnnouncementExtentCheck.self,
  ]

  /// Creates a checker that examines a table now and at each of its changes.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - report: Called with each violation as soon as it is found.
  public init(checking table: any CheckedTable, report: @escaping (Violation) -> Void) {
    self.table = table
    self.report = report
    table.onEvent = { [weak self] in self?.handle($0) }
    load()
  }

  /// Ends the examination.
  public func stop() { table.onEvent = nil }

  // MARK: - Moments

  /// Examines everything, at a moment at which every change of the source has been announced.
  ///
  /// - Parameter operation: What was done, as text for the violations; nil for nothing.
  /// - Complexity: O(rows · layers)
  public func check(_ operation: String? = nil) {
    if let operation { operations.append(operation) }
    checkUnchanged(at: .request)
    checkContent()
  }

  /// Compares the content itself and the cells on screen.
  func checkContent() {
    let announced = last?.contentRowCounts ?? []
    // A source that was released has no counts to compare.
    if let found = table.sourceRowCounts, found != announced {
      note(
        [
          Finding(
            .sourceCounts, layer: "content", "the source",
            expected: "\(announced) rows, as announced", found: "\(found) rows")
        ], at: .request)
    } else {
      note(contentFindings(), at: .request)
    }
    note(CellsCheck.findings(in: table.shownCells), at: .request)
    note(childrenFindings(), at: .request)
  }

  private func childrenFindings() -> [Finding] {
    guard let last, last.sourceRowCounts != nil, let children = table.checkedChildren else {
      return []
    }
    return [ChildrenCheck.finding(in: children, of: last)].compactMap(\.self)
  }

  private func contentFindings() -> [Finding] {
    guard let last, let content = identities.content, table.sourceRowCounts != nil else {
      return []
    }
    return contentIdentity.findings(
      in: RowGrid.map(last.contentRowCounts) { table.identity(ofContent: $0) }, numbers: content)
  }

  /// Examines everything, at a moment at which the source may have changed without having announced
  /// it yet.
  ///
  /// - Parameter operation: What was done, as text for the violations; nil for nothing.
  /// - Complexity: O(rows · layers)
  public func checkBeforeAnnouncing(_ operation: String? = nil) {
    if let operation { operations.append(operation) }
    checkUnchanged(at: .beforeUpdate)
  }

  /// Adds an operation to those that violations name.
  public func record(_ operation: String) { operations.append(operation) }

  /// Handles an event of the table; call it for a table that does not report its events.
  public func handle(_ event: TableEvent) {
    switch event {
    case .loaded:
      log.recordLoad()
      note(batchOrder.load(), at: .load)
      load()
    case .willUpdate:
      let findings = batchOrder.begin()
      note(findings, at: .beforeUpdate)
      if findings.isEmpty { checkUnchanged(at: .beforeUpdate) }
    case .announcing(let update):
      operations.append(Self.text(of: update))
      changeDuring = follow(update, at: .duringUpdate)
    case .didUpdate(let update):
      note(batchOrder.end(), at: .afterUpdate)
      totals.updates += 1
      if update.isTold, let batch = update.batches.first ?? nil { log.record(batch) }
      if changeDuring == nil {
        operations.append(Self.text(of: update))
        changeDuring = follow(update, at: .afterUpdate)
      } else {
        checkUnchanged(at: .afterUpdate)
      }
      if let change = changeDuring { note(heldRows.follow(change), at: .afterUpdate) }
      changeDuring = nil
      heldRows.hold(table, rowCounts: last?.rowCounts(atLevel: 0) ?? [])
    case .changedDirectly(let change):
      operations.append("told directly: \(change)")
      let finding = Finding(
        .directChanges, "the table on screen",
        expected: "changes announced to the decorated table, in rows of the content",
        found: change)
      note([finding], at: .request)
    }
  }

  private static func text(of update: AnnouncedUpdate) -> String {
    let content = update.batches.last??.logText
    let table = update.batches.first??.logText
    let own = table.map { ", told as \($0)" } ?? ""
    switch update.origin {
    case .content: return "content \(content ?? "changed")\(own)"
    case .layer(let name): return "layer \(name) changed\(own)"
    case .layers: return "several layers changed\(own)"
    }
  }

  /// The number of levels: one between any two layers, one outside and one inside all of them.
  var levelCount: Int { last?.levelCount ?? 1 }

  // MARK: - Looking

  private func load() {
    totals.loads += 1
    operations = []
    contentIdentity.forget()
    let capture = capture(announced: nil, isLoading: true)
    identities.load(capture)
    last = capture
    note(heldRows.forget(), at: .load)
    look(at: capture, .load)
    _ = contentFindings()
    heldRows.hold(table, rowCounts: capture.rowCounts(atLevel: 0))
  }

  /// Examines a table without any announced change since the last time.
  private func checkUnchanged(at moment: CheckedMoment) {
    guard let last else { return }
    let capture = capture(announced: last.contentRowCounts)
    guard capture.levelCount == last.levelCount else {
      // The table was detached, or has other layers: rows cannot be identified any more.
      return load()
    }
    guard !capture.answers(as: last) else {
      // Everything has been examined already, except the counts of the table on screen.
      return note(RowCountsCheck.findings(in: capture), at: moment)
    }
    look(at: capture, moment)
    follow(
      AnnouncedUpdate(batches: Array(repeating: BatchUpdate(), count: capture.levelCount)),
      from: last, to: capture, checks: [AnnouncedChangesCheck.self], at: moment)
  }

  /// Follows an announced change and examines its result.
  private func follow(_ update: AnnouncedUpdate, at moment: CheckedMoment) -> TableChange? {
    guard let last else { return nil }
    let counts = update.batches.last.flatMap(\.self).map {
      BatchTrace(
        $0, before: last.contentRowCounts,
        after: update.contentRowCounts ?? table.sourceRowCounts ?? []
      ).rowCounts
    }
    let capture = capture(announced: counts, isLoading: moment == .duringUpdate)
    // A wrong announcement has consequences for the answers.
    defer { look(at: capture, moment) }
    return follow(update, from: last, to: capture, checks: Self.changeChecks, at: moment)
  }

  @discardableResult
  private func follow(
    _ update: AnnouncedUpdate, from before: TableCapture, to after: TableCapture,
    checks: [any ChangeCheck.Type], at moment: CheckedMoment
  ) -> TableChange? {
    guard update.batches.count == after.levelCount, before.levelCount == after.levelCount else {
      note(
        [
          Finding(
            .sourceCounts, "the announcement",
            expected: "one batch for each of \(after.levelCount) levels",
            found: "\(update.batches.count)")
        ], at: moment)
      return nil
    }
    let traces = update.batches.enumerated().map { level, batch in
      batch.map {
        BatchTrace(
          $0, before: before.rowCounts(atLevel: level), after: after.rowCounts(atLevel: level))
      }
    }
    let identitiesBefore = identities.levels
    identities.follow(
      to: after, traces: traces, otherModels: after.layerWithUnknownModels(changedIn: update))
    contentIdentity.forget(identities.reloadedContent)
    let change = TableChange(
      before: before, after: after, update: update, traces: traces,
      identitiesBefore: identitiesBefore, identitiesAfter: identities.levels,
      owners: identities.numbers, moveLimit: moveLimit)
    for check in checks { note(check.findings(in: change), at: moment) }
    last = after
    return change
  }

  private func capture(announced: [Int]?, isLoading: Bool = false) -> TableCapture {
    let capture = TableCapture(table, announced: announced, isLoading: isLoading)
    totals.checks += 1
    totals.rows += (0..<capture.levelCount).reduce(0) {
      $0 + capture.rowCounts(atLevel: $1).reduce(0, +)
    }
    return capture
  }

  private func look(at capture: TableCapture, _ moment: CheckedMoment) {
    for check in Self.stateChecks { note(check.findings(in: capture), at: moment) }
  }

  // MARK: - Reporting

  private func note(_ findings: [Finding], at moment: CheckedMoment) {
    for finding in findings
    where reported.insert("\(finding.rule) \(finding.layer ?? "")").inserted {
      let violation = Violation(finding, at: moment, operations: operations)
      violations.append(violation)
      report(violation)
    }
  }
}
