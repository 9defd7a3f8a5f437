import DecoratorTableKit
import Foundation

@testable import TableChecks

/// Where the tests ask tables: HeadlessUIKit's, or UIKit's on a simulator.
@MainActor
enum TestStage {
  #if HEADLESS_UIKIT
  static let system = "HeadlessUIKit"
  #else
  static let system = "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion), simulated"
  #endif

  /// Makes a window, which is shown where there is a screen.
  static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    return window
  }

  /// Makes a stage in a window of its own. Without UIKit, the tests of all modules run side by side
  /// in one process, so that what the kit reports need not be about the stage.
  static func stage() -> CheckStage {
    #if HEADLESS_UIKIT
    CheckStage(in: window(), makeTable: makeTable)
    #else
    CheckStage(in: window(), log: AnomalyLog(), makeTable: makeTable)
    #endif
  }

  /// Makes a table without habits of its own: what a temper changes is for the kit's tests.
  static func makeTable(_ frame: CGRect) -> UITableView {
    let tableView = UITableView(frame: frame, style: .plain)
    #if HEADLESS_UIKIT
    tableView.temper = []
    #endif
    return tableView
  }
}
