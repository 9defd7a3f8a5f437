import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
#if DEBUG
/// What a call about a row of the app's costs on a device, in questions of `responds(to:)`.
///
/// The object that a table calls finds the owner of a row by itself, and asks that: once, or twice
/// where nil is an answer, through any number of layers and compositions.
@Suite("Questions of responds(to:) in a call")
@MainActor
struct QuestionCountTests {
  private typealias Call = QuestionWorld.Call

  nonisolated private static let children = [
    (around: 0, inside: 0), (around: 1, inside: 1), (around: 1, inside: 3),
    (around: 3, inside: 8),
  ]

  @Test("Without layers there is no object to ask", arguments: QuestionWorld.Call.allCases)
  func bare(call: QuestionWorld.Call) {
    #expect(QuestionWorld(.alone(0)).count(call) == QuestionCount())
  }

  @Test(
    "Alone, only the app's object is asked, through any number of layers",
    arguments: QuestionWorld.Call.allCases, [1, 3, 8])
  func layers(call: QuestionWorld.Call, count: Int) {
    let questions = call == .trailingSwipeActions ? 2 : 1
    #expect(QuestionWorld(.alone(count)).count(call) == QuestionCount(apps: questions))
  }

  @Test(
    "Through children of children, the number of compositions makes no difference",
    arguments: QuestionWorld.Call.allCases, [1, 2, 4])
  func nested(call: QuestionWorld.Call, depth: Int) {
    let questions = call == .trailingSwipeActions ? 2 : 1
    #expect(QuestionWorld(.nested(depth: depth)).count(call) == QuestionCount(apps: questions))
  }

  @Test(
    "Through a child, the number of layers around and inside makes no difference",
    arguments: QuestionWorld.Call.allCases, children)
  func child(call: QuestionWorld.Call, layers: (around: Int, inside: Int)) {
    let expected =
      switch call {
      case .trailingSwipeActions: QuestionCount(apps: 2)
      default: QuestionCount(apps: 1)
      }
    for siblings in [1, 8] {
      let world = QuestionWorld(
        .child(around: layers.around, inside: layers.inside, siblings: siblings))
      #expect(world.count(call) == expected, "\(siblings) siblings")
    }
  }
}
#endif
#endif
