import Foundation

/// The owner of a row or section of a table: the app's object inside all layers, or a layer.
enum Owner<Content, Own> {
  /// The app's object, with the row or section in its coordinates.
  case content(Content)
  /// A layer, with its own row or section.
  case layer(TableLayer, Own)
}

/// The owner of a row. A content row is identified by its index path inside all layers.
typealias RowOwner = Owner<IndexPath, AdditionalRow>

/// The owner of a section. An added section is identified by its index among those that the layer
/// has to add.
typealias SectionOwner = Owner<Int, Int>

/// An owner that is remembered while a view of it is on screen, and followed through changes.
///
/// It does not retain the layer, which stores the owner itself, or may be deallocated by then.
@MainActor
struct RememberedOwner<Content: Equatable, Own: Equatable> {
  private enum Place: Equatable {
    case content(Content)
    case own(Own)
  }

  /// The state of the layer that follows the owner: its own, or the innermost one for content.
  private var follower: StateInForce
  private var place: Place

  /// Remembers an owner, inside the innermost layer on the way to it.
  init(_ owner: Owner<Content, Own>, inside innermost: StateInForce) {
    switch owner {
    case .content(let content):
      follower = innermost
      place = .content(content)
    case .layer(let layer, let own):
      follower = layer.known
      place = .own(own)
    }
  }

  /// The owner; nil if its layer is deallocated.
  var owner: Owner<Content, Own>? {
    guard let layer = follower.layer else { return nil }
    return switch place {
    case .content(let content): .content(content)
    case .own(let own): .layer(layer, own)
    }
  }

  /// Returns whether it is a row or section of a layer itself.
  func isOwned(by layer: TableLayer) -> Bool {
    guard case .own = place else { return false }
    return follower === layer.known
  }

  /// Returns whether it is the same owner as another one.
  func isSame(as other: RememberedOwner) -> Bool {
    follower === other.follower && place == other.place
  }

  /// Returns the owner after a change of a layer; nil if it was removed. An owner of another layer
  /// is unchanged.
  ///
  /// - Parameters:
  ///   - changed: The layer.
  ///   - content: Returns the new place of content.
  ///   - own: Returns the new place of the layer's own row or section.
  func after(
    _ changed: TableLayer, content: (Content) -> Content?, own: (Own) -> Own?
  ) -> RememberedOwner? {
    guard follower === changed.known else { return self }
    var after = self
    switch place {
    case .content(let before):
      guard let content = content(before) else { return nil }
      after.place = .content(content)
    case .own(let before):
      guard let own = own(before) else { return nil }
      after.place = .own(own)
    }
    return after
  }

  /// Returns the owner after a layer without rows was added or removed, so that another one follows
  /// content that the old one has followed.
  func followed(by new: TableLayer, insteadOf old: TableLayer) -> RememberedOwner {
    guard follower === old.known, case .content = place else { return self }
    var after = self
    after.follower = new.known
    return after
  }
}
