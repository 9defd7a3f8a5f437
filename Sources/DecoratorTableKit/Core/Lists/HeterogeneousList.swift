/// A plain value of rows in sections, of different model types, with others merged in by a
/// ``Placement``.
///
/// ```swift
/// var list = HeterogeneousList(posts)
/// list.merge(ads, placed: .when(fewerThan: 4, .end, otherwise: .tableRow(2) + .end))
/// list.item(at: RowPosition(section: 0, row: 2), as: Ad.self)     // an ad
/// list.item(at: RowPosition(section: 0, row: 2), as: Post.self)   // nil: not a post
/// ```
///
/// A merged list has the rows that the same layers would show as decorators of a table. It is for
/// apps that want a merged model rather than a merged table. Nothing is built for a row: its origin
/// is computed on demand, by the same layouts.
///
/// Positions are those of the whole list, with all merged rows (outer coordinates), unless a label
/// says *content*. Content rows are the rows that were appended (inner coordinates).
///
/// Models keep their type. An array of a protocol's values (`[any Message]`, `[Any]`) is sorted by
/// type when it comes: each row is of its model's own type. Models of a class stay models of that
/// class, also if they are of a subclass. An optional is a model like any other, of its optional
/// type.
///
/// A position that does not exist traps, and the message names it.
///
/// Copies share their models until one is changed. A list is not `Sendable`, for its models need
/// not be.
public struct HeterogeneousList {
  @usableFromInline var models = ListColumns()
  /// The content rows of each section.
  @usableFromInline var contentRows: [ListRows] = []
  /// The header and footer of each section.
  var headersAndFooters: [HeaderAndFooter] = []
  /// The merges, the innermost first.
  @usableFromInline var merges: [ListMerge] = []

  /// Creates a list without sections.
  public init() {}

  /// Creates a list of one section.
  ///
  /// - Parameter models: The models of its rows.
  /// - Complexity: O(1), or O(*n*) for *n* models of a protocol.
  public init<Model>(_ models: [Model]) {
    appendSection(models)
  }

  /// The columns that the places from ``place(of:)`` refer to.
  var columns: [ListColumn] { models.all }
}
