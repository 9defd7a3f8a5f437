/// Edits one after the other, as one batch.
func fuzzEdits(_ choices: inout ByteChoices) throws {
  let counts = (0..<choices.number(in: 0...5)).map { _ in choices.number(in: 0...6) }
  let share = counts.isEmpty ? 5 : choices.number(in: 0...4)
  var naive = NaiveEdits(counts)
  repeat {
    naive.addRandomEdit(sectionShare: share, using: &choices)
  } while !choices.isAtEnd && naive.log.count < 60
  try expectReduced(naive)
}
