extension RandomAccessCollection {
  /// Returns this collection with models among its elements.
  ///
  /// ```swift
  /// let feed = posts.decorated(with: ads, placed: .every(6, after: 2))
  /// ```
  ///
  /// No element is copied. The models fill the slots from the top; see ``DecoratedCollection``. On
  /// a collection of sections, as in `days.decorated(with: [promo], placed: .before(1))`, it adds
  /// sections.
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
      layout: placement.layout(contentCount: count, limit: models.count))
  }

  /// Returns these sections with models among their rows.
  ///
  /// ```swift
  /// let feed = days.decoratedSections(rows: \.posts, with: ads, placed: .every(6).inSection(0))
  /// ```
  ///
  /// - Parameters:
  ///   - rows: Returns the rows of a section. It is called once for each.
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

  /// Returns this collection with a key above each group of neighbours that have the same key.
  ///
  /// ```swift
  /// let feed = posts.groupedRows(by: \.day)
  /// switch feed[0] {
  /// case .additional(let group): show(group.key)     // the day of posts[0]
  /// case .content(let post): show(post)
  /// }
  /// ```
  ///
  /// The rule is that of ``LayerRule/init(groupsBy:asking:)``. A group keeps its identity when
  /// elements are inserted or removed, as long as one of its elements remains and the number of
  /// groups with its key above it is the same.
  ///
  /// - Parameter key: Returns the key of an element; nil for one that is in no group.
  /// - Returns: A view of the elements, and an array of the groups.
  /// - Complexity: O(*n*) for *n* elements, each of which is asked about once. The groups, not the
  ///   elements, take memory.
  @inlinable
  public func groupedRows<Key: Hashable & Sendable>(
    by key: (Element) -> Key?
  ) -> DecoratedCollection<Self, [RowGroup<Key>]> {
    var (anchors, keys): ([Int], [Key]) = ([], [])
    var (row, keyAbove): (Int, Key?) = (0, nil)
    for element in self {
      let key = key(element)
      if let key, key != keyAbove {
        anchors.append(row)
        keys.append(key)
      }
      (row, keyAbove) = (row + 1, key)
    }
    let groups = RepeatedIdentifier.uniqued(keys)
    return DecoratedCollection(
      content: self, additional: groups.map(RowGroup.init(id:)),
      layout: RowLayout(contentCount: row, anchors: anchors))
  }
}

/// The row above a group of neighbours with one key: a day, an initial.
///
/// A further group with the same key has another identity.
public struct RowGroup<Key: Hashable>: Hashable, Identifiable {
  /// The key, and the number of groups above with the same key.
  public let id: RepeatedIdentifier<Key>

  /// The key of all elements of the group.
  @inlinable public var key: Key { id.value }

  @inlinable
  package init(id: RepeatedIdentifier<Key>) { self.id = id }
}

extension RowGroup: Sendable where Key: Sendable {}
