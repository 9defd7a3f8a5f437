/// Stops the program for a mistake in it, with a text that says what is wrong and what to do.
///
/// `precondition` would drop the text in release builds.
@usableFromInline
func misuse(_ text: @autoclosure () -> String) -> Never {
  fatalError("DecoratorTableKit: \(text())")
}
