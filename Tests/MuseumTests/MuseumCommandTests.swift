#if !os(iOS)
import CommandLineWords
import DecoratorTableKit
import Foundation
import Testing

@testable import museum

@MainActor
@Suite("The museum")
struct MuseumCommandTests {
  private func output(of words: [String]) throws -> String {
    var written = Data()
    try MuseumCommand(words: words) { data throws(CommandError) in written.append(data) }.run()
    return String(decoding: written, as: UTF8.self)
  }
}
#endif
