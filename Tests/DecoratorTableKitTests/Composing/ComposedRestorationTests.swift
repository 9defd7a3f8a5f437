import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// The identifiers by which state restoration finds rows.
@Suite("State restoration with several sources")
@MainActor
struct ComposedRestorationTests {
  /// A source whose rows are identified by their texts.
  private final class App: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
    let texts: [String]

    init(_ texts: [String]) {
      self.texts = texts
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, texts[indexPath.row]) }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
      texts[idx.row] == "unknown" ? nil : texts[idx.row]
    }

    func indexPathForElement(
      withModelIdentifier identifier: String, in view: UIView
    ) -> IndexPath? {
      texts.firstIndex(of: identifier).map { path($0) }
    }
  }

  private func child(_ texts: [String]) -> DecoratedTable {
    let child = DecoratedTable(dataSource: App(texts))
    child.addRows(["ad"], placed: .before(1)) { tableView, _, ad in textCell(tableView, ad) }
    return child
  }

  /// Expects that every row that has an identifier is found by it, and by no other.
  private func expectFound(
    _ tableView: UITableView, _ association: any UIDataSourceModelAssociation
  ) -> [String] {
    var found: [String] = []
    for section in 0..<tableView.numberOfSections {
      for row in 0..<tableView.numberOfRows(inSection: section) {
        let own = path(row, section)
        guard let name = association.modelIdentifierForElement(at: own, in: tableView) else {
          continue
        }
        #expect(association.indexPathForElement(withModelIdentifier: name, in: tableView) == own)
        found.append(name)
      }
    }
    #expect(Set(found).count == found.count)
    return found
  }

  @Test("Children that return the same identifiers are distinguished", arguments: [true, false])
  func sameIdentifiers(areSections: Bool) throws {
    let same = ["a", "1/a", "/", "unknown", ""]
    let group = ComposedTable(.byRows, [child(same), child(same)])
    let composed = ComposedTable(
      areSections ? .bySections : .byRows, [child(same), group, child(same)])
    composed.addRows(["promo"], placed: .start) { tableView, _, promo in
      textCell(tableView, promo)
    }
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    let association = try #require(
      composed.dataSource as? any UIDataSourceModelAssociation)
    let found = expectFound(tableView, association)
    // Neither the rows of layers nor those without an identifier in their child have one.
    #expect(found.count == 4 * (same.count - 1))
    #expect(
      Set(found.filter { $0.hasSuffix("/a") }) == [
        "0/a", "0/1/a", "1/0/a", "1/0/1/a", "1/1/a", "1/1/1/a", "2/a", "2/1/a",
      ])
  }

  @Test("For an identifier of no row, no index path is found")
  func unknown() throws {
    let composed = ComposedTable(.bySections, [child(["a"]), child(["b"])])
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    let association = try #require(
      composed.dataSource as? any UIDataSourceModelAssociation)
    for identifier in ["", "a", "0", "0/", "0/b", "1/a", "2/a", "-1/a", "x/a", "/a"] {
      #expect(
        association.indexPathForElement(withModelIdentifier: identifier, in: tableView) == nil)
    }
    #expect(
      association.indexPathForElement(withModelIdentifier: "1/b", in: tableView) == path(0, 1))
  }
}
