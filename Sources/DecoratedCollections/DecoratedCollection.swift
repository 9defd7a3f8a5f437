/// A collection with models inserted at the places of a rule.
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
/// It is a view of two collections and the layout of a section: no element is copied, and each is
/// looked up on access. The models fill the slots of the rule from the top. Models without a slot
/// are not shown; slots without a model stay empty.
///
/// Like those of an array, its indices begin at 0: an index is the number of elements above, in
/// *outer* coordinates. An index is valid in every decorated collection that has as many elements.
/// Indices of the content and of the models are those of the collections that were given.
///
/// It is a value. When the content changes, create a new one, which is cheap: it does no work per
/// element. Content with reference semantics must not change its number of elements meanwhile.
///
/// A decorated collection can be decorated. The outer rule counts all elements inside. A look-up is
/// resolved layer by layer, in code that the compiler specializes for the whole stack.
///
/// - Complexity: Making one takes as long as `Placement.layout(contentCount:section:limit:)`. A
///   look-up takes as long as ``RowLayout/origin(ofRow:)``, O(1) for regular rules, and then reads
///   one of the two collections. Memory is that of the layout: nothing for an element of the
///   content, and nothing for a model at a regular place.
@frozen
public struct DecoratedCollection<
  Content: RandomAccessCollection, Additional: RandomAccessCollection
> {
  /// The given content.
  public let content: Content
  /// The given models of the additional elements: those that are not shown are the last ones.
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
}

extension DecoratedCollection: Sendable where Content: Sendable, Additional: Sendable {}

/// Two are equal if their content, all of their models and their places are equal.
extension DecoratedCollection: Equatable where Content: Equatable, Additional: Equatable {}

extension DecoratedCollection: Hashable where Content: Hashable, Additional: Hashable {}

// MARK: - Elements

extension DecoratedCollection: RandomAccessCollection {
  /// 0.
  @inlinable public var startIndex: Int { 0 }

  /// The number of elements: those of the content, and the models that have a slot.
  @inlinable public var endIndex: Int { layout.count }

  /// Returns an element.
  ///
  /// - Parameter index: An index (outer), in `0..<count`; traps for any other.
  /// - Complexity: As ``RowLayout/origin(ofRow:)``.
  @inlinable
  @inline(__always)
  public subscript(index: Int) -> ContentOrAdditional<Content.Element, Additional.Element> {
    switch layout.origin(ofRow: index) {
    case .content(let offset): .content(content[contentIndex(atOffset: offset)])
    case .additional(let ordinal): .additional(additional[additionalIndex(atOffset: ordinal)])
    }
  }

  /// Returns the index of an element of the content by the number of those above it.
  @inlinable
  @inline(__always)
  func contentIndex(atOffset offset: Int) -> Content.Index {
    content.index(content.startIndex, offsetBy: offset)
  }

  /// Returns the index of a model by the number of those above it.
  @inlinable
  @inline(__always)
  func additionalIndex(atOffset offset: Int) -> Additional.Index {
    additional.index(additional.startIndex, offsetBy: offset)
  }

  /// Returns an iterator over the elements from the top.
  ///
  /// - Complexity: As making the iterators of the two collections.
  @inlinable
  @inline(__always)
  public func makeIterator() -> some IteratorProtocol<
    ContentOrAdditional<Content.Element, Additional.Element>
  > { DecoratedIterator(self) }
}

/// Over lazy content it is lazy: `feed.map` computes elements on access.
extension DecoratedCollection: LazySequenceProtocol, LazyCollectionProtocol
where Content: LazyCollectionProtocol {}

/// Iterates over the elements of a decorated collection without look-ups: it counts content down to
/// the next model.
@frozen
@usableFromInline
struct DecoratedIterator<
  Content: RandomAccessCollection, Additional: RandomAccessCollection
>: IteratorProtocol {
  @usableFromInline var content: Content.Iterator
  @usableFromInline var additional: Additional.Iterator
  @usableFromInline let layout: RowLayout
  /// The ordinal of the next model.
  @usableFromInline var ordinal = 0
  /// The place of the next model among the content (inner); after the last one, that of the end.
  @usableFromInline var anchor: Int
  /// The number of elements of the content above that place.
  @usableFromInline var contentLeft: Int

  @inlinable
  @inline(__always)
  init(_ collection: DecoratedCollection<Content, Additional>) {
    content = collection.content.makeIterator()
    additional = collection.additional.makeIterator()
    layout = collection.layout
    anchor = Self.anchor(of: 0, in: collection.layout)
    contentLeft = anchor
  }

  /// Returns the next element; nil after the last one.
  @inlinable
  @inline(__always)
  mutating func next() -> ContentOrAdditional<Content.Element, Additional.Element>? {
    if contentLeft > 0 {
      contentLeft &-= 1
      guard let next = content.next() else { return nil }
      return .content(next)
    }
    guard ordinal < layout.additionalCount, let next = additional.next() else { return nil }
    ordinal &+= 1
    let below = Self.anchor(of: ordinal, in: layout)
    contentLeft = below &- anchor
    anchor = below
    return .additional(next)
  }

  @inlinable
  @inline(__always)
  static func anchor(of ordinal: Int, in layout: RowLayout) -> Int {
    ordinal < layout.additionalCount
      ? layout.anchor(ofAdditional: ordinal) : layout.contentCount
  }
}

// MARK: - Look-ups

extension DecoratedCollection {
  /// Returns the origin of an element.
  ///
  /// - Parameter index: An index (outer), in `0..<count`; traps for any other.
  /// - Returns: An index of ``content`` (inner), or one of ``additional``.
  /// - Complexity: As ``RowLayout/origin(ofRow:)``.
  @inlinable
  @inline(__always)
  public func origin(of index: Int) -> ContentOrAdditional<Content.Index, Additional.Index> {
    switch layout.origin(ofRow: index) {
    case .content(let offset): .content(contentIndex(atOffset: offset))
    case .additional(let ordinal): .additional(additionalIndex(atOffset: ordinal))
    }
  }

  /// Returns the index in the content of an element; nil for a model.
  ///
  /// ```swift
  /// posts.remove(atOffsets: IndexSet(offsets.compactMap(feed.contentIndex(of:))))
  /// ```
  ///
  /// - Parameter index: An index (outer), in `0..<count`; traps for any other.
  /// - Returns: An index of ``content`` (inner).
  /// - Complexity: As ``RowLayout/origin(ofRow:)``.
  @inlinable
  @inline(__always)
  public func contentIndex(of index: Int) -> Content.Index? {
    if case .content(let origin) = origin(of: index) { origin } else { nil }
  }

  /// Returns the index of an element of the content.
  ///
  /// - Parameter index: An index of ``content`` (inner), which is not its end; traps for any other.
  /// - Returns: An index of this collection (outer).
  /// - Complexity: As ``RowLayout/row(ofContent:)``.
  @inlinable
  @inline(__always)
  public func index(ofContent index: Content.Index) -> Int {
    layout.row(ofContent: content.distance(from: content.startIndex, to: index))
  }

  /// Returns the index of a model; nil while it has no slot.
  ///
  /// - Parameter index: An index of ``additional``, which is not its end; traps for any other.
  /// - Returns: An index of this collection (outer).
  /// - Complexity: As ``RowLayout/row(ofAdditional:)``.
  @inlinable
  public func index(ofAdditional index: Additional.Index) -> Int? {
    let ordinal = additional.distance(from: additional.startIndex, to: index)
    guard ordinal >= 0, ordinal < additional.count else {
      Self.modelDoesNotExist(ordinal, count: additional.count)
    }
    return ordinal < layout.additionalCount ? layout.row(ofAdditional: ordinal) : nil
  }

  @usableFromInline
  @inline(never)
  static func modelDoesNotExist(_ ordinal: Int, count: Int) -> Never {
    misuse("model \(ordinal) does not exist: there are \(count), counted from 0")
  }
}

// MARK: - What an element is

/// A value that belongs to the content, or to the models added to it.
///
/// ``DecoratedCollection`` uses it for elements, identities and origins.
///
/// ```swift
/// switch feed[index] {
/// case .content(let post): show(post)
/// case .additional(let ad): show(ad)
/// }
/// ```
@frozen
public enum ContentOrAdditional<Content, Additional> {
  /// A value of the content.
  case content(Content)
  /// A value of the added models.
  case additional(Additional)
}

extension ContentOrAdditional: Equatable where Content: Equatable, Additional: Equatable {}

extension ContentOrAdditional: Hashable where Content: Hashable, Additional: Hashable {}

extension ContentOrAdditional: Sendable where Content: Sendable, Additional: Sendable {}

extension ContentOrAdditional: Identifiable where Content: Identifiable, Additional: Identifiable {
  /// The identity, with whether it is of content or of a model: a post and an ad with equal
  /// identities differ.
  @inlinable
  public var id: ContentOrAdditional<Content.ID, Additional.ID> {
    switch self {
    case .content(let content): .content(content.id)
    case .additional(let additional): .additional(additional.id)
    }
  }
}
