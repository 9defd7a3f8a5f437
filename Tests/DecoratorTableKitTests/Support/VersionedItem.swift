import DecoratorTableKit
import DecoratorTableSources

/// An item that is known by its number, and shows a version of something.
struct VersionedItem: Hashable, Sendable {
  var number: Int
  var version = 0

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  func showsSame(as other: Self) -> Bool { version == other.version }
}

typealias VersionedSnapshot = TableSnapshot<Int, VersionedItem>

extension VersionedSnapshot {
  init(_ sections: [(section: Int, items: [Int])]) {
    self.init()
    for (section, items) in sections {
      appendSections([section])
      appendItems(items.map { VersionedItem(number: $0) })
    }
  }

  /// What the rows show.
  var shownRows: [[String]] {
    sectionIdentifiers.map { section in
      itemIdentifiers(inSection: section).map { "\($0.number).\($0.version)" }
    }
  }
}

extension SeededGenerator {
  /// A snapshot with some of the sections 0..<`sections`, and some of as many numbers as `items` in
  /// them, each at most 12.
  mutating func snapshot(sections: Int, items: Int) -> VersionedSnapshot {
    var names = Array(0..<sections).shuffled(using: &self)
    names.removeLast(number(in: 0...sections) / 2)
    var numbers = Array(0..<items)
    // Mostly in order, so that the fewest moves are not nearly all.
    for _ in 0..<number(in: 0...items) {
      numbers.swapAt(number(in: 0...(items - 1)), number(in: 0...(items - 1)))
    }
    numbers = numbers.filter { _ in number(in: 0...3) > 0 }
    var snapshot = VersionedSnapshot()
    for name in names {
      let count = min(number(in: 0...12), numbers.count)
      snapshot.appendSections([name])
      snapshot.appendItems(numbers.prefix(count).map { VersionedItem(number: $0) })
      numbers.removeFirst(count)
    }
    return snapshot
  }
}
