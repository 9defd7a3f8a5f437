import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("UITableViewController")
struct UITableViewControllerTests {
  let path = IndexPath(row: 1, section: 0)

  @Test("the controller makes its table, and is its data source and delegate")
  func loading() {
    let controller = PostsController(style: .grouped)
    #expect(!controller.isViewLoaded)
    let table = controller.tableView
    #expect(table?.style == .grouped)
    #expect(controller.view === table)
    #expect(table?.dataSource === controller)
    #expect(table?.delegate === controller)
    #expect(controller.loads == 1)
  }

  @Test("methods that a subclass overrides are implemented, others are not")
  func overrides() throws {
    let controller = PostsController(style: .plain)
    let table = try #require(controller.tableView)
    let source: any UITableViewDataSource = controller
    let delegate: any UITableViewDelegate = controller
    #expect(source.tableView(table, numberOfRowsInSection: 0) == 3)
    #expect(delegate.tableView?(table, heightForRowAt: path) == 60)
    #expect(source.numberOfSections?(in: table) == nil)
    #expect(source.tableView?(table, canEditRowAt: path) == nil)
    #expect(source.sectionIndexTitles?(for: table) == nil)
    #expect(delegate.tableView?(table, estimatedHeightForRowAt: path) == nil)
    #expect(delegate.tableView?(table, didSelectRowAt: path) == nil)
    #expect(delegate.tableView?(table, willSelectRowAt: path) == nil)
    #expect(delegate.scrollViewDidScroll?(table) == nil)
  }

  @Test("the veto of an override is a veto, and not an absent method")
  func veto() throws {
    let controller = PostsController(style: .plain)
    let table = try #require(controller.tableView)
    let answer = willDeselect(controller, table)
    #expect(answer.isImplemented)
    #expect(answer.value == nil)
  }

  @Test("an override that changes the result of super counts, one that returns it does not")
  func callingSuper() throws {
    let controller = SuperCallingController(style: .plain)
    let table = try #require(controller.tableView)
    table.rowHeight = 50
    let source: any UITableViewDataSource = controller
    let delegate: any UITableViewDelegate = controller
    #expect(source.numberOfSections?(in: table) == 2)
    #expect(delegate.tableView?(table, heightForRowAt: path) == 60)
    #expect(delegate.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0)) == nil)
    let veto = willDeselect(controller, table)
    #expect(veto.isImplemented)
    #expect(veto.value == nil)
    controller.vetoes = false
    #expect(!willDeselect(controller, table).isImplemented)
  }

  @Test("the failure of a controller that has rows but no cells contains its name")
  func noCell() throws {
    let controller = UITableViewController(style: .plain)
    let table = try #require(controller.tableView)
    let failures = UIKitFailure.recording {
      _ = controller.tableView(table, cellForRowAt: path)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.reason.hasPrefix("UITableViewController has rows to show") == true)
  }

  private func willDeselect(
    _ delegate: any UITableViewDelegate, _ table: UITableView
  ) -> OptionalMethod.Answer<IndexPath?> {
    OptionalMethod.call(delegate, "tableView:willDeselectRowAtIndexPath:") {
      delegate.tableView?(table, willDeselectRowAt: path)
    }
  }
}

private final class PostsController: UITableViewController {
  var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 60 }

  override func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
}

private final class SuperCallingController: UITableViewController {
  var vetoes = true

  override func numberOfSections(in tableView: UITableView) -> Int {
    super.numberOfSections(in: tableView) + 1
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let height = super.tableView(tableView, heightForRowAt: indexPath)
    return indexPath.row == 0 ? height : height + 10
  }

  override func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let path = super.tableView(tableView, willDeselectRowAt: indexPath)
    return vetoes ? nil : path
  }
}
