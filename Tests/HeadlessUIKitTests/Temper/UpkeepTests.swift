import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Upkeep of tables")
struct UpkeepTests {
  /// A table that passes on to another one whatever is called on it, as a careless one does.
  private final class CarelessTable: UITableView {
    weak var real: UITableView?

    override var contentOffset: CGPoint {
      get { real?.contentOffset ?? super.contentOffset }
      set { if let real { real.contentOffset = newValue } else { super.contentOffset = newValue } }
    }
    override var contentSize: CGSize {
      get { real?.contentSize ?? super.contentSize }
      set { if let real { real.contentSize = newValue } else { super.contentSize = newValue } }
    }
    override var contentInset: UIEdgeInsets {
      get { real?.contentInset ?? super.contentInset }
      set { if let real { real.contentInset = newValue } else { super.contentInset = newValue } }
    }
    override func reloadData() { if let real { real.reloadData() } else { super.reloadData() } }
    override func setEditing(_ editing: Bool, animated: Bool) {
      real?.setEditing(editing, animated: animated)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// A table of twenty rows in a window, and a careless one inside that stands for it.
  private func pair() -> (real: LoggedTable, careless: CarelessTable) {
    let (real, careless) = (LoggedTable([20]), CarelessTable())
    window.addSubview(real.table)
    real.table.layoutIfNeeded()
    real.table.temper = .upkeep
    careless.temper = .upkeep
    careless.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    real.table.addSubview(careless)
    careless.real = real.table
    return (real, careless)
  }

  /// Returns what upkeep has changed of tables that it was not about.
  private func changes(_ body: () -> Void) -> [String] {
    let previous = UITableView.upkeepTripwire
    defer { UITableView.upkeepTripwire = previous }
    var changes: [String] = []
    UITableView.upkeepTripwire = { changes.append($1) }
    body()
    return changes
  }

  @Test("Each kind is done on a table in a window", arguments: TableUpkeep.Kind.allCases)
  func kinds(kind: TableUpkeep.Kind) {
    let (real, careless) = pair()
    careless.real = nil
    let before = (real.table.upkeepCount(kind), careless.upkeepCount(kind))
    #expect(changes { real.table.simulateUpkeep() } == [])
    #expect(real.table.upkeepCount(kind) > before.0)
    #expect(careless.upkeepCount(kind) > before.1)
    #expect(real.table.firings(of: .upkeep) >= TableUpkeep.Kind.allCases.count)
  }

  @Test("UIKit's own calls cause upkeep, each of its kind")
  func calls() {
    let table = UITableView()
    table.temper = .upkeep
    func count(_ kind: TableUpkeep.Kind, _ body: () -> Void) -> Int {
      let before = table.upkeepCount(kind)
      body()
      return table.upkeepCount(kind) - before
    }
    #expect(count(.windowEntry) { window.addSubview(table) } == 3)
    #expect(count(.clamp) { table.removeFromSuperview() } == 2)
    #expect(count(.size) { table.frame.size = CGSize(width: 10, height: 10) } > 0)
    #expect(count(.size) { table.center = CGPoint(x: 9, y: 9) } > 0)
    #expect(count(.safeArea) { table.safeAreaInsetsDidChange() } == 1)
    #expect(count(.safeArea) { table.layoutMargins.top = 3 } == 1)
    #expect(count(.clamp) { table.contentInset.top = 3 } > 0)
    #expect(count(.traits) { table.tintColor = .red } == 1)
    #expect(
      count(.traits) { table.simulateTraits(UITraitCollection(userInterfaceStyle: .dark)) } == 1)
    #expect(count(.layout) { table.layoutSublayers(of: table.layer) } > 0)
    #expect(count(.focusAndTouches) { _ = table.canBecomeFocused } == 1)
    #expect(count(.screenReader) { _ = table.accessibilityElementCount() } == 1)
    #expect(count(.screenReader) { _ = table.accessibilityScroll(.down) } > 0)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    #expect(count(.restoration) { table.encodeRestorableState(with: archiver) } == 1)
  }

  @Test("A new table gets upkeep during its initialization")
  func initialization() {
    let previous = UITableView.defaultTemper
    UITableView.defaultTemper = .upkeep
    defer { UITableView.defaultTemper = previous }
    #expect(UITableView().upkeepCount(.lifeAndDeath) == 1)
    UITableView.defaultTemper = []
    #expect(UITableView().upkeepCount(.lifeAndDeath) == 0)
  }

  @Test("Upkeep does not change a table with rows, and does not call its source")
  func harmless() {
    let previous = UITableView.defaultTemper
    UITableView.defaultTemper = .upkeep
    defer { UITableView.defaultTemper = previous }
    let real = LoggedTable([20])
    let table = real.table
    window.addSubview(table)
    table.rowHeight = 30
    table.backgroundColor = .red
    table.contentInset.top = 10
    table.layoutIfNeeded()
    table.contentOffset.y = 120
    table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    _ = real.log.consume()
    let cells = table.visibleCells
    for _ in 0..<20 { table.simulateUpkeep() }
    table.layoutIfNeeded()
    #expect(real.log.consume() == [])
    #expect(table.rowHeight == 30)
    #expect(table.backgroundColor == .red)
    #expect(table.contentInset.top == 10)
    #expect(table.contentOffset.y == 120)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
    #expect(zip(table.visibleCells, cells).allSatisfy { $0 === $1 })
  }

  @Test(
    "Each change that a careless table passes on is reported",
    arguments: [
      TableUpkeep.Kind.windowEntry, .size, .clamp, .safeArea, .layout, .traits, .screenReader,
      .focusAndTouches, .restoration,
    ])
  func tripwire(kind: TableUpkeep.Kind) {
    let (real, careless) = pair()
    let found = changes { careless.lookAfter(kind) }
    #expect(found.isEmpty == false)
    #expect(found.contains { $0.hasPrefix("\(kind) ") })
    careless.real = nil
    careless.removeFromSuperview()
    #expect(changes { real.table.lookAfter(kind) } == [])
  }

  @Test("A keyboard affects the visible tables in the window's view hierarchy only")
  func keyboard() {
    let (real, careless) = pair()
    #expect(changes { careless.lookAfter(.keyboard) } != [])
    let container = UIView()
    container.isHidden = true
    real.table.addSubview(container)
    #expect(changes { container.addSubview(careless) } != [])
    for _ in 0..<10 { #expect(changes { careless.lookAfter(.keyboard) } == []) }
  }

  @Test("The end of editing is sent only to a table that is being edited")
  func endOfEditing() {
    let (_, careless) = pair()
    #expect(changes { careless.lookAfter(.endOfEditing) } == [])
    careless.isInEditingMode = true
    #expect(changes { careless.lookAfter(.endOfEditing) }.contains("endOfEditing setEditing"))
  }

  @Test("A careless table that is released removes the objects of the real one")
  func deallocation() {
    final class Dying: UITableView {
      var real: UITableView?
      override var dataSource: (any UITableViewDataSource)? {
        get { real?.dataSource ?? super.dataSource }
        set { if let real { real.dataSource = newValue } else { super.dataSource = newValue } }
      }
    }
    let real = LoggedTable([3])
    let found = changes {
      let table = Dying()
      table.temper = .upkeep
      table.real = real.table
    }
    #expect(found.contains("lifeAndDeath dataSource"))
    #expect(real.table.dataSource == nil)
  }

  @Test(
    "A content table gets upkeep while the real one scrolls, is laid out or calls its source")
  func moments() {
    let (real, careless) = pair()
    careless.real = nil
    let before = careless.upkeepCount(.safeArea)
    real.table.contentOffset.y = 40
    #expect(careless.upkeepCount(.safeArea) > before)
    let firings = careless.firings(of: .upkeep)
    for _ in 0..<20 {
      real.table.reloadData()
      real.table.layoutIfNeeded()
    }
    #expect(careless.firings(of: .upkeep) > firings)
  }

  @Test("Changes that the app makes in a callback are not reported")
  func app() {
    final class Delegate: NSObject, UITableViewDelegate {
      let other: UITableView
      init(_ other: UITableView) { self.other = other }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        other.contentInset.left += 1
      }
    }
    let (table, other) = (UITableView(), UITableView())
    table.temper = .upkeep
    let delegate = Delegate(other)
    table.delegate = delegate
    var found: [String] = []
    for _ in 0..<10 { found += changes { table.lookAfter(.keyboard) } }
    #expect(found == [])
    #expect(other.contentInset.left > 0)
  }

  @Test("A table without the temper gets no upkeep")
  func tame() {
    let (real, careless) = pair()
    real.table.temper = []
    careless.temper = []
    let before = real.table.firings(of: .upkeep) + careless.firings(of: .upkeep)
    let found = changes {
      real.table.simulateUpkeep()
      real.table.contentOffset.y = 30
      real.table.reloadData()
      real.table.layoutIfNeeded()
      careless.frame.size.width = 10
    }
    #expect(found == [])
    #expect(real.table.firings(of: .upkeep) + careless.firings(of: .upkeep) == before)
  }

  @Test("A journal has each change and each call, with the offset after it")
  func journal() {
    let real = LoggedTable([20])
    real.table.temper = []
    real.table.layoutIfNeeded()
    #expect(real.table.journal == [])
    real.table.beginJournal()
    real.table.contentOffset.y = 12
    real.table.backgroundColor = .red
    real.table.reloadData()
    let lines = real.table.journal
    #expect(lines.contains { $0.hasPrefix("bounds at 0.0 12.0, ") })
    #expect(lines.contains { $0.hasPrefix("backgroundColor at 0.0 12.0, ") })
    #expect(lines.contains { $0.hasPrefix("load ") })
    #expect(lines.contains { $0.hasPrefix("call tableView:numberOfRowsInSection: ") })
    #expect(lines.contains { $0.hasPrefix("setNeedsLayout ") })
  }

  @Test("The same seed causes the same upkeep, another seed a different one")
  func seeds() {
    let previous = UITableView.upkeepSeed
    defer { UITableView.upkeepSeed = previous }
    func journal(_ seed: UInt64) -> [String] {
      UITableView.upkeepSeed = seed
      let real = LoggedTable([20])
      real.table.temper = .upkeep
      real.table.beginJournal()
      for _ in 0..<20 {
        real.table.reloadData()
        real.table.layoutIfNeeded()
      }
      return real.table.journal
    }
    #expect(journal(1) == journal(1))
    #expect(journal(1) != journal(2))
  }

  @Test("Content that is dragged past an end springs back")
  func dragPastEnd() {
    let table = LoggedTable([20]).table
    table.layoutIfNeeded()
    var held: [CGFloat] = []
    table.simulateDrag(pastEndBy: -30) {
      held.append(table.contentOffset.y)
      #expect(table.isDragging)
    }
    #expect(held == [-30])
    #expect(table.contentOffset.y == 0)
    table.simulateDrag(pastEndBy: 30) { held.append(table.contentOffset.y) }
    #expect(held.last == table.contentSize.height - table.bounds.height + 30)
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
    #expect(!table.isDragging && !table.isDecelerating)
  }
}
