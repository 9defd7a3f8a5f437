import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Section index")
struct SectionIndexTests {
  @Test("a tap on a title scrolls to the section that the data source names")
  func tapping() {
    let source = IndexedSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.rowHeight = 50
    table.dataSource = source
    table.simulateTapOnSectionIndex("C")
    #expect(source.asked == ["C 1"])
    #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
    table.simulateTapOnSectionIndex("Z")
    #expect(source.asked == ["C 1"])
  }

  @Test("titles are kept until they, or all data, are reloaded")
  func reloading() {
    let source = IndexedSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.dataSource = source
    table.simulateTapOnSectionIndex("A")
    source.titles = ["X"]
    table.simulateTapOnSectionIndex("X")
    #expect(source.asked == ["A 0"])
    table.reloadSectionIndexTitles()
    table.simulateTapOnSectionIndex("X")
    #expect(source.asked == ["A 0", "X 0"])
    source.titles = ["Y"]
    table.reloadData()
    table.simulateTapOnSectionIndex("Y")
    #expect(source.asked == ["A 0", "X 0", "Y 0"])
  }

  @Test("titles are on screen only if there are enough rows")
  func minimum() {
    let source = IndexedSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.dataSource = source
    table.sectionIndexMinimumDisplayRowCount = 13
    table.simulateTapOnSectionIndex("A")
    #expect(source.asked == [])
    table.sectionIndexMinimumDisplayRowCount = 12
    table.simulateTapOnSectionIndex("A")
    #expect(source.asked == ["A 0"])
  }
}

@MainActor
private final class IndexedSource: NSObject, UITableViewDataSource {
  var titles = ["A", "C"]
  var asked: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    asked.append("\(title) \(index)")
    return index * 2
  }
}
