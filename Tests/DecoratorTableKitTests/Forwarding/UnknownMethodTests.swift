import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("Methods that the kit does not know")
@MainActor
struct UnknownMethodTests {
  /// An app of a later time, with methods that UIKit does not have yet.
  private final class LaterApp: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching, UITableViewDragDelegate, UITableViewDropDelegate,
    SelectorResponding
  {
    let laterMethods: [String]
    private(set) var questions: [String] = []

    init(_ laterMethods: [String]) { self.laterMethods = laterMethods }

    func response(to selector: Selector) -> Bool? {
      questions.append(selector.description)
      return laterMethods.contains(selector.description)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, "row") }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  private static let fold = "tableView:didFoldRowAtIndexPath:"
  private static let folded = TableAnomaly.unknownMethod(selector: fold, ofClass: "LaterApp")

  private func table(_ app: LaterApp, layers: Int) -> DecoratedTable {
    let table = DecoratedTable(
      dataSource: app, delegate: app, prefetchDataSource: app, dragDelegate: app,
      dropDelegate: app)
    for number in 0..<layers {
      table.addRows(["ad"], named: "layer of \(number)", placed: .start) { tableView, _, text in
        textCell(tableView, text)
      }
    }
    return table
  }

  /// Asks each of the five objects of a table for a method, as UIKit does when it is set.
  private func ask(_ tableView: UITableView, for name: String) -> [Bool?] {
    let objects: [AnyObject?] = [
      tableView.dataSource, tableView.delegate, tableView.prefetchDataSource,
      tableView.dragDelegate, tableView.dropDelegate,
    ]
    return objects.map { object in
      object.flatMap { OptionalMethod.response(of: $0, to: Selector(name)) }
    }
  }

  @Test("One that the app has is refused and reported by name, once", arguments: 1...3)
  func reported(layers: Int) {
    let table = table(LaterApp([Self.fold]), layers: layers)
    let tableView = UITableView.forTests()
    var observed: [TableAnomaly] = []
    table.observe { if case .anomaly(let anomaly) = $0 { observed.append(anomaly) } }
    table.attach(to: tableView)
    let anomalies = TableAnomaly.recording {
      for _ in 0..<2 {
        #expect(ask(tableView, for: Self.fold) == [false, false, false, false, false])
      }
    }
    #expect(anomalies == [Self.folded])
    #expect(observed == anomalies)
  }

  @Test("A table without layers asks the app itself, and nothing is reported")
  func bare() {
    let table = table(LaterApp([Self.fold]), layers: 0)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    let anomalies = TableAnomaly.recording {
      #expect(ask(tableView, for: Self.fold) == [true, true, true, true, true])
    }
    #expect(anomalies.isEmpty)
    withExtendedLifetime(table) {}
  }

  @Test("Each method and each class is reported by itself")
  func several() {
    let scroll = "scrollViewDidFold:"
    let table = table(LaterApp([Self.fold, scroll]), layers: 1)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    let anomalies = TableAnomaly.recording {
      for name in [Self.fold, scroll, "tableView:didUnfoldRowAtIndexPath:"] {
        _ = ask(tableView, for: name)
      }
    }
    #expect(anomalies == [Self.folded, .unknownMethod(selector: scroll, ofClass: "LaterApp")])
    withExtendedLifetime(table) {}
  }

  @Test(
    "The child that has it reports it, in layers and without",
    arguments: [ComposedTable.Kind.bySections, .byRows], 0...2)
  func composed(kind: ComposedTable.Kind, layers: Int) {
    let children = [
      table(LaterApp([]), layers: layers), table(LaterApp([Self.fold]), layers: layers),
    ]
    var observed: [[TableAnomaly]] = [[], []]
    for (number, child) in children.enumerated() {
      child.observe {
        if case .anomaly(let anomaly) = $0 { observed[number].append(anomaly) }
      }
    }
    let composed = ComposedTable(kind, children)
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    let anomalies = TableAnomaly.recording {
      for _ in 0..<2 {
        #expect(ask(tableView, for: Self.fold) == [false, false, false, false, false])
      }
    }
    #expect(anomalies == [Self.folded])
    #expect(observed == [[], anomalies])
  }

  @Test("A question for anything else reports nothing, and the app is not asked it")
  func others() {
    let names = [
      "isKindOfClass:", "valueForKey:", "description", "tableView", "setTableView:",
      "viewDidLoad", "application:tableViewOf:", "collectionView:didFoldItemAtIndexPath:",
    ]
    let app = LaterApp(names)
    let table = table(app, layers: 2)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    let anomalies = TableAnomaly.recording {
      for name in names { _ = ask(tableView, for: name) }
    }
    #expect(anomalies.isEmpty)
    #expect(Set(names).isDisjoint(with: app.questions))
    withExtendedLifetime(table) {}
  }

  @Test("Each callback that there is has the name of one")
  func names() {
    for method in ForwardedMethod.allCases {
      #expect(!ForwardedMethod.isUnknownCallback(method.rawValue))
      // State restoration is not about tables alone.
      let isOfRestoration = [.modelIdentifier, .indexPathForModelIdentifier].contains(method)
      let later = method.rawValue + "later:"
      #expect(ForwardedMethod.isUnknownCallback(later) == !isOfRestoration, "\(method)")
    }
  }

  @Test("The text names the method, the class and what to do")
  func texts() {
    #expect(
      Self.folded.description == """
        DecoratorTableKit: the table asks for tableView:didFoldRowAtIndexPath:, which LaterApp \
        implements and this version of the kit does not know, so it is not called: use a version \
        that knows it, or report it if there is none
        """)
    #expect(
      TableAnomaly.writtenByUIKit(member: "contentOffset").description == """
        DecoratorTableKit: UIKit itself set contentOffset of the content table, which forwarded \
        the value to the real table, though the app did not ask for it: report this line, with the \
        actions on screen just before it
        """)
    #expect(TableAnomaly.writtenByUIKit(member: "contentOffset").severity == .warning)
  }
}
#endif
