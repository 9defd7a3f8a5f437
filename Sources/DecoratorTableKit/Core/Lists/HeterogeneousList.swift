/// Rows of different model types in sections, with others merged in by a ``Placement``: a plain value.
///
/// ```swift
/// var list = HeterogeneousList(posts)
/// list.merge(ads, placed: .when(fewerThan: 4, .end, otherwise: .tableRow(2) + .end))
/// list.item(at: RowPosition(section: 0, row: 2), as: Ad.self)     // an ad
/// list.item(at: RowPosition(section: 0, row: 2), as: Post.self)   // nil: not a post
/// ```
///
/// A merged list is what the same layers would show as decorators of a table, for those who want a
/// merged model rather than a merged table. Nothing is built for a row: where a row comes from is
/// computed when it is asked for, by the same layouts.
///
/// Positions are those of the whole list, with everything that is merged in (outer coordinates),
/// unless a label says *content*: content rows are the rows that were appended (inner coordinates).
///
/// Models keep their type. An array of a protocol's values (`[any Message]`, `[Any]`) is sorted when
/// it comes: each row is of its model's own type. Models of a class stay models of that class,
/// whatever subclass they are of. An optional is a model like any other, of its optional type.
///
/// Copies share their models until one is changed. A list is not `Sendable`, for its models need not be.
public struct HeterogeneousList {
  @usableFromInline var models = ListColumns()
  /// The content rows of each section.
  @usableFromInline var contentRows: [ListRows] = []
  /// What stands around the rows of each section.
  var headersAndFooters: [HeaderAndFooter] = []
  /// What is merged in, the innermost first.
  @usableFromInline var merges: [ListMerge] = []

  /// A list without sections.
  public init() {}

  /// A list of one section.
  ///
  /// - Parameter models: The models of its rows.
  public init<Model>(_ models: [Model]) {
    appendSection(models)
  }

  /// The columns that ``place(of:)`` tells of.
  var columns: [ListColumn] { models.all }
}
