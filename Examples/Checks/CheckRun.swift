import Foundation

/// Asks all questions, one after the other, with turns of the main loop in between.
///
/// An exception of UIKit's ends the app. It belongs to the question that the log names last.
@MainActor
package final class CheckRun {
  /// The questions.
  package let groups: [CheckGroup]
  /// What became of each question; nil until it was asked.
  package private(set) var outcomes: [[CheckOutcome?]]
  /// The question under way.
  package private(set) var current: TableCheck?
  /// Called when a question is under way, and when there is nothing more to ask.
  package var onChange: @MainActor () -> Void = {}

  /// Prepares to ask questions.
  package init(_ groups: [CheckGroup] = CheckGroup.all) {
    self.groups = groups
    outcomes = Self.nothing(of: groups)
  }

  private static func nothing(of groups: [CheckGroup]) -> [[CheckOutcome?]] {
    groups.map { $0.checks.map { _ in nil } }
  }

  /// Asks all questions, unless they are being asked already.
  ///
  /// - Parameter stage: The place where tables are shown meanwhile.
  package func ask(on stage: CheckStage) async {
    guard current == nil else { return }
    outcomes = Self.nothing(of: groups)
    for (number, group) in groups.enumerated() {
      for (place, check) in group.checks.enumerated() {
        current = check
        #if !HEADLESS_UIKIT
        NSLog("Checks: %@", check.title as NSString)
        #endif
        onChange()
        outcomes[number][place] = await check.ask(stage)
        stage.clear()
        await stage.settle()
      }
    }
    current = nil
    onChange()
  }
}
