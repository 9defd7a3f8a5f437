import Foundation

/// The colours of a terminal that has 256 of them.
enum TerminalColor {
  /// The shares of red, green or blue that the colours 16 to 231 are mixed of.
  private static let shares: [CGFloat] = [0, 95, 135, 175, 215, 255].map { $0 / 255 }
  private static let black = 16
  private static let white = 231

  /// Returns a text on a coloured ground, in black or in white.
  ///
  /// - Parameters:
  ///   - text: a text without escape sequences.
  ///   - ground: the colour, on white where it is translucent; nil to leave the text as it is.
  static func text(_ text: String, on ground: UIColor?) -> String {
    guard let ground, !text.isEmpty else { return text }
    let ink = ground.luminanceOnWhite > 0.5 ? black : white
    let levels = [ground.red, ground.green, ground.blue].map { part in
      let share = part * ground.alpha + 1 - ground.alpha
      return shares.indices.min { abs(shares[$0] - share) < abs(shares[$1] - share) } ?? 0
    }
    let number = 16 + 36 * levels[0] + 6 * levels[1] + levels[2]
    return "\u{1B}[38;5;\(ink);48;5;\(number)m\(text)\u{1B}[0m"
  }
}

extension UIColor {
  /// The brightness of the colour on white paper: 0 for black, 1 for white.
  var luminanceOnWhite: CGFloat {
    (0.299 * red + 0.587 * green + 0.114 * blue) * alpha + 1 - alpha
  }
}
