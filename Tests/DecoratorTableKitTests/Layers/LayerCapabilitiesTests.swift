import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("What a layer's rows can do")
@MainActor
struct LayerCapabilitiesTests {
  @Test("A tap selects the model, and nothing of other layers", arguments: StackPlace.all)
  func selection(place: StackPlace) throws {
    let feed = CapableFeed(place)
    let log = feed.log
    feed.ads.onSelect { ad, path in log.note("ad \(ad.id) at \(path.row)") }
    _ = feed.show()
    for text in ["ad 0", "ad 1", "b"] + feed.others {
      feed.tableView.simulateTap(at: try feed.path(of: text))
    }
    let rows = try ["ad 0", "ad 1"].map { try feed.path(of: $0).row }
    #expect(log.lines == ["ad 0 at \(rows[0])", "ad 1 at \(rows[1])"])
    #expect(feed.app.log.lines == ["select 1"])
  }

  @Test("Rows are notified when their display begins and ends", arguments: StackPlace.all)
  func display(place: StackPlace) throws {
    let feed = CapableFeed(place)
    let log = feed.log
    feed.ads.onDisplay { log.note("\($0.textLabel?.text ?? "") shows \($1.id)") }
      .onEndDisplay { log.note("\($0.textLabel?.text ?? "") showed \($1.id)") }
    _ = feed.show()
    #expect(log.consume().sorted() == ["ad 0 shows 0", "ad 1 shows 1"])
    #expect(feed.app.shown.sorted() == [0, 1, 2, 3])
    feed.table.detach()
    #expect(log.consume().sorted() == ["ad 0 showed 0", "ad 1 showed 1"])
  }

  @Test("Swipes uncover the actions of the model", arguments: StackPlace.all)
  func swipes(place: StackPlace) throws {
    let feed = CapableFeed(place)
    let log = feed.log
    feed.ads.leadingSwipeActions(performsFirstActionWithFullSwipe: false) {
      [log.swipeAction("save", $0.id)]
    }
    feed.ads.trailingSwipeActions { $0.id == 0 ? [] : [log.swipeAction("hide", $0.id)] }
    let tableView = feed.show().tableView
    #expect(tableView.simulateSwipe(at: try feed.path(of: "ad 0"), edge: .leading) == ["save"])
    tableView.simulateTapOnAction(at: 0)
    #expect(!tableView.simulateFullSwipe(at: try feed.path(of: "ad 1"), edge: .leading))
    #expect(tableView.simulateSwipe(at: try feed.path(of: "ad 0")) == [])
    #expect(tableView.simulateFullSwipe(at: try feed.path(of: "ad 1")))
    #expect(log.lines == ["save 0", "hide 1"])
    for text in feed.others { #expect(tableView.simulateSwipe(at: try feed.path(of: text)) == []) }
    #expect(tableView.simulateSwipe(at: try feed.path(of: "b")) == ["archive"])
    // UIKit's own, for the app returns none and can delete.
    #expect(tableView.simulateSwipe(at: try feed.path(of: "a")) == ["Delete"])
  }

  @Test("A long press opens the menu of the model", arguments: StackPlace.all)
  func menu(place: StackPlace) throws {
    let feed = CapableFeed(place)
    let log = feed.log
    feed.ads.contextMenu { $0.id == 1 ? [] : [log.menuAction("report", $0.id)] }
    let tableView = feed.show().tableView
    #expect(tableView.simulateContextMenu(at: try feed.path(of: "ad 0")) != nil)
    #expect(tableView.simulateTapOnMenuAction(titled: "report"))
    #expect(log.lines == ["report 0"])
    for text in ["ad 1"] + feed.others {
      #expect(tableView.simulateContextMenu(at: try feed.path(of: text)) == nil)
    }
    #expect(tableView.simulateContextMenu(at: try feed.path(of: "c")) != nil)
    #expect(tableView.simulateTapOnMenuAction(titled: "copy"))
    #expect(feed.app.log.lines == ["copy 2"])
  }

  @Test("Rows have the heights that are set, and content keeps its own", arguments: StackPlace.all)
  func heights(place: StackPlace) throws {
    let feed = CapableFeed(place)
    feed.ads.height { 70 + CGFloat($0.id) }
    _ = feed.show()
    let found = try ["ad 0", "ad 1", "a", "d"].map { try feed.height(of: $0) }
    #expect(found == [70, 71, 50, 53])
  }

  @Test("A height that is nil is left to the table")
  func heightLeftToTheTable() throws {
    let table = DecoratedTable(dataSource: PlainDataSource([["a"]]))
    table.addRows(
      [Ad(0), Ad(1)], named: "ads", placed: .every(1, after: 0), cell: .class(AdShowingCell.self)
    )
    .height { $0.id == 0 ? nil : 60 }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    let found = try ["ad 0", "ad 1", "a"].map {
      tableView.rectForRow(at: try #require(tableView.path(of: $0))).height
    }
    #expect(found == [40, 60, 40])
  }

  @Test("A row that must not be edited is not swiped either", arguments: StackPlace.all)
  func canEdit(place: StackPlace) throws {
    let feed = CapableFeed(place)
    let log = feed.log
    feed.ads.trailingSwipeActions { [log.swipeAction("hide", $0.id)] }
      .onDelete { log.note("delete \($0.id)") }
      .canEdit { $0.id == 1 }
    let tableView = feed.show().tableView
    #expect(tableView.simulateSwipe(at: try feed.path(of: "ad 0")) == [])
    #expect(tableView.simulateSwipe(at: try feed.path(of: "ad 1")) == ["hide"])
    tableView.simulateDismissalOfActions()
    #expect(try feed.useEverything(of: "ad 0", in: tableView) == [])
    #expect(try feed.useEverything(of: "ad 1", in: tableView) == ["hide", "deletion"])
    // Where a row has trailing actions a table offers those to delete with.
    #expect(log.lines == ["hide 1", "hide 1"])
  }

  @Test("`canEdit` alone makes no row editable")
  func nothingToEditWith() throws {
    let feed = CapableFeed()
    feed.ads.canEdit { _ in true }
    _ = feed.show()
    let path = try feed.path(of: "ad 0")
    #expect(feed.table.dataSource?.tableView?(feed.tableView, canEditRowAt: path) == false)
  }

  @Test(
    "A deleted row is removed with its model, and content is deleted as before",
    arguments: StackPlace.all)
  func deletion(place: StackPlace) throws {
    let feed = CapableFeed(place)
    let log = feed.log
    feed.ads.onDelete { [weak ads = feed.ads] ad in
      log.note("delete \(ad.id)")
      guard let ads, let index = ads.models.firstIndex(where: { $0.id == ad.id }) else { return }
      ads.remove(at: index)
    }
    let tableView = feed.show().tableView
    tableView.setEditing(true, animated: false)
    #expect(tableView.simulateDeletion(at: try feed.path(of: "ad 0")))
    #expect(log.lines == ["delete 0"])
    #expect(feed.texts.filter { $0.hasPrefix("ad") } == ["ad 1"])
    for text in feed.others {
      #expect(!tableView.simulateDeletion(at: try feed.path(of: text)))
    }
    #expect(tableView.simulateDeletion(at: try feed.path(of: "a")))
    #expect(!tableView.simulateDeletion(at: try feed.path(of: "c")))
    #expect(feed.app.log.lines == ["commit 0"])
  }

  @Test(
    "The accessory view of a row is there, and its taps are notified", arguments: StackPlace.all)
  func accessories(place: StackPlace) throws {
    let feed = CapableFeed(place)
    let log = feed.log
    feed.ads.accessory { $0.id == 0 ? .detailButton : nil }
      .onAccessoryTap { ad, path in log.note("details of \(ad.id) at \(path.row)") }
    let tableView = feed.show().tableView
    #expect(try feed.cell(of: "ad 0").accessoryType == .detailButton)
    #expect(try feed.cell(of: "ad 1").accessoryType == .none)
    for text in feed.others { #expect(try feed.cell(of: text).accessoryType == .none) }
    tableView.simulateTapOnAccessory(at: try feed.path(of: "ad 0"))
    tableView.simulateTapOnAccessory(at: try feed.path(of: "c"))
    #expect(log.lines == ["details of 0 at \(try feed.path(of: "ad 0").row)"])
    #expect(feed.app.log.lines == ["details 2"])
  }

  /// Everything at once.
  private func addEverything(to feed: CapableFeed) {
    let log = feed.log
    feed.ads
      .onSelect { ad, _ in log.note("select \(ad.id)") }
      .onDisplay { _, _ in }
      .onEndDisplay { _, _ in }
      .leadingSwipeActions { [log.swipeAction("save", $0.id)] }
      .trailingSwipeActions { [log.swipeAction("hide", $0.id)] }
      .contextMenu { [log.menuAction("copy", $0.id)] }
      .height(60)
      .canEdit { _ in true }
      .onDelete { log.note("delete \($0.id)") }
      .accessory(.detailButton)
      .onAccessoryTap { ad, _ in log.note("details \(ad.id)") }
  }

  @Test("Content is untouched by all that a layer's rows can do", arguments: StackPlace.all)
  func silence(place: StackPlace) throws {
    let feed = CapableFeed(place)
    addEverything(to: feed)
    _ = feed.show()
    let bare = CapableApp(feed.app.posts)
    let bareTable = UITableView.forTests()
    bareTable.frame.size.height = 4000
    bareTable.dataSource = bare
    bareTable.delegate = bare
    for post in feed.app.posts {
      let offered = try feed.useEverything(of: post, in: feed.tableView)
      #expect(try offered == feed.useEverything(of: post, in: bareTable))
      #expect(feed.app.log.consume() == bare.log.consume())
      let height = bareTable.rectForRow(at: try #require(bareTable.path(of: post))).height
      #expect(try feed.height(of: post) == height)
    }
    #expect(feed.log.lines == [])
    for text in feed.others {
      #expect(try feed.useEverything(of: text, in: feed.tableView) == [])
    }
    #expect(feed.log.lines == [])
    #expect(feed.app.log.lines == [])
    let offered = try feed.useEverything(of: "ad 1", in: feed.tableView)
    #expect(offered == ["save", "hide", "menu", "details", "deletion"])
    #expect(
      feed.log.lines == ["select 1", "save 1", "hide 1", "copy 1", "details 1", "hide 1"])
    #expect(feed.app.log.lines == [])
  }

  @Test("A placeholder can do nothing until it has a model", arguments: StackPlace.all)
  func keptRow(place: StackPlace) throws {
    let feed = CapableFeed(place, ads: [Ad(0)], reserving: 1)
    addEverything(to: feed)
    let shown = feed.log
    feed.ads.onDisplay { shown.note("show \($1.id)") }.onEndDisplay { shown.note("end \($1.id)") }
    _ = feed.show()
    #expect(shown.consume() == ["show 0"])
    #expect(try feed.useEverything(of: "placeholder", in: feed.tableView) == [])
    #expect(try feed.cell(of: "placeholder").accessoryType == .none)
    #expect(try feed.height(of: "placeholder") == 33)
    #expect(feed.log.lines == [])
    feed.ads.append(Ad(5))
    #expect(feed.texts.contains("ad 5"))
    #expect(shown.consume() == ["show 5"])
    #expect(try feed.height(of: "ad 5") == 60)
    let offered = try feed.useEverything(of: "ad 5", in: feed.tableView)
    #expect(offered == ["save", "hide", "menu", "details", "deletion"])
  }

  @Test("What is put together for a kind of rows is put together once")
  func nothingRebuilt() {
    let feed = CapableFeed()
    var questions = 0
    feed.ads.height { _ in
      questions += 1
      return 60
    }
    _ = feed.show()
    let asked = questions
    for _ in 0..<10 {
      for row in 0..<6 {
        _ = feed.table.delegate?.tableView?(
          feed.tableView, heightForRowAt: IndexPath(row: row, section: 0))
      }
    }
    #expect(questions == asked + 20)
  }
}
#endif
