import Foundation

/// The reason why a row of the wrapped source is where it is, or nowhere.
///
/// ```swift
/// if let reason = feed.explanation(forData: IndexPath(row: 17, section: 0)) { print(reason) }
/// // data row [0, 17] is hidden by layer filter
/// //   content     [0, 17]
/// //   separators  [0, 19]
/// //   filter      hidden
/// ```
public struct DataRowExplanation: Hashable, Sendable {
  /// The layer that hides a row.
  public struct Hiding: Hashable, Sendable {
    /// The name of the layer.
    public let layer: String
    /// The most rows that the section of the row shows at that layer, if the row is hidden only
    /// since it stands below these; 0 for a section that is collapsed. Nil if it is hidden by the
    /// rule, or one by one.
    public let limit: Int?
  }

  /// The row in the wrapped source's coordinates (data).
  public let dataIndexPath: IndexPath
  /// The way of the row from the content to the table, as far as it goes: the content first, and
  /// then each layer at which it has a place, with the outer position there.
  public let steps: [RowExplanation.Step]
  /// The layer that hides the row; nil if the table shows it.
  public let hiding: Hiding?
  /// The row in the table's coordinates (reuse); nil if it is hidden.
  public var reuseIndexPath: IndexPath? {
    hiding == nil ? steps.last.map { IndexPath($0.position) } : nil
  }
}

extension DataRowExplanation: CustomStringConvertible {
  /// Several lines: what becomes of the row, then its position at each layer, the content first.
  public var description: String {
    let row = "data row \(RowPosition(dataIndexPath))"
    var lines = steps.map { (name: $0.layer, place: "\($0.position)") }
    let first: String
    if let hiding {
      first = "\(row) is hidden by layer \(hiding.layer)"
      let reason = hiding.limit.map { ", the section shows its first \($0) rows" } ?? ""
      lines.append((name: hiding.layer, place: "hidden\(reason)"))
    } else {
      first = "\(row) is row \(steps.last.map { "\($0.position)" } ?? "nowhere")"
    }
    let width = lines.map(\.name.count).max() ?? 0
    return
      ([first]
      + lines.map { name, place in
        "  \(name)\(String(repeating: " ", count: width - name.count))  \(place)"
      }).joined(separator: "\n")
  }
}

extension DecoratedTable {
  /// Explains where a row of the wrapped source is in the table, or which layer hides it.
  ///
  /// - Parameter path: A row of the wrapped source (data).
  /// - Returns: Its position at each layer, or nil if there is no such row or this is not attached.
  /// - Complexity: O(layers)
  public func explanation(forData path: IndexPath) -> DataRowExplanation? {
    guard showsLayers, let tableView else { return nil }
    var position = RowPosition(path)
    var steps = [RowExplanation.Step(layer: RowExplanation.contentName, position: position)]
    if layers.isEmpty, reuseIndexPath(forData: path) == nil { return nil }
    for layer in layers {
      let layout = layer.layout(for: tableView)
      guard layout.containsContent(position) else { return nil }
      guard let outer = layout.shownPosition(ofContent: position) else {
        let limit = layer.inForce.limit(hiding: position)
        return DataRowExplanation(
          dataIndexPath: path, steps: steps,
          hiding: DataRowExplanation.Hiding(layer: layer.name, limit: limit))
      }
      position = outer
      steps.append(RowExplanation.Step(layer: layer.name, position: position))
    }
    return DataRowExplanation(dataIndexPath: path, steps: steps, hiding: nil)
  }
}
