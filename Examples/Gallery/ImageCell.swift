import DecoratorTableKit
import Foundation

/// Shows a picture in a frame, with its title below.
final class ImageCell: UITableViewCell, Updatable {
  /// A picture, which consists of characters here.
  struct ViewData: Equatable {
    /// The title of the picture.
    let title: String
    /// The year in which it was made.
    let year: Int
    /// The lines, from the top, all of the same length.
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

  /// Returns the height of a picture's cell, in points.
  static func height(of viewData: ViewData) -> CGFloat {
    // Two lines for the frame, one for the title, and an empty one below.
    CGFloat(viewData.lines.count + 4) * heightOfLine
  }

  /// The height of a line, in points.
  static let heightOfLine: CGFloat = 22

  private static func framed(_ lines: [String]) -> String {
    let edge = String(repeating: "═", count: lines.map(\.count).max() ?? 0)
    return (["╔\(edge)╗"] + lines.map { "║\($0)║" } + ["╚\(edge)╝"]).joined(separator: "\n")
  }

  private func prepareLabels() {
    textLabel?.numberOfLines = 0
    // The edges of the frame only meet if all characters have the same width.
    textLabel?.font = .monospacedSystemFont(ofSize: 16, weight: .regular)
    detailTextLabel?.font = .systemFont(ofSize: 16)
  }
}
