@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A whole layer that follows a policy, by identity: content sections and rows are numbers of their
/// own, and so are models.
struct NaivePolicyLayer {
  let policy: ContentPolicy
  var placement: NaivePlacement
  let sectionPlacement: NaivePlacement
  /// The identities of all models in the order of the app's list; nil where rows have none.
  var models: [Int]?
  /// The number of rows of each section there is to add.
  var addedSectionRowCounts: [Int]
  var world: ContentWorld
  var lists: [NaivePolicyList] = []
  /// Its content are the content sections, its rows the added ones: identity *j* is section *j*.
  var sections: NaivePolicyList
  private var nextIdentity = 1_000_000

  init?(
    _ policy: ContentPolicy, placement: NaivePlacement, sectionPlacement: NaivePlacement,
    models: [Int]?, addedSectionRowCounts: [Int], world: ContentWorld
  ) {
    self.policy = policy
    self.placement = placement
    self.sectionPlacement = sectionPlacement
    self.models = models
    self.addedSectionRowCounts = addedSectionRowCounts
    self.world = world
    var sectionSupply = NaivePolicyList.Supply(waiting: Array(addedSectionRowCounts.indices))
    guard
      let sections = NaivePolicyList(
        policy, content: world.sections.map(\.identity), in: world.sectionsAsRows,
        placement: sectionPlacement, supply: &sectionSupply)
    else { return nil }
    self.sections = sections
    var supply = NaivePolicyList.Supply(waiting: models, nextIdentity: nextIdentity)
    for (section, var naive) in zip(world.sections, world.naiveSections) {
      naive.additionalElsewhere = lists.rowCount
      guard
        let list = NaivePolicyList(
          policy, content: section.rows, in: naive, placement: placement, supply: &supply)
      else { return nil }
      lists.append(list)
    }
    nextIdentity = supply.nextIdentity
  }

  /// Whether every rule has an end for content of these sizes.
  func canLayOut(_ world: ContentWorld) -> Bool {
    sectionPlacement.anchors(in: world.sectionsAsRows) != nil
      && world.naiveSections.allSatisfy { placement.anchors(in: $0) != nil }
  }

  var rule: LayerRule {
    LayerRule(
      rows: placement.placement, supply: models.map { .models($0.count) } ?? .everySlot,
      sections: sectionPlacement.placement, addedSectionRowCounts: addedSectionRowCounts)
  }

  /// The additional rows on screen, from the top of the table.
  var shown: [Int] { lists.flatMap(\.shown) }

  private func supply(excluding free: (Int) -> Bool) -> NaivePolicyList.Supply {
    let taken = Set(lists.indices.filter { !free($0) }.flatMap { lists[$0].rows.map(\.identity) })
    return NaivePolicyList.Supply(
      waiting: models.map { $0.filter { !taken.contains($0) } }, models: models ?? [],
      nextIdentity: nextIdentity)
  }

  /// The layer after its content changed.
  mutating func follow(_ new: ContentWorld) {
    guard policy != .followRule else { return relayOut(for: new) }
    let old = world.sections
    // Sections that are not there any more, or not with any of their content, release their models.
    func source(_ section: ContentWorld.Section) -> Int? {
      old.firstIndex { $0.identity == section.identity && $0.generation == section.generation }
    }
    let kept = new.sections.compactMap { section in
      source(section).flatMap { index in
        lists[index].beginsAgain(with: section.rows) && section.rows != old[index].rows
          ? nil : index
      }
    }
    var supply = supply { !kept.contains($0) }
    var newLists: [NaivePolicyList] = []
    for (section, var naive) in zip(new.sections, new.naiveSections) {
      // Rows of lists that are laid out again count when they are there.
      let below = new.sections[(naive.number + 1)...].compactMap(source).filter(kept.contains)
      naive.additionalElsewhere = newLists.rowCount + below.map { lists[$0] }.rowCount
      if let source = source(section) {
        var list = lists[source]
        if kept.contains(source) {
          list.follow(section.rows, in: naive, placement: placement, supply: &supply)
        } else {
          list.beginAgain(section.rows, in: naive, placement: placement, supply: &supply)
        }
        newLists.append(list)
      } else if let list = NaivePolicyList(
        policy, content: section.rows, in: naive, placement: placement, supply: &supply)
      {
        newLists.append(list)
      }
    }
    lists = newLists
    nextIdentity = supply.nextIdentity
    followSections(new)
    world = new
  }

  /// Lays the layer out from the beginning, whatever was there before.
  private mutating func relayOut(for new: ContentWorld) {
    let again = NaivePolicyLayer(
      policy, placement: placement, sectionPlacement: sectionPlacement, models: models,
      addedSectionRowCounts: addedSectionRowCounts, world: new)
    if let again { self = again }
  }

  private mutating func followSections(_ new: ContentWorld) {
    let identities = new.sections.map(\.identity)
    let all = Array(addedSectionRowCounts.indices)
    guard identities != sections.content else { return }
    if sections.beginsAgain(with: identities) {
      var supply = NaivePolicyList.Supply(waiting: all)
      sections.beginAgain(
        identities, in: new.sectionsAsRows, placement: sectionPlacement, supply: &supply)
    } else {
      let taken = sections.rows.map(\.identity)
      var supply = NaivePolicyList.Supply(
        waiting: all.filter { !taken.contains($0) }, models: all)
      sections.follow(
        identities, in: new.sectionsAsRows, placement: sectionPlacement, supply: &supply)
    }
  }

  /// The layer after its models changed, named by identity.
  mutating func change(models new: [Int]?, addedSectionRowCounts newCounts: [Int]) {
    guard policy != .followRule else {
      (models, addedSectionRowCounts) = (new, newCounts)
      return relayOut(for: world)
    }
    if let old = models, let new {
      // One that replaces another in the list gets its row.
      for (before, after) in zip(old, new) where !new.contains(before) && !old.contains(after) {
        rename { $0 == before ? after : $0 }
      }
      let old =
        zip(old, new).map { before, after in
          !new.contains(before) && !old.contains(after) ? after : before
        } + old.dropFirst(new.count)
      // Those that stay are in the rows in their new order.
      let before = old.filter(new.contains)
      let after = new.filter(old.contains)
      rename { identity in before.firstIndex(of: identity).map { after[$0] } ?? identity }
      models = new
      // Models that wait get the places on screen of those that are removed, from the top.
      var supply = supply { _ in false }
      for index in lists.indices {
        lists[index].replace(from: &supply) { !new.contains($0) }
        lists[index].remove { !new.contains($0) }
      }
      for var naive in world.naiveSections {
        let list = naive.number
        naive.additionalElsewhere = lists.rowCount - lists[list].rows.count
        lists[list].fill(in: naive, placement: placement, supply: &supply)
      }
    }
    let counts = addedSectionRowCounts.count
    addedSectionRowCounts = newCounts
    guard counts != newCounts.count else { return }
    sections.remove { $0 >= newCounts.count }
    let taken = sections.rows.map(\.identity)
    var supply = NaivePolicyList.Supply(
      waiting: newCounts.indices.filter { !taken.contains($0) })
    sections.fill(in: world.sectionsAsRows, placement: sectionPlacement, supply: &supply)
  }

  private mutating func rename(_ name: (Int) -> Int) {
    for list in lists.indices {
      for row in lists[list].rows.indices {
        lists[list].rows[row].identity = name(lists[list].rows[row].identity)
      }
    }
  }
}

extension [NaivePolicyList] {
  /// The number of all rows, also of those that are hidden.
  fileprivate var rowCount: Int { reduce(0) { $0 + $1.rows.count } }
}
