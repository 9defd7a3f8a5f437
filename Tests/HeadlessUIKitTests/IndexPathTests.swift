import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Index paths of rows")
struct IndexPathTests {
  @Test("the section comes first, then the row, which is also the item")
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
      #expect(path.row == 0)
      #expect(path.section == 0)
      path.item = 5
    }
    #expect(failures.count == 3)
    for failure in failures {
      #expect(failure.reason.hasPrefix("Invalid index path for use with UITableView."))
      #expect(failure.reason.hasSuffix("\(Array(before))."))
    }
    #expect(path == before)
  }
}
