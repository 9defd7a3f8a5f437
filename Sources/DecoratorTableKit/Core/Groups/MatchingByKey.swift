/// Finds a run of the same key for each one that has none, in their order.
///
/// - Parameters:
///   - before: The keys before.
///   - after: The keys after.
///   - targets: The index after of each run before, where it is known.
///   - isTaken: Whether the run after has one before.
/// - Complexity: O(runs)
func matchByKey<Key: Hashable>(
  before: [Key?], after: [Key?], _ targets: inout [Int?], _ isTaken: inout [Bool]
) {
  // In descending order, so that the first is taken from the end.
  var free: [Key: [Int]] = [:]
  for index in before.indices.reversed() where targets[index] == nil {
    if let key = before[index] { free[key, default: []].append(index) }
  }
  guard !free.isEmpty else { return }
  for index in after.indices where !isTaken[index] {
    guard let key = after[index], let source = free[key]?.popLast() else { continue }
    targets[source] = index
    isTaken[index] = true
  }
}
