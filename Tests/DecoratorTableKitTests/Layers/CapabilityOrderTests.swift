import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Capabilities of a layer from several sides")
@MainActor
struct CapabilityOrderTests {
  private let log = CallLog()

  /// An adapter, arguments, a chain and handlers set by hand, all with something to do.
  private func feed(
    _ place: StackPlace,
    _ adapter: (CellAdapter<AdShowingCell, Ad>) -> CellAdapter<AdShowingCell, Ad>,
    height: ((Ad) -> CGFloat)? = nil, onSelect: ((Ad, IndexPath) -> Void)? = nil,
    chain: (RowLayer<Ad>) -> Void, byHand: (inout AdditionalRowEvents) -> Void
  ) -> CapableFeed {
    let feed = CapableFeed(
      place, adapter: adapter(CellAdapter()), height: height, onSelect: onSelect)
    chain(feed.ads)
    byHand(&feed.ads.events)
    return feed.show()
  }

  @Test(
    "All are notified: handlers set by hand, the adapter, the arguments, the chain",
    arguments: StackPlace.all)
  func told(place: StackPlace) throws {
    let log = log
    let feed = feed(place) {
      $0.onSelect { ad, _ in log.note("adapter \(ad.id)") }
        .onDisplay { log.note("adapter shows \($1.id)") }
        .onEndDisplay { log.note("adapter showed \($1.id)") }
        .onAccessoryTap { ad, _ in log.note("adapter details \(ad.id)") }
        .accessory(.checkmark)
    } onSelect: { ad, path in
      log.note("argument \(ad.id)")
    } chain: {
      $0.onSelect { ad, _ in log.note("chain \(ad.id)") }.onSelect { _, _ in log.note("again") }
        .onDisplay { log.note("chain shows \($1.id)") }
        .onEndDisplay { log.note("chain showed \($1.id)") }
        .onAccessoryTap { ad, _ in log.note("chain details \(ad.id)") }
        .accessory { $0.id == 0 ? .detailButton : nil }
    } byHand: {
      $0.didSelect = { _, row, _ in log.note("hand \(row)") }
      $0.willDisplay = { _, _, row in log.note("hand shows \(row)") }
      $0.didEndDisplaying = { _, _, row in log.note("hand showed \(row)") }
      $0.accessoryTap = { _, row, _ in log.note("hand details \(row)") }
    }
    #expect(
      log.consume()
        == [0, 1].flatMap {
          ["hand shows row \($0)", "adapter shows \($0)", "chain shows \($0)"]
        })
    feed.tableView.simulateTap(at: try feed.path(of: "ad 1"))
    #expect(log.consume() == ["hand row 1", "adapter 1", "argument 1", "chain 1", "again"])
    #expect(try feed.cell(of: "ad 1").accessoryType == .checkmark)
    feed.tableView.simulateTapOnAccessory(at: try feed.path(of: "ad 0"))
    #expect(log.consume() == ["hand details row 0", "adapter details 0", "chain details 0"])
    feed.ads.remove(at: 1)
    #expect(log.consume() == ["hand showed row 1", "adapter showed 1", "chain showed 1"])
  }

  @Test("Of several heights, the one added last is asked first", arguments: StackPlace.all)
  func heights(place: StackPlace) throws {
    let byHandAlone = feed(
      place, { $0.height { $0.id == 0 ? 61 : nil } }, chain: { _ in },
      byHand: { $0.height = { _ in 64 } })
    #expect(try ["ad 0", "ad 1"].map { try byHandAlone.height(of: $0) } == [61, 64])
    let both = feed(
      place, { $0.height(61) }, height: { _ in 62 }, chain: { $0.height { $0.id == 1 ? 63 : nil } },
      byHand: { $0.height = { _ in 64 } })
    #expect(try ["ad 0", "ad 1"].map { try both.height(of: $0) } == [62, 63])
  }

  @Test("Actions are placed beside each other, and all handlers have to agree on the full swipe")
  func swipeActions() throws {
    let log = log
    for agrees in [true, false] {
      let feed = feed(StackPlace(layers: 2, level: 0)) {
        $0.trailingSwipeActions { [log.swipeAction("adapter", $0.id)] }
          .leadingSwipeActions(performsFirstActionWithFullSwipe: agrees) {
            [log.swipeAction("adapter", $0.id)]
          }
      } chain: {
        $0.trailingSwipeActions { $0.id == 0 ? [] : [log.swipeAction("chain", $0.id)] }
      } byHand: {
        $0.trailingSwipeActions = { _, row in
          row == .amongContent(index: 0)
            ? nil : UISwipeActionsConfiguration(actions: [log.swipeAction("hand", 9)])
        }
        $0.leadingSwipeActions = { _, _ in
          UISwipeActionsConfiguration(actions: [log.swipeAction("hand", 9)])
        }
      }
      let paths = try ["ad 0", "ad 1"].map { try feed.path(of: $0) }
      #expect(feed.tableView.simulateSwipe(at: paths[0]) == ["adapter"])
      #expect(feed.tableView.simulateSwipe(at: paths[1]) == ["hand", "adapter", "chain"])
      #expect(feed.tableView.simulateSwipe(at: paths[0], edge: .leading) == ["hand", "adapter"])
      feed.tableView.simulateDismissalOfActions()
      #expect(feed.tableView.simulateFullSwipe(at: paths[0], edge: .leading) == agrees)
    }
  }

  @Test("Each capability may refuse that a row is edited")
  func canEdit() throws {
    let log = log
    let feed = CapableFeed(
      StackPlace(layers: 2, level: 0), ads: [Ad(0), Ad(1)],
      adapter: CellAdapter().canEdit { $0.text != "adapter refuses" })
    feed.ads.trailingSwipeActions { [log.swipeAction("hide", $0.id)] }
      .canEdit { $0.text != "chain refuses" }
    _ = feed.show()
    for (text, isEditable) in [
      ("fine", true), ("adapter refuses", false), ("chain refuses", false),
    ] {
      feed.ads.replace(at: 0, with: Ad(0, text))
      #expect(
        feed.tableView.simulateSwipe(at: try feed.path(of: text)) == (isEditable ? ["hide"] : []))
      feed.tableView.simulateDismissalOfActions()
    }
    feed.ads.events.canEdit = { $0 != .amongContent(index: 1) }
    #expect(feed.tableView.simulateSwipe(at: try feed.path(of: "ad 1")) == [])
  }

  @Test("A handler set by hand may refuse that a row is edited, without any capability")
  func refusalByHand() throws {
    let feed = CapableFeed()
    var committed: [AdditionalRow] = []
    feed.ads.events.commit = { _, _, row in committed.append(row) }
    feed.ads.events.canEdit = { $0 == .amongContent(index: 1) }
    _ = feed.show()
    #expect(try feed.useEverything(of: "ad 0", in: feed.tableView) == [])
    #expect(try feed.useEverything(of: "ad 1", in: feed.tableView) == ["Delete", "deletion"])
    #expect(committed == [.amongContent(index: 1), .amongContent(index: 1)])
  }

  @Test("All are notified of a deletion, each in its own form")
  func deletion() throws {
    let log = log
    let feed = feed(StackPlace(layers: 3, level: 1)) {
      $0.onDelete { log.note("adapter \($0.id)") }
    } chain: { ads in
      ads.onDelete { [weak ads] ad in
        log.note("chain \(ad.id)")
        guard let ads, let index = ads.models.firstIndex(where: { $0.id == ad.id }) else { return }
        ads.remove(at: index)
      }
    } byHand: {
      $0.commit = { _, style, row in log.note("hand \(style == .delete) \(row)") }
    }
    feed.tableView.setEditing(true, animated: false)
    #expect(feed.tableView.simulateDeletion(at: try feed.path(of: "ad 0")))
    #expect(log.lines == ["hand true row 0", "adapter 0", "chain 0"])
    #expect(!feed.texts.contains("ad 0"))
  }

  @Test("An insertion set by hand is not a deletion")
  func insertion() throws {
    let log = log
    let feed = feed(StackPlace(layers: 1, level: 0)) {
      $0.onDelete { log.note("delete \($0.id)") }
    } chain: { _ in
    } byHand: {
      $0.commit = { _, style, row in log.note("\(style == .insert ? "insert" : "other") \(row)") }
      $0.editingStyle = { $0 == .amongContent(index: 0) ? .insert : .delete }
    }
    feed.tableView.setEditing(true, animated: false)
    feed.tableView.layoutIfNeeded()
    _ = feed.tableView.simulateTapOnEditControl(at: try feed.path(of: "ad 0"))
    #expect(log.consume() == ["insert row 0"])
    #expect(feed.tableView.simulateDeletion(at: try feed.path(of: "ad 1")))
    #expect(log.consume() == ["other row 1", "delete 1"])
  }

  @Test("Menus are one menu, and one set by hand is there for rows without")
  func menus() throws {
    let log = log
    let feed = feed(StackPlace(layers: 2, level: 1)) {
      $0.contextMenu { $0.id == 0 ? [log.menuAction("adapter", $0.id)] : [] }
    } chain: {
      $0.contextMenu { $0.id == 0 ? [log.menuAction("chain", $0.id)] : [] }
    } byHand: {
      $0.contextMenu = { _, _, _ in
        let action = log.menuAction("hand", 9)
        return UIContextMenuConfiguration(
          identifier: nil, actionProvider: { _ in UIMenu(children: [action]) })
      }
    }
    for (text, title) in [("ad 0", "adapter"), ("ad 0", "chain"), ("ad 1", "hand")] {
      #expect(feed.tableView.simulateContextMenu(at: try feed.path(of: text)) != nil)
      #expect(feed.tableView.simulateTapOnMenuAction(titled: title))
    }
    #expect(log.lines == ["adapter 0", "chain 0", "hand 9"])
  }

  @Test("Handlers set by hand are set and removed without the capabilities")
  func separate() throws {
    let log = log
    let feed = feed(StackPlace(layers: 1, level: 0)) {
      $0
    } chain: {
      $0.onSelect { ad, _ in log.note("chain \(ad.id)") }
    } byHand: {
      $0.didSelect = { _, _, _ in log.note("hand") }
      $0.canSelect = { $0 == .amongContent(index: 1) }
    }
    for text in ["ad 0", "ad 1"] { feed.tableView.simulateTap(at: try feed.path(of: text)) }
    #expect(log.consume() == ["chain 0", "hand", "chain 1"])
    feed.ads.events = AdditionalRowEvents()
    feed.tableView.simulateTap(at: try feed.path(of: "ad 1"))
    #expect(log.consume() == ["chain 1"])
    #expect(feed.ads.events.didSelect == nil)
  }
}
#endif
