/// A call on the main actor that stops the program, and what the message has to contain.
struct StoppingCall: Sendable {
  let text: String
  let make: @MainActor @Sendable () -> Void

  init(_ text: String, _ make: @escaping @MainActor @Sendable () -> Void) {
    self.text = text
    self.make = make
  }
}
