import CommandLineWords

extension AdoptTouch {
  /// Returns a random touch of a list of so many chats, which neither becomes empty nor long.
  static func random(chatCount: Int, using random: inout SeededRandom) -> AdoptTouch {
    func chat() -> Int { Int.random(in: 0..<max(1, chatCount), using: &random) }
    func chats(_ count: Int) -> [Int] { (0..<count).map { _ in chat() } }
    let names = ["Mia", "Nils", "Olga", "Paul", "Quinn", "Rosa", "Sven", "Thea"]
    guard chatCount > 4 else { return .receive([], from: names.randomElement(using: &random)) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return .tap(chat())
    case 2: return .delete(chat())
    case 3: return .pin(chat())
    case 4, 5: return .drag(chat(), to: chat())
    case 6: return .archive(chats(Int.random(in: 1...3, using: &random)))
    default:
      let name = chatCount < 24 ? names.randomElement(using: &random) : nil
      return .receive(chats(Int.random(in: 0...3, using: &random)), from: name)
    }
  }
}
