/// A collection with the elements of another among its own, at the places of a rule.
///
/// ```swift
/// let feed = posts.decorated(with: ads, placed: .every(6, after: 2))
/// feed.count              // 24, for 20 posts
/// feed[2]                 // .additional(ads[0])
/// feed[3]                 // .content(posts[2])
/// feed.origin(of: 3)      // .content(2)
/// feed.index(ofContent: 2)    // 3
/// ```
///
/// It is a view of two collections and the layout of a section: nothing is copied, and an element
/// is looked up when it is asked for. The models fill the slots of the rule from the top. Models
/// without a slot wait; slots without a model stay empty.
///
/// Like an array it is numbered from 0: an index is the number of elements above, in *outer*
/// coordinates. An index is good for every decorated collection that has as many elements. Indices
/// of the content and of the models are those of the collections that were given.
///
/// It is a value of what was given. When the content changes, make another one, which is cheap:
/// nothing is done for each element. Content with reference semantics must not change its number
/// of elements meanwhile.
///
/// A decorated collection can be decorated. The rule that is outside counts all that is inside. A
/// look-up goes from layer to layer, in code that the compiler makes for the stack as a whole.
///
/// - Complexity: Making one takes as long as `Placement.layout(contentCount:section:limit:)`. A
///   look-up takes as long as ``RowLayout/origin(ofRow:)``, O(1) for regular rules, and then reads
///   one of the two collections. Memory is that of the layout: nothing for an element of the
///   content, and nothing for a model at a regular place.
@frozen
public struct DecoratedCollection<
  Content: RandomAccessCollection, Additional: RandomAccessCollection
> {
  /// The content, as it was given.
  public let content: Content
  /// The models of the additional elements, as they were given: those that wait are the last ones.
  public let additional: Additional
  /// The places of the additional elements among the content, both counted from 0.
  public let layout: RowLayout

  /// Creates a view by a layout.
  ///
  /// - Parameter layout: It has as many content rows as there is content, and no more additional
  ///   ones than there are models, and hides nothing.
  @usableFromInline
  init(content: Content, additional: Additional, layout: RowLayout) {
    self.content = content
    self.additional = additional
    self.layout = layout
  }

  /// The number of models without a slot.
  @inlinable public var waitingCount: Int { additional.count - layout.additionalCount }
}

extension DecoratedCollection: Sendable where Content: Sendable, Additional: Sendable {}

/// Two are equal if they have equal content, equal models, waiting ones included, and equal places.
extension DecoratedCollection: Equatable where Content: Equatable, Additional: Equatable {}

extension DecoratedCollection: Hashable where Content: Hashable, Additional: Hashable {}
