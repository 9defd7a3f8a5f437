import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("Wrapping an app that implements some methods only")
@MainActor
struct SubsetSilenceTests {
  private typealias Methods = Set<ForwardedMethod>

  private static let singles: [Methods] = [[]] + SubsetApp.optionalMethods.map { [$0] }

  /// Those that are looked at in this turn, each with its number among all.
  private static let ofThisTurn =
    Thinning.ofThisTurn(singles.enumerated())

  private func expectSilence(
    _ methods: Methods, knowsItself: Bool, layers: ClosedRange<Int> = 1...3
  ) throws {
    let name = methods.map { "\($0)" }.sorted().joined(separator: ", ")
    let bare = SilentLayers(SubsetApp(methods, knowsItself: knowsItself)).lines(layers: 0)
    try withEvery("methods", in: ["[\(name)], knows itself: \(knowsItself)"]) { _ in
      try withEvery("layers", in: layers) { layers in
        let app = SubsetApp(methods, knowsItself: knowsItself)
        try expectSameLines(SilentLayers(app).lines(layers: layers), bare)
      }
    }
  }

  @Test("The walk through a table calls every method that an app may implement")
  func everyMethodIsCalled() {
    let all = SubsetApp(Set(SubsetApp.optionalMethods))
    // Where there is a newer form of a method, the table does not call the older one.
    let without = SubsetApp(all.methods.subtracting([.trailingSwipeActions]))
    let lines = SilentLayers(all).lines(layers: 0) + SilentLayers(without).lines(layers: 0)
    let called = Set(lines.compactMap { $0.split(separator: " ").first.map(String.init) })
    let missing = SubsetApp.optionalMethods.filter { !called.contains("\($0)") }
    #expect(missing == [])
  }

  @Test("One method at a time: the same calls, answers and rows as in the bare table")
  func singles() throws {
    for (_, methods) in Self.ofThisTurn { try expectSilence(methods, knowsItself: true) }
  }

  @Test("One method at a time of objects without `responds(to:)`")
  func singlesOfObjectsThatDoNotKnow() throws {
    for (index, methods) in Self.ofThisTurn {
      let layers = index % 3 + 1
      try expectSilence(methods, knowsItself: false, layers: layers...layers)
    }
  }

  @Test("200 random sets of methods: the same calls, answers and rows as in the bare table")
  func randomSubsets() throws {
    try withEverySeed(Thinning.seeds(0..<200)) { generator in
      let share = Double.random(in: 0.1...0.9, using: &generator)
      let methods = SubsetApp.optionalMethods.filter { _ in
        Double.random(in: 0..<1, using: &generator) < share
      }
      let layers = Int.random(in: 1...3, using: &generator)
      try expectSilence(
        Set(methods), knowsItself: .random(using: &generator), layers: layers...layers)
    }
  }

  @Test("Among additional rows, one method at a time: the content gets the same calls as by itself")
  func singlesAmongRows() throws {
    for (index, methods) in Self.ofThisTurn {
      try expectContentAlone(methods, layers: index % 3 + 1)
    }
  }

  @Test(
    "Among additional rows, random sets of methods: the content gets the same calls as by itself")
  func randomSubsetsAmongRows() throws {
    try withEverySeed(Thinning.seeds(0..<20)) { generator in
      let methods = SubsetApp.optionalMethods.filter { _ in Bool.random(using: &generator) }
      try expectContentAlone(Set(methods), layers: .random(in: 1...3, using: &generator))
    }
  }

  /// Where layers have rows of their own, the app gets the calls for its own rows only, in its own
  /// index paths, and these have the same effects.
  private func expectContentAlone(_ methods: Methods, layers: Int) throws {
    let name = methods.map { "\($0)" }.sorted().joined(separator: ", ")
    let bare = SilentLayers(SubsetApp(methods), haveRows: true).lines(layers: 0)
    try withEvery("methods", in: ["[\(name)]"]) { _ in
      try withEvery("layers", in: [layers]) { layers in
        let app = SubsetApp(methods)
        try expectSameLines(SilentLayers(app, haveRows: true).lines(layers: layers), bare)
      }
    }
  }
}
#endif
