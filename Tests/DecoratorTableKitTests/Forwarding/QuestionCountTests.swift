import Testing

@testable import DecoratorTableKit

#if HEADLESS_UIKIT
#if DEBUG
/// What a call about a row of the app's costs on a device, in questions of `responds(to:)`.
///
/// The numbers are today's: each layer asks the next, which asks all further in. They are to become
/// none of the kit's objects and one of the app's, or two where nil is an answer.
@Suite("Questions of responds(to:) in a call")
@MainActor
struct QuestionCountTests {
  private typealias Call = QuestionWorld.Call

  nonisolated private static let alone = [0, 1, 3, 8]
  nonisolated private static let children = [
    (around: 0, inside: 0), (around: 1, inside: 1), (around: 1, inside: 3),
    (around: 3, inside: 8),
  ]

  /// What is asked if one of so many objects is asked and asks the next, of which the last is the
  /// app's.
  ///
  /// - Parameter isWatched: Whether each asks for a second method as well: the coming of a view is
  ///   watched for its end.
  private static func question(through count: Int, isWatched: Bool) -> QuestionCount {
    isWatched
      ? QuestionCount(kits: count * (count - 1) / 2, apps: count)
      : QuestionCount(kits: count - 1, apps: 1)
  }

  /// What is asked by so many layers, each of which asks the next one, which asks all further in.
  private static func chain(_ layers: Int, isWatched: Bool = false) -> QuestionCount {
    sum((0..<layers).map { question(through: $0 + 1, isWatched: isWatched) })
  }

  private static func sum(_ counts: [QuestionCount]) -> QuestionCount {
    counts.reduce(QuestionCount()) {
      QuestionCount(kits: $0.kits + $1.kits, apps: $0.apps + $1.apps)
    }
  }

  @Test("Alone, each layer asks all that are inside", arguments: alone)
  func layers(count: Int) {
    let world = QuestionWorld(.alone(count))
    let once = Self.chain(count)
    #expect(world.count(.heightForRow) == once)
    #expect(world.count(.didScroll) == once)
    #expect(world.count(.willDisplay) == Self.chain(count, isWatched: true))
    #expect(world.count(.trailingSwipeActions) == Self.sum([once, once]))
    // Layers have a method of their own for it, so that only the innermost asks.
    #expect(world.count(.didSelect) == QuestionCount(apps: min(count, 1)))
  }

  @Test(
    "Through a child, layers around it ask, the child's are asked, and ask", arguments: children)
  func child(around: Int, inside: Int) {
    let world = QuestionWorld(.child(around: around, inside: inside))
    // One layer more stands around all children, and one around each child. The object of the
    // children knows what they have.
    func toChildren(isWatched: Bool = false) -> QuestionCount {
      let asked = Self.chain(around + 1, isWatched: isWatched)
      return QuestionCount(kits: asked.kits + asked.apps)
    }
    let ofChild = Self.question(through: inside + 1, isWatched: false)
    let throughChild = Self.chain(inside + 1)
    #expect(world.count(.heightForRow) == Self.sum([toChildren(), ofChild, throughChild]))
    #expect(
      world.count(.willDisplay)
        == Self.sum([
          toChildren(isWatched: true), Self.question(through: inside + 1, isWatched: true), ofChild,
          Self.chain(inside + 1, isWatched: true),
        ]))
    #expect(
      world.count(.trailingSwipeActions)
        == Self.sum([toChildren(), toChildren(), ofChild, throughChild, throughChild]))
    // Only the innermost layers ask.
    #expect(
      world.count(.didSelect)
        == Self.sum([QuestionCount(kits: 1), ofChild, QuestionCount(apps: 1)]))
  }

  @Test("The numbers, written out")
  func numbers() {
    func total(_ layers: QuestionWorld.Layers, _ call: Call) -> Int {
      let count = QuestionWorld(layers).count(call)
      return count.kits + count.apps
    }
    let tell = Self.alone.map { total(.alone($0), .heightForRow) }
    #expect(tell == [0, 1, 6, 36])
    let watched = Self.alone.map { total(.alone($0), .willDisplay) }
    #expect(watched == [0, 1, 10, 120])
    let ask = Self.alone.map { total(.alone($0), .trailingSwipeActions) }
    #expect(ask == [0, 2, 12, 72])
    let tellChild = Self.children.map {
      total(.child(around: $0.around, inside: $0.inside), .heightForRow)
    }
    #expect(tellChild == [3, 8, 17, 64])
    let watchedChild = Self.children.map {
      total(.child(around: $0.around, inside: $0.inside), .willDisplay)
    }
    #expect(watchedChild == [4, 13, 38, 239])
    let askChild = Self.children.map {
      total(.child(around: $0.around, inside: $0.inside), .trailingSwipeActions)
    }
    #expect(askChild == [5, 14, 30, 119])
  }
}
#endif
#endif
