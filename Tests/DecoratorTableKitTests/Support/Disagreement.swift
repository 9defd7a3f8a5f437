/// The first answer in a loop that differs from the model, with the values of the loops around it.
///
/// It is thrown, so a broken rule fails once, at its smallest case, and not a hundred thousand
/// times.
struct Disagreement: Error, CustomStringConvertible {
  let text: String
  private(set) var context: [String] = []

  init(_ text: String) {
    self.text = text
  }

  func with(_ label: String, _ value: String) -> Disagreement {
    var copy = self
    copy.context.insert("\(label): \(value)", at: 0)
    return copy
  }

  var description: String { (context + [text]).joined(separator: "\n  ") }
}

/// Runs `body` for every value, and adds the value to the text of a failure in it.
func withEvery<Values: Sequence>(
  _ label: String, in values: Values, _ body: (Values.Element) throws -> Void
) throws {
  for value in values {
    do {
      try body(value)
    } catch let disagreement as Disagreement {
      throw disagreement.with(label, "\(value)")
    }
  }
}

/// Fails unless both are equal. `what` is only made when they are not.
func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ what: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) throws {
  if found != expected {
    throw Disagreement("\(what()) is \(found), not \(expected) (\(file):\(line))")
  }
}
