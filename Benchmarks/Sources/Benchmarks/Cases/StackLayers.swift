import DecoratorTableKit

/// Layers around content rows in one section: a million, unless something else is said.
enum StackLayers {
  /// Returns layers with a regular rule each, outermost first.
  static func regular(_ depth: Int) -> LayoutStack {
    stack(of: regularPlacements(depth), around: .million)
  }

  /// Returns the rules of ``regular(_:)``, innermost first.
  static func regularPlacements(_ depth: Int) -> [Placement] {
    (0..<depth).map { .every(6 + $0, after: 2) }
  }

  /// Returns layers with rows at random places, each a tenth of the content in number.
  static func irregular(_ depth: Int, around size: ContentSize = .million) -> LayoutStack {
    stack(depth, around: size) { level, count in
      RowLayout(contentCount: count, anchors: anchors(level, size, among: count))
    }
  }

  /// Returns rules for nearly the same, innermost first: a rule names a place once.
  static func irregularPlacements(_ depth: Int, around size: ContentSize) -> [Placement] {
    var count = size.count
    return (0..<depth).map { level in
      let placement = Placement.before(
        contentRows: Set(anchors(level, size, among: count)).sorted())
      count = placement.layout(contentCount: count).count
      return placement
    }
  }

  /// Returns layers with one rule each, of which the innermost comes first.
  static func stack(of placements: [Placement], around size: ContentSize) -> LayoutStack {
    stack(placements.count, around: size) { placements[$0].layout(contentCount: $1) }
  }

  private static func anchors(_ level: Int, _ size: ContentSize, among count: Int) -> [Int] {
    SeededGenerator.numbers(size.irregularCount, in: 0..<count + 1, seed: UInt64(level)).sorted()
  }

  /// Returns the layers of ``regular(_:)``, by hand.
  static func bareArithmetic(_ depth: Int) -> [BareArithmetic] {
    var layers: [BareArithmetic] = []
    var count = ContentSize.million.count
    for level in 0..<depth {
      let layer = BareArithmetic(contentCount: count, first: 2, period: 6 + level)
      layers.insert(layer, at: 0)
      count += layer.additionalCount
    }
    return layers
  }

  private static func stack(
    _ depth: Int, around size: ContentSize,
    layout: (_ level: Int, _ contentCount: Int) -> RowLayout
  ) -> LayoutStack {
    var layers: [TableLayout] = []
    var count = size.count
    for level in 0..<depth {
      let rows = layout(level, count)
      layers.insert(TableLayout(rows: [rows]), at: 0)
      count = rows.count
    }
    return LayoutStack(layers)
  }
}
