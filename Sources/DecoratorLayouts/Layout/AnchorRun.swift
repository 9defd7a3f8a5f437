/// Anchors at equal distances: additional rows `firstOrdinal ..< firstOrdinal + count`.
///
/// A regular rule is one run for any number of rows, and each look-up in it is one division.
@frozen
@usableFromInline
struct AnchorRun: Hashable, Sendable {
  /// The ordinal of the first additional row of the run.
  @usableFromInline let firstOrdinal: Int
  /// The anchor (inner) of the first additional row.
  @usableFromInline let firstAnchor: Int
  /// Content rows from one anchor to the next; 0 for additional rows at one place, 1 for a single
  /// row, so that equal layouts compare equal.
  @usableFromInline let step: Int
  /// The number of additional rows, at least one.
  @usableFromInline let count: Int

  init(firstOrdinal: Int, firstAnchor: Int, step: Int, count: Int) {
    self.firstOrdinal = firstOrdinal
    self.firstAnchor = firstAnchor
    self.step = count > 1 ? step : 1
    self.count = count
  }

  /// The outer row of the first additional row.
  @inlinable var firstRow: Int { firstAnchor + firstOrdinal }

  /// All additional rows of the run.
  var ordinals: Range<Int> { firstOrdinal..<firstOrdinal + count }

  /// Returns the anchor of the additional row `ordinal`, which is one of the run's.
  @inlinable
  func anchor(ofAdditional ordinal: Int) -> Int { firstAnchor + (ordinal - firstOrdinal) * step }

  /// Returns the origin of the outer row `row`, which is not above the run unless the run is the
  /// first.
  @inlinable
  @inline(__always)
  func origin(ofRow row: Int) -> RowOrigin {
    let distance = row - firstRow
    guard distance >= 0 else { return .content(row - firstOrdinal) }
    let (index, rest) = UInt(bitPattern: distance)
      .quotientAndRemainder(dividingBy: UInt(bitPattern: step + 1))
    guard index < UInt(bitPattern: count) else { return .content(row - firstOrdinal - count) }
    let ordinal = firstOrdinal + Int(bitPattern: index)
    return rest == 0 ? .additional(ordinal) : .content(row - ordinal - 1)
  }

  /// Returns the number of additional rows up to the last of the run above the content row `index`
  /// (inner).
  @inlinable
  @inline(__always)
  func count(upToContent index: Int) -> Int {
    let distance = index - firstAnchor
    guard distance >= 0 else { return firstOrdinal }
    guard step > 0 else { return firstOrdinal + count }
    let passed = Int(bitPattern: UInt(bitPattern: distance) / UInt(bitPattern: step)) + 1
    return firstOrdinal + min(passed, count)
  }
}

extension [AnchorRun] {
  /// Returns the last run with a `position` up to `bound`, or the first run if there is none.
  /// Positions ascend.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  @inlinable
  @inline(__always)
  func last(upTo bound: Int, position: (AnchorRun) -> Int) -> AnchorRun {
    var low = 0
    var length = count
    while length > 1 {
      let half = length >> 1
      if position(self[low + half]) <= bound { low += half }
      length -= half
    }
    return self[low]
  }
}

/// Sorted anchors, collected from the top in the runs that a single pass finds.
///
/// Each run is as long as possible. So the runs depend on the anchors only, and not on the parts in
/// which they were appended.
struct AnchorRuns: Sendable {
  private(set) var runs: [AnchorRun] = []
  /// The number of anchors in all runs.
  private(set) var count = 0

  init() {}

  /// Reserves capacity for a number of runs.
  init(reserving count: Int) { runs.reserveCapacity(count) }

  /// Collects sorted anchors.
  init(of anchors: some Sequence<Int>) {
    for anchor in anchors { append(firstAnchor: anchor, step: 1, count: 1) }
  }

  /// Collects additional rows that are given by their outer rows; nil if that takes too many runs
  /// for their number: see ``areFew(_:for:)``.
  ///
  /// - Complexity: O(*k*) for *k* rows, and less for irregular ones.
  init?(ofRows rows: [Int]) {
    for (ordinal, row) in rows.enumerated() {
      append(firstAnchor: row - ordinal, step: 1, count: 1)
      guard Self.areFew(runs.count, for: rows.count) else { return nil }
    }
  }

  /// Returns whether a number of runs is stored as such. More runs would hardly need less memory or
  /// search time than the rows themselves.
  static func areFew(_ runs: Int, for rows: Int) -> Bool { runs <= max(8, rows / 64) }

  /// The outer row of each additional row.
  ///
  /// - Complexity: O(*k*) for *k* rows.
  var rows: [Int] {
    [Int](unsafeUninitializedCapacity: count) { buffer, initialized in
      for run in runs {
        var row = run.firstRow
        for ordinal in run.ordinals {
          buffer[ordinal] = row
          row &+= run.step &+ 1
        }
      }
      initialized = count
    }
  }

  /// The anchor of each additional row.
  ///
  /// - Complexity: O(*k*) for *k* rows.
  var anchors: [Int] { zip(0..., rows).map { $1 - $0 } }

  /// Appends `added` anchors from `firstAnchor` on, `step` content rows apart.
  mutating func append(firstAnchor: Int, step: Int, count added: Int) {
    guard added > 0 else { return }
    guard let last = runs.last else {
      return start(firstAnchor: firstAnchor, step: step, count: added)
    }
    let distance = firstAnchor - last.anchor(ofAdditional: count - 1)
    guard last.count == 1 || distance == last.step else {
      return start(firstAnchor: firstAnchor, step: step, count: added)
    }
    // The first one fits; the others do if their step is equal.
    let used = added == 1 || step == distance ? added : 1
    runs[runs.count - 1] = AnchorRun(
      firstOrdinal: last.firstOrdinal, firstAnchor: last.firstAnchor, step: distance,
      count: last.count + used)
    count += used
    if used < added {
      start(firstAnchor: firstAnchor + step, step: step, count: added - 1)
    }
  }

  /// Appends additional rows of other runs, each `shift` content rows further down.
  mutating func append(_ ordinals: Range<Int>, of others: [AnchorRun], shiftedBy shift: Int) {
    var index = others.firstIndexInOrder { $0.ordinals.upperBound > ordinals.lowerBound }
    while index < others.count, others[index].firstOrdinal < ordinals.upperBound {
      let part = others[index].ordinals.clamped(to: ordinals)
      append(
        firstAnchor: others[index].anchor(ofAdditional: part.lowerBound) + shift,
        step: others[index].step, count: part.count)
      index += 1
    }
  }

  private mutating func start(firstAnchor: Int, step: Int, count added: Int) {
    runs.append(
      AnchorRun(firstOrdinal: count, firstAnchor: firstAnchor, step: step, count: added))
    count += added
  }
}
