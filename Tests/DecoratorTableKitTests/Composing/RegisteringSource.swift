import DecoratorTableKit
import Foundation

/// An unchanged source that registers its views in the first table that it gets, once, and dequeues
/// them there.
final class RegisteringSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The reuse identifier of each row.
  var rows: [String]
  /// The header that it dequeues; none if nil.
  var header: String?
  private var register: ((UITableView) -> Void)?
  /// The table that it got last.
  private(set) weak var told: UITableView?

  init(_ rows: [String], register: @escaping (UITableView) -> Void = { _ in }) {
    self.rows = rows
    self.register = register
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    told = tableView
    register?(tableView)
    register = nil
    return rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: rows[indexPath.row], for: indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header.flatMap { tableView.dequeueReusableHeaderFooterView(withIdentifier: $0) }
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    header == nil ? 0 : 20
  }
}

/// Cells and headers of different classes.
enum Registered {
  final class Red: UITableViewCell {}
  final class Green: UITableViewCell {}
  final class Blue: UITableViewCell {}
  final class RedHeader: UITableViewHeaderFooterView {}
  final class GreenHeader: UITableViewHeaderFooterView {}

  static let cells: [UITableViewCell.Type] = [Red.self, Green.self, Blue.self]
}

extension UITableView {
  /// The class of every row's cell, section by section, read off while scrolling.
  func displayedClasses() -> [[String]] { displayed { "\(type(of: $0))" } }

  /// The reuse identifier of every row's cell, in the same way.
  func displayedIdentifiers() -> [[String]] { displayed { $0.reuseIdentifier ?? "none" } }

  private func displayed(_ text: (UITableViewCell) -> String) -> [[String]] {
    layoutIfNeeded()
    return (0..<numberOfSections).map { section in
      (0..<numberOfRows(inSection: section)).map { row in
        let indexPath = IndexPath(row: row, section: section)
        scrollToRow(at: indexPath, at: .top, animated: false)
        layoutIfNeeded()
        return cellForRow(at: indexPath).map(text) ?? "no cell"
      }
    }
  }
}
