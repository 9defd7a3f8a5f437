/// The models of a layer that wait for a slot.
///
/// The first model gets the first slot. So those that never had one are a range, and only those
/// that have lost theirs are listed.
struct WaitingModels: Sendable {
  /// The models that have lost their slot, ascending.
  private(set) var returned: [Int] = []
  /// The models that never had a slot.
  private(set) var unused: Range<Int>

  /// Creates waiting models: all of a number.
  init(_ count: Int) { unused = 0..<count }

  /// Creates waiting models: all of a number without a row.
  ///
  /// - Complexity: O(*n*) for *n* models up to the last one that has a row.
  init(_ count: Int, except shown: [Int]) {
    unused = (shown.max().map { $0 + 1 } ?? 0)..<count
    let shown = Set(shown)
    returned = (0..<unused.lowerBound).filter { !shown.contains($0) }
  }

  /// The number of models that wait.
  var count: Int { returned.count + unused.count }

  /// Removes and returns the first waiting models, up to a number.
  mutating func consume(_ count: Int) -> ShownModels {
    let again = returned.prefix(count)
    let new = unused.prefix(count - again.count)
    returned.removeFirst(again.count)
    unused = new.upperBound..<unused.upperBound
    var models = ShownModels(again)
    models.append(new)
    return models
  }

  /// Returns models to the waiting ones.
  mutating func putBack(_ models: [Int]) { returned.insertInOrder(contentsOf: models) }

  /// Adds new models up to a number.
  mutating func append(upTo count: Int) {
    unused = unused.lowerBound..<max(unused.upperBound, count)
  }
}
