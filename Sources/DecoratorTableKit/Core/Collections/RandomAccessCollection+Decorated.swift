extension RandomAccessCollection {
  /// Returns this collection with models among its elements.
  ///
  /// ```swift
  /// let feed = posts.decorated(with: ads, placed: .every(6, after: 2))
  /// ```
  ///
  /// Nothing is copied. The models fill the slots from the top; see ``DecoratedCollection``. In
  /// place of sections, as `days.decorated(with: [promo], placed: .before(1))`, it adds sections.
  ///
  /// - Parameters:
  ///   - models: The models to add.
  ///   - placement: The places of the models. The elements of this collection are the content rows
  ///     of section 0, counted from 0 whatever their indices are: predicates get these numbers.
  /// - Returns: A view of both.
  /// - Complexity: As `Placement.layout(contentCount:section:limit:)`, however many elements there
  ///   are.
  public func decorated<Models: RandomAccessCollection>(
    with models: Models, placed placement: Placement
  ) -> DecoratedCollection<Self, Models> {
    DecoratedCollection(
      content: self, additional: models,
      layout: placement.layout(
        contentCount: count, limit: models.count))
  }
}
