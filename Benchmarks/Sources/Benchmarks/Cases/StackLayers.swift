import DecoratorTableKit

/// Layers around a million content rows in one section.
enum StackLayers {
  /// Returns layers with a regular rule each, outermost first.
  static func regular(_ depth: Int) -> LayoutStack {
    stack(depth) { level, count in
      Placement.every(6 + level, after: 2).layout(contentCount: count)
    }
  }

  /// Returns layers with rows at random places, each a tenth of the content in number.
  static func irregular(_ depth: Int) -> LayoutStack {
    stack(depth) { level, count in
      let anchors = SeededGenerator.numbers(
        ContentSize.million.irregularCount, in: 0..<count + 1, seed: UInt64(level))
      return RowLayout(contentCount: count, anchors: anchors.sorted())
    }
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
    _ depth: Int, layout: (_ level: Int, _ contentCount: Int) -> RowLayout
  ) -> LayoutStack {
    var layers: [TableLayout] = []
    var count = ContentSize.million.count
    for level in 0..<depth {
      let rows = layout(level, count)
      layers.insert(TableLayout(rows: [rows]), at: 0)
      count = rows.count
    }
    return LayoutStack(layers)
  }
}
