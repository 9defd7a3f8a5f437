import Foundation

/// What a store tells of a change, as a fetched results controller does: the beginning, then each
/// section, then each chat, then the end.
///
/// Index paths of the rows before count what was there at the beginning, those of the rows after
/// what is there at the end.
@MainActor
protocol ChatStoreDelegate: AnyObject {
  /// A change begins.
  func storeWillChange(_ store: ChatStore)
  /// A section came or went.
  func store(_ store: ChatStore, didChangeSectionAt index: Int, for kind: ChatStoreChange)
  /// A chat came, went, moved or has another content.
  func store(
    _ store: ChatStore, didChange chat: Chat, at indexPath: IndexPath?, for kind: ChatStoreChange,
    newIndexPath: IndexPath?)
  /// The change is over.
  func storeDidChange(_ store: ChatStore)
}

/// The kinds of changes of a store.
enum ChatStoreChange {
  case insert, delete, move, update
}
