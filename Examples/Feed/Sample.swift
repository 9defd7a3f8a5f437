import CommandLineWords
import Foundation

/// A file of records that comes with the example.
enum Sample: String {
  case posts
  case ads

  /// Returns the path of the file.
  func path() throws(CommandError) -> String {
    guard
      let path = Bundle.module.path(
        forResource: rawValue, ofType: "json", inDirectory: "Resources")
    else { throw .noInput("\(rawValue).json: the sample is not next to the program") }
    return path
  }
}
