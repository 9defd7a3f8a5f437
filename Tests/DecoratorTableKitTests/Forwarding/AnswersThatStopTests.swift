import DecoratorTableKit
import Foundation
import Testing

@Suite("Answers that stop the program")
@MainActor
struct AnswersThatStopTests {
  /// An app's delegate that names rows that do not exist.
  private final class Wrong: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { IndexPath(row: 9, section: 0) }

    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { IndexPath(row: 0, section: 2) }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      IndexPath(row: 1, section: 0)
    }
  }

  /// Asks about a table of the rows "ad" and "a".
  private static func ask(_ question: (AdditionalTableViewDelegateImpl, UITableView) -> Void) {
    let layer = SlotLayer(placed: .start, named: "ads") { tableView, _, _ in
      textCell(tableView, "ad")
    }
    layer.height(40)
    let source = AdditionalTableViewDataSourceImpl(inner: PlainDataSource([["a"]]), layer: layer)
    let delegate = AdditionalTableViewDelegateImpl(inner: Wrong(), layer: layer)
    let tableView = UITableView.forTests()
    tableView.dataSource = source
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    question(delegate, tableView)
    withExtendedLifetime(source) {}
  }

  nonisolated static let calls = [
    StoppingCall("Wrong answered row [0, 9], which does not exist: give the index path that it") {
      ask { _ = $0.tableView($1, willSelectRowAt: IndexPath(row: 1, section: 0)) }
    },
    StoppingCall("Wrong answered row [2, 0], which does not exist: give the index path that it") {
      ask { _ = $0.tableView($1, willDeselectRowAt: IndexPath(row: 1, section: 0)) }
    },
    StoppingCall("Wrong answered row [0, 1], which does not exist: give the index path that it") {
      ask { _ = $0.indexPathForPreferredFocusedView(in: $1) }
    },
  ]

  #if !os(iOS)
  @Test(
    "The message about an answer with a row that does not exist names the row",
    arguments: calls.indices)
  func message(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      AnswersThatStopTests.calls[index].make()
    }
    try expectErrorText(of: result, contains: Self.calls[index].text)
  }
  #endif
}
