import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// An app that implements some methods, as one child of several: it gets the same calls as by
/// itself, with the same effects on its rows.
@Suite("An app that is one of several children")
@MainActor
struct ComposedSilenceTests {
  private typealias Methods = Set<ForwardedMethod>

  /// The other children beside the app.
  enum Neighbours: CaseIterable {
    case none
    /// Children without rows.
    case empty
    /// Children with rows, above and below.
    case plain
  }

  /// The calls that the app's objects got, and their effects on the table.
  private func lines(_ app: SubsetApp, beside neighbours: Neighbours) -> [String] {
    let tableView = UITableView.forTests()
    tableView.frame.size.height = neighbours == .plain ? 4000 : 250
    let child = DecoratedTable(
      dataSource: app, delegate: app, prefetchDataSource: app, dragDelegate: app,
      dropDelegate: app)
    func neighbour() -> [LayeredTable] {
      switch neighbours {
      case .none: []
      case .empty: [DecoratedTable(dataSource: QuietSource([]))]
      case .plain: [DecoratedTable(dataSource: QuietSource([["x", "y"], [], ["z"]]))]
      }
    }
    let composed = ComposedTable(.bySections, neighbour() + [child] + neighbour())
    composed.attach(to: tableView)
    app.log.clear()
    var walkthrough = Walkthrough(tableView: tableView, log: app.log)
    walkthrough.isGeometryNoted = neighbours != .plain
    walkthrough.reuse = { path in
      guard let reuse = child.reuseIndexPath(forData: path) else {
        misuse("the walkthrough names \(RowPosition(path)), which is no row of the child")
      }
      return reuse
    }
    walkthrough.ownSections = {
      let first = child.reuseIndexPath(forData: path(0))?.section ?? 0
      return first..<first + (child.attachedTable?.numberOfSections ?? 0)
    }
    app.dataIndexPath = { [unowned child] path in child.dataIndexPath(forReuse: path) }
    walkthrough.data = app.dataIndexPath
    tableView.reloadData()
    walkthrough.perform()
    return withExtendedLifetime(composed) { app.log.lines }
  }

  /// The methods that are the same beside others as alone. A child that loads its rows again does
  /// not load those of others. A title's place among those of several children is not a section.
  private func comparable(_ methods: Methods, beside neighbours: Neighbours) -> Methods {
    var methods = methods
    // UIKit calls the handlers of edit actions with the table's index path.
    if neighbours == .plain { methods.subtract([.commitEditing, .editActions]) }
    if neighbours != .none {
      methods.subtract([.sectionIndexTitles, .sectionForSectionIndexTitle])
    }
    return methods
  }

  private func expectSilence(_ methods: Methods, knowsItself: Bool) throws {
    let name = methods.map { "\($0)" }.sorted().joined(separator: ", ")
    try withEvery("methods", in: ["[\(name)], knows itself: \(knowsItself)"]) { _ in
      // A table calls a child without `responds(to:)` as often as there are rows of all.
      let cases = knowsItself ? Neighbours.allCases : [.none, .empty]
      try withEvery("neighbours", in: cases) { neighbours in
        let methods = comparable(methods, beside: neighbours)
        let bare = SilentLayers(
          SubsetApp(methods, knowsItself: knowsItself), haveRows: neighbours == .plain
        ).lines(layers: 0)
        let app = SubsetApp(methods, knowsItself: knowsItself)
        try expectSameLines(lines(app, beside: neighbours), bare)
      }
    }
  }

  @Test("All methods, and none")
  func all() throws {
    try expectSilence(Set(SubsetApp.optionalMethods), knowsItself: true)
    try expectSilence([], knowsItself: true)
  }

  @Test("One method at a time", arguments: [true, false])
  func singles(knowsItself: Bool) throws {
    let all = Array(SubsetApp.optionalMethods)
    for method in Thinning.ofThisTurn(all) {
      try expectSilence([method], knowsItself: knowsItself)
    }
  }

  @Test("Random sets of methods")
  func random() throws {
    try withEverySeed(Thinning.seeds(0..<40)) { generator in
      let methods = SubsetApp.optionalMethods.filter { _ in Bool.random(using: &generator) }
      try expectSilence(Set(methods), knowsItself: .random(using: &generator))
    }
  }
}

/// A source of texts that reports no other method.
private final class QuietSource: NSObject, UITableViewDataSource, SelectorResponding {
  private let sections: [[String]]

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func response(to selector: Selector) -> Bool? {
    let own: [ForwardedMethod] = [.numberOfSections, .numberOfRows, .cellForRow]
    return own.contains { $0.rawValue == selector.description }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { textCell(tableView, sections[indexPath.section][indexPath.row]) }
}
#endif
