/// The additional rows that are between the same two unmoved content rows before and after.
struct AdditionalGap {
  /// The number of unmoved content rows above; nil where there is no gap yet.
  var unmovedCount: Int?
  /// The rows, ascending by source.
  var members: [RowMap.Move] = []

  /// Adds moves of the rows that are not in the heaviest sequence that keeps its order.
  ///
  /// - Parameter weight: Returns what a row saves that stands.
  /// - Complexity: O(*g* log *g*) for *g* members, O(*g*) where they all keep their order.
  func moveOthers(_ change: inout AdditionalChange, weight: (RowMap.Move) -> Int) {
    let targets = members.map(\.target)
    var standing =
      targets.indicesOfHeaviestIncreasing(weights: members.map(weight))[...]
    for (index, member) in members.enumerated() {
      if standing.first == index {
        standing.removeFirst()
      } else {
        change.moved.append(
          AdditionalChange.Move(source: member.source, target: member.target, count: 1))
      }
    }
  }
}
