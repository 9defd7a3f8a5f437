import Foundation

/// Why a text is not JSON.
///
/// The decoder says no more than that it is not, at least on Linux. Foundation's older reader tells
/// the place.
enum JSONSyntaxProblem {
  /// What is wrong with a text that the decoder has refused.
  ///
  /// - Complexity: O(length) time and memory.
  static func reason(in text: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
      return "is not valid JSON"
    } catch {
      guard let place = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String else {
        return "is not valid JSON"
      }
      return "is not valid JSON: " + place.trimmingCharacters(in: CharacterSet(charactersIn: "."))
    }
  }
}
