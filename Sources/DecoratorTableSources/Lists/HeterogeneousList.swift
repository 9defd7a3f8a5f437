import Foundation

/// A value with rows of different model types in sections, and with other models merged in by a
/// ``Placement``.
///
/// ```swift
/// var list = HeterogeneousList(posts)
/// list.merge(ads, placed: .when(fewerThan: 4, .end, otherwise: .tableRows([2]) + .end))
/// list.item(at: IndexPath(row: 2, section: 0), as: Ad.self)     // an ad
/// list.item(at: IndexPath(row: 2, section: 0), as: Post.self)   // nil: not a post
/// ```
///
/// A merged list has the rows that the same layers would show as decorators of a table. It is for
/// apps that want a merged model rather than a merged table. Each section is an array of its
/// content rows; the places of merged rows are computed on demand, by the same layouts.
///
/// Positions are those of the whole list, with all merged rows (outer coordinates), unless a label
/// says *content*. Content rows are the rows that were appended (inner coordinates).
///
/// A row has the dynamic type of its model, whatever the static type of the array that it was in: a
/// protocol, `Any`, `AnyHashable` or a superclass. An optional is a model like any other, of its
/// optional type.
///
/// A position that does not exist traps; the message names it.
///
/// Copies share their models until one is changed. A list is not `Sendable`, since its models need
/// not be.
public struct HeterogeneousList {
  /// A section without its merged rows.
  struct Section {
    /// The models of the content rows, each a value of its own type.
    var rows: [Any] = []
    /// The model of the header.
    var header: Any?
    /// The model of the footer.
    var footer: Any?
  }

  private(set) var sections: [Section] = []
  /// The merges, the innermost first.
  var merges: [ListMerge] = []
  /// The dynamic types of all models that the list has or ever had.
  private var types: Set<ObjectIdentifier> = []

  /// Creates a list without sections.
  public init() {}

  /// Creates a list of one section.
  ///
  /// - Parameter models: The models of its rows.
  /// - Complexity: O(*n*) for *n* models.
  public init<Model>(_ models: [Model]) {
    appendSection(models)
  }
}

// MARK: - Look-ups

extension HeterogeneousList {
  /// Returns the model of a row, if it is of a type.
  ///
  /// ```swift
  /// if let post = list.item(at: indexPath, as: Post.self) { cell.show(post) }
  /// ```
  ///
  /// - Parameters:
  ///   - indexPath: A section and a row of the whole list (data); traps if there is no row at it.
  ///   - type: A type that `as?` casts the model to: its own, a superclass, or a protocol. `Any`
  ///     is the type of each.
  /// - Returns: The model, or nil if it is of another type.
  /// - Complexity: O(merges), each as ``RowLayout/origin(ofRow:)``.
  public func item<Model>(at indexPath: IndexPath, as type: Model.Type) -> Model? {
    guard indexPath.count == 2 else {
      misuse("index path \(Array(indexPath)): a row of a list has a section and a row")
    }
    return item(at: RowPosition(section: indexPath[0], row: indexPath[1]), as: type)
  }

  /// Returns the model of a row, if it is of a type.
  ///
  /// - Parameters:
  ///   - position: A position in the whole list; traps if there is no such row.
  ///   - type: A type that `as?` casts the model to: its own, a superclass, or a protocol.
  /// - Returns: The model, or nil if it is of another type.
  /// - Complexity: O(merges), each as ``RowLayout/origin(ofRow:)``.
  package func item<Model>(at position: RowPosition, as type: Model.Type) -> Model? {
    item(at: position) as? Model
  }

  /// Returns the model of a row.
  ///
  /// - Parameter position: A position in the whole list; traps if there is no such row.
  /// - Complexity: O(merges), each as ``RowLayout/origin(ofRow:)``.
  package func item(at position: RowPosition) -> Any {
    checkRow(position)
    var position = position
    for merge in merges.indices.reversed() {
      switch merges[merge].layout.origin(of: position) {
      case .content(let inner): position = inner
      case .additional(let index): return merges[merge].models[index]
      case .added: misuse("\(position) is in a section of a merge: a list merges rows alone")
      }
    }
    return sections[position.section].rows[position.row]
  }

  /// Returns all models of a type, also those that wait for a slot.
  ///
  /// - Parameter type: The models' own type.
  /// - Complexity: O(1) if the list never had one, otherwise O(rows).
  func models<Model>(of type: Model.Type) -> [Model] {
    guard types.contains(ObjectIdentifier(type)) else { return [] }
    let all = sections.map(\.rows) + merges.map(\.models)
    return all.joined().lazy.filter { Swift.type(of: $0) == type }.compactMap { $0 as? Model }
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of rows of a section.
  ///
  /// - Parameter section: A section; traps if there is no such section.
  public func rowCount(inSection section: Int) -> Int {
    checkSection(section)
    return merges.last?.layout.rowCount(inSection: section) ?? sections[section].rows.count
  }

  /// The number of rows of each section.
  ///
  /// - Complexity: O(sections)
  var rowCounts: [Int] { sections.indices.map(rowCount(inSection:)) }

  /// Returns the model of a section's header, if it has one.
  ///
  /// - Parameter section: A section; traps if there is no such section.
  public func header(ofSection section: Int) -> Any? {
    checkSection(section)
    return sections[section].header
  }

  /// Returns the model of a section's footer, if it has one.
  ///
  /// - Parameter section: A section; traps if there is no such section.
  public func footer(ofSection section: Int) -> Any? {
    checkSection(section)
    return sections[section].footer
  }

  /// Traps if there is no such section.
  func checkSection(_ section: Int) {
    guard sections.indices.contains(section) else {
      misuse("section \(section) does not exist: the list has \(sections.count) sections")
    }
  }

  /// Traps if there is no such row in the whole list.
  func checkRow(_ position: RowPosition) {
    let count = rowCount(inSection: position.section)
    guard position.row >= 0, position.row < count else {
      misuse("row \(position) does not exist: section \(position.section) has \(count) rows")
    }
  }

  /// Traps if there is no such content row.
  func checkContent(_ position: RowPosition) {
    checkSection(position.section)
    let count = sections[position.section].rows.count
    guard position.row >= 0, position.row < count else {
      misuse(
        """
        content row \(position) does not exist: section \(position.section) has \(count) content \
        rows
        """)
    }
  }
}

// MARK: - Changes of the content

extension HeterogeneousList {
  /// Appends a section.
  ///
  /// - Parameters:
  ///   - models: The models of its rows.
  ///   - header: The model of the section's header.
  ///   - footer: The model of the section's footer.
  /// - Complexity: O(*n*) for *n* models; with merges, also as ``merge(_:placed:)`` for each.
  public mutating func appendSection<Model>(
    _ models: [Model] = [Any](), header: Any? = nil, footer: Any? = nil
  ) {
    sections.append(Section(rows: rows(of: models), header: header, footer: footer))
    layOut()
  }

  /// Appends a content row to the last section. If there is no section, one is created.
  ///
  /// - Parameter model: The model of the row.
  /// - Complexity: As ``append(contentsOf:)`` for one model.
  public mutating func append<Model>(_ model: Model) { append(contentsOf: [model]) }

  /// Appends content rows to the last section. If there is no section, one is created.
  ///
  /// - Parameter models: The models of the rows.
  /// - Complexity: O(*n*) amortized for *n* models; with merges, also as ``merge(_:placed:)`` for
  ///   each.
  public mutating func append<Model>(contentsOf models: [Model]) {
    if sections.isEmpty { sections.append(Section()) }
    let rows = rows(of: models)
    sections[sections.count - 1].rows += rows
    layOut()
  }

  /// Inserts a content row.
  ///
  /// - Parameters:
  ///   - model: The model of the row.
  ///   - position: The position of the row after that, in content coordinates. The number of
  ///     content rows of the section is the place after the last row. Traps for any other.
  /// - Complexity: O(content rows after it in its section). With merges, also as
  ///   ``merge(_:placed:)`` for each.
  public mutating func insert<Model>(_ model: Model, atContent position: RowPosition) {
    checkSection(position.section)
    let count = sections[position.section].rows.count
    guard position.row >= 0, position.row <= count else {
      misuse(
        """
        a content row cannot be inserted at \(position): section \(position.section) has \(count) \
        content rows, and takes one at any of 0...\(count)
        """)
    }
    let row = row(of: model)
    sections[position.section].rows.insert(row, at: position.row)
    layOut()
  }

  /// Removes a content row.
  ///
  /// - Parameter position: A position in content coordinates; traps if there is no such row.
  /// - Returns: The model of the row.
  /// - Complexity: As `insert(_:atContent:)`.
  @discardableResult
  public mutating func remove(atContent position: RowPosition) -> Any {
    checkContent(position)
    defer { layOut() }
    return sections[position.section].rows.remove(at: position.row)
  }

  /// Replaces the model of a content row, with one of the same or another type.
  ///
  /// - Parameters:
  ///   - position: A position in content coordinates; traps if there is no such row.
  ///   - model: The model.
  /// - Complexity: O(1); with merges as ``merge(_:placed:)`` for each.
  public mutating func replace<Model>(atContent position: RowPosition, with model: Model) {
    checkContent(position)
    let row = row(of: model)
    sections[position.section].rows[position.row] = row
    layOut()
  }

  /// Sets or removes the header of a section.
  ///
  /// - Parameters:
  ///   - header: The model of the header; nil for none.
  ///   - section: A section; traps if there is no such section.
  public mutating func setHeader(_ header: Any?, ofSection section: Int) {
    checkSection(section)
    sections[section].header = header
  }

  /// Sets or removes the footer of a section.
  ///
  /// - Parameters:
  ///   - footer: The model of the footer; nil for none.
  ///   - section: A section; traps if there is no such section.
  public mutating func setFooter(_ footer: Any?, ofSection section: Int) {
    checkSection(section)
    sections[section].footer = footer
  }

  /// Returns models as values of their dynamic types, and records these types.
  mutating func rows<Model>(of models: [Model]) -> [Any] {
    models.map { row(of: $0) }
  }

  private mutating func row<Model>(of model: Model) -> Any {
    let row = unwrapped(model)
    types.insert(ObjectIdentifier(type(of: row)))
    return row
  }
}
