/// A stretch of source text that a mutant has a copy of: a function's body, or a default value.
/// Every place is an offset in bytes from the beginning of the file.
struct FoundSite: Encodable {
  enum Kind: String, Encodable {
    case body, value
  }

  let kind: Kind
  /// The declaration, with the types around it.
  let function: String
  let start: Int
  let end: Int
  /// Where a body of a single expression needs a `return`, as soon as it stands in a branch.
  let returnAt: Int?
  var mutations: [FoundMutation] = []
}
