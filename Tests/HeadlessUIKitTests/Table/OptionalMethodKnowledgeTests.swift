import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The table's record of optional methods")
struct OptionalMethodKnowledgeTests {
  @Test("An object is queried for its methods when it is set, and not again")
  func askedWhenSet() {
    let setup = LoggedTable([2])
    let delegate = RespondingDelegate()
    delegate.response = false
    setup.table.delegate = delegate
    let asked = delegate.questions
    #expect(asked > 0)
    delegate.response = true
    setup.table.layoutIfNeeded()
    #expect(delegate.questions == asked)
    #expect(delegate.calls == 0)
    setup.table.delegate = delegate
    setup.table.reloadData()
    setup.table.layoutIfNeeded()
    #expect(delegate.questions == asked)
    #expect(delegate.calls == 0)
    setup.table.delegate = nil
    setup.table.delegate = delegate
    setup.table.reloadData()
    setup.table.layoutIfNeeded()
    #expect(delegate.calls > 0)
  }

  @Test("Each of the five objects is queried once, however often it is set, and again after nil")
  func setTwice() {
    let table = LoggedTable([2]).table
    let object = FiveRoles()
    let settings: [(FiveRoles?) -> Void] = [
      { table.dataSource = $0 }, { table.delegate = $0 }, { table.prefetchDataSource = $0 },
      { table.dragDelegate = $0 }, { table.dropDelegate = $0 },
    ]
    for set in settings {
      object.questions = 0
      set(object)
      let asked = object.questions
      #expect(asked > 0)
      set(object)
      #expect(object.questions == asked)
      set(nil)
      set(object)
      #expect(object.questions == 2 * asked)
    }
  }

  @Test("Setting the same data source again neither reloads nor deselects")
  func sameSource() {
    let setup = LoggedTable([2])
    setup.table.layoutIfNeeded()
    setup.table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    // The cell is laid out in its new state.
    setup.table.layoutIfNeeded()
    #expect(setup.log.consume().last == "layout 0.1")
    setup.table.dataSource = setup.source
    setup.table.layoutIfNeeded()
    #expect(setup.log.consume() == [])
    #expect(setup.table.indexPathForSelectedRow == IndexPath(1))
  }

  @Test("An object with unknown methods is called, and its answers count")
  func unknown() {
    let setup = LoggedTable([2])
    let delegate = RespondingDelegate()
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    #expect(delegate.calls > 0)
    #expect(setup.table.rectForRow(at: IndexPath(0)).height == 61)
  }

  @Test("A delegate that changes a height property at every call does not block the layout")
  func restlessDelegate() {
    let setup = LoggedTable([3])
    var height: CGFloat = 40
    let delegate = LoggedHeightDelegate(log: setup.log) { [unowned table = setup.table] _ in
      height += 1
      table.estimatedRowHeight = height
      return 40
    }
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    #expect(setup.table.visibleCells.count == 3)
  }

  @Test("One cell for two rows is put into the pool when both are removed")
  func sharedCell() {
    let setup = LoggedTable([2])
    let shared = LoggedCell(style: .default, reuseIdentifier: "cell")
    let source = ClosureSource(rows: 2) { _, _ in shared }
    setup.table.dataSource = source
    setup.table.layoutIfNeeded()
    setup.table.reloadData()
    #expect(setup.table.cellPool.count(identifier: "cell") == 1)
    #expect(shared.superview == nil)
  }
}

@MainActor
private final class RespondingDelegate: NSObject, UITableViewDelegate, SelectorResponding {
  var response: Bool?
  private(set) var questions = 0
  private(set) var calls = 0

  func response(to selector: Selector) -> Bool? {
    questions += 1
    return response
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls += 1
    return 61
  }
}

@MainActor
private final class FiveRoles: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching, UITableViewDragDelegate, UITableViewDropDelegate,
  SelectorResponding
{
  var questions = 0

  func response(to selector: Selector) -> Bool? {
    questions += 1
    return false
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}
