import DecoratorTableKit
import Foundation

#if HEADLESS_UIKIT
/// Where the app's table is that a call is about.
enum CallbackArrangement: String, CaseIterable, Sendable {
  /// It is the whole table.
  case alone
  /// It is one of several children, each with sections of its own.
  case bySections
  /// It is one of several children that share a section.
  case byRows
  /// The same as `bySections`, and they together are one of several children.
  case sectionsInSections
  /// The same as `byRows`, and they together are one of several children.
  case rowsInSections

  /// The compositions around the app's table, innermost first.
  var compositions: [ComposedTable.Kind] {
    switch self {
    case .alone: []
    case .bySections: [.bySections]
    case .byRows: [.byRows]
    case .sectionsInSections: [.bySections, .bySections]
    case .rowsInSections: [.byRows, .bySections]
    }
  }

  /// Whether no more than one section of the app is shown.
  var showsOneSection: Bool { compositions.first == .byRows }

  /// How many compositions are inside a layer. The last of three is around all children.
  func compositions(inside kind: CalledRow) -> Int {
    switch kind {
    case .content, .inner: 0
    case .outer: max(compositions.count - 1, 0)
    case .outermost: compositions.count
    }
  }

  /// Whether a layer has a section of its own. Of children that share a section, only the first
  /// sections are shown.
  func hasSection(_ kind: CalledRow) -> Bool {
    let inside = compositions(inside: kind)
    return kind != .content && (inside == compositions.count || compositions[inside] != .byRows)
  }
}

/// The other children beside the app's table in the innermost composition, above and below it.
enum CallbackNeighbours: String, CaseIterable, Sendable {
  /// Sources without any optional method. This one is not named in the files.
  case quiet
  /// The one above has the method that is called.
  case above
  /// The one below has the method that is called.
  case below
  /// Both have it. No call in the files is made with these.
  case both
  /// No child above, and a source without any optional method below.
  case noneAbove

  /// Whether one of them has the method that is called: the one above, or the one below.
  func haveIt(_ one: CallbackNeighbours) -> Bool { self == one || self == .both }
}

/// The texts of a table's rows as they should be, put together without the kit.
struct CallbackRows {
  private(set) var sections: [[String]]

  /// Where the row is before which the outer layers put theirs: the section, as they count.
  var firstSection: Int { path(of: "a")?.section ?? 0 }

  /// Adds a row of a layer, and a section of its own above all others.
  mutating func add(_ kind: CalledRow, hasSection: Bool) {
    let name = kind.rawValue
    if kind == .inner {
      sections[0].insert(name, at: 1)
    } else {
      sections[firstSection].insert(name, at: 0)
    }
    if hasSection { sections.insert(["\(name) section"], at: 0) }
  }

  /// Puts the rows of other children above and below.
  mutating func compose(_ kind: ComposedTable.Kind, above: [[String]], below: [[String]]) {
    switch kind {
    case .bySections: sections = above + sections + below
    case .byRows: sections = [(above.first ?? []) + sections[0] + (below.first ?? [])]
    }
  }

  /// Returns where a text is; nil if it is nowhere.
  func path(of text: String) -> (section: Int, row: Int)? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(of: text) { return (section, row) }
    }
    return nil
  }

  /// Returns the text of a row; nil if there is no such row.
  func text(at path: IndexPath) -> String? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section]
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }
}
#endif
