import DecoratorTableKit
import Foundation
import Testing

/// Defects of the kit that the controllers once met, each in the few steps that it takes.
@MainActor
@Suite("Fixed defects that the controllers found")
struct MendedDefectsTests {
  /// A bare and a decorated screen of a controller, in tables without any temper.
  private func screens<Controller: ComparedController>(
    of type: Controller.Type, _ mode: Mode
  ) -> [Screen<Controller>] {
    let temper = UITableView.defaultTemper
    UITableView.defaultTemper = []
    defer { UITableView.defaultTemper = temper }
    return [nil, mode].map { Screen($0, size: .tall) }
  }

  @Test("In a table in no window, several selected rows stay selected")
  func selectionInNoWindow() async throws {
    var selected: [[Int]] = []
    for screen in screens(of: NotesController.self, .groupsAndAds) {
      screen.table.simulateWindow(false)
      for step in [.edit(true), .tap(1), .tap(3)] as [NotesController.Step] {
        try await screen.take(step)
      }
      screen.controller.setEditing(false, animated: false)
      try await screen.take(.add(1))
      selected.append((screen.contentTable.indexPathsForSelectedRows ?? []).map(\.row).sorted())
    }
    #expect(selected[0] == [2, 4])
    #expect(selected[1] == selected[0])
  }

  @Test("The section index of a composed table is up to date after a child has loaded")
  func staleSectionIndex() {
    var logs: [[String]] = []
    for screen in screens(of: ContactsController.self, .composed) {
      screen.table.simulateTapOnSectionIndex("D")
      screen.controller.searchTextDidChange("max")
      screen.controller.searchTextDidChange("")
      screen.controller.searchTextDidChange("da")
      _ = UIKitFailure.recording { screen.table.simulateTapOnSectionIndex("D") }
      logs.append(screen.controller.log.lines.filter { $0.hasPrefix("jumps") })
    }
    #expect(logs[0] == ["jumps to D at 3", "jumps to D at 1"])
    #expect(logs[1] == logs[0])
  }

  /// A list that takes itself off its table when it goes.
  private final class LeavingController: NSObject, UITableViewDataSource {
    weak var tableView: UITableView?

    isolated deinit { tableView?.dataSource = nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test("A data source that the controller sets to nil in its deinit is removed")
  func dataSourceOfLeavingController() {
    var counts: [Int] = []
    for isDecorated in [false, true] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .plain)
      table.temper = []
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      var controller: LeavingController? = LeavingController()
      controller?.tableView = table
      table.dataSource = controller
      table.simulateWindow()
      let feed = DecoratedTable(adopting: table)
      if isDecorated {
        feed.addRows(named: "ads", placed: .every(3)) { table, indexPath, _ in
          table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        feed.attach()
        controller?.tableView = feed.contentTableView
      }
      table.layoutIfNeeded()
      controller = nil
      table.layoutIfNeeded()
      counts.append(table.visibleCells.count)
    }
    #expect(counts[0] == 0)
    #expect(counts[1] == 0)
  }

  @Test("A data source that replaces the layers' on the real table is reported")
  func replacedDataSource() async throws {
    let screen = screens(of: BookmarksController.self, .groupsAndAds)[1]
    // The outlet was forgotten, so that a search replaces the data source of the table on screen.
    screen.controller.connect(screen.table)
    try await screen.take(.search("e"))
    let anomalies = screen.decoration?.anomalies ?? []
    #expect(anomalies.contains { $0.contains("dataSource") })
  }
}
