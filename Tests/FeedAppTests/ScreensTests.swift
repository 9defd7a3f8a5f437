#if HEADLESS_UIKIT
import DecoratorTableKit
import Foundation
import Testing

@testable import FeedApp

@MainActor
@Suite("The list of the phone app's screens")
struct ScreensTests {
  @Test("Each screen has a row with its title and a description")
  func picture() throws {
    let list = ScreensController(on: Phone(system: "HeadlessUIKit", copy: { _ in }))
    let table = try #require(list.tableView)
    table.frame = CGRect(origin: .zero, size: PhoneScreen.size)
    table.temper = []
    table.simulateWindow()
    try ShownScreen.expect(
      "\(list.title ?? "")\n\(TableDrawing(of: table).text(columns: 52))\n", "screens",
      #_sourceLocation)
  }

  @Test("A tap on a row shows its screen", arguments: PhoneScreen.allCases)
  func tap(screen: PhoneScreen) throws {
    let row = try #require(PhoneScreen.allCases.firstIndex(of: screen))
    let list = ScreensController(on: Phone(system: "HeadlessUIKit", copy: { _ in }))
    let controllers = UINavigationController(rootViewController: list)
    let table = try #require(list.tableView)
    table.frame = CGRect(origin: .zero, size: PhoneScreen.size)
    table.simulateWindow()
    table.layoutIfNeeded()
    table.simulateTap(at: IndexPath(row: row, section: 0))
    let shown = try #require(controllers.topViewController as? ScreenController)
    #expect(shown.title == screen.title)
    #expect(shown.navigationItem.prompt == screen.summary)
    #expect(shown.view is UITableView)
  }

  @Test("Every screen shows rows at once, and is released with its controller")
  func memory() {
    for screen in PhoneScreen.allCases {
      weak var owner: AnyObject?
      weak var table: UITableView?
      do {
        let shown = ShownScreen(screen)
        owner = shown.controller.content?.owner
        table = shown.controller.content?.tableView
        #expect(table?.visibleCells.isEmpty == false, "\(screen)")
      }
      #expect(owner == nil, "\(screen)")
      #expect(table == nil, "\(screen)")
    }
  }

  @Test("Each screen has the buttons for its actions")
  func buttons() {
    for screen in PhoneScreen.allCases {
      let expected =
        switch screen {
        case .feed, .messages, .gallery, .ads: [String]()
        case .chats, .adoptedChats: ["Next", "Play", "Edit"]
        case .live, .museum, .home: ["Next", "Play"]
        case .checks: ["Run", "Copy"]
        }
      #expect(ShownScreen(screen).buttons == expected, "\(screen)")
    }
  }

  @Test("Play becomes Pause, and playing ends when the screen is left")
  func playing() throws {
    let shown = ShownScreen(.live)
    try shown.press("Play")
    #expect(shown.buttons == ["Next", "Pause"])
    try shown.press("Pause")
    #expect(shown.buttons == ["Next", "Play"])
    try shown.press("Play")
    shown.controller.viewWillDisappear(false)
    #expect(shown.buttons == ["Next", "Play"])
  }
}
#endif
