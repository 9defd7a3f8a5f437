#if DEBUG
import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Random sections with one to four layers around them, of which any may change.
@MainActor
struct InspectedWorld {
  let feed: InspectedFeed
  private var generator: SeededGenerator
  private var layers: [RowLayer<String>] = []
  private var layerCount = 0

  init(seed: UInt64, isShown: Bool = true) {
    var generator = SeededGenerator(seed: seed)
    let sections = (0..<generator.number(in: 1...3)).map { section in
      (0..<generator.number(in: 0...25)).map { "post \(section).\($0)" }
    }
    let hides = generator.chance(50)
    feed = InspectedFeed(sections, isShown: isShown)
    self.generator = generator
    if hides {
      let source = feed.feed.source
      feed.table.hideRows(named: "hidden") { source.text(at: IndexPath($0)).hasSuffix("3") }
    }
    for _ in 0..<self.generator.number(in: 1...4) { addLayer() }
    feed.feed.show()
  }

  private mutating func addLayer() {
    let placements: [Placement] = [
      .every(generator.number(in: 1...5), after: generator.number(in: 0...3)), .start, .end,
      .start + .beforeLast(2), .tableRows([generator.number(in: 0...6)]),
    ]
    let policies: [ContentPolicy] = [.followRule, .followContent, .keepRow]
    let models = (0..<generator.number(in: 0...8)).map { "ad \(layerCount).\($0)" }
    let layer = feed.feed.addAds(
      models, placed: placements[generator.number(in: 0...(placements.count - 1))],
      policy: policies[generator.number(in: 0...2)], named: "layer number \(layerCount)")
    layers.append(layer)
    layerCount += 1
  }

  /// Changes something.
  ///
  /// - Returns: What was changed.
  mutating func change(step: Int) -> String {
    switch generator.number(in: 0...9) {
    case 0...2:
      feed.feed.randomUpdate(&generator, step: step)
      return "an update"
    case 3...5:
      let limits = feed.tableView.verticalOffsetLimits
      let share = CGFloat(generator.number(in: 0...100)) / 100
      feed.tableView.contentOffset.y =
        (limits.lowerBound + share * (limits.upperBound - limits.lowerBound)).rounded()
      return "scrolling"
    case 6:
      guard let layer = layers.randomElement(using: &generator) else { return "nothing" }
      layer.models = layer.models.shuffled(using: &generator) + ["new \(step)"]
      return "a layer's models"
    case 7:
      if layers.count > 1, generator.chance(50) {
        layers.remove(at: generator.number(in: 0...(layers.count - 1))).removeFromTable()
        return "a layer goes"
      }
      addLayer()
      return "a layer comes"
    case 8:
      feed.table.reloadData()
      return "a load"
    default:
      feed.table.detach()
      feed.tableView.layoutIfNeeded()
      feed.table.attach()
      return "another attachment"
    }
  }
}
#endif
