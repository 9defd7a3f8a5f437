/// A collection of sections with models among their rows, section by section.
///
/// ```swift
/// let feed = days.decoratedSections(rows: \.posts, with: ads, placed: .every(6))
/// feed[1].section              // days[1]
/// feed[1].rows[6]              // .additional(…), the next ad after those of feed[0]
/// ```
///
/// The models fill the slots from the top, through all sections, as in a table. Models without a
/// slot are not shown; slots without a model stay empty. Sections are numbered from 0, in the order
/// of the content; none is added. To add sections, decorate this collection: `feed.decorated(with:
/// [promo], placed: .before(1))`.
///
/// - Complexity: Making one asks for the rows of each section, and lays them out. Memory is that of
///   the layout, and a reference to the rows of each section: none for a row.
public struct DecoratedSections<
  Content: RandomAccessCollection, Rows: RandomAccessCollection, Additional: RandomAccessCollection
> {
  /// The given sections.
  @usableFromInline package let sections: Content
  /// The rows of each section.
  @usableFromInline let rows: [Rows]
  /// The given models of the additional rows: those that are not shown are the last ones.
  @usableFromInline package let additional: Additional
  /// The places of the additional rows, by section.
  @usableFromInline package let layout: TableLayout
}

extension DecoratedSections: RandomAccessCollection {
  /// 0.
  @inlinable public var startIndex: Int { 0 }

  /// The number of sections.
  @inlinable public var endIndex: Int { rows.count }

  /// Returns a section.
  ///
  /// - Parameter section: The section, in `0..<count`; traps for any other.
  @inlinable
  public subscript(
    section: Int
  ) -> DecoratedSection<Content.Element, Rows, Additional.SubSequence> {
    guard section >= 0, section < rows.count else {
      TableLayout.sectionDoesNotExist(section, count: rows.count)
    }
    let first = additional.index(
      additional.startIndex, offsetBy: layout.firstIndices[section])
    let end = additional.index(first, offsetBy: layout.rows[section].additionalCount)
    return DecoratedSection(
      section: sections[sections.index(sections.startIndex, offsetBy: section)],
      rows: DecoratedCollection(
        content: rows[section], additional: additional[first..<end], layout: layout.rows[section]))
  }
}

extension DecoratedSections: Sendable
where Content: Sendable, Rows: Sendable, Additional: Sendable {}

/// Two are equal if they have equal sections, rows, models and places.
extension DecoratedSections: Equatable
where Content: Equatable, Rows: Equatable, Additional: Equatable {}

extension DecoratedSections: Hashable
where Content: Hashable, Rows: Hashable, Additional: Hashable {}

// MARK: - One of them

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
  /// The given section.
  public let section: Content
  /// Its rows, with their models.
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
