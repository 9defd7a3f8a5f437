import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// An app whose objects implement exactly the given methods, and note every call.
///
/// One class has all methods. What it is not to implement it declares absent, and returns a value
/// that must not be used: the same as if it implemented it, which differs from what UIKit does
/// without the method.
final class SubsetApp: NSObject, SelectorResponding {
  /// The methods of UIKit's that an app may leave out.
  static let optionalMethods = ForwardedMethod.allCases.filter {
    ![
      .numberOfRows, .cellForRow, .prefetchRows, .itemsForBeginningDrag, .performDrop,
      .modelIdentifier, .indexPathForModelIdentifier,
    ].contains($0)
  }

  let methods: Set<ForwardedMethod>
  /// Whether it reports what it implements, as every object does where there is Objective-C.
  let knowsItself: Bool
  let log = CallLog()
  var sections = [(0..<18).map { "a\($0)" }, (0..<5).map { "b\($0)" }]
  /// From the table's coordinates into its own, for objects of UIKit's that carry the former.
  var dataIndexPath: (IndexPath) -> IndexPath? = { $0 }

  init(_ methods: Set<ForwardedMethod>, knowsItself: Bool = true) {
    self.methods = methods
    self.knowsItself = knowsItself
  }

  func response(to selector: Selector) -> Bool? {
    guard knowsItself, let method = ForwardedMethod(rawValue: selector.description) else {
      return nil
    }
    return methods.contains(method) || !Self.optionalMethods.contains(method)
  }

  /// Notes a call, or declares the method absent.
  ///
  /// - Returns: `value`.
  func answer<Value>(
    _ method: ForwardedMethod, _ subject: @autoclosure () -> String = "", _ value: Value
  ) -> Value {
    if methods.contains(method) {
      log.note("\(method) \(subject())")
    } else {
      OptionalMethod.recordAbsence(of: Selector(method.rawValue), by: self)
    }
    return value
  }

  /// The same for a row, which has to exist.
  func answer<Value>(_ method: ForwardedMethod, _ row: IndexPath, _ value: Value) -> Value {
    if !hasRow(at: row) { log.note("no such row:") }
    return answer(method, text(row), value)
  }

  func hasRow(at indexPath: IndexPath) -> Bool {
    sections.indices.contains(indexPath.section)
      && sections[indexPath.section].indices.contains(indexPath.row)
  }

  func text(_ indexPath: IndexPath?) -> String {
    indexPath.map { "\($0.section).\($0.row)" } ?? "nil"
  }
}

extension SubsetApp: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.note("numberOfRows \(section)")
    return sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    log.note("cellForRow \(text(indexPath))")
    let cell = textCell(tableView, sections[indexPath.section][indexPath.row])
    cell.accessoryType = .detailButton
    cell.editingAccessoryType = .detailButton
    return cell
  }

  func numberOfSections(in tableView: UITableView) -> Int { answer(.numberOfSections, "", 2) }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    answer(.titleForHeader, "\(section)", section == 0 ? "header" : nil)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    answer(.titleForFooter, "\(section)", section == 0 ? "footer" : nil)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answer(.canEditRow, indexPath, indexPath.row % 4 != 3)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer(.canMoveRow, indexPath, indexPath.row % 3 != 2)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    answer(.sectionIndexTitles, "", ["B", "A"])
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    answer(.sectionForSectionIndexTitle, "\(title) \(index)", 1 - index)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    answer(.commitEditing, "\(editingStyle) \(text(indexPath))", ())
    guard methods.contains(.commitEditing) else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.reloadData()
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    answer(.moveRow, "\(text(sourceIndexPath)) to \(text(destinationIndexPath))", ())
    guard methods.contains(.moveRow) else { return }
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }
}

extension SubsetApp: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.note("prefetchRows \(indexPaths.map(text))")
  }

  func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    answer(.cancelPrefetching, "\(indexPaths.map(text))", ())
  }
}
#endif
