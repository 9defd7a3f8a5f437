/// Stops the program for a mistake in it, with a text that says what is wrong and what to do.
///
/// `precondition` would drop the text in release builds.
///
/// - Parameters:
///   - text: What is wrong, with the offending value, and what to do.
///   - file: The file of the call that brought the mistake: public calls that can trap pass on
///     their caller's.
///   - line: The line of that call.
@usableFromInline
func misuse(
  _ text: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError("DecoratorTableKit: \(text())", file: file, line: line)
}
