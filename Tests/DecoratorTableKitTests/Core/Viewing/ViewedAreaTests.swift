import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

@Suite("The visible part of a row")
struct ViewedAreaTests {
  private static func rectangle(_ x: Range<Int>, _ y: Range<Int>) -> ViewedRectangle {
    ViewedRectangle(
      left: Double(x.lowerBound), top: Double(y.lowerBound), right: Double(x.upperBound),
      bottom: Double(y.upperBound))
  }

  /// The number of unit squares of a row that are on screen and not covered.
  private static func count(
    _ row: (Range<Int>, Range<Int>), _ screen: (Range<Int>, Range<Int>),
    _ covers: [(Range<Int>, Range<Int>)]
  ) -> Int {
    var count = 0
    for x in row.0 where screen.0.contains(x) {
      for y in row.1 where screen.1.contains(y) {
        if !covers.contains(where: { $0.0.contains(x) && $0.1.contains(y) }) { count += 1 }
      }
    }
    return count
  }

  @Test("Squares that are counted, with every kind of overlap")
  func squares() throws {
    try withEverySeed(Thinning.seeds(debug: 2000, release: 20_000)) { generator in
      func side() -> Range<Int> {
        let start = generator.number(in: -2...9)
        return start..<start + generator.number(in: 1...8)
      }
      func part() -> (Range<Int>, Range<Int>) { (side(), side()) }
      let row = part()
      let screen = part()
      let covers = (0..<generator.number(in: 0...4)).map { _ in part() }
      let area = ViewedArea(
        screen: Self.rectangle(screen.0, screen.1),
        covers: covers.map { Self.rectangle($0.0, $0.1) })
      let whole = min(row.0.count * row.1.count, screen.0.count * screen.1.count)
      let expected = Double(Self.count(row, screen, covers)) / Double(whole)
      let found = area.part(of: Self.rectangle(row.0, row.1)).fraction
      try expectEqual(abs(found - expected) < 1e-9, true, "\(found), not \(expected)")
    }
  }

  @Test("What a rounding leaves of a row is nothing to see")
  func roundings() {
    var area = ViewedArea(screen: Self.rectangle(0..<320, 0..<400))
    let row = Self.rectangle(0..<320, 400..<440)
    area.screen.bottom = 400.0.nextUp
    #expect(area.part(of: row).fraction == 0)
    area.screen.bottom = 400.001
    #expect(area.part(of: row).fraction > 0)
  }

  @Test("A row that is higher than the screen counts by the part of the screen that it fills")
  func highRows() {
    let area = ViewedArea(screen: Self.rectangle(0..<10, 0..<20))
    #expect(area.part(of: Self.rectangle(0..<10, -30..<70)).fraction == 1)
    #expect(area.part(of: Self.rectangle(0..<10, 10..<70)).fraction == 0.5)
    #expect(area.part(of: Self.rectangle(0..<10, 30..<70)).fraction == 0)
    // A row that is as high as half of the screen has to be there itself.
    #expect(area.part(of: Self.rectangle(0..<10, 15..<25)).fraction == 0.5)
  }
}
