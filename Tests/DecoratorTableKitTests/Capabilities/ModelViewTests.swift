import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Views that belong to models")
@MainActor
struct ModelViewTests {
  /// A test double of an SDK's ad object, which owns the view that shows the ad.
  @MainActor
  final class SDKAd {
    let name: String
    let view = UIView(frame: .zero)

    init(_ name: String) { self.name = name }
  }

  /// A cell that logs which views it gets and gives back.
  final class AdCell: UITableViewCell, ModelViewCell {
    static var log: [String] = []
    /// The views that cells have, by the name of their ad.
    static var names: [ObjectIdentifier: String] = [:]
    static var count = 0

    private(set) var view: UIView?
    private lazy var number: Int = {
      Self.count += 1
      return Self.count
    }()

    func attachModelView(_ view: UIView) {
      #expect(self.view == nil, "a cell has one view at a time")
      #expect(view.superview == nil, "nobody else has the view")
      self.view = view
      contentView.addSubview(view)
      Self.log.append("cell \(number) takes \(Self.names[ObjectIdentifier(view)] ?? "")")
    }

    func detachModelView(_ view: UIView) {
      #expect(self.view === view, "a cell gives back what it has")
      self.view = nil
      view.removeFromSuperview()
      Self.log.append("cell \(number) gives back \(Self.names[ObjectIdentifier(view)] ?? "")")
    }

    static func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  /// A feed of posts, ten rows on screen, with ads that have views.
  @MainActor
  final class Screen {
    let feed = UpdatedFeed([(0..<60).map { "post \($0)" }], height: 400)
    let ads: RowLayer<SDKAd>
    let models: [SDKAd]

    init(count: Int = 6, placed placement: Placement = .every(4, after: 2)) {
      AdCell.log = []
      AdCell.names = [:]
      AdCell.count = 0
      models = (0..<count).map { SDKAd("ad \($0)") }
      for model in models { AdCell.names[ObjectIdentifier(model.view)] = model.name }
      let cells = CellAdapter<AdCell, SDKAd>(height: 40) { cell, ad in
        cell.textLabel?.text = ad.name
      }
      ads = feed.table.addRows(models, named: "ads", placed: placement, cell: .adapter(cells))
        .modelView { $0.view }
      feed.show()
    }

    func scroll(to row: Int) {
      feed.tableView.contentOffset.y = CGFloat(row) * 40
      feed.tableView.layoutIfNeeded()
    }

    /// Checks that each ad on screen is in its own cell, and no other is in any.
    func expectViewsInTheirCells() throws {
      feed.tableView.layoutIfNeeded()
      var shown: Set<String> = []
      for cell in feed.tableView.visibleCells {
        guard let cell = cell as? AdCell, let text = cell.textLabel?.text else { continue }
        let name = cell.view.flatMap { AdCell.names[ObjectIdentifier($0)] } ?? "nothing"
        try expectEqual(name, text, "the view in the cell of \(text)")
        try expectEqual(cell.view?.isDescendant(of: cell), true, "whether it is inside")
        shown.insert(text)
      }
      for model in models where !shown.contains(model.name) {
        try expectEqual(model.view.superview == nil, true, "whether \(model.name) is nowhere")
      }
    }
  }

  @Test("A view is attached when its row is shown, and detached when its cell goes off screen")
  func scrolling() throws {
    let screen = Screen()
    #expect(AdCell.takeLog() == ["cell 1 takes ad 0", "cell 2 takes ad 1"])
    try screen.expectViewsInTheirCells()
    screen.scroll(to: 30)
    try screen.expectViewsInTheirCells()
    #expect(screen.models[0].view.superview == nil)
    screen.scroll(to: 0)
    try screen.expectViewsInTheirCells()
    #expect(screen.models[0].view.superview != nil)
  }

  @Test(
    "A row that is loaded again keeps its view, which is detached from the old cell before the new one gets it"
  )
  func reloading() throws {
    let screen = Screen()
    _ = AdCell.takeLog()
    screen.ads.replace(at: 0, with: screen.models[0])
    try screen.expectViewsInTheirCells()
    #expect(AdCell.takeLog() == ["cell 1 gives back ad 0", "cell 3 takes ad 0"])
    screen.feed.table.reloadData()
    try screen.expectViewsInTheirCells()
    #expect(screen.models[0].view.superview != nil)
  }

  @Test("A row whose cell is configured again keeps its view, and nothing is notified")
  func reconfiguring() throws {
    let screen = Screen()
    _ = AdCell.takeLog()
    let cell = screen.models[0].view.superview
    screen.ads.reconfigure(at: 0)
    try screen.expectViewsInTheirCells()
    #expect(screen.models[0].view.superview === cell)
    #expect(AdCell.takeLog().isEmpty)
  }

  @Test("A row that moves, or shows another model, has the right view")
  func changing() throws {
    let screen = Screen()
    screen.ads.models = [5, 0, 3].map { screen.models[$0] }
    try screen.expectViewsInTheirCells()
    screen.ads.replace(at: 1, with: screen.models[1])
    try screen.expectViewsInTheirCells()
    screen.ads.remove(at: 0)
    try screen.expectViewsInTheirCells()
    screen.ads.models = []
    try screen.expectViewsInTheirCells()
  }

  @Test(
    "A cell has the view when it is asked for, and when it is shown again without being asked for")
  func askedForAndShown() throws {
    let screen = Screen()
    let tableView: UITableView = screen.feed.tableView
    let ad = screen.models[0]
    let delegate = try #require(tableView.delegate)
    let shown = try #require(tableView.cellForRow(at: path(2)))
    delegate.tableView?(tableView, didEndDisplaying: shown, forRowAt: path(2))
    #expect(ad.view.superview == nil)
    delegate.tableView?(tableView, willDisplay: shown, forRowAt: path(2))
    #expect(ad.view.isDescendant(of: shown))
    let cell = try #require(tableView.dataSource?.tableView(tableView, cellForRowAt: path(2)))
    #expect(cell !== shown && ad.view.isDescendant(of: cell))
  }

  @Test("The cell of a placeholder has no view of a model, even if a model used the cell before")
  func placeholders() {
    AdCell.log = []
    let cell = AdCell(style: .default, reuseIdentifier: nil)
    let ad = SDKAd("ad")
    AttachedViews.attach(ad.view, to: cell)
    #expect(cell.view === ad.view)
    let tableView = UITableView.forTests()
    _ = ReservedRows(1) { _, _ in cell }.cell(tableView, at: path(0))
    #expect(cell.view == nil)
  }

  @Test("A model that is in two rows has its view in the cell that was asked for last")
  func twice() {
    let screen = Screen(count: 1)
    screen.ads.models = [screen.models[0], screen.models[0]]
    screen.feed.tableView.layoutIfNeeded()
    let holders = screen.feed.tableView.visibleCells.filter { ($0 as? AdCell)?.view != nil }
    #expect(holders.count == 1)
  }

  @Test("In a cell without code for views, the view fills the content view")
  func plainCells() throws {
    let feed = UpdatedFeed([(0..<30).map { "post \($0)" }], height: 400)
    let ad = SDKAd("ad")
    let ads = feed.table.addRows([ad], placed: .before(3)) { tableView, _, ad in
      textCell(tableView, ad.name)
    }
    ads.height(40).modelView { $0.view }
    feed.show()
    let cell = try #require(feed.tableView.cellForRow(at: path(3)))
    #expect(ad.view.superview === cell.contentView)
    let own = cell.contentView.constraints.filter { $0.firstItem === ad.view }
    #expect(own.count == 4)
    // Its cell is reused for a content row.
    ads.models = []
    feed.tableView.layoutIfNeeded()
    #expect(ad.view.superview == nil)
  }

  @Test("Rows of a list have the views of their models, too")
  func lists() throws {
    AdCell.log = []
    let ads = (0..<30).map { SDKAd("ad \($0)") }
    for ad in ads { AdCell.names[ObjectIdentifier(ad.view)] = ad.name }
    var cells = CellAdapterMap()
    cells.add(
      CellAdapter<AdCell, SDKAd>(height: 40) { cell, ad in cell.textLabel?.text = ad.name }
        .modelView { $0.view })
    let source = ListTableViewDataSource(HeterogeneousList(ads), cells: cells)
    let delegate = ListTableViewDelegate(source: source)
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    tableView.dataSource = source
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    #expect(ads[0].view.superview != nil)
    #expect(ads[20].view.superview == nil)
    tableView.contentOffset.y = 20 * 40
    tableView.layoutIfNeeded()
    #expect(ads[0].view.superview == nil)
    #expect(ads[20].view.superview != nil)
  }

  @Test("Whatever happens to rows, each view is in the cell of its own row and in no other")
  func random() throws {
    try withEverySeed(Thinning.seeds(debug: 60, release: 600)) { generator in
      let screen = Screen(count: 12, placed: .every(generator.number(in: 1...5)))
      for step in 0..<40 {
        try withEvery("step", in: [step]) { _ in
          switch generator.number(in: 0...6) {
          case 0...2: screen.scroll(to: generator.number(in: 0...50))
          case 3: screen.ads.models = screen.models.shuffled(using: &generator)
          case 4: screen.feed.table.reloadData()
          case 5:
            let row = generator.number(in: 0...screen.feed.source.sections[0].count)
            screen.feed.update {
              $0[0].insert("new", at: row)
            } announcing: {
              $0.insertRows(at: [path(row)], with: .automatic)
            }
          default:
            if !screen.ads.models.isEmpty {
              let index = generator.number(in: 0...screen.ads.models.count - 1)
              screen.ads.replace(at: index, with: screen.ads.models[index])
            }
          }
          try screen.expectViewsInTheirCells()
        }
      }
    }
  }
}
