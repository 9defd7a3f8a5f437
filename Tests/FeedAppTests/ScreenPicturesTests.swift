#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import DecoratorTableTesting
import Foundation
import Testing

@testable import FeedApp

@MainActor
@Suite("The phone app's screens and their reactions to touches")
struct ScreenPicturesTests {
  @Test("The feed: posts, days and ads, each with its own reaction to a tap")
  func feed() throws {
    let shown = ShownScreen(.feed)
    try shown.expectPicture("feed")
    #expect(try shown.tap(1) == "Iris Waterhouse, post 0 of the list of posts")
    #expect(try shown.tap(0) == "Iris Waterhouse, post 0 of the list of posts")
    let table = try shown.table()
    let rows = (0..<table.numberOfRows(inSection: 0)).map { IndexPath(row: $0, section: 0) }
    try shown.show(rows[40])
    let ad = try #require(
      rows.first {
        table.cellForRow(at: $0)?.textLabel?.text?.hasSuffix("· sponsored") == true
      })
    #expect(try shown.tap(ad.row).hasSuffix(", row \(ad.row) of the table"))
    try shown.expectPicture("feed-scrolled")
  }

  @Test("Live updates: twenty events, each described, and the resulting rows")
  func live() throws {
    let shown = ShownScreen(.live)
    try shown.expectPicture("live")
    let notes = try Set((0..<20).map { _ in try shown.press("Next") })
    #expect(notes.count > 10)
    try shown.expectPicture("live-later")
  }

  @Test("Chats: the controller does the same, bare and among other rows")
  func chats() throws {
    let screens = [PhoneScreen.chats, .adoptedChats].map { ShownScreen($0) }
    for shown in screens {
      let screen = try #require(shown.controller.content?.owner as? ChatsScreen)
      func place(_ row: Int, _ section: Int) -> IndexPath {
        screen.place(ofChat: IndexPath(row: row, section: section))
      }
      let table = try shown.table()
      for _ in 0..<4 { try shown.press("Next") }
      try shown.show(place(2, 1))
      #expect(table.simulateFullSwipe(at: place(2, 1)))
      #expect(table.simulateFullSwipe(at: place(3, 1), edge: .leading))
      try shown.press("Edit")
      #expect(table.isEditing)
      _ = table.simulateReorder(from: place(4, 1), to: place(1, 1))
      try shown.press("Done")
      #expect(!table.isEditing)
      table.simulateTap(at: place(0, 0))
      table.contentOffset = .zero
    }
    try screens[0].expectPicture("chats")
    try screens[1].expectPicture("chats-adopted")
    let logs = screens.compactMap { ($0.controller.content?.owner as? ChatsScreen)?.store.log }
    #expect(logs.count == 2)
    #expect(logs.first == logs.last)
    #expect(logs.first?.filter { $0.hasPrefix("receives") }.count == 4)
    for word in ["deletes", "pins", "moves", "opens"] {
      #expect(logs.first?.contains { $0.hasPrefix(word) } == true, "\(word)")
    }
  }

  @Test("Identified rows: the tour, twice, ends as it began")
  func museum() throws {
    let shown = ShownScreen(.museum)
    try shown.expectPicture("museum")
    let rounds = try (0..<2).map { _ in
      try (0...MuseumTour.stepCount).map { _ in try shown.press("Next") }
    }
    #expect(rounds[0] == rounds[1])
    #expect(rounds[0].last == "the tour begins again")
    for _ in 0..<6 { try shown.press("Next") }
    try shown.expectPicture("museum-later")
  }

  @Test("Typed cells: each kind of message in its own cell, and what a tap does")
  func messages() throws {
    let shown = ShownScreen(.messages)
    try shown.expectPicture("messages")
    let table = try shown.table()
    let unread = try #require(table.visibleCells.first { $0 is UnreadMarkerCell })
    let path = try #require(table.indexPath(for: unread))
    #expect(try shown.tap(path.row, path.section) == PhoneScreen.messages.summary)
    #expect(try shown.tap(path.row + 1, path.section) != PhoneScreen.messages.summary)
  }

  @Test("Rows with actions: tap, swipe and press")
  func gallery() throws {
    let shown = ShownScreen(.gallery)
    try shown.expectPicture("gallery")
    #expect(try shown.tap(1) == "opens “Harbour”")
    let table = try shown.table()
    let storm = IndexPath(row: 2, section: 0)
    try shown.show(storm)
    #expect(table.simulateSwipe(at: storm) == ["Share", "Buy"])
    table.simulateTapOnAction(at: 1)
    #expect(shown.note == "buys “Storm” for 1200 crowns")
    #expect(table.simulateContextMenu(at: storm) != nil)
    #expect(table.simulateTapOnMenuAction(titled: GalleryRows.copyTitle))
    #expect(shown.note == "copies “Storm”")
    #expect(try shown.tap(3) == "puts a postcard into the basket")
  }

  @Test("Ads arrive, are viewed after a while, and are then marked")
  func ads() async throws {
    let clock = ManualClock()
    var random = SeededRandom(seed: 1)
    var notes: [String] = []
    let content = ScreenContent.ads(
      clock: clock, notificationCenter: NotificationCenter(),
      random: { Double.random(in: 0..<1, using: &random) }
    ) { notes.append($0) }
    let screen = try #require(content.owner as? AdsScreen)
    let table = content.tableView
    table.temper = []
    // As on a phone, a controller's view gets into its window after it was made.
    table.simulateWindow()
    table.layoutIfNeeded()
    try await screen.table.settle()
    #expect(notes.isEmpty && ads(in: table).isEmpty)
    // Nothing was touched: ads come on screen, and are viewed there.
    try await read(screen, clock)
    #expect(!ads(in: table).isEmpty)
    #expect(ads(in: table).allSatisfy { $0.accessoryType == .checkmark })
    #expect(notes.count == ads(in: table).count)
    // From now on they arrive below what is on screen, so that nothing moves there.
    let before = notes.count
    table.simulateScroll(by: 480)
    try await screen.table.settle()
    let arrived = ads(in: table)
    let new = arrived.filter { $0.accessoryType == .none }
    #expect(!new.isEmpty)
    try await read(screen, clock)
    #expect(ads(in: table).map(ObjectIdentifier.init) == arrived.map(ObjectIdentifier.init))
    #expect(arrived.allSatisfy { $0.accessoryType == .checkmark })
    #expect(notes.count == before + new.count)
    #expect(notes.allSatisfy { $0.contains("has been viewed in row") })
    let picture = "\(notes.joined(separator: "\n"))\n\(TableDrawing(of: table).text(columns: 52))\n"
    try ShownScreen.expect(picture, "ads", #_sourceLocation)
  }

  @Test("An ad that is scrolled away and back keeps its mark, another ad has none")
  func reusedMarks() async throws {
    let clock = ManualClock()
    let content = ScreenContent.ads(
      clock: clock, notificationCenter: NotificationCenter(), random: { 0.5 }
    ) { _ in }
    let screen = try #require(content.owner as? AdsScreen)
    let table = content.tableView
    table.temper = []
    // As on a phone, a controller's view gets into its window after it was made.
    table.simulateWindow()
    table.layoutIfNeeded()
    try await read(screen, clock)
    table.simulateScroll(by: 480)
    try await read(screen, clock)
    let marked = ads(in: table).count
    #expect(marked > 0)
    #expect(ads(in: table).allSatisfy { $0.accessoryType == .checkmark })
    table.contentOffset.y = 2400
    try await screen.table.settle()
    #expect(table.visibleCells.allSatisfy { $0.accessoryType == .none })
    table.contentOffset.y = 480
    try await screen.table.settle()
    #expect(table.visibleCells.count { $0.accessoryType == .checkmark } == marked)
  }

  /// Lets ten seconds pass, and the table settle after each time at which something happens: of
  /// two answers at one time, either might be taken up first.
  private func read(_ screen: AdsScreen, _ clock: ManualClock) async throws {
    let end = clock.now + 10
    try await screen.table.settle()
    while let next = clock.nextWakeTime, next <= end {
      clock.advance(by: max(0, next - clock.now))
      try await screen.table.settle()
    }
    clock.advance(by: max(0, end - clock.now))
    try await screen.table.settle()
  }

  private func ads(in table: UITableView) -> [UITableViewCell] {
    table.visibleCells.filter { $0.textLabel?.text?.hasPrefix("★") == true }
  }

  @Test("Checks: a mark for each question after the run, and a report to copy")
  func checks() async throws {
    var copied: [String] = []
    let phone = Phone(system: "HeadlessUIKit", copy: { copied.append($0) })
    let shown = ShownScreen(.checks, on: phone)
    try shown.expectPicture("checks")
    #expect(try shown.press("Run") == "there is no window to ask in")
    try shown.table().simulateWindow()
    try shown.press("Run")
    for _ in 0..<20_000 where !shown.note.hasSuffix("passed") {
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(shown.note.hasSuffix(" passed"))
    try shown.table().layoutIfNeeded()
    #expect(try shown.press("Copy") == "copied")
    let report = try #require(copied.last)
    #expect(report.hasPrefix("Checks on HeadlessUIKit, "))
    #expect(!report.contains("…"))
    #expect(!report.contains("Anomalies"))
    // A temper may answer otherwise.
    guard UITableView.defaultTemper == [] else { return }
    #expect(!report.contains("✗"))
    try shown.expectPicture("checks-asked")
  }

  @Test("Several sources: changes over time, and the user's taps")
  func home() throws {
    let shown = ShownScreen(.home)
    try shown.expectPicture("home")
    for _ in 0..<9 { try shown.press("Next") }
    let table = try shown.table()
    let settings = table.numberOfSections - 1
    let rows = table.numberOfRows(inSection: settings)
    table.simulateTapOnHeader(ofSection: settings)
    #expect(table.numberOfRows(inSection: settings) == 0)
    table.simulateTapOnHeader(ofSection: settings)
    #expect(table.numberOfRows(inSection: settings) == rows)
    try shown.expectPicture("home-later")
    let taps = try (0..<60).map { _ in try shown.press("Next") }.filter { $0.contains("tapped") }
    #expect(taps == [])
  }
}
#endif
