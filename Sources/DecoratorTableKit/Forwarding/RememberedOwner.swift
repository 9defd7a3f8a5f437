import Foundation

/// Identifies what an owner moves with: the rows of a layer, or the content inside a segment.
@MainActor
final class OwnerScope {
  /// The layer; nil for content, and if the layer is deallocated.
  weak var layer: TableLayer?

  nonisolated init() {}
}

/// An owner that is remembered while a view of it is on screen, and followed through changes.
///
/// It does not retain the layer, which may be deallocated by then.
@MainActor
struct RememberedOwner<Content: Equatable, Own: Equatable> {
  private enum Place: Equatable {
    case content(Content)
    case own(Own)
  }

  private var scope: OwnerScope
  private var place: Place

  /// Remembers an owner.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - innermost: The innermost segment on the way to it.
  init(_ owner: Owner<Content, Own>, inside innermost: Segment) {
    switch owner {
    case .content(let content):
      scope = innermost.contentScope
      place = .content(content)
    case .layer(let layer, let own):
      scope = layer.ownerScope
      place = .own(own)
    }
  }

  /// The owner; nil if its layer is deallocated.
  var owner: Owner<Content, Own>? {
    switch place {
    case .content(let content): .content(content)
    case .own(let own): scope.layer.map { .layer($0, own) }
    }
  }

  /// Returns whether it is a row or section of a layer itself.
  func isOwned(by layer: TableLayer) -> Bool { scope === layer.ownerScope }

  /// Returns whether it is the same owner as another one.
  func isSame(as other: RememberedOwner) -> Bool {
    scope === other.scope && place == other.place
  }

  /// Returns the owner after a change of a layer; nil if it was removed. An owner of another layer
  /// is unchanged.
  ///
  /// - Parameters:
  ///   - changed: The layer.
  ///   - content: Returns the new place of content, if the layer is the innermost one.
  ///   - own: Returns the new place of the layer's own row or section.
  func after(
    _ changed: TableLayer, content: (Content) -> Content?, own: (Own) -> Own?
  ) -> RememberedOwner? {
    if let segment = changed.segment, segment.layers.first === changed,
      scope === segment.contentScope
    {
      return after(contentOf: segment, content: content)
    }
    guard scope === changed.ownerScope, case .own(let before) = place else { return self }
    guard let own = own(before) else { return nil }
    var after = self
    after.place = .own(own)
    return after
  }

  /// Returns the owner after a change of the content inside a segment; nil if it was removed.
  func after(contentOf segment: Segment, content: (Content) -> Content?) -> RememberedOwner? {
    guard scope === segment.contentScope, case .content(let before) = place else {
      return self
    }
    guard let content = content(before) else { return nil }
    var after = self
    after.place = .content(content)
    return after
  }

  /// Returns the owner after another segment has become the innermost one, so that it is followed
  /// there.
  func followed(in new: Segment, insteadOf old: Segment) -> RememberedOwner {
    guard scope === old.contentScope else { return self }
    var after = self
    after.scope = new.contentScope
    return after
  }
}
