import Foundation

/// The owner of a row or section of a table: the app's object inside all layers, or a layer.
enum Owner<Content: Equatable, Own: Equatable>: Equatable {
  /// What the app's object has, in its coordinates inside all layers. The innermost layer on the
  /// way is named, since that follows it.
  case content(Content, inside: TableLayer)
  /// What a layer added.
  case layer(TableLayer, Own)

  static func == (one: Owner, other: Owner) -> Bool {
    switch (one, other) {
    case (.content(let content, let layer), .content(let otherContent, let otherLayer)):
      content == otherContent && layer === otherLayer
    case (.layer(let layer, let own), .layer(let otherLayer, let otherOwn)):
      layer === otherLayer && own == otherOwn
    case (.content, .layer), (.layer, .content): false
    }
  }
}

/// The owner of a row. A content row is known by its index path inside all layers.
typealias RowOwner = Owner<IndexPath, AdditionalRow>

/// The owner of a section. A section that a layer added is known by its place among those that the
/// layer has to add.
typealias SectionOwner = Owner<Int, Int>

/// An owner that is remembered while a view of it is on screen.
///
/// It does not retain the layer, which remembers the owner itself, or may be gone by then.
struct RememberedOwner<Content: Equatable, Own: Equatable> {
  private enum Place {
    case content(Content)
    case own(Own)
  }

  private weak var layer: TableLayer?
  private var place: Place

  init(_ owner: Owner<Content, Own>) {
    switch owner {
    case .content(let content, let layer):
      self.layer = layer
      place = .content(content)
    case .layer(let layer, let own):
      self.layer = layer
      place = .own(own)
    }
  }

  /// The owner; nil if its layer is gone.
  var owner: Owner<Content, Own>? {
    guard let layer else { return nil }
    return switch place {
    case .content(let content): .content(content, inside: layer)
    case .own(let own): .layer(layer, own)
    }
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
    guard layer === changed else { return self }
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
    guard layer === removed, case .content = place else { return self }
    var after = self
    after.layer = outer
    return after
  }
}
