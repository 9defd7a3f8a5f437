/// The models that the rows of a list show, one each.
///
/// The first model takes the first slot, so most rows show the model after that of the row above.
/// They are stored as runs of consecutive models: a regular rule needs no memory per row.
struct ShownModels: Sendable {
  /// Consecutive models, and the first row that shows one of them.
  private struct Run {
    let firstOrdinal: Int
    var models: Range<Int>
  }

  private var runs: [Run] = []
  /// The number of rows.
  private(set) var count = 0

  init(_ models: some Sequence<Int> = EmptyCollection()) {
    for model in models { append(model) }
  }

  /// The models, by ordinal.
  ///
  /// - Complexity: O(rows)
  var all: [Int] { runs.flatMap(\.models) }

  /// Returns the model of a row.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  subscript(ordinal: Int) -> Int {
    let run = runs[index(ofRow: ordinal)]
    return run.models.lowerBound + ordinal - run.firstOrdinal
  }

  /// Returns the row that shows a model; nil if none does.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  func ordinal(of model: Int) -> Int? {
    runs.first { $0.models.contains(model) }.map { $0.firstOrdinal + model - $0.models.lowerBound }
  }

  /// Appends a row.
  mutating func append(_ model: Int) { append(model..<model + 1) }

  /// Appends rows of consecutive models.
  mutating func append(_ models: Range<Int>) {
    guard !models.isEmpty else { return }
    if let last = runs.last, last.models.upperBound == models.lowerBound {
      runs[runs.count - 1].models = last.models.lowerBound..<models.upperBound
    } else {
      runs.append(Run(firstOrdinal: count, models: models))
    }
    count += models.count
  }

  /// Appends the models of some rows of another list.
  ///
  /// - Complexity: O(*r* + log *s*) for *r* runs of these, of *s* in the other list.
  mutating func append(_ ordinals: Range<Int>, of other: ShownModels) {
    var (ordinal, index) = (ordinals.lowerBound, other.index(ofRow: ordinals.lowerBound))
    while ordinal < ordinals.upperBound {
      let run = other.runs[index]
      let rest = run.models.dropFirst(ordinal - run.firstOrdinal)
      let models = rest.prefix(ordinals.upperBound - ordinal)
      append(models)
      (ordinal, index) = (ordinal + models.count, index + 1)
    }
  }

  private func index(ofRow ordinal: Int) -> Int {
    runs.firstIndexInOrder { $0.firstOrdinal > ordinal } - 1
  }
}
