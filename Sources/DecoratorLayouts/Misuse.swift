/// Stops the program for a mistake in it, with a text that tells the mistake and its remedy.
///
/// `precondition` would drop the text in release builds. The debugger and the crash log have the
/// call with the mistake.
///
/// - Parameter text: What is wrong, with the offending value, and what to do.
@usableFromInline
package func misuse(_ text: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError("DecoratorTableKit: \(text)", file: file, line: line)
}
