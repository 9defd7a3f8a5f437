/// An option in a command's help.
package struct CommandOption: Sendable {
  /// The option with the name of its value, or a title.
  let name: String
  /// What the option means; empty for a title. Each line is wrapped by itself.
  let meaning: String

  var isTitle: Bool { meaning.isEmpty }

  /// Returns an option.
  ///
  /// - Parameters:
  ///   - name: The option, with the name of its value.
  ///   - meaning: What it means.
  package static func option(_ name: String, _ meaning: String) -> CommandOption {
    CommandOption(name: name, meaning: meaning)
  }

  /// Returns an option whose value is a number.
  ///
  /// - Parameters:
  ///   - name: The option, with the name of its value.
  ///   - meaning: What it means.
  ///   - range: The values that it may have.
  ///   - standard: The value without the option; nil if there is none.
  package static func option(
    _ name: String, _ meaning: String, in range: ClosedRange<Int>, default standard: Int? = nil
  ) -> CommandOption {
    let upper = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
    let standard = standard.map { " (default \($0))" } ?? ""
    return option(name, "\(meaning), \(range.lowerBound) \(upper)\(standard)")
  }

  /// Returns the title of the options that follow.
  package static func title(_ title: String) -> CommandOption {
    CommandOption(name: title, meaning: "")
  }
}
