import DecoratorTableKit
import Foundation
import Testing

/// The controllers, each as it is shown.
enum ComparedKind: String, CaseIterable, Sendable {
  case settings, bookmarks, searchEngines, contacts, notes, history

  /// The type of the controller.
  @MainActor var type: any ComparedController.Type {
    switch self {
    case .settings: ShownSettingsController.self
    case .bookmarks: BookmarksController.self
    case .searchEngines: ShownSearchEnginesController.self
    case .contacts: ContactsController.self
    case .notes: NotesController.self
    case .history: HistoryController.self
    }
  }

  /// Whether the list always has one section.
  var hasOneSection: Bool { self == .bookmarks || self == .notes }
}

/// A controller, how it is decorated, and the size of its screen.
struct Setting: Sendable, CustomTestStringConvertible {
  /// The controller.
  let kind: ComparedKind
  /// How it is decorated.
  let mode: Mode
  /// Whether the screen shows a few rows only.
  let isSmall: Bool

  var testDescription: String { "\(kind), \(mode)\(isSmall ? ", small" : "")" }

  /// Every setting that there can be.
  static let all = ComparedKind.allCases.flatMap { kind in
    Mode.allCases.filter { $0 != .composedByRows || kind.hasOneSection }.flatMap { mode in
      [false, true].map { Setting(kind: kind, mode: mode, isSmall: $0) }
    }
  }
}

@MainActor
@Suite("Controllers without code for additional rows, bare and decorated")
struct ControllersTests {
  /// The number of random steps of one run.
  private static let stepCount = 30
  /// How many random runs there are of each setting, with `DECORATOR_CONTROLLER_SEEDS`.
  private nonisolated static let seedCount = ProcessInfo.processInfo
    .environment["DECORATOR_CONTROLLER_SEEDS"].flatMap { UInt64($0) }
  /// The seeds of the random runs.
  private nonisolated static let seeds = 1...max(1, seedCount ?? 1)
  /// The settings of the random runs: those of this turn, unless the number of seeds is given.
  private nonisolated static let settings =
    seedCount == nil ? Thinning.ofThisTurn(Setting.all) : Setting.all

  @Test("Every step of a script gives the same result", arguments: Thinning.ofThisTurn(Setting.all))
  func script(_ setting: Setting) async throws {
    try await takeScript(of: setting.kind.type, in: setting)
  }

  private func takeScript<Controller: ComparedController>(
    of type: Controller.Type, in setting: Setting
  ) async throws {
    let comparison = Comparison<Controller>(setting)
    let difference = try await comparison.take(Controller.script)
    #expect(difference == nil)
    // A table in no window is not scrolled, so that nothing is prefetched.
    guard !UITableView.defaultTemper.contains(.noWindow) else { return }
    for verb in Controller.verbs {
      #expect(comparison.log.contains { $0.hasPrefix(verb) }, "the script never \(verb)")
    }
  }

  @Test("Random steps give the same result", arguments: settings, seeds)
  func random(_ setting: Setting, seed: UInt64) async throws {
    try await takeRandomSteps(of: setting.kind.type, in: setting, seed: seed)
  }

  private func takeRandomSteps<Controller: ComparedController>(
    of type: Controller.Type, in setting: Setting, seed: UInt64
  ) async throws {
    let difference = try await Comparison<Controller>(setting)
      .takeRandomSteps(Self.stepCount, seed: seed)
    #expect(difference == nil)
  }
}
