import DecoratorTableKit
import Foundation

/// A table whose layers an app stacks by hand around a source that is also the delegate.
@MainActor
final class WiredTable: TalkingTable {
  /// The order in which an app makes the halves of its layers.
  enum Order: CaseIterable {
    case dataSourceFirst, delegateFirst, allDataSourcesFirst, allDelegatesFirst
  }

  let source = TalkingSource([["a", "b", "c", "d"]])
  let tableView = UITableView.forTests()
  /// The layers, the innermost first. Each has a row above its content and can get more.
  let layers: [RowLayer<String>]
  /// The outermost half.
  var dataSource: any UITableViewDataSource
  /// The outermost half.
  var delegate: (any UITableViewDelegate)?
  /// What was selected: rows of the content by their index path, and models.
  private(set) var selected: [String] = []

  /// Makes the layers, and puts nothing around them.
  init(_ names: [String]) {
    layers = names.map { name in
      RowLayer(
        [name], placed: .start + .every(2), policy: .followRule, named: name,
        cell: .made { tableView, _, model in textCell(tableView, model) })
    }
    dataSource = source
    delegate = source
    source.didSelect = { [weak self] in self?.selected.append("\($1.row)") }
    for layer in layers {
      layer.height(40).onSelect { [weak self] model, _ in self?.selected.append(model) }
    }
  }

  /// Stacks both halves of all layers, and sets them on the table.
  convenience init(_ names: [String], _ order: Order) {
    self.init(names)
    let numbers = layers.indices
    switch order {
    case .dataSourceFirst:
      for number in numbers {
        addDataSource(number)
        addDelegate(number)
      }
    case .delegateFirst:
      for number in numbers {
        addDelegate(number)
        addDataSource(number)
      }
    case .allDataSourcesFirst:
      for number in numbers { addDataSource(number) }
      for number in numbers { addDelegate(number) }
    case .allDelegatesFirst:
      for number in numbers { addDelegate(number) }
      for number in numbers { addDataSource(number) }
    }
    show()
  }

  /// Puts the data source half of a layer around the others.
  func addDataSource(_ number: Int) {
    dataSource = AdditionalTableViewDataSourceImpl(inner: dataSource, layer: layers[number])
  }

  /// Puts the delegate half of a layer around the others.
  func addDelegate(_ number: Int) {
    delegate = AdditionalTableViewDelegateImpl(inner: delegate, layer: layers[number])
  }

  func show() {
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
  }

  var content: UITableView { layers[0].contentTableView(for: tableView) }

  /// The texts of all rows.
  var texts: [String] { tableView.displayedTexts().flatMap(\.self) }

  /// Taps each row from the top, and returns what was selected.
  func tapAll() -> [String] {
    selected = []
    for row in texts.indices { tableView.simulateTap(at: IndexPath(row: row, section: 0)) }
    return selected
  }

  /// Inserts a row of the content, and announces it on the content table.
  func insert(_ text: String, at row: Int) {
    source.sections[0].insert(text, at: row)
    content.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  /// The tables that the source got, but for scrolling.
  var handed: Set<ObjectIdentifier> {
    Set(source.handed.filter { !$0.key.hasPrefix("scrollView") }.values)
  }

  /// Returns whether the table gets a change as a batch: a table that reloads everything selects
  /// nothing any more.
  func isBatch(_ change: () -> Void) -> Bool {
    let last = texts.count - 1
    let text = texts[last]
    tableView.selectRow(
      at: IndexPath(row: last, section: 0), animated: false, scrollPosition: .none)
    change()
    let texts = texts
    guard let selected = tableView.indexPathForSelectedRow else { return false }
    return texts[selected.row] == text
  }
}

/// An app's decorator that knows both index paths, and has one row above those inside if that is
/// set.
final class AppDecorator: NSObject, DecoratorUITableViewDataSource {
  let inner: any UITableViewDataSource
  let banner: String?

  init(_ inner: any UITableViewDataSource, banner: String? = nil) {
    self.inner = inner
    self.banner = banner
  }

  private var added: Int { banner == nil ? 0 : 1 }

  func numberOfSections(in tableView: UITableView) -> Int {
    inner.numberOfSections?(in: tableView) ?? 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inner.tableView(tableView, numberOfRowsInSection: section) + added
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    if let banner, dataIndexPath.row == 0 { return textCell(tableView, banner) }
    let path = IndexPath(row: dataIndexPath.row - added, section: dataIndexPath.section)
    guard let inner = inner as? any DecoratorUITableViewDataSource else {
      return inner.tableView(tableView, cellForRowAt: path)
    }
    return inner.getCell(tableView, reuseIndexPath: reuseIndexPath, dataIndexPath: path)
  }
}

/// An app's delegate that knows both index paths, and the row that such a decorator may have.
final class AppDelegateDecorator: NSObject, DecoratorUITableViewDelegate {
  let inner: any UITableViewDelegate
  let added: Int
  private(set) var selected: [String] = []
  private(set) var handed: UITableView?

  init(_ inner: any UITableViewDelegate, banner: String? = nil) {
    self.inner = inner
    added = banner == nil ? 0 : 1
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(tableView, originalIndexPath: indexPath, dataIndexPath: indexPath)
  }

  func didSelect(
    _ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath
  ) {
    handed = tableView
    selected.append("\(originalIndexPath.row) \(dataIndexPath.row)")
    guard dataIndexPath.row >= added else { return }
    let path = IndexPath(row: dataIndexPath.row - added, section: dataIndexPath.section)
    guard let inner = inner as? any DecoratorUITableViewDelegate else {
      inner.tableView?(tableView, didSelectRowAt: path)
      return
    }
    inner.didSelect(tableView, originalIndexPath: originalIndexPath, dataIndexPath: path)
  }
}

/// Objects of other code that pass calls on, without being decorators.
final class PassingSource: NSObject, UITableViewDataSource {
  let inner: any UITableViewDataSource

  init(_ inner: any UITableViewDataSource) { self.inner = inner }

  func numberOfSections(in tableView: UITableView) -> Int {
    inner.numberOfSections?(in: tableView) ?? 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inner.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    inner.tableView(tableView, cellForRowAt: indexPath)
  }
}

final class PassingDelegate: NSObject, UITableViewDelegate {
  let inner: any UITableViewDelegate

  init(_ inner: any UITableViewDelegate) { self.inner = inner }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    inner.tableView?(tableView, didSelectRowAt: indexPath)
  }
}
