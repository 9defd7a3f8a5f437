/// A note.
struct Note: Equatable {
  /// The identity.
  let id: Int
  /// The text.
  var text: String
}

/// What a store tells of a change, as a fetched results controller does. Old places are those
/// before the whole change, new places those after it.
@MainActor
protocol NoteStoreDelegate: AnyObject {
  /// A change begins.
  func noteStoreWillChange(_ store: NoteStore)
  /// A note came, went, moved or has another text.
  func noteStore(_ store: NoteStore, didChange note: Note, _ change: NoteStore.Change)
  /// The change is over.
  func noteStoreDidChange(_ store: NoteStore)
}

/// The notes. The newest of two that have changed is above the other.
@MainActor
final class NoteStore {
  /// What happened to a note.
  enum Change {
    case insert(Int)
    case delete(Int)
    case move(from: Int, to: Int)
    case update(Int)
  }

  /// The notes, from the top.
  private(set) var notes: [Note]
  /// The object that is told of changes.
  weak var delegate: (any NoteStoreDelegate)?
  private var nextID: Int

  /// Creates a store of notes with texts.
  init(texts: [String]) {
    notes = texts.enumerated().map { Note(id: $0, text: $1) }
    nextID = texts.count
  }

  /// Adds notes on top.
  func add(_ texts: [String]) {
    change { $0.insert(contentsOf: texts.map(makeNote), at: 0) }
  }

  /// Deletes notes.
  func delete(_ ids: Set<Int>) {
    change { $0.removeAll { ids.contains($0.id) } }
  }

  /// Takes over what another device has done, all at once.
  ///
  /// - Parameters:
  ///   - edited: Notes with another text, which come to the top.
  ///   - corrected: Notes with another text, which stay where they are.
  ///   - deleted: Notes that are gone.
  ///   - added: The texts of new notes, which come above the second one.
  func synchronize(edited: Set<Int>, corrected: Set<Int>, deleted: Set<Int>, added: [String]) {
    change { notes in
      for index in notes.indices where corrected.contains(notes[index].id) {
        notes[index].text += "."
      }
      var top = notes.filter { edited.contains($0.id) }
      for index in top.indices { top[index].text += "!" }
      notes.removeAll { edited.contains($0.id) || deleted.contains($0.id) }
      notes.insert(contentsOf: top, at: 0)
      notes.insert(contentsOf: added.map(makeNote), at: min(1, notes.count))
    }
  }

  private func makeNote(_ text: String) -> Note {
    defer { nextID += 1 }
    return Note(id: nextID, text: "\(text) \(nextID)")
  }

  private func change(_ edit: (inout [Note]) -> Void) {
    let before = notes
    var after = notes
    edit(&after)
    guard after != before else { return }
    delegate?.noteStoreWillChange(self)
    notes = after
    let difference = after.map(\.id).difference(from: before.map(\.id)).inferringMoves()
    var moved: Set<Int> = []
    for case .remove(let old, let id, let new) in difference {
      if let new {
        moved.insert(id)
        tell(after[new], .move(from: old, to: new))
      } else {
        tell(before[old], .delete(old))
      }
    }
    for case .insert(let new, _, nil) in difference { tell(after[new], .insert(new)) }
    for (old, note) in before.enumerated() where !moved.contains(note.id) {
      guard let new = after.first(where: { $0.id == note.id }), new != note else { continue }
      tell(new, .update(old))
    }
    delegate?.noteStoreDidChange(self)
  }

  private func tell(_ note: Note, _ change: Change) {
    delegate?.noteStore(self, didChange: note, change)
  }
}
