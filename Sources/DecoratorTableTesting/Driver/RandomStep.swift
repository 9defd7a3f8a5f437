import DecoratorTableKit

/// One step of a random run: edits that are announced as one batch, or another event.
struct RandomStep: Hashable {
  private(set) var edits: [RandomEdit]
  /// Another event: in place of the edits if there are none, else between the change of the model
  /// and its announcement.
  private(set) var other: RandomEdit?

  init(editCounts: ClosedRange<Int>, using generator: inout SeededGenerator) {
    let kind = Int.random(in: 0..<8, using: &generator)
    let count = kind == 0 ? 0 : Int.random(in: editCounts, using: &generator)
    edits = (0..<count).map { _ in RandomEdit(using: &generator) }
    other = kind < 2 ? RandomEdit(using: &generator) : nil
  }

  /// The steps that result from leaving out one part of this one.
  var smaller: [RandomStep] {
    var smaller: [RandomStep] = []
    if other != nil, !edits.isEmpty {
      var step = self
      step.other = nil
      smaller.append(step)
    }
    for index in edits.indices where edits.count > 1 {
      var step = self
      step.edits.remove(at: index)
      smaller.append(step)
    }
    return smaller
  }

  /// Edits, announces and checks.
  @MainActor
  func make(on subject: RandomSubject, checker: ConsistencyChecker) {
    var announced = SequentialEdits(rowCounts: subject.edits.rowCounts())
    let texts = edits.compactMap { $0.make(with: subject.edits, announcing: &announced) }
    if !texts.isEmpty {
      checker.record("the model: " + texts.joined(separator: ", "))
    }
    if let other = other?.makeOther(with: subject.edits) {
      checker.record(other.name)
      other.act()
    }
    if !texts.isEmpty { subject.announce(announced.reduced()) }
    checker.checkContent()
  }
}
