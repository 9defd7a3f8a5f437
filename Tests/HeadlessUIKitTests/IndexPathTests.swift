import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Index paths of rows")
struct IndexPathTests {
  @Test("the section is first, then the row, which is also the item")
  func reading() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path == [1, 3])
    #expect(path.section == 1)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(IndexPath(item: 3, section: 1) == path)
  }

  @Test("each part can be set")
  func writing() {
    var path = IndexPath(row: 3, section: 1)
    path.section = 5
    #expect(path == [5, 3])
    path.row = 7
    #expect(path == [5, 7])
    path.item = 9
    #expect(path == [5, 9])
  }

  @Test(
    "a path of another length fails with its indices, and stays as it is",
    arguments: [
      IndexPath(), [4], [1, 2, 3],
    ])
  func wrongLength(path: IndexPath) {
    var path = path
    let before = path
    let failures = UIKitFailure.recording {
      #expect(path.row == NSNotFound)
      #expect(path.section == NSNotFound)
      path.item = 5
    }
    #expect(failures.count == 3)
    for failure in failures {
      #expect(failure.reason.hasPrefix("Invalid index path for use with UITableView."))
      #expect(failure.reason.hasSuffix("\(Array(before))."))
    }
    #expect(path == before)
  }

  @Test(
    "a table has no row at a path of another length",
    arguments: [
      IndexPath(), [0], [0, 0, 0],
    ])
  func noRow(path: IndexPath) {
    let source = OneRow()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    let questions: [() -> Void] = [
      { #expect(table.cellForRow(at: path) == nil) },
      { #expect(table.rectForRow(at: path) == .zero) },
      { table.selectRow(at: path, animated: false, scrollPosition: .top) },
      { table.scrollToRow(at: path, at: .top, animated: false) },
      { table.simulateTap(at: path) },
      { #expect(table.simulateDrag(from: path) == nil) },
      { #expect(table.simulateSwipe(at: path) == []) },
      { #expect(table.simulateReorder(from: path, to: IndexPath(row: 0, section: 0)) == nil) },
    ]
    for question in questions {
      let failures = UIKitFailure.recording(question)
      #expect(failures.first?.reason.hasPrefix("Invalid index path for use with") == true)
    }
    #expect(table.indexPathForSelectedRow == nil)
  }
}

@MainActor
private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
