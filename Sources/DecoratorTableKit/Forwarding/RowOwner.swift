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
/// It does not retain the layer, which may be deallocated by then.
@MainActor
struct RememberedOwner<Content: Equatable, Own: Equatable> {
  private enum Place {
    case content(Content, in: FollowedContent)
    case own(Own, of: StateInForce)
  }

  private var place: Place

  /// Remembers an owner.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - innermost: The innermost segment on the way to it.
  init(_ owner: Owner<Content, Own>, inside innermost: Segment) {
    switch owner {
    case .content(let content): place = .content(content, in: innermost.content)
    case .layer(let layer, let own): place = .own(own, of: layer.known)
    }
  }

  /// The owner; nil if its layer is deallocated.
  var owner: Owner<Content, Own>? {
    switch place {
    case .content(let content, _): .content(content)
    case .own(let own, let state): state.layer.map { .layer($0, own) }
    }
  }

  /// Returns whether it is a row or section of a layer itself.
  func isOwned(by layer: TableLayer) -> Bool {
    guard case .own(_, let state) = place else { return false }
    return state === layer.known
  }

  /// Returns whether it is the same owner as another one.
  func isSame(as other: RememberedOwner) -> Bool {
    switch (place, other.place) {
    case (.content(let one, let content), .content(let two, let otherContent)):
      content === otherContent && one == two
    case (.own(let one, let state), .own(let two, let otherState)):
      state === otherState && one == two
    default: false
    }
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
    var after = self
    switch place {
    case .content(let before, let followed):
      guard followed === changed.segment?.content, changed.segment?.innermostLayer === changed
      else { return self }
      guard let content = content(before) else { return nil }
      after.place = .content(content, in: followed)
    case .own(let before, let state):
      guard state === changed.known else { return self }
      guard let own = own(before) else { return nil }
      after.place = .own(own, of: state)
    }
    return after
  }

  /// Returns the owner after another segment has become the innermost one, so that it is followed
  /// there.
  func followed(in new: Segment, insteadOf old: Segment) -> RememberedOwner {
    guard case .content(let content, let followed) = place, followed === old.content else {
      return self
    }
    var after = self
    after.place = .content(content, in: new.content)
    return after
  }
}
