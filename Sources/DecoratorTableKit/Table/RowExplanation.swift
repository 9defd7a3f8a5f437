import Foundation

/// The reason why a row of the table is what it is: its owner, and its place at each layer.
///
/// ```swift
/// if let explanation = table.explain(IndexPath(row: 17, section: 0)) { print(explanation) }
/// // row [0, 17] is content, data row [0, 13]
/// //   ads         [0, 17]
/// //   separators  [0, 15]
/// //   content     [0, 13]
/// ```
public struct RowExplanation: Hashable, Sendable {
  /// The place of the row at one layer.
  public struct Step: Hashable, Sendable {
    /// The name of the layer, or ``contentName``.
    public let layer: String
    /// The row in the outer coordinates of that layer; for content, in content coordinates.
    public let position: RowPosition
  }

  /// The name of the wrapped source in explanations.
  public static let contentName = ChangeQueue.contentName

  /// The name of the layer that owns the row, or ``contentName``.
  public let owner: String
  /// The way of the row from the table to its owner, outermost layer first.
  public let steps: [Step]
  /// The index of the row among those of its layer, counted through the layer; nil for content and
  /// for rows of added sections.
  public let index: Int?
  /// The row in the table's coordinates (reuse).
  public let reuseIndexPath: IndexPath
  /// The row in the wrapped source's coordinates (data); nil if a layer owns it.
  public let dataIndexPath: IndexPath?
}

extension RowExplanation: CustomStringConvertible {
  /// Several lines: the owner of the row, then its position at each layer.
  public var description: String {
    let owned =
      if let dataIndexPath {
        "\(owner), data row \(RowPosition(dataIndexPath))"
      } else if let index {
        "row \(index) of layer \(owner)"
      } else {
        "a row of a section added by layer \(owner)"
      }
    let width = steps.map(\.layer.count).max() ?? 0
    let lines = steps.map { step in
      let padding = String(repeating: " ", count: width - step.layer.count)
      return "  \(step.layer)\(padding)  \(step.position)"
    }
    return (["row \(RowPosition(reuseIndexPath)) is \(owned)"] + lines).joined(separator: "\n")
  }
}

extension DecoratedTable {
  /// Explains why a row of the table is what it is.
  ///
  /// - Parameter path: A row of the table (reuse).
  /// - Returns: Its owner and its position at each layer, or nil if there is no such row.
  /// - Complexity: O(layers)
  public func explain(_ path: IndexPath) -> RowExplanation? {
    guard let resolved = resolve(path), let layouts else { return nil }
    let names = stack.layers.map(\.name) + [RowExplanation.contentName]
    let steps = (0...resolved.level).compactMap { level in
      layouts.convert(RowPosition(path), from: 0, to: level)
        .map { RowExplanation.Step(layer: names[level], position: $0) }
    }
    let index: Int? = if case .additional(let index) = resolved.row { index } else { nil }
    let data: IndexPath? =
      if case .content(let position) = resolved.row { IndexPath(position) } else { nil }
    return RowExplanation(
      owner: names[resolved.level], steps: steps, index: index, reuseIndexPath: path,
      dataIndexPath: data)
  }
}
