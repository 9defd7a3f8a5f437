import Foundation

/// The owner of a row or section of a table: the app's object inside all layers, or a layer.
enum Owner<Content, Own> {
  /// What the app's object has, in its coordinates inside all layers.
  case content(Content)
  /// What a layer added.
  case layer(TableLayer, Own)
}

/// The owner of a row. A content row is known by its index path inside all layers.
typealias RowOwner = Owner<IndexPath, AdditionalRow>

/// The owner of a section. A section that a layer added is known by its place among those that the
/// layer has to add.
typealias SectionOwner = Owner<Int, Int>

/// An owner that is remembered while a view of it is on screen, and followed through changes.
///
/// It does not retain the layer, which remembers the owner itself, or may be gone by then.
@MainActor
struct RememberedOwner<Content: Equatable, Own: Equatable> {
  private enum Place: Equatable {
    case content(Content)
    case own(Own)
  }

  /// The state of the layer that follows the owner: its own, or the innermost one for content.
  private var follower: StateInForce
  private var place: Place

  /// Remembers an owner.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - innermost: The state of the innermost layer on the way to it.
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

  /// The owner; nil if its layer is gone.
  var owner: Owner<Content, Own>? {
    guard let layer = follower.layer else { return nil }
    return switch place {
    case .content(let content): .content(content)
    case .own(let own): .layer(layer, own)
    }
  }

  /// Returns whether it is the same owner as another one.
  func isSame(as other: RememberedOwner) -> Bool {
    follower === other.follower && place == other.place
  }

  /// Returns the owner after a change of a layer; nil if it is gone. One of another layer stays.
  ///
  /// - Parameters:
  ///   - changed: The layer.
  ///   - content: Returns what becomes of content.
  ///   - own: Returns what becomes of what the layer added.
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

  /// Returns the owner once a layer without rows is gone, around which another one stands.
  func after(removing removed: TableLayer, inside outer: TableLayer) -> RememberedOwner {
    guard follower === removed.known, case .content = place else { return self }
    var after = self
    after.follower = outer.known
    return after
  }
}
