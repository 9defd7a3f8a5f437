@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Stacks of layers of which any may count content, through changes of the content, of models and
/// of rules.
func fuzzStacks(_ choices: inout ByteChoices) throws {
  guard var stack = LayerStackRun.random(using: &choices) else { return }
  do {
    repeat { _ = try stack.change(using: &choices) } while !choices.isAtEnd
  } catch is LayerStackRun.NoEnd {
    // Its rules are refused elsewhere.
  }
}
