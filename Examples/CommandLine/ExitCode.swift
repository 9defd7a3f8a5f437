/// The exit code of a command that failed.
///
/// Except for 1, the codes are those of `sysexits.h`, so that a script can distinguish a wrong
/// command line from invalid data.
package enum ExitCode: Int32, Sendable {
  /// A check found something.
  case found = 1
  /// The command line is invalid.
  case usage = 64
  /// A file has invalid content.
  case data = 65
  /// A file cannot be read.
  case noInput = 66
  /// The request cannot be fulfilled on this system.
  case unavailable = 69
  /// A file cannot be written.
  case cannotCreate = 73

  /// The meaning in the words of a command's help.
  var meaning: String {
    switch self {
    case .found: "the check found something"
    case .usage: "bad command line"
    case .data: "broken data"
    case .noInput: "no such input"
    case .unavailable: "no picture on this system"
    case .cannotCreate: "cannot write"
    }
  }
}
