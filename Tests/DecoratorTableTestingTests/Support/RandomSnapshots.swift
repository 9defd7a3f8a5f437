import DecoratorTableKit
import DecoratorTableSources
import DecoratorTableTesting

/// Random snapshots of up to three sections with up to twelve items each, one after the other.
struct RandomSnapshots {
  typealias Snapshot = TableSnapshot<String, IdentifiedPost>

  private var generator: SeededGenerator
  private(set) var snapshot = Snapshot()

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    _ = next()
  }

  /// Another snapshot: one that has little to do with the last, or one that a few changes lead to.
  mutating func next() -> Snapshot {
    snapshot = snapshot.withoutReloads
    if Int.random(in: 0..<3, using: &generator) == 0 || snapshot.numberOfSections == 0 {
      shuffle()
    } else {
      for _ in 0..<Int.random(in: 0...6, using: &generator) { change() }
    }
    mark()
    return snapshot
  }

  private mutating func shuffle() {
    snapshot = Snapshot()
    let sections = ["a", "b", "c", "d"].shuffled(using: &generator)
      .prefix(Int.random(in: 0...3, using: &generator))
    snapshot.appendSections(Array(sections))
    var ids = Array(0..<24).shuffled(using: &generator)[...]
    for section in sections {
      let count = Int.random(in: 0...12, using: &generator)
      snapshot.appendItems(ids.prefix(count).map { IdentifiedPost(id: $0) }, toSection: section)
      ids = ids.dropFirst(count)
    }
  }

  private mutating func change() {
    let sections = snapshot.sectionIdentifiers
    switch Int.random(in: 0..<8, using: &generator) {
    case 0 where sections.count < 3:
      guard let section = ["a", "b", "c", "d"].first(where: { !sections.contains($0) }) else {
        return
      }
      snapshot.appendSections([section])
    case 1 where sections.count > 1:
      snapshot.deleteSections([pick(sections)])
    case 2 where sections.count > 1:
      snapshot.moveSection(sections[0], afterSection: pick(sections.dropFirst()))
    case 3, 4: insert(into: pick(sections))
    case 5: if let item = anItem { snapshot.deleteItems([item]) }
    default: move(to: pick(sections))
    }
  }

  private mutating func insert(into section: String) {
    guard snapshot.numberOfItems(inSection: section) < 12 else { return }
    let post = IdentifiedPost(id: Int.random(in: 0..<24, using: &generator))
    guard snapshot.position(of: post) == nil else { return }
    place(post, in: section)
  }

  private mutating func move(to section: String) {
    guard snapshot.numberOfItems(inSection: section) < 12, var item = anItem else { return }
    snapshot.deleteItems([item])
    if Int.random(in: 0..<4, using: &generator) == 0 { item.version += 1 }
    place(item, in: section)
  }

  private mutating func place(_ item: IdentifiedPost, in section: String) {
    let items = snapshot.itemIdentifiers(inSection: section)
    if items.isEmpty || Bool.random(using: &generator) {
      snapshot.appendItems([item], toSection: section)
    } else {
      snapshot.insertItems([item], beforeItem: pick(items))
    }
  }

  /// Asks for something to be shown again, now and then.
  private mutating func mark() {
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return }
    if let item = anItem { snapshot.reloadItems([item]) }
    if let item = anItem { snapshot.reconfigureItems([item]) }
    if Int.random(in: 0..<4, using: &generator) == 0, snapshot.numberOfSections > 0 {
      snapshot.reloadSections([pick(snapshot.sectionIdentifiers)])
    }
  }

  private var anItem: IdentifiedPost? {
    mutating get {
      let items = snapshot.itemIdentifiers
      return items.isEmpty ? nil : pick(items)
    }
  }

  private mutating func pick<Element>(_ elements: some Collection<Element>) -> Element {
    let distance = Int.random(in: 0..<elements.count, using: &generator)
    return elements[elements.index(elements.startIndex, offsetBy: distance)]
  }
}
