import DecoratorTableKit
import Foundation

/// Shows a picture in its frame, with its title below.
final class ImageCell: UITableViewCell, Updatable {
  /// A picture, which is made of characters here.
  struct ViewData: Equatable {
    /// What it is called.
    let title: String
    /// When it was made.
    let year: Int
    /// Its lines, from the top, all of one length.
    let lines: [String]
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
    textLabel?.text = Self.framed(viewData.lines)
    detailTextLabel?.text = "\(viewData.title), \(viewData.year)"
  }

  /// The height of the cell of a picture, in points.
  static func height(of viewData: ViewData) -> CGFloat {
    // Two for the frame, one for the title, and a free one for the line below.
    CGFloat(viewData.lines.count + 4) * lineHeight
  }

  /// The height of a line, in points.
  static let lineHeight: CGFloat = 22

  private static func framed(_ lines: [String]) -> String {
    let edge = String(repeating: "═", count: lines.map(\.count).max() ?? 0)
    return (["╔\(edge)╗"] + lines.map { "║\($0)║" } + ["╚\(edge)╝"]).joined(separator: "\n")
  }

  private func prepareLabels() {
    textLabel?.numberOfLines = 0
    // The edges of the frame meet if all characters are of one width.
    textLabel?.font = .monospacedSystemFont(ofSize: 16, weight: .regular)
    detailTextLabel?.font = .systemFont(ofSize: 16)
  }
}
