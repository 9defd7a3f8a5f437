extension DecoratedCollection: RandomAccessCollection {
  /// An element of the content, or a model.
  public typealias Element = ContentOrAdditional<Content.Element, Additional.Element>
  /// The number of elements above (outer).
  public typealias Index = Int
  /// The indices, which are successive numbers.
  public typealias Indices = Range<Int>

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
  public subscript(index: Int) -> Element {
    switch layout.origin(ofRow: index) {
    case .content(let offset): .content(content[contentIndex(atOffset: offset)])
    case .additional(let ordinal): .additional(additional[additionalIndex(atOffset: ordinal)])
    }
  }

  /// Returns the index of an element of the content that so many others stand before.
  @inlinable
  @inline(__always)
  func contentIndex(atOffset offset: Int) -> Content.Index {
    content.index(content.startIndex, offsetBy: offset)
  }

  /// Returns the index of a model that so many others stand before.
  @inlinable
  @inline(__always)
  func additionalIndex(atOffset offset: Int) -> Additional.Index {
    additional.index(additional.startIndex, offsetBy: offset)
  }
}

/// What is made of lazy content stays lazy: `feed.map` computes nothing before it is asked to.
extension DecoratedCollection: LazySequenceProtocol, LazyCollectionProtocol
where Content: LazyCollectionProtocol {}
