import Testing

@testable import DecoratorTableKit

@Suite("Whether a table has been reloaded")
struct LoadDetectionTests {
  /// What a table does, as far as it is seen.
  private enum Event: CaseIterable {
    case innerAsBefore, innerOther, outermostAsBefore, outermostOther, outermostAfterViewsEnded
    case unconfirmed, load
  }

  /// The same by a walk through all that has happened.
  private struct Model {
    private var events: [Event] = []

    /// The answers since the outermost layer answered last, this one included.
    private var round: ArraySlice<Event> {
      let answers = events.filter { $0 != .unconfirmed && $0 != .load }
      let before = answers.dropLast().lastIndex {
        $0 != .innerAsBefore && $0 != .innerOther
      }
      return before.map { answers[($0 + 1)...] } ?? answers[...]
    }

    mutating func note(_ event: Event) -> LoadDetection.Verdict? {
      events.append(event)
      switch event {
      case .innerAsBefore, .innerOther, .unconfirmed, .load: return nil
      case .outermostAsBefore, .outermostOther, .outermostAfterViewsEnded:
        let signs: [Event] = [.innerOther, .outermostOther, .outermostAfterViewsEnded]
        return round.contains(where: signs.contains) ? .loads : .mayLoad
      }
    }

    var loads: Int { events.count { $0 == .load } }
    var isUnconfirmed: Bool { events.last { $0 == .unconfirmed || $0 == .load } == .unconfirmed }
  }

  private func note(_ event: Event, in detection: inout LoadDetection) -> LoadDetection.Verdict? {
    switch event {
    case .innerAsBefore:
      return detection.noteAnswer(isAsBefore: true, isOutermost: false, areAllViewsEnded: false)
    case .innerOther:
      return detection.noteAnswer(isAsBefore: false, isOutermost: false, areAllViewsEnded: false)
    case .outermostAsBefore:
      return detection.noteAnswer(isAsBefore: true, isOutermost: true, areAllViewsEnded: false)
    case .outermostOther:
      return detection.noteAnswer(isAsBefore: false, isOutermost: true, areAllViewsEnded: false)
    case .outermostAfterViewsEnded:
      return detection.noteAnswer(isAsBefore: true, isOutermost: true, areAllViewsEnded: true)
    case .unconfirmed: detection.noteUnconfirmed()
    case .load: detection.noteLoad()
    }
    return nil
  }

  @Test(
    "Reloads are detected in all sequences of five steps as in a walk through the whole history")
  func allSequences() {
    var checked = 0
    func extend(_ detection: LoadDetection, _ model: Model, by steps: Int) {
      guard steps > 0 else { return }
      for event in Event.allCases {
        var (next, known) = (detection, model)
        let (verdict, expected) = (note(event, in: &next), known.note(event))
        checked += 1
        if verdict != expected || next.loads != known.loads
          || next.isUnconfirmed != known.isUnconfirmed
        {
          Issue.record("not \(String(describing: verdict)) after \(known), but \(next)")
          return
        }
        extend(next, known, by: steps - 1)
      }
    }
    extend(LoadDetection(), Model(), by: 5)
    #expect(checked == 7 + 49 + 343 + 2_401 + 16_807)
  }

  @Test("Other rows of an inner layer count once")
  func once() {
    var detection = LoadDetection()
    #expect(note(.innerOther, in: &detection) == nil)
    #expect(note(.outermostAsBefore, in: &detection) == .loads)
    #expect(note(.outermostAsBefore, in: &detection) == .mayLoad)
  }
}
