import DecoratorTableKit
import Foundation

/// Shows a text on the wall, in as many lines as it needs.
final class TextCell: UITableViewCell, Updatable {
  /// A text on the wall.
  struct ViewData: Equatable {
    /// The heading of the text.
    let heading: String
    /// The text itself.
    let text: String
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    prepareLabels()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabels()
  }

  func update(viewData: ViewData) {
    textLabel?.text = viewData.heading
    detailTextLabel?.text = viewData.text
  }

  private func prepareLabels() {
    textLabel?.font = .boldSystemFont(ofSize: 16)
    detailTextLabel?.font = .systemFont(ofSize: 16)
    detailTextLabel?.numberOfLines = 0
  }
}
