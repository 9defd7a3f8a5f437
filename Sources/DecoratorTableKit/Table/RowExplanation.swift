import Foundation

/// The explanation of a row's place: its owner, and its position at each layer.
///
/// A row that the table shows has one explanation, by its index path in the table (reuse) or in the
/// wrapped source (data).
///
/// ```swift
/// if let row = feed.explain(IndexPath(row: 17, section: 0)) { print(row) }
/// // row [0, 17] is content, data row [0, 13]
/// //   ads         [0, 17]
/// //   separators  [0, 15]
/// //   content     [0, 13]
///
/// if let row = feed.explain(IndexPath(row: 17, section: 0), in: .data) { print(row) }
/// // data row [0, 17] is hidden by layer filter
/// //   filter      hidden
/// //   separators  [0, 19]
/// //   content     [0, 17]
/// ```
public struct RowExplanation: Hashable, Sendable {
  /// The coordinates of the index path of a row.
  public enum Coordinates: Hashable, Sendable {
    /// The rows of the table, with those of all layers.
    case reuse
    /// The rows of the wrapped source alone.
    case data
  }

  /// The place of the row at one layer.
  package struct Step: Hashable, Sendable {
    /// The name of the layer, or ``contentName``.
    package let layer: String
    /// The row in the outer coordinates of that layer; for content, in content coordinates.
    package let position: RowPosition
  }

  /// The layer that hides a row.
  package struct Hiding: Hashable, Sendable {
    /// The name of the layer.
    package let layer: String
    /// The limit of the row's section at that layer, if the row is hidden only by that; 0 for a
    /// collapsed section. Nil if it is hidden by the rule, or one by one.
    package let limit: Int?
  }

  /// The name of the wrapped source in explanations.
  package static let contentName = ChangeQueue.contentName

  /// The name of the layer that owns the row; “content” for a row of the wrapped source.
  public let owner: String
  /// The positions of the row from the table to its owner, outermost layer first. Those of a hidden
  /// row begin inside the layer that hides it.
  package let steps: [Step]
  /// The index of the row among all rows of its layer; nil for content and for rows of added
  /// sections.
  public let index: Int?
  /// The row in the table's coordinates (reuse); nil if it is hidden.
  public let reuseIndexPath: IndexPath?
  /// The row in the wrapped source's coordinates (data); nil if a layer owns it.
  public let dataIndexPath: IndexPath?
  /// The layer that hides the row; nil if the table shows it.
  package let hiding: Hiding?
}

extension RowExplanation: CustomStringConvertible {
  /// Several lines: the owner of the row or the layer that hides it, then its position at each
  /// layer.
  public var description: String {
    var lines = steps.map { (name: $0.layer, place: "\($0.position)") }
    if let hiding {
      let reason = hiding.limit.map { ", the section shows its first \($0) rows" } ?? ""
      lines.insert((name: hiding.layer, place: "hidden\(reason)"), at: 0)
    }
    let width = lines.map(\.name.count).max() ?? 0
    return
      ([summary]
      + lines.map { name, place in
        "  \(name)\(String(repeating: " ", count: width - name.count))  \(place)"
      }).joined(separator: "\n")
  }

  private var summary: String {
    let data = dataIndexPath.map { "data row \(RowPosition($0))" }
    let row = reuseIndexPath.map { "row \(RowPosition($0))" }
    if let hiding { return "\(data ?? owner) is hidden by layer \(hiding.layer)" }
    let owned =
      data.map { "\(owner), \($0)" } ?? index.map { "row \($0) of layer \(owner)" }
      ?? "a row of a section added by layer \(owner)"
    guard let row else {
      return "a row is \(owned), and hidden by a layer around several children"
    }
    return "\(row) is \(owned)"
  }
}

extension LayeredTable {
  /// Explains a row's place: its owner and its position at each layer, or the layer that hides it.
  ///
  /// - Parameters:
  ///   - path: The row, in the given coordinates.
  ///   - coordinates: Whether it is a row of the table (reuse) or of the wrapped source (data).
  /// - Returns: The explanation; nil if there is no such row, or this is not attached.
  /// - Complexity: O(layers)
  public func explain(
    _ path: IndexPath, in coordinates: RowExplanation.Coordinates = .reuse
  ) -> RowExplanation? {
    switch coordinates {
    case .reuse: outerIndexPath(forReuse: path).flatMap { explanation(ofShown: $0) }
    case .data:
      if let shown = outerIndexPath(forData: path) {
        explanation(ofShown: shown)
      } else {
        explanation(ofHidden: path)
      }
    }
  }

  /// Explains a row outside all layers.
  private func explanation(ofShown path: IndexPath) -> RowExplanation? {
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
      owner: names[resolved.level], steps: steps, index: index,
      reuseIndexPath: reuseIndexPath(forOuter: path), dataIndexPath: data, hiding: nil)
  }

  private func explanation(ofHidden path: IndexPath) -> RowExplanation? {
    guard showsLayers, let tableView = attachedTable else { return nil }
    var position = RowPosition(path)
    var steps = [RowExplanation.Step(layer: RowExplanation.contentName, position: position)]
    for layer in layers {
      let layout = layer.layout(for: tableView)
      guard layout.containsContent(position) else { return nil }
      guard let outer = layout.shownPosition(ofContent: position) else {
        return RowExplanation(
          owner: RowExplanation.contentName, steps: steps.reversed(), index: nil,
          reuseIndexPath: nil, dataIndexPath: path,
          hiding: RowExplanation.Hiding(
            layer: layer.name, limit: layer.inForce.limit(hiding: position)))
      }
      position = outer
      steps.append(RowExplanation.Step(layer: layer.name, position: position))
    }
    return nil
  }
}
