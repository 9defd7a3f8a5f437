/// A change of source text that may change what the code does.
struct FoundMutation: Encodable {
  /// The name of the operator that makes it, such as `boundary`.
  let `operator`: String
  /// The line of the change, counted from 1.
  let line: Int
  let start: Int
  let end: Int
  let text: String
}
