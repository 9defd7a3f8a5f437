import Foundation

/// An SVG document under construction, element by element.
struct SVGDocument {
  typealias Attributes = KeyValuePairs<String, String>

  private var lines: [String] = []
  private var openElements: [String] = []

  /// The document; every opened element has to be closed.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Writes an element that contains other elements.
  mutating func element(
    _ name: String, _ attributes: Attributes, content: (inout SVGDocument) -> Void
  ) {
    write("<\(name)\(Self.written(attributes))>")
    openElements.append(name)
    content(&self)
    openElements.removeLast()
    write("</\(name)>")
  }

  /// Writes an element that contains no other elements.
  mutating func element(_ name: String, _ attributes: Attributes, text: String? = nil) {
    guard let text else { return write("<\(name)\(Self.written(attributes))/>") }
    write("<\(name)\(Self.written(attributes))>\(Self.escaped(text))</\(name)>")
  }

  private mutating func write(_ line: String) {
    lines.append(String(repeating: " ", count: openElements.count) + line)
  }

  private static func written(_ attributes: Attributes) -> String {
    attributes.filter { !$0.value.isEmpty }
      .map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }

  /// Returns a text with XML's special characters escaped, and without characters that XML does not
  /// allow at all.
  ///
  /// - Complexity: O(characters).
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r": result.append(" ")
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns a number with at most two decimals, in the same format in every locale.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
