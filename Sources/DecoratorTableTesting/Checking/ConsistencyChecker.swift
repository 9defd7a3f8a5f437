import DecoratorTableKit

/// Looks at a table at every moment at which something can be wrong with its index paths, and reports
/// what is.
///
/// ```swift
/// let checker = ConsistencyChecker(feed) { Issue.record("\($0)") }     // Swift Testing
/// let checker = ConsistencyChecker(feed) { XCTFail("\($0)") }          // XCTest
/// ```
///
/// It looks when the table loads, before and after each announced change, and when ``check(_:)`` is
/// called, at every row of every section at every layer, for each ``ConsistencyRule``. A rule that is
/// broken in a layer is reported once: what follows from it is no news.
///
/// Between the changes a test calls ``check(_:)`` where it likes, best at its end: only there does it
/// compare the content itself, if it was given identities, for in between an app may have changed rows
/// of which nothing is announced yet.
///
/// Ownership: retains the table that it looks at; is held by it through its hook until ``stop()``.
@MainActor
public final class ConsistencyChecker {
  /// What was found wrong, oldest first.
  public private(set) var violations: [Violation] = []
  /// How much was looked at.
  public private(set) var totals = Totals()
  /// What the table was told since the checker looks at it, and when it read everything afresh.
  public var log = UpdateLog()
  /// How many rows of a layer may move before it may replace their section instead; the limit of a
  /// decorated table when the checker begins to look at it.
  public var moveLimit = 512

  /// How much a checker has looked at.
  public struct Totals: Hashable, Sendable {
    /// The number of times that everything was looked at.
    public internal(set) var checks = 0
    /// The number of announced changes.
    public internal(set) var updates = 0
    /// The number of times that everything was read afresh.
    public internal(set) var loads = 0
    /// The number of rows that were looked at, at all levels.
    public internal(set) var rows = 0
  }

  private let table: any CheckedTable
  private let report: (Violation) -> Void

  /// What has happened since the last load.
  private(set) var operations: [String] = []
  private var reported: Set<String> = []

  private var last: TableCapture?
  private var identities = TableIdentities()
  /// What was followed while the table was told, and held rows follow when that is over.
  private var changeDuring: TableChange?

  private var batchOrder = BatchOrderCheck()
  private var heldRows = HeldRowsCheck()
  private var contentIdentity = ContentIdentityCheck()

  private static let stateChecks: [any StateCheck.Type] = [
    RowCountsCheck.self, RowOwnershipCheck.self, RoundTripsCheck.self, AdditionalRowsCheck.self,
    CompositionCheck.self, UnknownRowsCheck.self, CellsCheck.self,
  ]
  private static let changeChecks: [any ChangeCheck.Type] = [
    ForwardedChangesCheck.self, SourceCountsCheck.self, AnnouncedChangesCheck.self,
    AnnouncementExtentCheck.self,
  ]

  /// Looks at a table, now and at each of its changes.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - report: Called with each violation, when it is found.
  public init(checking table: any CheckedTable, report: @escaping (Violation) -> Void) {
    self.table = table
    self.report = report
    table.onEvent = { [weak self] in self?.handle($0) }
    load()
  }

  /// Looks no more.
  public func stop() { table.onEvent = nil }

  // MARK: - Moments

  /// Looks at everything, at a moment at which everything that the source has changed is announced.
  ///
  /// - Parameter operation: What was done, for the violations; nothing if nil.
  /// - Complexity: O(rows · layers)
  public func check(_ operation: String? = nil) {
    if let operation { operations.append(operation) }
    lookAtUnchanged(at: .request)
    checkContent()
  }

  /// Compares the content itself and the cells on screen.
  func checkContent() {
    let announced = last?.contentRowCounts ?? []
    // A source that is gone has no counts to compare.
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
  }

  private func contentFindings() -> [Finding] {
    guard let last, let content = identities.content, table.sourceRowCounts != nil else {
      return []
    }
    return contentIdentity.findings(
      in: RowGrid.map(last.contentRowCounts) { table.identity(ofContent: $0) }, numbers: content)
  }

  /// Looks at everything, at a moment at which the source may have changed without having said so yet.
  ///
  /// - Parameter operation: What was done, for the violations; nothing if nil.
  /// - Complexity: O(rows · layers)
  public func checkBeforeAnnouncing(_ operation: String? = nil) {
    if let operation { operations.append(operation) }
    lookAtUnchanged(at: .beforeUpdate)
  }

  /// Adds what was done to the operations that violations name.
  public func record(_ operation: String) { operations.append(operation) }

  /// Hears what a table tells of itself; to be called for a table that does not.
  public func handle(_ event: TableEvent) {
    switch event {
    case .loaded:
      log.recordLoad()
      note(batchOrder.load(), at: .load)
      load()
    case .willUpdate:
      let findings = batchOrder.begin()
      note(findings, at: .beforeUpdate)
      if findings.isEmpty { lookAtUnchanged(at: .beforeUpdate) }
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
        lookAtUnchanged(at: .afterUpdate)
      }
      if let change = changeDuring { note(heldRows.follow(change), at: .afterUpdate) }
      changeDuring = nil
      heldRows.hold(table, rowCounts: last?.rowCounts(atLevel: 0) ?? [])
    }
  }

  private static func text(of update: AnnouncedUpdate) -> String {
    let content = update.batches.last??.logText
    let table = update.batches.first??.logText
    let own = table.map { ", told as \($0)" } ?? ""
    switch update.origin {
    case .content: return "content \(content ?? "changed")\(own)"
    case .layer(let name): return "layer \(name) changed\(own)"
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

  /// Looks at a table of which nothing has been announced since the last time.
  private func lookAtUnchanged(at moment: CheckedMoment) {
    guard let last else { return }
    let capture = capture(announced: last.contentRowCounts)
    guard capture.levelCount == last.levelCount else {
      // The table was taken off, or has other layers: nobody knows which row was which.
      return load()
    }
    guard !capture.answers(as: last) else {
      // All of it was looked at already, but for what the table on screen says.
      return note(RowCountsCheck.findings(in: capture), at: moment)
    }
    look(at: capture, moment)
    follow(
      AnnouncedUpdate(batches: Array(repeating: BatchUpdate(), count: capture.levelCount)),
      from: last, to: capture, checks: [AnnouncedChangesCheck.self], at: moment)
  }

  /// Follows an announced change and looks at what it led to.
  private func follow(_ update: AnnouncedUpdate, at moment: CheckedMoment) -> TableChange? {
    guard let last else { return nil }
    let counts = update.batches.last.flatMap(\.self).map {
      BatchTrace(
        $0, before: last.contentRowCounts,
        after: update.contentRowCounts ?? table.sourceRowCounts ?? []
      ).rowCounts
    }
    let capture = capture(announced: counts, isLoading: moment == .duringUpdate)
    // What was announced wrongly has consequences for what is answered.
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
    identities.follow(to: after, traces: traces)
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
