import DecoratorTableAds
import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The cases that measure a step of a scroll where somebody wants to know what was viewed of the
  /// twenty rows on screen, by three standards.
  static var viewing: [BenchmarkCase] {
    [
      BenchmarkCase("viewed-20-rows-3-standards") { _, comparison in
        comparison.contenders = [
          watched("kit", rows: ContentSize.million.count),
          watched(smallName, rows: ContentSize.tenThousand.count),
          watchedByHand(rows: ContentSize.million.count),
          onlyAsked(rows: ContentSize.million.count),
        ]
        comparison.measures = [
          .time(atMost: 5_000, beyond: onlyAskedName), .sameAllocations(as: smallName),
        ]
      }
    ]
  }

  static let smallName = "kit, 1e4 rows"

  /// What a step of the scroll takes that asks the table for the rows on screen and where they are.
  private static let onlyAskedName = "the table's answers"

  private static let standards = [
    ViewabilityStandard.full, .mrcDisplay, ViewabilityStandard(fraction: 0.75, seconds: 3),
  ]

  /// The window of the tables, since nobody sees anything of one without.
  @MainActor
  private static let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))

  /// Returns a table that shows twenty rows.
  @MainActor
  static func tableOfTwenty(_ dataSource: any UITableViewDataSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    table.dataSource = dataSource
    window.addSubview(table)
    return table
  }

  /// Scrolls by half a row, again and again, from rows that were not on screen before.
  ///
  /// - Returns: The number of steps.
  @MainActor
  static func scroll(_ table: UITableView, _ didScroll: () -> Void = {}) -> Int {
    let steps = 400
    table.contentOffset.y = 40_000
    for step in 0..<steps {
      table.contentOffset.y = 80_000 + CGFloat(step) * 20
      didScroll()
    }
    return steps
  }

  @MainActor
  static func watched(_ name: String, rows: Int) -> Contender {
    let content = ContentSource(
      rowCount: rows, onlyCell: UITableViewCell(style: .default, reuseIdentifier: nil))
    let decorated = DecoratedTable(dataSource: content)
    var viewCount = 0
    decorated.viewing.clock = StandingClock()
    for standard in standards {
      decorated.onViewed(.content, standard) { _, _ in viewCount += 1 }
    }
    let table = tableOfTwenty(content)
    decorated.attach(to: table)
    table.layoutIfNeeded()
    return Contender(name: name, operations: scroll(table)) {
      viewCount = 0
      _ = scroll(table)
      withExtendedLifetime(decorated) {}
      return viewCount
    }
  }

  @MainActor
  private static func watchedByHand(rows: Int) -> Contender {
    let content = ContentSource(
      rowCount: rows, onlyCell: UITableViewCell(style: .default, reuseIdentifier: nil))
    let table = tableOfTwenty(content)
    let viewing = HandMadeViewing(standards, clock: StandingClock())
    table.delegate = viewing
    table.layoutIfNeeded()
    return Contender(name: HandMadeViewing.name, operations: scroll(table)) {
      let before = viewing.viewCount
      _ = scroll(table)
      withExtendedLifetime(content) {}
      return viewing.viewCount - before
    }
  }

  @MainActor
  private static func onlyAsked(rows: Int) -> Contender {
    let content = ContentSource(
      rowCount: rows, onlyCell: UITableViewCell(style: .default, reuseIdentifier: nil))
    let table = tableOfTwenty(content)
    let asking = AskedTable()
    table.delegate = asking
    table.layoutIfNeeded()
    return Contender(name: onlyAskedName, operations: scroll(table)) {
      _ = scroll(table)
      withExtendedLifetime((content, asking)) {}
      return nil
    }
  }
}
