/// The additional rows of all lists under the policy of their layer: a list for each content
/// section, or, one level up, a single one for the added sections.
struct PlacedLists: Sendable {
  private(set) var lists: [PlacedList]
  /// The models without a row; nil if rows have no models.
  private(set) var waiting: WaitingModels?

  init(_ lists: [PlacedList], waiting: WaitingModels?) {
    self.lists = lists
    self.waiting = waiting
  }

  /// Lays the rows of all lists out by the rule.
  ///
  /// - Parameter slots: The slots, and the models to fill them with.
  /// - Complexity: As `Placement.layout(contentCount:section:limit:)` for each list.
  init(contentCounts: [Int], slots: inout FreeSlots) {
    lists = []
    lists.reserveCapacity(contentCounts.count)
    for (section, count) in contentCounts.enumerated() {
      lists.append(PlacedList(contentCount: count, section: section, slots: &slots))
      slots.rowsElsewhere += lists[section].rowCount
    }
    waiting = slots.waiting
  }

  /// Returns the list and the row of a model; nil if it has none.
  ///
  /// - Complexity: O(*l* + *r*) for *l* lists and *r* runs of models that follow each other.
  func row(ofModel index: Int) -> (list: Int, ordinal: Int)? {
    for (list, rows) in lists.enumerated() {
      if let ordinal = rows.models?.ordinal(of: index) { return (list, ordinal) }
    }
    return nil
  }

  /// Adopts the places of the rows after the user has dragged content among them.
  mutating func show(_ layouts: [RowLayout]) {
    for (index, layout) in zip(lists.indices, layouts) { lists[index].show(layout) }
  }

  /// Follows a change of the content, with inserted, removed and moved sections.
  ///
  /// - Returns: The outcome of the rows.
  mutating func follow(
    _ content: UpdateMap, keeping policy: ContentPolicy, slots: inout FreeSlots
  ) -> ListChanges {
    if content.sections.isUnchanged {
      return follow(content.touched, keeping: policy, slots: &slots)
    }
    var changes: [ListChange] = []
    let before = lists
    let gone = content.sections.removed.filter { content.newSection(forOld: $0) == nil }
    for section in gone {
      let rows = RowMap(replacing: before[section].layout.additionalCount, by: 0)
      changes.append(ListChange(before: section, rows: rows))
    }
    returnModels(content.touched, policy, &slots, goneLists: gone)
    let moved = Set(content.sections.moves.map(\.target))
    let touched = Dictionary(uniqueKeysWithValues: content.touched.map { ($0.section, $0.rows) })
    lists = []
    for (section, count) in content.rowCountsAfter.enumerated() {
      guard let source = content.oldSection(forNew: section) else {
        let list = PlacedList(contentCount: count, section: section, slots: &slots)
        let rows = RowMap(replacing: 0, by: list.layout.additionalCount)
        changes.append(ListChange(after: section, rows: rows))
        lists.append(list)
        slots.rowsElsewhere += list.rowCount
        continue
      }
      var list = before[source]
      let isMoved = moved.contains(section)
      if let content = touched[source] {
        let rows = list.follow(content, keeping: policy, from: source, to: section, slots: &slots)
        changes.append(
          ListChange(
            before: source, after: section, rows: rows,
            isPassed: isMoved || policy.staysWhenContentPasses))
      } else if isMoved {
        let rows = RowMap(unchanged: list.layout.additionalCount)
        changes.append(ListChange(before: source, after: section, rows: rows, isPassed: true))
      }
      lists.append(list)
    }
    waiting = slots.waiting
    return ListChanges(lists: changes, isRearranged: true)
  }

  /// Follows a change of the content of some lists, without moved lists.
  ///
  /// - Parameter touched: The lists, each with the change of its content.
  /// - Returns: The outcome of the rows.
  mutating func follow(
    _ touched: [(section: Int, rows: RowMap)], keeping policy: ContentPolicy,
    slots: inout FreeSlots
  ) -> ListChanges {
    returnModels(touched, policy, &slots)
    var changes = ListChanges()
    for (section, content) in touched {
      let rows = lists[section].follow(
        content, keeping: policy, from: section, to: section, slots: &slots)
      changes.lists.append(
        ListChange(
          before: section, after: section, rows: rows, isPassed: policy.staysWhenContentPasses))
    }
    waiting = slots.waiting
    return changes
  }

  /// Puts back the models of lists that are removed or laid out again, which lists above may
  /// consume as well. Their rows do not count for a limit of the table any more.
  private func returnModels(
    _ touched: [(section: Int, rows: RowMap)], _ policy: ContentPolicy,
    _ slots: inout FreeSlots, goneLists: [Int] = []
  ) {
    var again = goneLists
    for (section, rows) in touched where policy.relaysOut(after: rows) { again.append(section) }
    slots.putBack(again.flatMap { lists[$0].allModels })
    guard slots.hasLimitOfTable else { return }
    slots.rowsElsewhere = lists.reduce(0) { $0 + $1.rowCount }
    for list in again { slots.rowsElsewhere -= lists[list].rowCount }
  }

  /// Assigns the rows of removed models to waiting models, removes the other ones, and fills free
  /// slots.
  ///
  /// - Parameters:
  ///   - renumbering: The change of the models; nil if they were only appended.
  ///   - count: The number of models after.
  ///   - slots: The slots, with known answers. The waiting models are determined again.
  /// - Returns: The outcome of the rows.
  /// - Complexity: O(models + lists); O(new rows + lists) if models are appended.
  mutating func adopt(
    _ renumbering: ModelRenumbering?, to count: Int, slots: inout FreeSlots
  ) -> ListChanges {
    var maps = lists.map { RowMap(unchanged: $0.layout.additionalCount) }
    let isChanged = renumbering != nil || waiting?.unused.upperBound != count
    if let renumbering {
      let shown = lists.flatMap(\.allModels).compactMap(renumbering.modelShown(insteadOf:))
      waiting = WaitingModels(count, except: shown)
    } else {
      waiting?.append(upTo: count)
    }
    slots.waiting = waiting
    for index in lists.indices {
      if let renumbering { maps[index] = lists[index].rename(renumbering, slots: &slots) }
    }
    slots.rowsElsewhere = lists.reduce(0) { $0 + $1.rowCount }
    // Without a change, free slots stay free.
    for index in lists.indices where isChanged {
      if slots.waiting?.count == 0 { break }
      maps[index] = maps[index].followed(by: lists[index].fill(section: index, slots: &slots))
    }
    waiting = slots.waiting
    return ListChanges(
      lists: maps.enumerated().map { ListChange(before: $0, after: $0, rows: $1) })
  }
}
