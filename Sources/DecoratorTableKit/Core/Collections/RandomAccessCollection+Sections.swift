extension RandomAccessCollection {
  /// Returns these sections with models among their rows.
  ///
  /// ```swift
  /// let feed = days.decoratedSections(rows: \.posts, with: ads, placed: .every(6).inSection(0))
  /// ```
  ///
  /// - Parameters:
  ///   - rows: Returns the rows of a section. It is asked once about each.
  ///   - models: The models to add. They fill the slots from the top, through all sections.
  ///   - placement: The places of the models: sections and rows are counted from 0.
  /// - Returns: A view of the sections, their rows and the models.
  /// - Complexity: As the layout of each section by the rule, and O(sections) to ask for their
  ///   rows.
  public func decoratedSections<Rows: RandomAccessCollection, Models: RandomAccessCollection>(
    rows: (Element) -> Rows, with models: Models, placed placement: Placement
  ) -> DecoratedSections<Self, Rows, Models> {
    let rows = map(rows)
    let rule = LayerRule(rows: placement, supply: .models(models.count))
    return DecoratedSections(
      sections: self, rows: rows, additional: models,
      layout: rule.layout(of: rows.map(\.count)))
  }
}

extension RandomAccessCollection where Element: RandomAccessCollection {
  /// Returns these sections, which are collections of rows, with models among their rows.
  ///
  /// - Parameters:
  ///   - models: The models to add. They fill the slots from the top, through all sections.
  ///   - placement: The places of the models: sections and rows are counted from 0.
  /// - Returns: A view of the sections and the models.
  /// - Complexity: As `decoratedSections(rows:with:placed:)`.
  public func decoratedSections<Models: RandomAccessCollection>(
    with models: Models, placed placement: Placement
  ) -> DecoratedSections<Self, Element, Models> {
    decoratedSections(
      rows: { $0 }, with: models, placed: placement)
  }
}
