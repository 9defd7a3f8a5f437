#if HEADLESS_UIKIT
import DecoratorTableKit
import Foundation

/// Whose a row of the table is.
@MainActor
struct ComposeRow {
  /// The row of the table (reuse).
  let place: RowPosition
  /// The child that it is of; nil if it is a row of a layer around all children.
  let child: ComposeScreen.Child?
  /// Whose it is there: a layer's, or the content's.
  let owner: String
  /// The row of the child's source (data); nil if a layer owns it.
  let data: RowPosition?
  /// Its place at each layer, from the table to the owner.
  let steps: [RowExplanation.Step]
  /// The same in words, one layer a line.
  let way: String

  /// Finds out about a row.
  init(at path: IndexPath, on screen: ComposeScreen) {
    place = RowPosition(section: path.section, row: path.row)
    let around = screen.home.explain(path)
    guard let child = screen.home.child(at: path) else {
      self.child = nil
      owner = around?.owner ?? ""
      data = nil
      steps = around?.steps ?? []
      way = around.map { "\($0)" } ?? ""
      return
    }
    let name = screen.name(of: child)
    let inside = child.explain(path)
    self.child = name
    owner = inside?.owner ?? ""
    data = inside?.dataIndexPath.map { RowPosition(section: $0.section, row: $0.row) }
    // What is content around the children is a row of a child.
    steps = (around?.steps.dropLast() ?? []) + (inside?.steps ?? [])
    way = [
      around.map { "\($0)" } ?? "",
      "in child \(name?.rawValue ?? ""):",
      inside.map { "\($0)" } ?? "",
    ].joined(separator: "\n")
  }

  /// The columns of the margin: the row, the child, the owner and the data.
  var margin: [String] {
    [
      "\(place)", child?.rawValue ?? (owner.isEmpty ? "" : "–"), owner,
      data.map { "\($0)" } ?? "–",
    ]
  }
}

extension ComposeRow: @MainActor Encodable {
  private enum Key: String, CodingKey {
    case row, child, layer, data, layers
  }

  /// The place of the row at one layer.
  private struct Place: Encodable {
    let name: String
    let row: [Int]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.numbers(place), forKey: .row)
    try container.encode(child?.rawValue, forKey: .child)
    try container.encode(owner, forKey: .layer)
    try container.encode(data.map(Self.numbers), forKey: .data)
    let places = steps.map { Place(name: $0.layer, row: Self.numbers($0.position)) }
    try container.encode(places, forKey: .layers)
  }

  private static func numbers(_ row: RowPosition) -> [Int] { [row.section, row.row] }
}
#endif
