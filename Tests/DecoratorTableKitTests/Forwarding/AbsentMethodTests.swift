import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("Methods that no object has, which only a call can show")
@MainActor
struct AbsentMethodTests {
  /// An app's delegate with a menu, which does not report its methods.
  private final class Menus: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
    }
  }

  private let menus = Menus()
  private let tableView = UITableView.forTests()
  private let keeper = Keeper()

  /// Shows a child with the delegate, and a layer with heights around it.
  private func showChild() throws -> AdditionalTableViewDelegateImpl {
    let child = DecoratedTable(dataSource: PlainDataSource([["a", "b"]]), delegate: menus)
    let home = ComposedTable(.bySections, [child])
    home.addRows(["ad"], placed: .end) { tableView, _, ad in textCell(tableView, ad) }.height(60)
    keeper.keep(home)
    home.attach(to: tableView)
    tableView.layoutIfNeeded()
    return try #require(tableView.delegate as? AdditionalTableViewDelegateImpl)
  }

  /// Returns whether a call finds a method.
  private func finds<Value>(
    _ name: String, of delegate: AdditionalTableViewDelegateImpl, _ call: () -> Value
  ) -> Bool {
    OptionalMethod.call(delegate, Selector(name), call).isImplemented
  }

  @Test("The end of a child's menu")
  func endOfMenu() throws {
    tableView.stayTame()
    let delegate = try showChild()
    let menu = try #require(tableView.simulateContextMenu(at: path(0)))
    let name = "tableView:willEndContextMenuInteractionWithConfiguration:animator:"
    let found = finds(name, of: delegate) {
      delegate.tableView(tableView, willEndContextMenuInteraction: menu, animator: nil)
    }
    #expect(!found)
  }

  @Test("The status of scrolling of children")
  func scrollStatus() throws {
    tableView.stayTame()
    let delegate = try showChild()
    let found = finds("accessibilityScrollStatusForScrollView:", of: delegate) {
      delegate.accessibilityScrollStatus(for: tableView)
    }
    #expect(!found)
  }

  @Test("The estimate of a layer's row in a table that does not estimate")
  func estimateOfLayer() throws {
    tableView.stayTame()
    let table = DecoratedTable(dataSource: PlainDataSource([["a"]]), delegate: menus)
    keeper.keep(table)
    table.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }.height(60)
    table.attach(to: tableView)
    let delegate = try #require(tableView.delegate as? AdditionalTableViewDelegateImpl)
    var height: CGFloat = 0
    let found = finds("tableView:estimatedHeightForRowAtIndexPath:", of: delegate) {
      height = delegate.tableView(tableView, estimatedHeightForRowAt: path(0))
    }
    #expect(!found)
    #expect(height == 60)
  }

  /// A drop delegate that handles every drop, and reports its methods.
  private final class Drops: NSObject, UITableViewDropDelegate, SelectorResponding {
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}

    func response(to selector: Selector) -> Bool? {
      "\(selector)" == "tableView:performDropWithCoordinator:"
    }
  }

  /// One that handles none.
  private final class NoDrops: NSObject, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { false }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  @Test("A child that does not say which drops it handles takes all, beside one that takes none")
  func drops() {
    let drops: [any UITableViewDropDelegate] = [NoDrops(), Drops()]
    let home = ComposedTable(
      .bySections,
      drops.map { DecoratedTable(dataSource: PlainDataSource([["a"]]), dropDelegate: $0) })
    keeper.keep(home)
    home.attach(to: tableView)
    tableView.layoutIfNeeded()
    let session = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
    let delegate = tableView.dropDelegate
    #expect(delegate?.tableView?(tableView, canHandle: session) == true)
    withExtendedLifetime(drops) {}
  }
}
#endif
