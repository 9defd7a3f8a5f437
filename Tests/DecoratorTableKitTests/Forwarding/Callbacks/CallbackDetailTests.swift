import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("Callbacks, where a call has more than one row, or none")
@MainActor
struct CallbackDetailTests {
  private func world(
    _ method: ForwardedMethod, app: AppVariant = .implements, handlers: HandlerSet = .none
  ) throws -> CallbackWorld {
    let callback = try #require(CallbackCase.all.first { $0.method == method })
    return CallbackWorld(
      callback, CallbackSituation(kind: .content, handlers: handlers, app: app))
  }

  @Test("Editing that ended nowhere ended nowhere inside")
  func endOfEditing() throws {
    let world = try world(.didEndEditing)
    world.delegate?.tableView?(world.tableView, didEndEditingRowAt: nil)
    // A row that is gone by then.
    world.delegate?.tableView?(
      world.tableView, didEndEditingRowAt: IndexPath(row: 9, section: 2))
    #expect(world.log.lines == ["app: didEndEditing nil", "app: didEndEditing nil"])
  }

  @Test("A drop without a destination has none inside")
  func dropNowhere() throws {
    let world = try world(.dropSessionDidUpdate)
    _ = world.drop?.tableView?(
      world.tableView, dropSessionDidUpdate: SimulatedDropSession(items: []),
      withDestinationIndexPath: nil)
    #expect(world.log.lines == ["app: dropSessionDidUpdate nil"])
  }

  @Test("A row has no primary action by default while the table is edited")
  func primaryActionWhileEditing() throws {
    let world = try world(.canPerformPrimaryAction, app: .lacks)
    world.tableView.isEditing = true
    let answer = world.delegate?.tableView?(
      world.tableView, canPerformPrimaryActionForRowAt: world.path)
    #expect(answer == false)
  }

  @Test("A list of rows is split between the app and both layers")
  func prefetching() throws {
    let world = try world(.prefetchRows, handlers: .ofBoth)
    let rows = (0..<5).reversed().map { IndexPath(row: $0, section: 2) }
    world.prefetching?.tableView(world.tableView, prefetchRowsAt: rows)
    #expect(
      world.log.lines.sorted() == [
        "app: prefetchRows [0, 2] [0, 1] [0, 0]", "inner: prefetch 1", "outer: prefetch 1",
      ])
  }

  @Test("Rows can be moved by default where the app can move rows")
  func movingByDefault() throws {
    let world = try world(.canMoveRow, app: .lacks)
    world.app.methods.insert(.moveRow)
    // UIKit asks for it when a data source is set.
    #expect((world.dataSource as? ForwardingObject)?.answers(.moveRow) == true)
    #expect(world.dataSource?.tableView?(world.tableView, canMoveRowAt: world.path) == true)
    let own = IndexPath(row: 2, section: 2)
    #expect(world.dataSource?.tableView?(world.tableView, canMoveRowAt: own) == false)
  }

  @Test("Where the app deletes rows, its rows can be deleted beside those of a layer")
  func deletion() throws {
    let world = try world(.editingStyle, app: .lacks, handlers: .ofBoth)
    world.app.methods.insert(.commitEditing)
    let style = world.delegate?.tableView?(world.tableView, editingStyleForRowAt: world.path)
    #expect(style == .delete)
  }
}
#endif
