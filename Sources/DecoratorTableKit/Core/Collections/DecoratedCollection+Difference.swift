extension DecoratedCollection where Additional.Element: Equatable {
  /// Returns the difference from another decorated collection, given that of the contents.
  ///
  /// ```swift
  /// let old = posts.decorated(with: ads, placed: .every(6))
  /// let new = newPosts.decorated(with: ads, placed: .every(6))
  /// let difference = new.difference(from: old, content: newPosts.difference(from: posts))
  /// ```
  ///
  /// It is what a table would be told, by
  /// `BatchUpdate.lifted(from:to:matching:sections:changed:moveLimit:)`. The changes of the content
  /// are taken over one for one, and models have the fewest. Equal models in the same order are the
  /// same. One that content has to pass moves: it is removed and inserted, and each of the two
  /// changes names the other in `associatedWith`.
  ///
  /// In a stack, give the difference of each level to the one outside it.
  ///
  /// - Parameters:
  ///   - other: The collection before. Its rule and its models may be others.
  ///   - content: The difference of the content from that of `other`, in offsets of the content
  ///     (inner). Traps if it does not lead from the one number of elements to the other.
  /// - Returns: The difference in offsets of the decorated collections (outer).
  /// - Complexity: O(*m* log *k*) for *m* changes of the content and of *k* models, and O(*k* *d*)
  ///   to find the *d* models that differ.
  public func difference(
    from other: Self, content: CollectionDifference<Content.Element>
  ) -> CollectionDifference<Element> {
    let update = BatchUpdate(rowsOf: content).lifted(
      from: TableLayout(rows: [other.layout]), to: TableLayout(rows: [layout]),
      matching: AdditionalIdentities(of: other.modelsShown, in: modelsShown), moveLimit: .max)
    return CollectionDifference(update, from: other, to: self)
  }

  /// The models that have a slot.
  private var modelsShown: Additional.SubSequence { additional.prefix(layout.additionalCount) }
}

extension DecoratedCollection where Content.Element: Equatable, Additional.Element: Equatable {
  /// Returns the difference from another decorated collection, in offsets of both (outer).
  ///
  /// - Parameter other: The collection before. Its rule and its models may be others.
  /// - Complexity: As `difference(from:)` of the contents takes, and as
  ///   `difference(from:content:)`.
  public func difference(from other: Self) -> CollectionDifference<Element> {
    difference(from: other, content: content.difference(from: other.content))
  }
}
