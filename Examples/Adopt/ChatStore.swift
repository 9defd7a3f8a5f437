import Foundation

/// The chats, in sections: a store that tells its delegate of changes as a fetched results
/// controller does.
///
/// It keeps a log of what the user and the network do to it.
@MainActor
final class ChatStore {
  /// The chats as they are shown.
  private(set) var sections: [ChatSection]
  /// What was done, earliest first.
  private(set) var log: [String] = []
  /// The object that is told of changes.
  weak var delegate: (any ChatStoreDelegate)?

  private var nextID: Int

  /// Creates a store of chats, each where it stands in its section.
  init(_ chats: [Chat]) {
    sections = Self.sections(of: chats)
    nextID = (chats.map(\.id).max() ?? 0) + 1
  }

  /// The number of chats.
  var count: Int { sections.reduce(0) { $0 + $1.chats.count } }

  /// Returns the chat at a place; traps if there is none.
  func chat(at indexPath: IndexPath) -> Chat {
    sections[indexPath.section].chats[indexPath.row]
  }

  /// Opens a chat, which is read then.
  func open(_ chat: Chat) {
    note("opens \(chat.name)")
    change { $0.replace(chat.id) { $0.unreadCount = 0 } }
  }

  /// Deletes a chat.
  func delete(_ chat: Chat) {
    note("deletes \(chat.name)")
    change { $0.removeAll { $0.id == chat.id } }
  }

  /// Archives chats, which leave the list.
  func archive(_ chats: [Chat]) {
    note("archives \(chats.map(\.name).joined(separator: ", "))")
    let gone = Set(chats.map(\.id))
    change { $0.removeAll { gone.contains($0.id) } }
  }

  /// Moves a chat from one place of its section to another.
  func move(from source: IndexPath, to destination: IndexPath) {
    let chat = chat(at: source)
    note("moves \(chat.name) to \(destination.section), \(destination.row)")
    var changed = sections
    changed[source.section].chats.remove(at: source.row)
    changed[destination.section].chats.insert(chat, at: destination.row)
    change { $0 = changed.flatMap(\.chats) }
  }

  /// Pins a chat, or takes it back among the others, at the end.
  func togglePin(of chat: Chat) {
    note("\(chat.isPinned ? "unpins" : "pins") \(chat.name)")
    change { chats in
      chats.removeAll { $0.id == chat.id }
      var changed = chat
      changed.isPinned.toggle()
      chats.append(changed)
    }
  }

  /// Receives one message in each of some chats, which go to the top, and one of somebody new.
  func receive(in chats: [Chat], from name: String?, on day: String) {
    let names = chats.map(\.name) + [name].compactMap(\.self)
    note("receives of \(names.joined(separator: ", "))")
    change { all in
      for chat in chats {
        guard let index = all.firstIndex(where: { $0.id == chat.id }) else { continue }
        var changed = all.remove(at: index)
        changed.unreadCount += 1
        changed.day = day
        all.insert(changed, at: 0)
      }
      guard let name else { return }
      all.insert(Chat(id: nextID, name: name, day: day, unreadCount: 1), at: 0)
      nextID += 1
    }
  }

  /// Writes a line into the log.
  func note(_ line: String) { log.append(line) }

  private func change(_ edit: (inout [Chat]) -> Void) {
    var chats = sections.flatMap(\.chats)
    edit(&chats)
    let before = sections
    let after = Self.sections(of: chats)
    guard after != before else { return }
    delegate?.storeWillChange(self)
    sections = after
    ChatStoreDifference(from: before, to: after).tell(delegate, of: self)
    delegate?.storeDidChange(self)
  }

  private static func sections(of chats: [Chat]) -> [ChatSection] {
    [
      ChatSection(name: "Pinned", chats: chats.filter(\.isPinned)),
      ChatSection(name: "Recent", chats: chats.filter { !$0.isPinned }),
    ]
    .filter { !$0.chats.isEmpty }
  }
}

extension [Chat] {
  fileprivate mutating func replace(_ id: Int, _ edit: (inout Chat) -> Void) {
    guard let index = firstIndex(where: { $0.id == id }) else { return }
    edit(&self[index])
  }
}
