import DecoratorTableKit

/// What a rule sees of one section: its rows, of which some are content, and what is above it.
struct NaiveSection: Hashable, Sendable {
  /// The section (inner).
  var number = 0
  /// Whether each row is content, and not one of a layer inside.
  var isContent: [Bool]
  /// Whether a layer inside has added the section.
  var isAdded = false
  /// The rows of the sections above, without those of sections that a layer inside has added.
  var rowsAbove = 0
  /// The content rows among these.
  var contentAbove = 0
  /// The rows of the layer in other sections, which a limit of the table counts as well.
  var additionalElsewhere = 0

  /// A section of which all rows are content.
  init(contentCount: Int, number: Int = 0) {
    self.number = number
    isContent = Array(repeating: true, count: contentCount)
  }

  init(isContent: [Bool]) { self.isContent = isContent }

  /// The number of rows, content or not.
  var rowCount: Int { isContent.count }

  /// The number of rows that are counted.
  func count(_ counting: Placement.Counting) -> Int { distance(0, rowCount, counting) }

  /// The number of rows of the sections above that are counted.
  func countAbove(_ counting: Placement.Counting) -> Int {
    counting == .rows ? rowsAbove : contentAbove
  }

  /// The number of rows between two anchors that are counted.
  func distance(_ first: Int, _ second: Int, _ counting: Placement.Counting) -> Int {
    let rows = min(first, second)..<max(first, second)
    return counting == .rows ? rows.count : isContent[rows].count { $0 }
  }

  /// The number of counted rows above an anchor, if an additional row below so many is there:
  /// directly below the last of them.
  func number(at anchor: Int, _ counting: Placement.Counting) -> Int? {
    guard anchor == 0 || counting == .rows || isContent[anchor - 1] else { return nil }
    return distance(0, anchor, counting)
  }
}

extension NaiveSection {
  /// Sections one below the other, as all of a table.
  static func numbered(_ sections: [NaiveSection]) -> [NaiveSection] {
    var numbered: [NaiveSection] = []
    for var section in sections {
      let above = numbered.filter { !$0.isAdded }
      section.number = numbered.count
      section.rowsAbove = above.reduce(0) { $0 + $1.rowCount }
      section.contentAbove = above.reduce(0) { $0 + $1.count(.content) }
      numbered.append(section)
    }
    return numbered
  }
}
