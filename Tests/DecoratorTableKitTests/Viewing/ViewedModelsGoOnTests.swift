import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

/// A list of two sections that is on screen as a whole, and a change of it after half a second.
///
/// Whatever is viewed by a standard of one second at second 1 has kept its time, and what is viewed
/// at second 1.5 has begun anew.
@Suite("What stays on screen keeps its viewing time, however its row got where it is")
@MainActor
struct ViewedModelsGoOnTests {
  struct Promo: Identifiable, Equatable {
    var id: String
  }

  static let once = ViewabilityStandard(fraction: 0.5, seconds: 1, counting: .eachModel)

  @MainActor
  final class List {
    let feed = UpdatedFeed([["a", "b", "c", "d"], ["e", "f", "g"]], height: 800)
    let clock = ManualClock()
    let promos: RowLayer<Promo>
    /// What was viewed, and when.
    private(set) var viewed: [String] = []
    private(set) var ended: [String] = []

    init(
      _ promos: [String] = ["x", "y"], placed placement: Placement = .before(1),
      by standard: ViewabilityStandard = .mrcDisplay, contentIDs: Bool = true
    ) {
      self.promos = feed.table.addRows(
        promos.map { Promo(id: $0) }, named: "promos", placed: placement, policy: .followContent
      ) { tableView, path, promo in
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: path)
        cell.textLabel?.text = promo.id
        return cell
      }
      self.promos.height(40)
      feed.table.viewing.clock = clock
      watch(self.promos, by: standard)
      let source = feed.source
      let content =
        contentIDs
        ? ViewedContent.content(id: { source.sections[$0.section][$0.row] }) : .content
      feed.table.onViewed(content, standard) { [weak self] path, row in
        self?.viewed.append("\(source.sections[path.section][path.row]) \(row.time)")
      } ended: { [weak self] _, row in
        self?.ended.append("content \(row.record.visibleTime)")
      }
    }

    func watch(_ layer: RowLayer<Promo>, by standard: ViewabilityStandard) {
      layer.onViewed(standard) { [weak self] promo, row in
        self?.viewed.append("\(promo.id) \(row.time)")
      } ended: { [weak self] promo, row in
        self?.ended.append("\(promo.id) \(row.record.visibleTime)")
      }
    }

    /// Shows the list, changes it after half a second, and waits for another half.
    func changing(_ change: (List) async -> Void) async {
      feed.show()
      await nextTurn()
      clock.advance(by: 0.5)
      await change(self)
      feed.tableView.layoutIfNeeded()
      await nextTurn()
      clock.advance(by: 0.5)
    }

    /// Changes the content, and announces it.
    func update(
      _ change: @escaping (inout [[String]]) -> Void,
      announcing announce: @escaping (DecoratedTable) -> Void
    ) {
      feed.update(change, announcing: announce)
    }

    func expectAllWentOn(_ rows: String = "abcdefgxy") {
      let expected = rows.map { "\($0) 1.0" }
      #expect(viewed.sorted() == expected.sorted())
      #expect(ended.isEmpty)
      #expect(feed.anomalies.isEmpty)
      #expect(clock.pendingWakeCount == 0)
    }
  }

  // MARK: - Rows

  @Test("A row of the content crosses sections", arguments: [true, false])
  func crossing(contentIDs: Bool) async {
    let list = List(contentIDs: contentIDs)
    await list.changing { list in
      list.update {
        $0[1].insert($0[0].remove(at: 1), at: 1)
      } announcing: {
        $0.moveRow(at: path(1), to: path(1, 1))
      }
    }
    // The promo above it may have moved along with it.
    list.expectAllWentOn()
  }

  @Test("A row of the content is deleted and inserted elsewhere in one batch")
  func deletedAndInserted() async {
    let list = List()
    await list.changing { list in
      list.update {
        $0[1].append($0[0].remove(at: 2))
      } announcing: {
        $0.deleteRows(at: [path(2)], with: .none)
        $0.insertRows(at: [path(3, 1)], with: .none)
      }
    }
    list.expectAllWentOn()
  }

  @Test(
    "A row of the content is deleted and inserted again in two batches of one turn",
    arguments: 0...2)
  func twoBatches(layouts: Int) async {
    let list = List()
    await list.changing { list in
      list.update {
        $0[0].remove(at: 2)
      } announcing: {
        $0.deleteRows(at: [path(2)], with: .none)
      }
      if layouts > 0 { list.feed.tableView.layoutIfNeeded() }
      list.update {
        $0[1].insert("c", at: 0)
      } announcing: {
        $0.insertRows(at: [path(0, 1)], with: .none)
      }
      if layouts > 1 { list.feed.tableView.layoutIfNeeded() }
    }
    list.expectAllWentOn()
  }

  @Test("A row of the content that is deleted for a turn begins anew")
  func goneForATurn() async {
    let list = List()
    await list.changing { list in
      list.update {
        $0[0].remove(at: 2)
      } announcing: {
        $0.deleteRows(at: [path(2)], with: .none)
      }
      await nextTurn()
      list.update {
        $0[1].insert("c", at: 0)
      } announcing: {
        $0.insertRows(at: [path(0, 1)], with: .none)
      }
    }
    #expect(!list.viewed.contains { $0.hasPrefix("c") })
    #expect(list.ended == ["content 0.5"])
    list.clock.advance(by: 0.5)
    #expect(list.viewed.last == "c 1.5")
  }

  @Test("Models that change their rows, and rows that cross sections with their content")
  func models() async {
    let changes: [(String, (List) -> Void)] = [
      ("in another order", { $0.promos.models.swapAt(0, 1) }),
      (
        "put into each other's places",
        {
          let promos = $0.promos.models
          $0.promos.replace(at: 0, with: promos[1])
          $0.promos.replace(at: 1, with: promos[0])
        }
      ),
      (
        "taken away and given back",
        {
          let promos = $0.promos.models
          $0.promos.models = []
          $0.feed.tableView.layoutIfNeeded()
          $0.promos.models = promos
        }
      ),
      ("in other places", { $0.promos.placement = .end }),
      (
        "in no places, and back",
        {
          $0.promos.placement = .none
          $0.promos.placement = .before(1)
        }
      ),
      ("replaced by the same", { $0.promos.replace(at: 0, with: Promo(id: "x")) }),
      ("configured again", { $0.promos.reconfigure(at: 0) }),
      (
        "with a section that goes",
        { list in
          list.update {
            $0[0] += $0.remove(at: 1)
          } announcing: {
            $0.deleteSections([1], with: .none)
            $0.insertRows(at: (4...6).map { path($0) }, with: .none)
          }
          list.promos.placement = .before(contentRows: [1, 3])
        }
      ),
    ]
    for (name, change) in changes {
      let list = List()
      await list.changing { change($0) }
      #expect(list.viewed.sorted() == "abcdefgxy".map { "\($0) 1.0" }, "\(name)")
      #expect(list.ended.isEmpty, "\(name)")
    }
  }

  @Test("A model in another row goes on, also where its old row shows something else off screen")
  func oldRowOffScreen() async {
    let feed = UpdatedFeed([(0..<40).map { "post \($0)" }], height: 400)
    let clock = ManualClock()
    feed.table.viewing.clock = clock
    let promos = feed.table.addRows(
      ["x", "y"].map { Promo(id: $0) }, named: "promos", placed: .before(contentRows: [0, 5])
    ) { tableView, _, promo in textCell(tableView, promo.id) }
    promos.height(40)
    var viewed: [String] = []
    var ended: [String] = []
    promos.onViewed(.mrcDisplay) { promo, row in
      viewed.append("\(promo.id) \(row.time)")
    } ended: { promo, row in
      ended.append("\(promo.id) \(row.record.visibleTime)")
    }
    feed.show()
    await nextTurn()
    clock.advance(by: 0.5)
    promos.replace(at: 0, with: Promo(id: "z"))
    promos.replace(at: 1, with: Promo(id: "x"))
    feed.tableView.contentOffset.y = 3 * 40
    feed.tableView.layoutIfNeeded()
    await nextTurn()
    clock.advance(by: 0.5)
    #expect(viewed == ["x 1.0"])
    #expect(ended == ["y 0.5"])
    #expect(feed.anomalies.isEmpty)
  }

  @Test("Nothing is asked about rows that leave the screen with their table")
  func hiddenTable() async {
    let list = List()
    list.feed.show()
    await nextTurn()
    list.clock.advance(by: 0.5)
    // Whoever asked for the identity of a row now would ask for one that is gone.
    list.feed.source.sections = []
    list.feed.tableView.isHidden = true
    list.feed.table.viewing.refresh()
    #expect(list.ended.count == 9 && list.viewed.isEmpty)
  }

  // MARK: - Sections and all rows

  @Test("Sections that move, rows and sections that are loaded again, and all rows")
  func reloads() async {
    let changes: [(String, (List) -> Void)] = [
      (
        "a section that moves",
        {
          $0.update {
            $0.swapAt(0, 1)
          } announcing: {
            $0.moveSection(0, toSection: 1)
          }
        }
      ),
      (
        "rows in place",
        {
          $0.update { _ in
          } announcing: {
            $0.reloadRows(at: [path(0), path(1), path(2, 1)], with: .none)
          }
        }
      ),
      (
        "sections",
        {
          $0.update { _ in
          } announcing: {
            $0.reloadSections([0, 1], with: .none)
          }
        }
      ),
      ("all", { $0.feed.table.reloadData() }),
      (
        "all in another order",
        {
          $0.feed.source.sections = [["g", "a"], ["c", "b", "f"], ["d", "e"]]
          $0.promos.placement = .end
          $0.feed.table.reloadData()
        }
      ),
      (
        "a table that is detached and attached again",
        {
          $0.feed.table.detach()
          $0.feed.table.attach(to: $0.feed.tableView)
        }
      ),
    ]
    for (name, change) in changes {
      let list = List()
      await list.changing { change($0) }
      #expect(list.viewed.sorted() == "abcdefgxy".map { "\($0) 1.0" }, "\(name)")
      #expect(list.ended.isEmpty, "\(name)")
    }
  }

  // MARK: - Other models

  @Test("A model of another identity begins anew, in whichever way it was set")
  func otherModels() async {
    let changes: [(List) -> Void] = [
      { $0.promos.replace(at: 0, with: Promo(id: "z")) },
      { $0.promos.models = [Promo(id: "z"), Promo(id: "y")] },
      { $0.promos.reconfigure(at: 0, with: Promo(id: "z")) },
      {
        $0.promos.remove(at: 0)
        $0.promos.insert(Promo(id: "z"), at: 0)
      },
    ]
    for change in changes {
      let list = List()
      await list.changing { change($0) }
      #expect(list.ended == ["x 0.5"])
      #expect(list.viewed.sorted() == "abcdefgy".map { "\($0) 1.0" })
      list.clock.advance(by: 0.5)
      #expect(list.viewed.last == "z 1.5")
    }
  }

  @Test("A row of the content that shows something else begins anew")
  func otherContent() async {
    let list = List()
    await list.changing { list in
      list.update {
        $0[0][0] = "z"
      } announcing: {
        $0.reloadRows(at: [path(0)], with: .none)
      }
    }
    #expect(list.viewed.sorted() == "bcdefgxy".map { "\($0) 1.0" })
    list.clock.advance(by: 0.5)
    #expect(list.viewed.last == "z 1.5")
  }

  // MARK: - Once

  @Test("What has counted once does not count again after a deletion, for a turn or for less")
  func countedOnce() async {
    for waits in [false, true] {
      let list = List(by: Self.once)
      await list.changing { _ in }
      #expect(list.viewed.count == 9)
      let promos = list.promos.models
      list.promos.models = []
      list.feed.source.sections[0].removeFirst()
      list.feed.table.deleteRows(at: [path(0)], with: .none)
      if waits { await nextTurn() }
      list.feed.source.sections[1].append("a")
      list.feed.table.insertRows(at: [path(3, 1)], with: .none)
      list.promos.models = promos
      await nextTurn()
      list.clock.advance(by: 5)
      #expect(list.viewed.count == 9)
      #expect(list.ended.count == (waits ? 3 : 0))
      list.feed.table.reloadData()
      await nextTurn()
      list.clock.advance(by: 5)
      #expect(list.viewed.count == 9)
    }
  }

  @Test(
    "Of two rows of one identity, the one that has counted is recognized when one is inserted again"
  )
  func equalIdentities() async {
    // The second row of "a" is covered for as long as the first is seen.
    let feed = UpdatedFeed([["a", "b", "a"]], height: 400)
    let clock = ManualClock()
    feed.table.viewing.clock = clock
    var viewed: [Int] = []
    let source = feed.source
    feed.table.onViewed(.content(id: { source.sections[0][$0.row] }), Self.once) { path, _ in
      viewed.append(path.row)
    }
    feed.show()
    feed.table.viewing.coveredRectangles = [CGRect(x: 0, y: 0, width: 320, height: 30)]
    await nextTurn()
    clock.advance(by: 1)
    // The first is covered by three quarters.
    #expect(viewed == [1, 2])
    feed.source.sections[0] = ["b"]
    feed.table.reloadData()
    await nextTurn()
    feed.table.viewing.coveredRectangles = []
    feed.source.sections[0] = ["b", "a"]
    feed.table.reloadData()
    await nextTurn()
    clock.advance(by: 5)
    #expect(viewed == [1, 2])
    // A second one at a time is another.
    feed.source.sections[0] = ["b", "a", "a"]
    feed.table.reloadData()
    await nextTurn()
    clock.advance(by: 5)
    #expect(viewed.count == 3)
    feed.source.sections[0] = []
    feed.table.reloadData()
    await nextTurn()
    feed.source.sections[0] = ["a", "a"]
    feed.table.reloadData()
    await nextTurn()
    clock.advance(by: 5)
    #expect(viewed.count == 3)
  }

  @Test("A second row of an identity that has counted, inserted above the first, counts by itself")
  func equalIdentityAbove() async {
    let list = List(by: Self.once)
    await list.changing { _ in }
    #expect(list.viewed.count == 9)
    list.update {
      $0[0].insert("d", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    await nextTurn()
    list.clock.advance(by: 1)
    #expect(list.viewed.suffix(1) == ["d 2.0"])
    #expect(list.viewed.count == 10 && list.ended.isEmpty)
  }

  @Test("A row that has gone off screen has ended, also where one is inserted that shows the same")
  func equalIdentityScrolled() async {
    let feed = UpdatedFeed([(0..<40).map { $0 % 20 == 0 ? "same" : "post \($0)" }], height: 400)
    let clock = ManualClock()
    feed.table.viewing.clock = clock
    var viewed: [String] = []
    let source = feed.source
    feed.table.onViewed(.content(id: { source.text(at: $0) }), .mrcDisplay) { path, row in
      if path.row % 20 == 0 { viewed.append("\(path.row) at \(row.time)") }
    }
    feed.show()
    await nextTurn()
    clock.advance(by: 0.5)
    // Rows may show something else by now, so that all are looked at anew.
    feed.update {
      $0[0].append("last")
    } announcing: {
      $0.insertRows(at: [path(40)], with: .none)
    }
    feed.tableView.contentOffset.y = 15 * 40
    feed.tableView.layoutIfNeeded()
    clock.advance(by: 0.5)
    #expect(viewed.isEmpty)
    clock.advance(by: 0.5)
    #expect(viewed == ["20 at 1.5"])
  }

  @Test("Two promos of one identity each keep their own time")
  func equalModels() async {
    let list = List(["x", "x"])
    await list.changing { $0.promos.models.swapAt(0, 1) }
    #expect(list.viewed.filter { $0.hasPrefix("x") } == ["x 1.0", "x 1.0"])
    #expect(list.ended.isEmpty)
  }

  // MARK: - Layers that are removed

  @Test(
    "The models of another layer begin anew for an observation of their own, whenever it is added")
  func otherLayer() async {
    for waits in [false, true] {
      let list = List(by: Self.once)
      await list.changing { list in
        list.promos.removeFromTable()
        if waits { await nextTurn() }
        let other = list.feed.table.addRows(
          list.promos.models, named: "promos", placed: .before(1)
        ) { tableView, _, promo in textCell(tableView, promo.id) }
        other.height(40)
        list.watch(other, by: Self.once)
      }
      #expect(list.viewed.sorted() == "abcdefg".map { "\($0) 1.0" })
      #expect(list.ended.sorted() == ["x 0.5", "y 0.5"])
      list.clock.advance(by: 0.5)
      #expect(list.viewed.suffix(2).sorted() == ["x 1.5", "y 1.5"])
      list.feed.table.reloadData()
      await nextTurn()
      list.clock.advance(by: 5)
      #expect(list.viewed.count == 9)
    }
  }

  @Test("A layer whose rows are removed and shown again keeps its time, or has counted")
  func keptLayer() async {
    let list = List(by: Self.once)
    await list.changing { list in
      list.promos.placement = .none
      await nextTurn()
      list.promos.placement = .before(1)
    }
    #expect(list.ended.sorted() == ["x 0.5", "y 0.5"])
    list.clock.advance(by: 0.5)
    #expect(list.viewed.suffix(2).sorted() == ["x 1.5", "y 1.5"])
    list.promos.placement = .none
    await nextTurn()
    list.promos.placement = .before(1)
    await nextTurn()
    list.clock.advance(by: 5)
    #expect(list.viewed.count == 9)
  }

  @Test("Rows of the content keep their time when a layer around them is added or removed")
  func contentOfOtherLayers() async {
    let list = List()
    await list.changing { list in
      list.promos.removeFromTable()
      list.feed.addAds(["ad"], placed: .start)
    }
    #expect(list.viewed.sorted() == "abcdefg".map { "\($0) 1.0" })
  }

  // MARK: - Supplies

  private struct LoadedAd: Identifiable {
    let id: String
    let text: String
  }

  @Test("A model of a supply that is loaded again keeps its time, if it has the same identity")
  func supplied() async {
    let feed = UpdatedFeed([(0..<100).map { "post \($0)" }], height: 400)
    let (clock, network) = (ManualClock(), SlowNetwork())
    feed.table.viewing.clock = clock
    feed.table.queue.now = { clock.now }
    var settings = SupplySettings()
    settings.visibleSlots = .never
    let supply = RowSupply<LoadedAd>(settings, clock: clock, random: { 0.5 }) { request in
      try await network.load(request).map { LoadedAd(id: "ad", text: $0) }
    }
    let ads = feed.table.addRows(
      suppliedBy: supply, placed: .every(6, after: 2),
      cell: .made { tableView, _, ad in textCell(tableView, ad.text) })
    ads.height(40)
    var viewed: [String] = []
    ads.onViewed(.mrcDisplay) { ad, row in
      viewed.append("\(ad.text) at \(row.time)")
    }
    func settle() async {
      for _ in 0..<4 {
        await nextTurn()
        feed.tableView.layoutIfNeeded()
      }
    }
    feed.show()
    await settle()
    network.answer()
    await settle()
    feed.tableView.contentOffset.y = 8 * 40
    await settle()
    #expect(ads.model(forReuse: path(14))?.text == "ad 0")
    clock.advance(by: 0.75)
    supply.refresh(.all)
    await settle()
    for _ in 0..<6 where ads.model(forReuse: path(14))?.text == "ad 0" {
      network.answer()
      await settle()
    }
    let text = ads.model(forReuse: path(14))?.text ?? "none"
    #expect(text != "ad 0")
    clock.advance(by: 0.25)
    #expect(viewed == ["\(text) at 1.0"])
    network.hangUp()
  }
}
