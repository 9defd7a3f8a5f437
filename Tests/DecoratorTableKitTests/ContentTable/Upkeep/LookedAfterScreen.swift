import DecoratorTableKit
import Foundation

#if HEADLESS_UIKIT
/// A screen with a table that UIKit does its upkeep on, and what is seen of that.
///
/// The table is in a view under bars, in a window, and has values of its own for whatever UIKit
/// might set: a change that upkeep of another table makes is seen.
@MainActor
final class LookedAfterScreen {
  /// What the table shows.
  enum Kind: CaseIterable {
    case layer, threeLayers, composed, controller
  }

  let real: UITableView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
  private var sources: [TalkingSource] = []
  private var kept: [AnyObject] = []
  private var feeds: [DecoratedTable] = []

  /// - Parameters:
  ///   - kind: What the table shows.
  ///   - looksAfterContentTables: Whether UIKit does its upkeep on content tables, as on the real
  ///     one.
  init(_ kind: Kind, looksAfterContentTables: Bool) {
    let previous = UITableView.defaultTemper
    defer { UITableView.defaultTemper = previous }
    UITableView.defaultTemper = .upkeep
    let controller = kind == .controller ? UITableViewController(style: .plain) : nil
    real = controller?.tableView ?? UITableView(frame: .zero, style: .plain)
    UITableView.defaultTemper = looksAfterContentTables ? .upkeep : []
    kept = [controller].compactMap { $0 }
    setUp()
    show(kind)
    real.beginJournal()
  }

  private func setUp() {
    real.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    real.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    real.rowHeight = 40
    real.estimatedRowHeight = 0
    real.estimatedSectionHeaderHeight = 0
    real.estimatedSectionFooterHeight = 0
    real.sectionHeaderHeight = 10
    real.sectionFooterHeight = 10
    real.separatorStyle = .none
    real.separatorColor = .red
    real.separatorInset.left = 30
    real.sectionIndexColor = .green
    real.sectionIndexBackgroundColor = .red
    real.backgroundColor = .blue
    real.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    real.scrollIndicatorInsets.top = 6
    real.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    root.addSubview(real)
    window.addSubview(root)
    root.simulateSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    real.contentOffset.y = -52
  }

  private func show(_ kind: Kind) {
    let texts = [(0..<30).map { "\($0)" }, ["a", "b"]]
    switch kind {
    case .layer: feeds = [feed(of: texts, layers: 1)]
    case .threeLayers: feeds = [feed(of: texts, layers: 3)]
    case .composed:
      feeds = [feed(of: texts, layers: 1), feed(of: [["x", "y", "z"]], layers: 1)]
      let composed = ComposedTable(.bySections, feeds)
      composed.attach(to: real)
      kept.append(composed)
    case .controller:
      sources = [TalkingSource(texts)]
      real.dataSource = sources[0]
      real.delegate = sources[0]
      feeds = [DecoratedTable(adopting: real)]
      addRows(to: feeds[0])
    }
    if kind != .composed { feeds[0].attach(to: real) }
    real.layoutIfNeeded()
    // They are made when they are first read.
    for feed in feeds { _ = feed.contentTableView }
  }

  private func feed(of texts: [[String]], layers: Int) -> DecoratedTable {
    let source = TalkingSource(texts)
    sources.append(source)
    let feed = DecoratedTable(dataSource: source, delegate: source)
    for _ in 0..<layers { addRows(to: feed) }
    return feed
  }

  private func addRows(to feed: DecoratedTable) {
    feed.addRows(placed: .start + .every(4)) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    }
    .height(40)
  }

  /// The content tables.
  var contentTables: [UITableView] { feeds.compactMap(\.contentTableView) }

  /// What happens to the table, one after the other.
  enum Step: CaseIterable {
    case lookAfter, scroll, flick, pullPastTop, pullPastEnd, rotate, rotateBack, keyboard, textSize
    case tint, bars, change, callOfWrappedCode, leaveWindow, enterWindow, endOfEditing
    case releaseOfFeeds, removal
  }

  func run(_ step: Step) {
    switch step {
    case .lookAfter: break
    case .scroll: real.simulateScroll(by: 150)
    case .flick:
      real.simulateFlick(velocity: 800)
      for _ in 0..<5 {
        real.simulateTime(passing: 0.1)
        real.simulateUpkeep()
      }
      real.simulateTime(passing: 5)
    case .pullPastTop: real.simulateDrag(pastEndBy: -60) { real.simulateUpkeep() }
    case .pullPastEnd: real.simulateDrag(pastEndBy: 60) { real.simulateUpkeep() }
    case .rotate: root.frame.size = CGSize(width: 500, height: 320)
    case .rotateBack: root.frame.size = CGSize(width: 320, height: 500)
    case .keyboard: real.contentInset.bottom = 200
    case .textSize:
      root.simulateTraits(UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    case .tint: root.tintColor = .red
    case .bars: root.simulateSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    case .change:
      sources[0].sections[0].remove(at: 2)
      contentTables[0].deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    case .callOfWrappedCode:
      sources[0].willCount = { $0.separatorStyle = .singleLine }
      contentTables[0].contentInset.bottom = 9
      contentTables[0].setContentOffset(CGPoint(x: 0, y: 20), animated: false)
      contentTables[0].reloadData()
    case .leaveWindow: root.removeFromSuperview()
    case .enterWindow: window.addSubview(root)
    case .endOfEditing: contentTables[0].setEditing(true, animated: false)
    case .releaseOfFeeds:
      feeds = []
      kept = []
      sources = []
    case .removal: real.removeFromSuperview()
    }
    real.layoutIfNeeded()
    // A table of UIKit's stays between its ends when bars and sizes change.
    real.simulateScroll(by: 0)
    real.simulateUpkeep()
  }

  /// Runs all steps.
  ///
  /// - Parameter seed: What upkeep does by chance.
  /// - Returns: The journal of the real table, and what upkeep has changed of another table than
  ///   its own, with the step.
  static func run(
    _ kind: Kind, looksAfterContentTables: Bool, seed: UInt64
  ) -> (journal: [String], changes: [String]) {
    let (handler, previous) = (UITableView.upkeepTripwire, UITableView.upkeepSeed)
    let step = Noted()
    UITableView.upkeepTripwire = { _, member in step.changes.append("\(step.name): \(member)") }
    UITableView.upkeepSeed = seed
    defer { (UITableView.upkeepTripwire, UITableView.upkeepSeed) = (handler, previous) }
    var journal: [String] = []
    let failures = UIKitFailure.recording {
      let screen = LookedAfterScreen(kind, looksAfterContentTables: looksAfterContentTables)
      for one in Step.allCases {
        step.name = "\(one)"
        screen.run(one)
      }
      journal = screen.real.journal
    }
    return (journal, step.changes + failures.map(\.reason))
  }

  private final class Noted {
    var name = "making"
    var changes: [String] = []
  }
}
#endif
