/// A call that stops the program, and the line that the message has to name.
///
/// The call stands in the line in which this is made, unless another is given.
struct StoppingCall: Sendable {
  /// The file and line of the call, as a message begins.
  let place: String
  let make: @MainActor @Sendable () -> Void

  init(
    file: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping @MainActor @Sendable () -> Void
  ) {
    place = "\(file):\(line):"
    self.make = make
  }
}
