import DecoratorTableKit
import Foundation

/// Shows an ad.
final class AdShowingCell: UITableViewCell, Updatable {
  func update(viewData: Ad) { textLabel?.text = viewData.text }
}

/// Shows a text.
final class TipShowingCell: UITableViewCell, Updatable {
  func update(viewData: String) { textLabel?.text = "tip: \(viewData)" }
}

/// Shows a number.
final class NumberShowingCell: UITableViewCell, Updatable {
  func update(viewData: Int) { textLabel?.text = "number \(viewData)" }
}

/// A table that writes down which cells are registered, and when it asks for sections.
final class RegisteringTableView: UITableView {
  private(set) var registered: [String] = []

  /// What was written down since this was asked last, in alphabetical order.
  func takeRegistered() -> [String] {
    defer { registered = [] }
    return registered.sorted()
  }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered.append(shortName(identifier))
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }

  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registered.append("nib \(shortName(identifier))")
    super.register(nib, forCellReuseIdentifier: identifier)
  }

  private func shortName(_ identifier: String) -> String {
    identifier.split(separator: ".").last.map(String.init) ?? identifier
  }
}

extension UITableView {
  /// The row that shows a text, of those on screen.
  func path(of text: String) -> IndexPath? {
    layoutIfNeeded()
    return indexPathsForVisibleRows?.first { cellForRow(at: $0)?.textLabel?.text == text }
  }
}
