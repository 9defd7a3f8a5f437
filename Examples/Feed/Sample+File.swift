import CommandLineWords
import ExampleSamples

extension Sample {
  /// Returns the path of the file.
  func file() throws(CommandError) -> String {
    do {
      return try path()
    } catch {
      throw .noInput("\(error)")
    }
  }
}
