import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("The section index of a table of several sources")
@MainActor
struct ComposedSectionIndexTests {
  /// Sections by letter, with an index.
  private final class Contacts: NSObject, UITableViewDataSource {
    var titles: [String]
    /// The titles that were touched, with the numbers that they were touched at.
    var touched: [String] = []
    /// How often the titles were asked for.
    var questions = 0

    init(_ titles: [String]) { self.titles = titles }

    func numberOfSections(in tableView: UITableView) -> Int { titles.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      textCell(tableView, titles[indexPath.section])
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      questions += 1
      return titles
    }

    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      touched.append("\(title) at \(index)")
      return index
    }
  }

  private let tableView: LoggingTableView
  private let posts = PlainDataSource([["post"]])
  private let contacts = Contacts(["A", "B", "C"])
  private let child: DecoratedTable
  private let home: ComposedTable

  init() {
    tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .plain)
    tableView.setUpForTests()
    child = DecoratedTable(dataSource: contacts)
    home = ComposedTable(.bySections, [DecoratedTable(dataSource: posts), child])
    home.attach(to: tableView)
    tableView.layoutIfNeeded()
    touch("A", "B", "C")
    contacts.touched = []
  }

  private func touch(_ titles: String...) {
    for title in titles { tableView.simulateTapOnSectionIndex(title) }
  }

  @Test("It is loaded again when a child is, once")
  func childLoads() {
    contacts.titles.removeFirst()
    contacts.questions = 0
    child.contentTableView?.reloadData()
    tableView.layoutIfNeeded()
    #expect(contacts.questions == 1)
    touch("A", "B", "C")
    #expect(contacts.touched == ["B at 0", "C at 1"])
  }

  @Test("It is loaded again when a child announces other sections, once a batch")
  func childAnnounces() {
    contacts.questions = 0
    child.performBatchUpdates {
      contacts.titles = ["B", "C", "D"]
      child.deleteSections([0], with: .none)
      child.insertSections([2], with: .none)
    }
    #expect(contacts.questions == 1)
    touch("A", "B", "D")
    #expect(contacts.touched == ["B at 0", "D at 2"])
  }

  @Test("It is loaded again when children are inserted, moved and removed")
  func children() {
    let others = Contacts(["X"])
    home.children.insert(DecoratedTable(dataSource: others), at: 0)
    touch("X", "A")
    #expect(others.touched == ["X at 0"])
    #expect(contacts.touched == ["A at 0"])
    home.children.swapAt(0, 2)
    touch("X", "C")
    #expect(others.touched == ["X at 0", "X at 0"])
    #expect(contacts.touched == ["A at 0", "C at 2"])
    home.children.removeAll { $0 === child }
    touch("A", "X")
    #expect(contacts.touched == ["A at 0", "C at 2"])
    #expect(others.touched.count == 3)
  }

  @Test("It is not asked for in a change of rows, nor where no index is shown")
  func nothingToAsk() throws {
    contacts.questions = 0
    posts.sections[0].append("another")
    let first = try #require(home.children[0] as? DecoratedTable)
    first.insertRows(at: [path(1)], with: .none)
    #expect(contacts.questions == 0)
    home.children.removeAll { $0 === child }
    tableView.reloadData()
    tableView.layoutIfNeeded()
    tableView.simulateTapOnSectionIndex("A")
    _ = tableView.takeCalls()
    first.performBatchUpdates {
      posts.sections.append(["more"])
      first.insertSections([1], with: .none)
    }
    #expect(!tableView.takeCalls().contains("reload section index"))
  }

  @Test("The failure for a section that does not exist names the section that was returned")
  func missingSection() {
    let failures = UIKitFailure.recording {
      child.contentTableView?.scrollToRow(at: path(0, 17), at: .top, animated: false)
    }
    #expect(failures.count == 1)
    #expect(failures.allSatisfy { "\($0)".contains("17") }, "\(failures)")
  }
}
#endif
