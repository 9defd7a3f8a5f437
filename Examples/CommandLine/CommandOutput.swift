import Foundation

/// Where a command writes what it shows.
package struct CommandOutput {
  /// Whether text may have colours.
  package let isInColor: Bool

  private let write: (Data) throws(CommandError) -> Void

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - isInColor: Whether text may have colours.
  ///   - write: Writes bytes.
  package init(isInColor: Bool = false, _ write: @escaping (Data) throws(CommandError) -> Void) {
    self.isInColor = isInColor
    self.write = write
  }

  /// Writes bytes.
  package func callAsFunction(_ data: Data) throws(CommandError) { try write(data) }

  /// Standard output, in colour where a terminal shows it.
  package static var standard: CommandOutput {
    CommandOutput(isInColor: Terminal.hasColors) { data throws(CommandError) in
      do {
        try FileHandle.standardOutput.write(contentsOf: data)
      } catch {
        throw .cannotCreate("standard output cannot be written")
      }
    }
  }
}
