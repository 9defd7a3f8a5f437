import Foundation

/// The reason why a text is not JSON.
///
/// On Linux at least, the decoder only reports that it is not. Foundation's older reader names the
/// place.
enum JSONSyntaxProblem {
  /// Returns what is wrong with a text that the decoder has rejected.
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
