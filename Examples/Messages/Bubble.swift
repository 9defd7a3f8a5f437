import Foundation

/// A speech bubble drawn with characters: several parts with a line between them.
struct Bubble {
  /// The text in the upper edge.
  private let title: String
  private let parts: [[String]]

  /// The maximum number of characters in a line of text.
  static let greatestWidth = 36
  /// The height of a line, in points, and the size of the font for which a line is that high.
  #if HEADLESS_UIKIT
  static let lineHeight: CGFloat = 22
  static let fontSize: CGFloat = 18
  #else
  // On a phone the widest bubble fits between the margins.
  static let lineHeight: CGFloat = 17
  static let fontSize: CGFloat = 14
  #endif

  /// Creates a bubble from lines; a line that is too long is cut.
  init(title: String, _ parts: [String]...) {
    self.title = Self.cut(title, to: Self.greatestWidth - 2)
    self.parts = parts.map { $0.map { Self.cut($0, to: Self.greatestWidth) } }
  }

  /// The height in points, with an empty line below.
  var height: CGFloat { Self.height(ofLines: parts.reduce(1) { $0 + $1.count + 1 }) }

  /// Returns the height in points of a number of lines, with an empty line below.
  static func height(ofLines count: Int) -> CGFloat { CGFloat(count + 1) * lineHeight }

  /// The bubble, in lines of equal length.
  var text: String {
    let width = parts.joined().reduce(title.count + 2) { max($0, $1.count) }
    let top = "╭─ \(title) " + String(repeating: "─", count: width - title.count - 1) + "╮"
    let line = String(repeating: "─", count: width + 2)
    let inside = parts.map { part in
      part.map { "│ " + $0 + String(repeating: " ", count: width - $0.count) + " │" }
    }
    return ([top] + inside.joined(separator: ["├\(line)┤"]) + ["╰\(line)╯"])
      .joined(separator: "\n")
  }

  /// Returns a text in lines that fit into a bubble.
  static func lines(of text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= greatestWidth {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func cut(_ text: String, to width: Int) -> String {
    text.count > width ? text.prefix(width - 1) + "…" : text
  }
}
