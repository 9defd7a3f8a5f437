@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

/// A snapshot that is nothing but arrays, and a real one to which the same is done.
struct NaiveSnapshot {
  var sections: [(name: String, items: [Int])] = []
  var reloadedSections: [String] = []
  var reloaded: [Int] = []
  var reconfigured: [Int] = []
  var snapshot = TableSnapshot<String, Int>()
  var log: [String] = []
  private var lastItem = 0
  private var lastSection = 0

  var items: [Int] { sections.flatMap(\.items) }

  private func place(of item: Int) -> RowPosition? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.items.firstIndex(of: item) {
        return RowPosition(section: section, row: row)
      }
    }
    return nil
  }

  private mutating func newItems(_ count: Int) -> [Int] {
    defer { lastItem += count }
    return Array((lastItem + 1)..<(lastItem + 1 + count))
  }

  private mutating func newSections(_ count: Int) -> [String] {
    defer { lastSection += count }
    return ((lastSection + 1)..<(lastSection + 1 + count)).map { "s\($0)" }
  }

  /// Makes a random change of at most so many items.
  mutating func change(upTo count: Int, _ generator: inout SeededGenerator) {
    if sections.isEmpty {
      appendSections(generator.number(in: 1...3))
    } else if generator.number(in: 0...3) == 0 {
      changeSections(&generator)
    } else {
      changeItems(upTo: count, &generator)
    }
  }

  private mutating func appendSections(_ count: Int) {
    let names = newSections(count)
    log.append("append \(names)")
    snapshot.appendSections(names)
    sections += names.map { ($0, []) }
  }

  private mutating func changeSections(_ generator: inout SeededGenerator) {
    let index = generator.number(in: 0...(sections.count - 1))
    let name = sections[index].name
    switch generator.number(in: 0...5) {
    case 0: appendSections(generator.number(in: 0...2))
    case 1, 2:
      let names = newSections(generator.number(in: 1...2))
      let isAfter = generator.number(in: 0...1)
      log.append("insert \(names) \(isAfter == 1 ? "after" : "before") \(name)")
      if isAfter == 1 {
        snapshot.insertSections(names, afterSection: name)
      } else {
        snapshot.insertSections(names, beforeSection: name)
      }
      sections.insert(contentsOf: names.map { ($0, []) }, at: index + isAfter)
    case 3:
      log.append("delete \(name)")
      snapshot.deleteSections([name, "none"])
      let gone = sections.remove(at: index).items
      reloadedSections.removeAll { $0 == name }
      forget(Set(gone))
    case 4:
      let other = sections[generator.number(in: 0...(sections.count - 1))].name
      let isAfter = generator.number(in: 0...1)
      log.append("move \(name) \(isAfter == 1 ? "after" : "before") \(other)")
      if isAfter == 1 {
        snapshot.moveSection(name, afterSection: other)
      } else {
        snapshot.moveSection(name, beforeSection: other)
      }
      guard name != other else { return }
      let section = sections.remove(at: index)
      let target = (sections.firstIndex { $0.name == other } ?? 0) + isAfter
      sections.insert(section, at: target)
    default:
      log.append("reload \(name)")
      snapshot.reloadSections([name, name])
      if !reloadedSections.contains(name) { reloadedSections.append(name) }
    }
  }

  private mutating func changeItems(upTo count: Int, _ generator: inout SeededGenerator) {
    let number = generator.number(in: 0...count)
    let kind = generator.number(in: 0...7)
    guard kind > 1, let item = items.randomElement(using: &generator),
      let position = place(of: item)
    else {
      append(number, &generator)
      return
    }
    let isAfter = generator.number(in: 0...1)
    switch kind {
    case 2, 3:
      let new = newItems(number)
      log.append("insert \(new) \(isAfter == 1 ? "after" : "before") \(item)")
      if isAfter == 1 {
        snapshot.insertItems(new, afterItem: item)
      } else {
        snapshot.insertItems(new, beforeItem: item)
      }
      sections[position.section].items.insert(contentsOf: new, at: position.row + isAfter)
    case 4, 5:
      let gone =
        (0..<number).compactMap { _ in items.randomElement(using: &generator) } + [item, item, -1]
      log.append("delete \(gone)")
      snapshot.deleteItems(gone)
      for section in sections.indices { sections[section].items.removeAll(where: gone.contains) }
      forget(Set(gone))
    case 6:
      guard let other = items.randomElement(using: &generator) else { return }
      log.append("move \(item) \(isAfter == 1 ? "after" : "before") \(other)")
      if isAfter == 1 {
        snapshot.moveItem(item, afterItem: other)
      } else {
        snapshot.moveItem(item, beforeItem: other)
      }
      guard item != other else { return }
      sections[position.section].items.remove(at: position.row)
      guard let target = place(of: other) else { return }
      sections[target.section].items.insert(item, at: target.row + isAfter)
    default:
      log.append("show \(item) again")
      if isAfter == 1 {
        snapshot.reloadItems([item, item])
        if !reloaded.contains(item) { reloaded.append(item) }
      } else {
        snapshot.reconfigureItems([item])
        if !reconfigured.contains(item) { reconfigured.append(item) }
      }
    }
  }

  private mutating func append(_ count: Int, _ generator: inout SeededGenerator) {
    let new = newItems(count)
    let index = generator.number(in: 0...sections.count)
    if index == sections.count {
      log.append("append \(new)")
      snapshot.appendItems(new)
      sections[index - 1].items += new
    } else {
      log.append("append \(new) to \(sections[index].name)")
      snapshot.appendItems(new, toSection: sections[index].name)
      sections[index].items += new
    }
  }

  private mutating func forget(_ items: Set<Int>) {
    reloaded.removeAll(where: items.contains)
    reconfigured.removeAll(where: items.contains)
  }
}

extension NaiveSnapshot {
  /// Compares every answer of the snapshot with the arrays.
  func expectSame() throws {
    let label = { log.joined(separator: ", ") + ": " }
    try expectEqual(snapshot.sectionIdentifiers, sections.map(\.name), label() + "sections")
    try expectEqual(snapshot.numberOfSections, sections.count, label() + "numberOfSections")
    try expectEqual(snapshot.itemIdentifiers, items, label() + "items")
    try expectEqual(snapshot.numberOfItems, items.count, label() + "numberOfItems")
    var index = 0
    for (section, (name, rows)) in sections.enumerated() {
      try expectEqual(snapshot.itemIdentifiers(inSection: name), rows, label() + "items of \(name)")
      try expectEqual(
        snapshot.numberOfItems(inSection: name), rows.count, label() + "count \(name)")
      try expectEqual(snapshot.indexOfSection(name), section, label() + "index of \(name)")
      try expectEqual(snapshot.sectionIdentifier(at: section), name, label() + "section \(section)")
      for (row, item) in rows.enumerated() {
        let position = RowPosition(section: section, row: row)
        try expectEqual(snapshot.position(of: item), position, label() + "position of \(item)")
        try expectEqual(
          snapshot.itemIdentifier(at: position), item, label() + "item at \(position)")
        try expectEqual(snapshot.indexOfItem(item), index, label() + "index of \(item)")
        try expectEqual(
          snapshot.sectionIdentifier(containingItem: item), name, label() + "section of \(item)")
        index += 1
      }
      let end = RowPosition(section: section, row: rows.count)
      try expectEqual(snapshot.itemIdentifier(at: end), nil, label() + "item at \(end)")
    }
    try expectEqual(
      snapshot.reloadedSectionIdentifiers.sorted(), reloadedSections.sorted(), label())
    try expectEqual(snapshot.reloadedItemIdentifiers.sorted(), reloaded.sorted(), label())
    try expectEqual(snapshot.reconfiguredItemIdentifiers.sorted(), reconfigured.sorted(), label())
  }
}
