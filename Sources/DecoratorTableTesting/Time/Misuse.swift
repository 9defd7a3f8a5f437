/// Stops a test for a mistake in it, with a text that says what is wrong and what to do.
///
/// It replaces the kit's function of that name, so that the text names this library.
///
/// - Parameters:
///   - text: What is wrong, with the offending value, and what to do.
///   - file: The file of the call with the mistake.
///   - line: The line of that call.
func misuse(_ text: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError("DecoratorTableTesting: \(text)", file: file, line: line)
}
