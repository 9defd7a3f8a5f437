import Foundation
import SwiftParser
import SwiftSyntax

/// Writes which mutants there can be of each of the files that it is given, as a JSON object with
/// the sites of each file.
@main
enum FindMutants {
  static func main() throws {
    var sites: [String: [FoundSite]] = [:]
    for path in CommandLine.arguments.dropFirst() {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let tree = Parser.parse(source: text)
      let finder = MutantFinder(
        bytes: Array(text.utf8), lines: SourceLocationConverter(fileName: path, tree: tree))
      finder.walk(tree)
      sites[path] = finder.sites
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    FileHandle.standardOutput.write(try encoder.encode(sites))
  }
}
