/// The models of a layer that wait for a slot, of as many as there can be.
///
/// The first model takes the first slot. So those that never had one are all from some number on,
/// and only those that have lost theirs are listed.
struct WaitingModels: Sendable {
  /// The models that have lost their slot, ascending.
  private(set) var returned: [Int] = []
  /// The models that never had a slot.
  private(set) var unused: Range<Int>

  /// Lets all of a number of models wait.
  init(_ count: Int) { unused = 0..<count }

  /// Lets all of a number of models wait that have no row.
  ///
  /// - Complexity: O(*n*) for *n* models up to the last one that has a row.
  init(_ count: Int, except shown: [Int]) {
    unused = (shown.max().map { $0 + 1 } ?? 0)..<count
    let shown = Set(shown)
    returned = (0..<unused.lowerBound).filter { !shown.contains($0) }
  }

  /// The number of models that wait.
  var count: Int { returned.count + unused.count }

  /// Takes the first models that wait, as many as there are up to a number.
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

  /// Lets the models wait that are new now that there are so many.
  mutating func append(upTo count: Int) {
    unused = unused.lowerBound..<max(unused.upperBound, count)
  }
}
