/// A section with models among its rows.
///
/// ```swift
/// ForEach(feed) { day in
///   Section(day.section.title) { ForEach(day.rows) { row in … } }
/// }
/// ```
@frozen
public struct DecoratedSection<
  Content, Rows: RandomAccessCollection, Additional: RandomAccessCollection
> {
  /// The section, as it was given.
  public let section: Content
  /// Its rows, with their share of the models.
  public let rows: DecoratedCollection<Rows, Additional>

  @usableFromInline
  init(section: Content, rows: DecoratedCollection<Rows, Additional>) {
    self.section = section
    self.rows = rows
  }
}

extension DecoratedSection: Identifiable where Content: Identifiable {
  /// The identity of the section.
  @inlinable public var id: Content.ID { section.id }
}

extension DecoratedSection: Sendable
where Content: Sendable, Rows: Sendable, Additional: Sendable {}

extension DecoratedSection: Equatable
where Content: Equatable, Rows: Equatable, Additional: Equatable {}

extension DecoratedSection: Hashable
where Content: Hashable, Rows: Hashable, Additional: Hashable {}
