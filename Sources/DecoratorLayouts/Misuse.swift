/// Traps for a programmer error, with its text and remedy.
///
/// `precondition` would drop the text in release builds. The debugger and the crash log have the
/// call.
///
/// - Parameter text: What is wrong, with the offending value, and what to do.
@usableFromInline
package func misuse(_ text: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError("DecoratorTableKit: \(text)", file: file, line: line)
}
