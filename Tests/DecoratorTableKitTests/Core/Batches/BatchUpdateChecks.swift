import DecoratorTableKit

/// Compares the result of a batch, and whether it is legal, with the model.
func expectAgreement(
  _ operations: [BatchUpdate.Operation], _ counts: [Int]
) throws {
  let before = NaiveBatch.rows(counts)
  let update = BatchUpdate(operations)
  let expected = NaiveBatch(before: before, operations: operations).after
  var rows = before
  do {
    try update.apply(
      to: &rows, newRow: NaiveBatch.newRow, newSection: NaiveBatch.newSection)
  } catch {
    try expectEqual(expected, nil, "after \(update), for which \"\(error)\" was thrown, the list")
    try expectEqual(rows, before, "the list that \(update) cannot change")
    return
  }
  try expectEqual(rows, expected, "the list after \(update)")
  guard let expected else { return }
  var copy = before
  try update.apply(to: &copy, takingNewFrom: expected)
  try expectEqual(copy, expected, "the list after \(update), with another for what is new")
  try expectCountsMatter(update, counts, expected.map(\.count))
}

/// One row more or less than announced, in a section that survives, is an error.
private func expectCountsMatter(
  _ update: BatchUpdate, _ before: [Int], _ after: [Int]
) throws {
  let survivors = Set(after.indices).subtracting(update.insertedSections)
  for section in survivors where update.reloadedSections.isEmpty {
    var wrong = after
    wrong[section] += 1
    do {
      try update.validate(before: before, after: wrong)
      throw Disagreement("\(update) is legal for \(before) and \(wrong)")
    } catch let error as BatchUpdateError {
      guard case .rowCountMismatch(_, section, _, wrong[section], _) = error.reason else {
        throw Disagreement("\(update) for \(before) and \(wrong) is said to be: \(error)")
      }
    }
  }
  do {
    try update.validate(before: before, after: after + [0])
    throw Disagreement("\(update) is legal with one section more")
  } catch is BatchUpdateError {}
}
