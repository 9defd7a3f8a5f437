import DecoratorTableKit
import Foundation

/// The model of a row of some kind.
protocol KindModel {
  var title: String { get }
  var number: Int { get }

  init(title: String, number: Int)
}

/// A cell that only stores its content.
class KindCell: UITableViewCell {
  final private(set) var title = ""
  final private(set) var number = 0

  override required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  final func show(_ title: String, _ number: Int) {
    self.title = title
    self.number = number
  }
}

/// A table with one cell for each reuse identifier, which it returns for every row.
final class ReadyTable: UITableView {
  private var ready: [String: UITableViewCell] = [:]

  convenience init(_ classes: [KindCell.Type]) {
    self.init(frame: .zero, style: .plain)
    for cellClass in classes {
      let identifier = String(reflecting: cellClass)
      ready[identifier] = cellClass.init(style: .default, reuseIdentifier: identifier)
    }
  }

  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = ready[identifier] else { fatalError("no cell for \(identifier)") }
    return cell
  }
}
