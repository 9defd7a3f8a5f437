import CommandLineWords

/// What is wrong with a JSON text, and in which line.
enum JSONProblem: Error, Equatable {
  /// The text breaks a rule at a line, counted from 1.
  case broken(line: Int, reason: String)
  /// The bytes stopped coming.
  case unreadable(CommandError)
}
