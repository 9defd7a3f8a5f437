/// Lists of several model types that change, of which copies are kept.
func fuzzLists(_ choices: inout ByteChoices) throws {
  var world = ChangingList()
  var copies: [ChangingList] = []
  var history: [() -> String] = []
  do {
    repeat {
      if choices.chance(20) { copies.append(world) }
      history.append(try world.change(&choices))
    } while !choices.isAtEnd && history.count < 24
    for list in copies.suffix(1) + [world] { try expectAgreement(list.list, with: list.naive) }
  } catch let disagreement as Disagreement {
    throw disagreement.with("changes", history.map { $0() }.joined(separator: "; "))
  }
}
