/// A collection of sections with models among their rows, section by section.
///
/// ```swift
/// let feed = days.decoratedSections(rows: \.posts, with: ads, placed: .every(6))
/// feed[1].section              // days[1]
/// feed[1].rows[6]              // .additional(…), the next ad after those of feed[0]
/// ```
///
/// The models fill the slots from the top, through all sections, as in a table. Models without a
/// slot wait; slots without a model stay empty. Sections are numbered from 0, in the order of the
/// content; none is added. To add some, decorate what this is: `feed.decorated(with: [promo],
/// placed: .before(1))`.
///
/// - Complexity: Making one asks for the rows of each section, and lays them out. Memory is that of
///   the layout, and a reference to the rows of each section: none for a row.
public struct DecoratedSections<
  Content: RandomAccessCollection, Rows: RandomAccessCollection, Additional: RandomAccessCollection
> {
  /// The sections, as they were given.
  public let sections: Content
  /// The models of the additional rows, as they were given: those that wait are the last ones.
  public let additional: Additional
  /// The places of the additional rows, by section.
  @usableFromInline package let layout: TableLayout
  /// The rows of each section.
  @usableFromInline let rows: [Rows]

  init(sections: Content, rows: [Rows], additional: Additional, layout: TableLayout) {
    self.sections = sections
    self.rows = rows
    self.additional = additional
    self.layout = layout
  }

  /// The number of models without a slot.
  public var waitingCount: Int { additional.count - layout.additionalCount }
}

extension DecoratedSections: RandomAccessCollection {
  /// A section, with its rows.
  public typealias Element = DecoratedSection<Content.Element, Rows, Additional.SubSequence>
  /// The number of sections above.
  public typealias Index = Int
  /// The indices, which are successive numbers.
  public typealias Indices = Range<Int>

  /// 0.
  @inlinable public var startIndex: Int { 0 }

  /// The number of sections.
  @inlinable public var endIndex: Int { rows.count }

  /// Returns a section.
  ///
  /// - Parameter section: The section, in `0..<count`; traps for any other.
  @inlinable
  public subscript(section: Int) -> Element {
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
