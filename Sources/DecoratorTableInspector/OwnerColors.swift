#if DEBUG
import Foundation

/// The colours of owners: one for the content and one for each layer, assigned in the order of the
/// first requests.
///
/// A colour stays assigned when its owner is removed. All are dark enough for white text.
struct OwnerColors {
  private var numbers: [String: Int] = [:]

  /// Returns the colour of an owner: a layer, or ``RowExplanation/contentName``.
  mutating func color(of owner: String) -> UIColor {
    guard owner != RowExplanation.contentName else {
      return UIColor(red: 0.36, green: 0.4, blue: 0.46, alpha: 1)
    }
    let number = numbers[owner] ?? numbers.count
    numbers[owner] = number
    return Self.color(number)
  }

  /// The hue of the first colour, a green, and the distance to the next one. Steps of the golden
  /// ratio keep any number of hues apart.
  private static let (firstHue, hueStep) = (0.4, 0.618034)
  /// The relative luminance of each colour, which gives white text a contrast of about 5 : 1.
  private static let luminance = 0.16

  private static func color(_ number: Int) -> UIColor {
    let hue = (firstHue + hueStep * Double(number)).truncatingRemainder(dividingBy: 1)
    let (red, green, blue) = (share(hue, from: 0), share(hue, from: 1 / 3), share(hue, from: 2 / 3))
    let brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    func component(_ share: Double) -> CGFloat {
      let linear =
        brightness > luminance
        ? share * luminance / brightness
        : share + (1 - share) * (luminance - brightness) / (1 - brightness)
      // An approximation of a screen's gamma.
      return CGFloat(linear.squareRoot())
    }
    return UIColor(red: component(red), green: component(green), blue: component(blue), alpha: 1)
  }

  /// Returns the linear share, from 0 to 1, that a pure hue has of the primary colour of another.
  private static func share(_ hue: Double, from primary: Double) -> Double {
    let distance = abs(hue - primary)
    return min(max(2 - 6 * min(distance, 1 - distance), 0), 1)
  }
}
#endif
