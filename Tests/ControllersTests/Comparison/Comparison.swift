import DecoratorTableKit
import DecoratorTableTesting
import Foundation

/// The bare and the decorated screen of a controller, on which the same steps are taken.
@MainActor
final class Comparison<Controller: ComparedController> {
  private let bare: Screen<Controller>
  private let decorated: Screen<Controller>
  private var logCount = 0
  private var stepCount = 0

  /// The log of the bare controller.
  var log: [String] { bare.controller.log.lines }

  /// Shows two new controllers.
  init(_ setting: Setting) {
    bare = Screen(nil, size: setting.isSmall ? .small : .tall)
    decorated = Screen(setting.mode, size: setting.isSmall ? .small : .tall)
  }

  /// Takes steps on both screens until they differ.
  ///
  /// - Returns: The difference in words; nil if there is none.
  func take(_ steps: [Controller.Step]) async throws -> String? {
    if let difference { return "at the beginning: \(difference)" }
    for step in steps {
      if let difference = try await take(step) { return difference }
    }
    return nil
  }

  /// Takes random steps on both screens until they differ.
  ///
  /// - Parameter seed: What chooses the steps.
  /// - Returns: The difference in words, with the seed; nil if there is none.
  func takeRandomSteps(_ count: Int, seed: UInt64) async throws -> String? {
    var random = SeededGenerator(seed: seed)
    if let difference { return "at the beginning: \(difference)" }
    for _ in 0..<count {
      let step = bare.controller.randomStep(using: &random)
      if let difference = try await take(step) { return "seed \(seed), \(difference)" }
    }
    return nil
  }

  private func take(_ step: Controller.Step) async throws -> String? {
    stepCount += 1
    try await bare.take(step)
    try await decorated.take(step)
    return difference.map { "step \(stepCount), \(step): \($0)" }
  }

  /// How the two screens differ now.
  private var difference: String? {
    var lines: (bare: [String], decorated: [String]) = ([], [])
    let failures = UIKitFailure.recording {
      lines.bare = ScreenCapture(of: bare, logAfter: logCount).lines
      lines.decorated = ScreenCapture(of: decorated, logAfter: logCount).lines
    }
    logCount = log.count
    let wrong =
      (bare.failures + decorated.failures + failures).map(\.description)
      + (decorated.decoration?.anomalies ?? [])
    if !wrong.isEmpty { return wrong.joined(separator: "\n") }
    guard lines.bare != lines.decorated else { return nil }
    let place = zip(lines.bare, lines.decorated).enumerated().first { $1.0 != $1.1 }?.offset
    let first = place ?? min(lines.bare.count, lines.decorated.count)
    return "bare has \(lines.bare.dropFirst(first).prefix(3)), decorated has "
      + "\(lines.decorated.dropFirst(first).prefix(3))"
  }
}
