extension DecoratedCollection {
  /// Goes through the elements from the top, and looks none up: it counts content down to the next
  /// model.
  @frozen
  public struct Iterator: IteratorProtocol {
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
    init(_ collection: DecoratedCollection) {
      content = collection.content.makeIterator()
      additional = collection.additional.makeIterator()
      layout = collection.layout
      anchor = Self.anchor(of: 0, in: collection.layout)
      contentLeft = anchor
    }

    /// Returns the next element; nil after the last one.
    @inlinable
    @inline(__always)
    public mutating func next() -> Element? {
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

  /// Returns an iterator over the elements from the top.
  ///
  /// - Complexity: As making the iterators of the two collections.
  @inlinable
  @inline(__always)
  public func makeIterator() -> Iterator { Iterator(self) }
}
