/// Stops the program for a mistake in it, with a text that tells the mistake and its remedy.
///
/// `precondition` would drop the text in release builds.
///
/// - Parameters:
///   - text: What is wrong, with the offending value, and what to do.
///   - file: The file of the call with the mistake. Public calls that can trap pass on their
///     caller's.
///   - line: The line of that call.
@usableFromInline
func misuse(
  _ text: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError("DecoratorTableKit: \(text())", file: file, line: line)
}
