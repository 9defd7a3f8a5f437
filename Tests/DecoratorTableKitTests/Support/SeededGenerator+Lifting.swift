import DecoratorTableKit

extension SeededGenerator {
  /// Different numbers below `count`, in no order.
  mutating func choose(_ amount: Int, below count: Int) -> [Int] {
    Array((0..<count).shuffled(using: &self).prefix(amount))
  }

  /// A batch of changes of sections with these numbers of rows, and their numbers after it.
  ///
  /// - Parameter isRaw: Whether rows also change in sections that move, and cross the borders of
  ///   sections that are inserted and deleted.
  mutating func update(
    of before: [Int], changingSections: Bool, isRaw: Bool = false
  ) -> (update: BatchUpdate, after: [Int]) {
    var update = BatchUpdate()
    var moved: [Int] = []
    for section in before.indices where changingSections && chance(35) {
      switch number(in: 0...2) {
      case 0: update.add(.deleteSection(section))
      case 1: moved.append(section)
      default: update.add(.reloadSection(section))
      }
    }
    let inserted = changingSections ? number(in: 0...2) : 0
    let count = before.count - update.deletedSections.count + inserted
    let places = choose(inserted + moved.count, below: count)
    for section in places.prefix(inserted) { update.add(.insertSection(section)) }
    for (section, target) in zip(moved, places.dropFirst(inserted)) {
      update.add(.moveSection(from: section, to: target))
    }
    let gone = Set(update.deletedSections + moved)
    var unmoved = before.indices.filter { !gone.contains($0) }[...]
    let sources: [Int?] = (0..<count).map { section in
      if let move = update.movedSections.first(where: { $0.target == section }) {
        return move.source
      }
      return update.insertedSections.contains(section) ? nil : unmoved.popFirst()
    }
    let after = rows(&update, before, sources: sources, isRaw: isRaw)
    return (update, after)
  }

  /// Adds operations on rows; returns the row counts.
  private mutating func rows(
    _ update: inout BatchUpdate, _ before: [Int], sources: [Int?], isRaw: Bool
  ) -> [Int] {
    let isOpen = { (section: Int?, update: BatchUpdate) -> Bool in
      guard let section else { return false }
      let moves = update.movedSections.contains { $0.source == section }
      return !update.reloadedSections.contains(section) && (isRaw || !moves)
    }
    let open = sources.indices.filter { isOpen(sources[$0], update) }
    var counts = sources.map { $0.map { before[$0] } ?? number(in: 0...4) }
    for section in sources.indices {
      if let source = sources[section], update.reloadedSections.contains(source) {
        counts[section] = number(in: 0...4)
      }
    }
    var arrivals: [(source: RowPosition, section: Int)] = []
    let closedSources = isRaw ? update.deletedSections : []
    let from = open.map { ($0 as Int?, sources[$0] ?? 0) } + closedSources.map { (nil, $0) }
    for (section, source) in from {
      for row in 0..<before[source] where chance(40) {
        let position = RowPosition(section: source, row: row)
        switch number(in: 0...4) {
        case 0:
          update.add(.deleteRow(position))
        case 1, 2:
          guard let target = (chance(70) ? section : nil) ?? open.randomElement(using: &self) else {
            continue
          }
          arrivals.append((position, target))
        case 3:
          if section != nil { update.add(.reloadRow(position)) }
          continue
        default:
          if section != nil { update.add(.reconfigureRow(position)) }
          continue
        }
        if let section { counts[section] -= 1 }
      }
    }
    for section in counts.indices where isRaw && sources[section] == nil {
      for row in 0..<counts[section] where chance(20) {
        update.add(.insertRow(RowPosition(section: section, row: row)))
      }
    }
    for section in open {
      let incoming = arrivals.filter { $0.section == section }
      let inserted = chance(40) ? number(in: 1...2) : 0
      counts[section] += incoming.count + inserted
      let places = choose(incoming.count + inserted, below: counts[section])
      for row in places.prefix(inserted) {
        update.add(.insertRow(RowPosition(section: section, row: row)))
      }
      for (arrival, row) in zip(incoming, places.dropFirst(inserted)) {
        update.add(
          .moveRow(from: arrival.source, to: RowPosition(section: section, row: row)))
      }
    }
    return counts
  }

  /// A layer around some content.
  mutating func layer(around content: [[Int]], identities: inout Int) -> NaiveLayer<Int> {
    var sections: [NaiveLayer<Int>.Section] = []
    for rows in content {
      let anchors = anchors(number(in: 0...3), in: 0...rows.count)
      sections.append(
        NaiveLayer.Section(anchors: anchors, identities: fresh(anchors.count, &identities)))
    }
    var added: [NaiveLayer<Int>.Added] = []
    for anchor in anchors(number(in: 0...2), in: 0...content.count) {
      added.append(
        NaiveLayer.Added(
          anchor: anchor, identity: fresh(1, &identities)[0],
          rows: fresh(number(in: 0...2), &identities)))
    }
    return NaiveLayer(content: content, sections: sections, added: added)
  }

  /// The layer around other content: most rows follow it, some are removed, added, or somewhere
  /// else.
  mutating func layer(
    _ old: NaiveLayer<Int>, around content: [[Int]], identities: inout Int
  ) -> NaiveLayer<Int> {
    var places: [[(anchor: Int, identity: Int)]] = content.map { _ in [] }
    for section in old.sections.indices {
      let survivors = old.content[section]
      let home = content.firstIndex { $0.contains { survivors.contains($0) } }
      for (anchor, identity) in zip(old.sections[section].anchors, old.sections[section].identities)
      where chance(85) {
        let heirSection = chance(90) ? home : content.indices.randomElement(using: &self)
        guard let target = heirSection else { continue }
        let heir = survivors[anchor...].lazy.compactMap { content[target].firstIndex(of: $0) }.first
        let follows = chance(75)
        places[target].append(
          (
            follows ? heir ?? content[target].count : number(in: 0...content[target].count),
            identity
          ))
      }
    }
    let sections = content.indices.map { section -> NaiveLayer<Int>.Section in
      var rows = places[section]
      if chance(25) {
        rows.append((number(in: 0...content[section].count), fresh(1, &identities)[0]))
      }
      if chance(15) { rows.shuffle(using: &self) }
      return NaiveLayer.Section(
        anchors: rows.map(\.anchor).sorted(),
        identities: chance(80)
          ? rows.indices.sorted { (rows[$0].anchor, $0) < (rows[$1].anchor, $1) }
            .map { rows[$0].identity }
          : rows.map(\.identity))
    }
    var added = old.added.filter { _ in chance(85) }
    if chance(20) { added.shuffle(using: &self) }
    if chance(25) {
      added.append(NaiveLayer.Added(anchor: 0, identity: fresh(1, &identities)[0], rows: []))
    }
    let anchors = anchors(added.count, in: 0...content.count)
    for index in added.indices {
      added[index].anchor = chance(60) ? min(added[index].anchor, content.count) : anchors[index]
      // Only a change of their number shows that the rows are others.
      let count = number(in: 0...2)
      if chance(15), count != added[index].rows.count {
        added[index].rows = fresh(count, &identities)
      }
    }
    added = added.indices.sorted { (added[$0].anchor, $0) < (added[$1].anchor, $1) }
      .map { added[$0] }
    return NaiveLayer(content: content, sections: sections, added: added)
  }

  private func fresh(_ count: Int, _ identities: inout Int) -> [Int] {
    identities += count
    return (0..<count).map { identities - $0 }
  }
}
