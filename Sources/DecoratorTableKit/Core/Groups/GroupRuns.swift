/// The groups of one section: the runs of neighbouring content rows that have one key.
///
/// A row stands above each run, except above those of rows without a key.
@usableFromInline
struct GroupRuns<Key: Hashable & Sendable>: Sendable {
  /// Neighbours that have one key.
  @usableFromInline
  struct Run: Sendable {
    /// The first row of the run.
    @usableFromInline var firstRow: Int
    /// The key of its rows; nil for rows that are in no group.
    @usableFromInline let key: Key?

    @inlinable
    init(firstRow: Int, key: Key?) {
      self.firstRow = firstRow
      self.key = key
    }
  }

  /// The number of content rows.
  @usableFromInline private(set) var contentCount: Int
  /// The runs, of which no two neighbours have the same key.
  @usableFromInline private(set) var runs: [Run] = []
  /// The indices of the runs without a key, ascending.
  @usableFromInline private(set) var keyless: [Int] = []

  /// Asks for all keys, from the top. The compiler makes it for the keys of an app, since it is
  /// done for each row.
  @inlinable
  init(contentCount: Int, key: (Int) -> Key?) {
    self.contentCount = contentCount
    for row in 0..<contentCount {
      let key = key(row)
      if let last = runs.last, last.key == key { continue }
      if key == nil { keyless.append(runs.count) }
      runs.append(Run(firstRow: row, key: key))
    }
  }

  /// The number of rows above groups.
  var additionalCount: Int { runs.count - keyless.count }

  /// The anchors of the rows above groups.
  ///
  /// - Complexity: O(runs)
  @usableFromInline var layout: RowLayout {
    RowLayout(
      contentCount: contentCount,
      anchors: runs.lazy.filter { $0.key != nil }.map(\.firstRow))
  }

  /// Returns the index of the run that a row above a group belongs to.
  ///
  /// - Complexity: O(log *r*) for *r* runs without a key.
  func index(ofAdditional ordinal: Int) -> Int { keyless.position(ofFree: ordinal) }

  /// Returns the number of rows above the groups of the first `count` runs.
  ///
  /// - Complexity: As ``index(ofAdditional:)``.
  func additionalCount(ofFirst count: Int) -> Int { count - keyless.firstIndex(atLeast: count) }

  /// Returns the key of the group below an additional row; nil if there is no such row.
  ///
  /// - Complexity: As ``index(ofAdditional:)``.
  func key(ofAdditional ordinal: Int) -> Key? {
    (0..<additionalCount).contains(ordinal) ? runs[index(ofAdditional: ordinal)].key : nil
  }

  /// Returns the index of the run that a content row is in.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func index(ofRow row: Int) -> Int { runs.firstIndexInOrder { $0.firstRow > row } - 1 }

  /// Returns the row behind the last one of a run.
  func end(ofRun index: Int) -> Int {
    index + 1 < runs.count ? runs[index + 1].firstRow : contentCount
  }

  /// Puts other runs in the place of some. Those below go down or up with their content.
  ///
  /// - Complexity: O(runs), most of which is a copy.
  mutating func replace(_ indices: Range<Int>, with new: [Run], contentCount: Int) {
    let shift = contentCount - self.contentCount
    self.contentCount = contentCount
    runs.replaceSubrange(indices, with: new)
    if shift != 0 {
      for index in (indices.lowerBound + new.count)..<runs.count { runs[index].firstRow += shift }
    }
    let newKeyless = new.indices.filter { new[$0].key == nil }.map { indices.lowerBound + $0 }
    guard !keyless.isEmpty || !newKeyless.isEmpty else { return }
    let first = keyless.firstIndex(atLeast: indices.lowerBound)
    let end = keyless.firstIndex(atLeast: indices.upperBound)
    let below = keyless[end...].map { $0 + new.count - indices.count }
    keyless.replaceSubrange(first..., with: newKeyless + below)
  }
}
