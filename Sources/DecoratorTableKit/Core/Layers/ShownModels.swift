/// The models that the rows of a list show, as the fewest runs of successive models.
///
/// Models are dealt in their order, so that one run serves any number of rows until rows change
/// places.
struct ShownModels: Hashable, Sendable {
  /// Rows that show one model after the other.
  struct Run: Hashable, Sendable {
    /// The first row.
    var firstRow: Int
    /// The model that it shows.
    var firstModel: Int
  }

  private(set) var runs: [Run] = []
  /// The number of rows.
  private(set) var count = 0

  /// Returns the model of a row, in `0..<count`.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  subscript(row: Int) -> Int {
    let run = runs[index(ofRow: row)]
    return run.firstModel + row - run.firstRow
  }

  /// Returns the index of the last run that begins at `row` or above. There is one.
  private func index(ofRow row: Int) -> Int { runs.firstIndexInOrder { $0.firstRow > row } - 1 }

  /// Returns the models of the run with this index.
  private func models(ofRun index: Int) -> Range<Int> {
    let end = index + 1 < runs.count ? runs[index + 1].firstRow : count
    let run = runs[index]
    return run.firstModel..<run.firstModel + end - run.firstRow
  }

  /// All models, run by run.
  var models: [Range<Int>] { runs.indices.map(models(ofRun:)) }

  /// Returns the row that shows a model, if one does.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  func row(of model: Int) -> Int? {
    for index in runs.indices where models(ofRun: index).contains(model) {
      return runs[index].firstRow + model - runs[index].firstModel
    }
    return nil
  }

  /// Returns the rows that show the wanted models, ascending.
  ///
  /// - Complexity: O(*k*) for *k* rows.
  func rows(where isIncluded: (Int) -> Bool) -> [Int] {
    var rows: [Int] = []
    var row = 0
    for model in models.joined() {
      if isIncluded(model) { rows.append(row) }
      row += 1
    }
    return rows
  }

  /// Adds a row for each of these models.
  mutating func append(_ models: Range<Int>) {
    guard !models.isEmpty else { return }
    if let last = runs.last, last.firstModel + count - last.firstRow == models.lowerBound {
      count += models.count
      return
    }
    runs.append(Run(firstRow: count, firstModel: models.lowerBound))
    count += models.count
  }

  /// Adds the rows in `rows` of another list.
  private mutating func append(_ rows: Range<Int>, of other: ShownModels) {
    guard !rows.isEmpty else { return }
    var index = other.index(ofRow: rows.lowerBound)
    var row = rows.lowerBound
    while row < rows.upperBound {
      let models = other.models(ofRun: index)
      let first = models.lowerBound + row - other.runs[index].firstRow
      let taken = min(models.upperBound - first, rows.upperBound - row)
      append(first..<first + taken)
      row += taken
      index += 1
    }
  }

  /// Returns the list after rows went and came.
  ///
  /// - Parameters:
  ///   - removed: Rows that go (old), ascending.
  ///   - inserted: Rows that come (new, ascending): the first of them, and their models.
  /// - Complexity: O(*r* + *m* log *r*) for *r* runs and *m* changes.
  func edited(
    removing removed: [Int] = [], inserting inserted: [(row: Int, models: Range<Int>)] = []
  ) -> ShownModels {
    var edited = ShownModels()
    var next = 0  // The next old row.
    var removal = 0
    func keep(upTo end: Int?) {
      while next < count, end.map({ edited.count < $0 }) ?? true {
        let stop = removal < removed.count ? removed[removal] : count
        let taken = min(stop - next, end.map { $0 - edited.count } ?? .max)
        edited.append(next..<next + taken, of: self)
        next += taken
        if next == stop, removal < removed.count {
          next += 1
          removal += 1
        }
      }
    }
    for insertion in inserted {
      keep(upTo: insertion.row)
      edited.append(insertion.models)
    }
    keep(upTo: nil)
    return edited
  }

  /// Returns the list with other numbers for the same models.
  ///
  /// - Complexity: O(*k*) for *k* rows.
  func renumbered(_ number: (Int) -> Int) -> ShownModels {
    var renumbered = ShownModels()
    for models in models {
      for model in models {
        let number = number(model)
        renumbered.append(number..<number + 1)
      }
    }
    return renumbered
  }
}
