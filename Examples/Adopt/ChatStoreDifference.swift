import Foundation

/// The difference of two states of a store, in the words of a fetched results controller.
@MainActor
struct ChatStoreDifference {
  private let before: [ChatSection]
  private let after: [ChatSection]

  /// Compares two states.
  init(from before: [ChatSection], to after: [ChatSection]) {
    self.before = before
    self.after = after
  }

  /// Tells a delegate: sections first, then each chat.
  ///
  /// - Complexity: O(chats times changes).
  func tell(_ delegate: (any ChatStoreDelegate)?, of store: ChatStore) {
    for (index, section) in before.enumerated() where !isThere(section, in: after) {
      delegate?.store(store, didChangeSectionAt: index, for: .delete)
    }
    for (index, section) in after.enumerated() where !isThere(section, in: before) {
      delegate?.store(store, didChangeSectionAt: index, for: .insert)
    }
    let oldPlaces = Self.places(in: before)
    let newPlaces = Self.places(in: after)
    let moved = movedChats
    for place in oldPlaces.values.sorted(by: { $0.path < $1.path }) {
      let new = newPlaces[place.chat.id]
      let kind: ChatStoreChange
      if new == nil {
        kind = .delete
      } else if moved.contains(place.chat.id) {
        kind = .move
      } else if new?.chat != place.chat {
        kind = .update
      } else {
        continue
      }
      delegate?.store(
        store, didChange: new?.chat ?? place.chat, at: place.path, for: kind,
        newIndexPath: new?.path)
    }
    for place in newPlaces.values.sorted(by: { $0.path < $1.path })
    where oldPlaces[place.chat.id] == nil {
      delegate?.store(
        store, didChange: place.chat, at: nil, for: .insert, newIndexPath: place.path)
    }
  }

  private struct Place {
    let chat: Chat
    let path: IndexPath
  }

  private static func places(in sections: [ChatSection]) -> [Int: Place] {
    var places: [Int: Place] = [:]
    for (section, content) in sections.enumerated() {
      for (row, chat) in content.chats.enumerated() {
        places[chat.id] = Place(chat: chat, path: IndexPath(row: row, section: section))
      }
    }
    return places
  }

  /// The numbers of the chats that left their place among the others. Those that are new or gone
  /// may be among them.
  private var movedChats: Set<Int> {
    var moved: Set<Int> = []
    for section in before {
      let old = section.chats.map(\.id)
      let new = after.first { $0.name == section.name }?.chats.map(\.id) ?? []
      for case .remove(_, let id, _) in new.difference(from: old) { moved.insert(id) }
    }
    return moved
  }

  private func isThere(_ section: ChatSection, in sections: [ChatSection]) -> Bool {
    sections.contains { $0.name == section.name }
  }
}
