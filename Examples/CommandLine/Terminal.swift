import Foundation

/// What the streams of the program are connected to.
package enum Terminal {
  /// Whether text on standard output may have colours.
  ///
  /// So it may in a terminal, unless `NO_COLOR` is set (no-color.org) or `TERM` is `dumb`.
  package static var hasColors: Bool {
    hasColors(isTerminal: isatty(STDOUT_FILENO) == 1, ProcessInfo.processInfo.environment)
  }

  /// Whether somebody can see standard error while the program runs.
  static var showsErrors: Bool { isatty(STDERR_FILENO) == 1 }

  /// Returns whether a stream may have colours.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether a terminal shows it.
  ///   - environment: The variables of the environment.
  package static func hasColors(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    let refusal = environment["NO_COLOR"] ?? ""
    let kind = environment["TERM"] ?? ""
    return isTerminal && refusal.isEmpty && !kind.isEmpty && kind != "dumb"
  }
}
