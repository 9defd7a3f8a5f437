/// Something of the content, or something that was added to it.
///
/// The elements of a ``DecoratedCollection`` are of this type, and so are their identities and
/// where they come from: each in the place of `Content` and `Additional`.
///
/// ```swift
/// switch feed[index] {
/// case .content(let post): show(post)
/// case .additional(let ad): show(ad)
/// }
/// ```
@frozen
public enum ContentOrAdditional<Content, Additional> {
  /// Of the content.
  case content(Content)
  /// Of what was added.
  case additional(Additional)
}

extension ContentOrAdditional: Equatable where Content: Equatable, Additional: Equatable {}

extension ContentOrAdditional: Hashable where Content: Hashable, Additional: Hashable {}

extension ContentOrAdditional: Sendable where Content: Sendable, Additional: Sendable {}

extension ContentOrAdditional: Identifiable where Content: Identifiable, Additional: Identifiable {
  /// The identity, which also says whose it is: a post and an ad of one identity are told apart.
  @inlinable
  public var id: ContentOrAdditional<Content.ID, Additional.ID> {
    switch self {
    case .content(let content): .content(content.id)
    case .additional(let additional): .additional(additional.id)
    }
  }
}
