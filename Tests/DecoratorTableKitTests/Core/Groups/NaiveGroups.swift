@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Content whose rows have keys, and the rows above its groups, written out.
struct NaiveGroups: CustomStringConvertible {
  /// A content row.
  struct Row: Hashable {
    let identity: Int
    var key: Int?
  }

  /// A row above a group.
  struct Header: Hashable {
    let identity: Int
    let key: Int
    let members: [Int]
  }

  var sections: [[Row]]
  private(set) var headers: [[Header]] = []
  private var nextHeader = 0

  /// The first content, and its groups.
  init(_ sections: [[Row]]) {
    self.sections = sections
    headers = sections.map { rows in Self.groups(of: rows).map { newHeader($0) } }
  }

  private mutating func newHeader(_ rows: [Row]) -> Header {
    nextHeader += 1
    return Header(identity: nextHeader, key: rows[0].key ?? 0, members: rows.map(\.identity))
  }

  var counts: [Int] { sections.map(\.count) }

  var description: String {
    sections.map { rows in
      rows.map { $0.key.map(String.init) ?? "-" }.joined()
    }.joined(separator: " ")
  }

  /// The stretches of neighbours with one key.
  private static func groups(of rows: [Row]) -> [[Row]] {
    var groups: [[Row]] = []
    for row in rows {
      if let last = groups.last?.last, last.key == row.key {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    return groups.filter { $0[0].key != nil }
  }

  /// What the table shows: the content rows, and above each group the row of it.
  var outer: [[String]] {
    zip(sections, headers).map { rows, headers in
      rows.flatMap { row in
        headers.filter { $0.members.first == row.identity }.map { "above \($0.identity)" }
          + ["row \(row.identity)"]
      }
    }
  }

  /// The identities of all rows above groups, from the top.
  var identities: [Int] { headers.joined().map(\.identity) }

  /// The groups after a change.
  ///
  /// - Parameters:
  ///   - sections: The content after it.
  ///   - update: The change.
  func changed(to sections: [[Row]], by update: BatchUpdate) -> NaiveGroups {
    var new = NaiveGroups(sections)
    new.nextHeader = nextHeader
    new.headers = []
    let map = UpdateMap(update, before: counts, after: sections.map(\.count))
    let moved = Set(
      update.movedRows.map { self.sections[$0.source.section][$0.source.row].identity })
    for (section, rows) in sections.enumerated() {
      let groups = Self.groups(of: rows)
      var owners = [Header?](repeating: nil, count: groups.count)
      let old = map.oldSection(forNew: section).map { headers[$0] } ?? []
      func find(_ isOwner: (Header, [Row]) -> Bool) {
        for (index, group) in groups.enumerated() where owners[index] == nil {
          owners[index] = old.first { header in
            header.key == group[0].key && !owners.contains(header) && isOwner(header, group)
          }
        }
      }
      // The first of its members that has a free owner decides.
      func find(byMembers isCounted: (Int) -> Bool) {
        for (index, group) in groups.enumerated() where owners[index] == nil {
          for member in group.map(\.identity) where owners[index] == nil && isCounted(member) {
            owners[index] = old.first { header in
              header.key == group[0].key && !owners.contains(header)
                && header.members.contains(member)
            }
          }
        }
      }
      find { !moved.contains($0) }
      find { moved.contains($0) }
      find { _, _ in true }
      new.headers.append(
        zip(groups, owners).map { group, owner in
          let header = owner ?? new.newHeader(group)
          return Header(
            identity: header.identity, key: header.key, members: group.map(\.identity))
        })
    }
    return new
  }
}
