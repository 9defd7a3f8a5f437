import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("An app's own decorator among halves that are wired by hand")
@MainActor
struct AppsDecoratorTests {
  @Test("Below the layers it gets both index paths, and the real table")
  func below() {
    let table = WiredTable(["1", "2"])
    let delegate = AppDelegateDecorator(table.source)
    table.dataSource = AppDecorator(table.source)
    table.delegate = delegate
    for number in 0..<2 {
      table.addDataSource(number)
      table.addDelegate(number)
    }
    table.show()
    #expect(table.texts == ["2", "1", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    #expect(delegate.selected == ["2 0", "3 1", "4 2", "5 3"])
    #expect(delegate.handed === table.tableView)
    #expect(table.isBatch { table.layers[0].append("1b") })
    #expect(table.texts == ["2", "1", "a", "b", "1b", "c", "d"])
    // The app may have an outlet to the content table.
    #expect(table.isBatch { table.insert("x", at: 0) })
    #expect(table.texts == ["2", "1", "x", "a", "1b", "b", "c", "d"])
  }

  @Test("Around the layers it may count rows: they load the table when they change")
  func around() {
    let table = WiredTable(["1", "2"])
    for number in 0..<2 {
      table.addDataSource(number)
      table.addDelegate(number)
    }
    table.dataSource = AppDecorator(table.dataSource, banner: "app")
    table.delegate = table.delegate.map { AppDelegateDecorator($0, banner: "app") }
    let anomalies = TableAnomaly.recording { table.show() }
    #expect(anomalies == [.decoratorOutside(layer: "1", className: "AppDecorator")])
    #expect(table.texts == ["app", "2", "1", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    #expect(table.handed == [ObjectIdentifier(table.tableView)])
    #expect(table.content === table.tableView)
    let reported = TableAnomaly.recording {
      for number in 0..<2 { table.layers[number].append("\(number + 1)b") }
    }
    #expect(reported.isEmpty)
    #expect(table.texts == ["app", "2", "1", "a", "2b", "b", "1b", "c", "d"])
    table.source.sections[0] = ["x"]
    table.tableView.reloadData()
    #expect(table.texts.filter { $0 != "2b" && $0 != "1b" } == ["app", "2", "1", "x"])
  }

  @Test("Between two layers it ends the outer stack, and the inner one is asked by it")
  func between() {
    let table = WiredTable(["1", "2", "3"])
    table.addDataSource(0)
    table.addDelegate(0)
    table.dataSource = AppDecorator(table.dataSource, banner: "app")
    table.delegate = table.delegate.map { AppDelegateDecorator($0, banner: "app") }
    for number in 1..<3 {
      table.addDataSource(number)
      table.addDelegate(number)
    }
    let anomalies = TableAnomaly.recording { table.show() }
    #expect(anomalies == [.decoratorOutside(layer: "1", className: "AppDecorator")])
    #expect(table.texts == ["3", "2", "app", "1", "a", "b", "c", "d"])
    #expect(table.tapAll() == ["3", "2", "1", "0", "1", "2", "3"])
    #expect(table.handed == [ObjectIdentifier(table.tableView)])
    // What the decorator shows is announced through the layers around it.
    #expect(table.isBatch { table.layers[1].append("2b") })
    #expect(table.texts == ["3", "2", "app", "1", "2b", "a", "b", "c", "d"])
    table.layers[0].append("1b")
    #expect(table.texts == ["3", "2", "app", "1", "2b", "a", "b", "1b", "c", "d"])
    #expect(table.isBatch { table.layers[2].append("3b") })
    #expect(table.texts == ["3", "2", "app", "3b", "1", "2b", "a", "b", "1b", "c", "d"])
  }

  @Test("A layer inside it that changes while the table asks waits for the next turn")
  func changeInside() async {
    let table = WiredTable(["1", "2"])
    table.addDataSource(0)
    table.addDelegate(0)
    table.dataSource = AppDecorator(table.dataSource)
    table.delegate = table.delegate.map { AppDelegateDecorator($0) }
    table.addDataSource(1)
    table.addDelegate(1)
    _ = TableAnomaly.recording { table.show() }
    var isChanged = false
    var countsMeanwhile: [Int] = []
    table.layers[1].events.willDisplay = { [layers = table.layers] tableView, _, _ in
      guard !isChanged else { return }
      isChanged = true
      layers[0].append("1b")
      countsMeanwhile.append(tableView.numberOfRows(inSection: 0))
    }
    table.tableView.delegate = nil
    table.tableView.delegate = table.delegate
    table.tableView.reloadData()
    table.tableView.layoutIfNeeded()
    #expect(countsMeanwhile == [6])
    for _ in 0..<3 { await nextTurn() }
    #expect(table.texts == ["2", "1", "a", "b", "1b", "c", "d"])
  }

  @Test("A decorator between the delegate halves alone gets the rows inside the layer around it")
  func delegateAlone() {
    let table = WiredTable(["1", "2"])
    for number in 0..<2 { table.addDataSource(number) }
    table.addDelegate(0)
    let between = table.delegate.map { AppDelegateDecorator($0) }
    table.delegate = between
    table.addDelegate(1)
    table.show()
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
    #expect(between?.selected == ["1 0", "2 1", "3 2", "4 3", "5 4"])
    #expect(between?.handed === table.tableView)
    #expect(table.isBatch { table.layers[0].append("1b") })
    #expect(table.isBatch { table.insert("x", at: 0) })
    #expect(table.tapAll() == ["2", "1", "0", "1", "1b", "2", "3", "4"])
  }

  @Test("A plain delegate between the halves gets the rows inside the layer around it, too")
  func plainDelegateBetween() {
    let table = WiredTable(["1", "2"])
    for number in 0..<2 { table.addDataSource(number) }
    table.addDelegate(0)
    table.delegate = table.delegate.map(PassingDelegate.init)
    table.addDelegate(1)
    table.show()
    #expect(table.tapAll() == ["2", "1", "0", "1", "2", "3"])
  }
}
#endif
