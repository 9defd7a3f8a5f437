extension DecoratedCollection {
  /// Returns where an element comes from.
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

  /// Returns the index of a model; nil while it waits for a slot.
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
