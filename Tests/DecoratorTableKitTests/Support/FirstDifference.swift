/// Fails at the first line that differs, with some lines before it.
func expectSameLines(_ found: [String], _ expected: [String]) throws {
  if found == expected { return }
  let index = zip(found, expected).prefix { $0 == $1 }.count
  let before = expected[max(index - 4, 0)..<index].joined(separator: "\n  ")
  let line = index < found.count ? found[index] : "the end"
  let other = index < expected.count ? expected[index] : "the end"
  throw Disagreement("after\n  \(before)\n  comes \"\(line)\", not \"\(other)\"")
}
