#if DEBUG
import Foundation

/// A row on screen, and its owner.
struct InspectedRow: Hashable {
  /// A child of a composed table, with the explanation of the row there.
  private struct Child: Hashable {
    let name: String
    let explanation: RowExplanation
  }

  /// The row of the table on screen (reuse).
  let path: IndexPath
  /// The explanation by the table on screen.
  private let explanation: RowExplanation
  /// The children that contain the row, each inside the one before.
  private let children: [Child]

  /// Finds the owner of a row of a table (reuse); nil if there is no such row.
  ///
  /// - Complexity: O(layers)
  @MainActor
  init?(at path: IndexPath, of table: LayeredTable) {
    guard let explanation = table.explain(path) else { return nil }
    (self.path, self.explanation) = (path, explanation)
    var children: [Child] = []
    var table = table
    while let composed = table as? ComposedTable, let child = composed.child(at: path) {
      table = child
      guard let explanation = table.explain(path), let name = composed.nameAmongChildren(of: table)
      else { break }
      children.append(Child(name: name, explanation: explanation))
    }
    self.children = children
  }

  /// The layer that owns it, or the content; in a child, with the name of the child.
  var owner: String { innermost.owner + place }

  /// Its paths and its owner, in one line.
  var label: String {
    let data = innermost.dataIndexPath.map { " → \(RowPosition($0))" } ?? ""
    let index = innermost.index.map { " \($0)" } ?? ""
    return "\(RowPosition(path))\(data) · \(innermost.owner)\(index)\(place)"
  }

  private var innermost: RowExplanation { children.last?.explanation ?? explanation }

  private var place: String { children.reversed().map { " of \($0.name)" }.joined() }
}

extension InspectedRow: CustomStringConvertible {
  /// Several lines: the explanation by the table, then those of the children.
  var description: String {
    children.reduce(explanation.description) { text, child in
      "\(text)\nin \(child.name):\n\(child.explanation)"
    }
  }
}
#endif
