/// Stops a test for a mistake in it, with a text that says what is wrong and what to do.
///
/// It replaces the kit's function of that name, so that the text names this library.
func misuse(_ text: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError("DecoratorTableTesting: \(text)", file: file, line: line)
}
