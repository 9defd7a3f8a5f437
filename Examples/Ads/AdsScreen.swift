import DecoratorTableAds
import DecoratorTableKit
import Foundation

/// The screen: a table of posts, with advertisements that a supply brings.
@MainActor
final class AdsScreen {
  /// The table on screen.
  let tableView: UITableView
  /// The layer around the posts.
  let table: DecoratedTable
  /// The app's own source.
  let source: AdsPostsDataSource
  /// What asks the network.
  let supply: RowSupply<NetworkAd>
  /// The rows of the advertisements.
  let ads: SuppliedLayer<NetworkAd>

  private let marks = Marks()

  /// Which advertisements have a mark, by their identities.
  private final class Marks {
    var ads: Set<Int> = []
  }

  /// There is a slot above this post, and above each that is a number of posts further down.
  private static let (firstSlot, period) = (3, 6)
  /// The height of a post, in points.
  static let rowHeight: CGFloat = 44
  /// The height of an advertisement, in points.
  static let adHeight: CGFloat = 66

  /// Shows posts on a screen of fourteen posts' height.
  ///
  /// - Parameters:
  ///   - postCount: The number of posts.
  ///   - reserved: The number of slots that show a placeholder until their advertisement comes.
  ///   - width: The width of the screen, in points.
  ///   - clock: The clock that everything goes by; nil for the system's.
  ///   - notificationCenter: Where the system tells that the app is active. If it is left out,
  ///     nothing is heard, so that a seed decides about everything.
  ///   - visibleSlots: Whether advertisements come into empty slots on screen.
  ///   - fillsPassedSlots: Whether they come into empty slots above the screen.
  ///   - random: Returns a number in `0..<1` for the jitter of a back-off.
  ///   - network: The network.
  init(
    postCount: Int, reserved: Int = 0, width: CGFloat, clock: (any TableClock)?,
    notificationCenter: NotificationCenter = NotificationCenter(),
    visibleSlots: VisibleSlots = .untilTouched, fillsPassedSlots: Bool = false,
    random: @escaping () -> Double, network: AdsNetwork
  ) {
    tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: 14 * Self.rowHeight), style: .plain)
    tableView.rowHeight = Self.rowHeight
    tableView.estimatedRowHeight = 0
    tableView.separatorStyle = .none
    source = AdsPostsDataSource(posts: Array(0..<postCount))
    table = DecoratedTable(dataSource: source)
    // Short times, so that everything happens within a minute.
    var settings = SupplySettings()
    settings.concurrentLoads = 2
    settings.visibleSlots = visibleSlots
    settings.fillsPassedSlots = fillsPassedSlots
    settings.lifetime = 20
    settings.noFillBackOff = 8
    settings.loadTimeout = 10
    settings.retryDelays = [1, 2, 4]
    supply = RowSupply(
      settings, clock: clock, notificationCenter: notificationCenter, random: random
    ) { _ in try await network.load() }
    let placeholders = ReservedSlots(ahead: reserved, height: Self.adHeight) { tableView, _ in
      Self.cell(tableView, text: "· · ·")
    }
    ads = table.addRows(
      suppliedBy: supply, named: "ads", placed: .every(Self.period, after: Self.firstSlot),
      reserving: reserved > 0 ? placeholders : nil,
      cell: .made { [marks] tableView, _, ad in
        let cell = Self.cell(tableView, text: "★ \(ad.vendor) · sponsored")
        cell.accessoryType = marks.ads.contains(ad.id) ? .checkmark : .none
        return cell
      })
    ads.height(Self.adHeight)
    if let clock { table.viewing.clock = clock }
    table.viewing.notificationCenter = notificationCenter
  }

  /// Shows the table.
  func show() { table.attach(to: tableView) }

  /// Puts a mark on an advertisement, which it keeps.
  ///
  /// - Parameters:
  ///   - ad: The advertisement.
  ///   - indexPath: Where it is now (reuse).
  func mark(_ ad: NetworkAd, at indexPath: IndexPath) {
    marks.ads.insert(ad.id)
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }

  /// Lets everything happen that is to happen now: loads that have ended, and their rows.
  ///
  /// The table is laid out before each turn of the main actor, as by a main loop. One that has
  /// counted its rows and still shows cells of others looks as if other code had changed it.
  func settle() async {
    for _ in 0..<8 {
      tableView.layoutIfNeeded()
      await Task { @MainActor in }.value
    }
    tableView.layoutIfNeeded()
  }

  /// The posts on screen, with their distances from its top, in points.
  var visiblePosts: [String: CGFloat] {
    var posts: [String: CGFloat] = [:]
    for cell in tableView.visibleCells {
      guard let text = cell.textLabel?.text, text.hasPrefix("post ") else { continue }
      posts[text] = cell.frame.minY - tableView.contentOffset.y
    }
    return posts
  }

  /// The number of slots above posts on screen, and of those that have an advertisement or a
  /// placeholder, as long as the posts are those that the list was opened with.
  var slotsOnScreen: (slots: Int, filled: Int) {
    var (slots, filled) = (0, 0)
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let row = table.dataIndexPath(forReuse: path)?.row,
        row >= Self.firstSlot, (row - Self.firstSlot).isMultiple(of: Self.period)
      else { continue }
      slots += 1
      let above = IndexPath(row: path.row - 1, section: path.section)
      if table.dataIndexPath(forReuse: above) == nil { filled += 1 }
    }
    return (slots, filled)
  }

  /// Returns by how many points the posts that are on screen now have moved at most. A rounding is
  /// no movement.
  func movement(since before: [String: CGFloat]) -> CGFloat {
    let now = visiblePosts
    let most = before.reduce(0) { most, post in
      max(most, now[post.key].map { abs($0 - post.value) } ?? 0)
    }
    return most < 1e-6 ? 0 : most
  }

  private static func cell(_ tableView: UITableView, text: String) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "ad")
      ?? UITableViewCell(style: .default, reuseIdentifier: "ad")
    cell.textLabel?.text = text
    cell.backgroundColor = .systemGray5
    return cell
  }
}
