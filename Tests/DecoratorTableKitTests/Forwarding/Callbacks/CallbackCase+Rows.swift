import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackCase {
  private static let reusePath = Expectation { $0.kind == .outer ? "[2, 0]" : "[2, 2]" }

  private static func handler(_ name: String) -> Expectation {
    Expectation { "\(name) \(reusePath.text($0))" }
  }

  @MainActor static let ofDelegateRows: [CallbackCase] = [
    CallbackCase(
      method: .willDisplayCell, subject: .row, seen: .ifAppHasItOrHandled,
      // The app may have `didEndDisplaying`, so it is watched.
      unknown: "done", handler: "willDisplay"
    ) {
      $0.delegate?.tableView?($0.tableView, willDisplay: UITableViewCell(), forRowAt: $0.path)
    },
    CallbackCase(
      method: .didEndDisplayingCell, subject: .row, seen: .ifAppHasItOrHandled,
      handler: "didEndDisplaying"
    ) {
      let cell = UITableViewCell()
      if $0.isSeen(.willDisplayCell) != false {
        $0.delegate?.tableView?($0.tableView, willDisplay: cell, forRowAt: $0.path)
        $0.log.clear()
        // By then the path may be that of another row.
        let old = $0.place(of: "d")
        return $0.delegate?.tableView?($0.tableView, didEndDisplaying: cell, forRowAt: old)
      }
      return $0.delegate?.tableView?($0.tableView, didEndDisplaying: cell, forRowAt: $0.path)
    },
    CallbackCase(
      method: .heightForRow, subject: .row, seen: .ifAppHasItOrHandled, answer: "77.0",
      absent: "40.0",
      additional: Expectation {
        // Automatic where something inside has heights; what has none keeps the table's.
        $0.app.hasMethod || $0.kind == .outer ? "automatic" : "40.0"
      }, handled: "66.0", handler: "height"
    ) { $0.delegate?.tableView?($0.tableView, heightForRowAt: $0.path) },
    CallbackCase(
      method: .estimatedHeightForRow, subject: .row, seen: .ifAppHasItOrHandled, answer: "77.0",
      absent: "30.0", additional: "30.0", handled: "66.0", handler: "estimatedHeight"
    ) { $0.delegate?.tableView?($0.tableView, estimatedHeightForRowAt: $0.path) },
    CallbackCase(
      method: .accessoryButtonTapped, subject: .row, seen: .ifAppHasItOrHandled,
      handler: handler("accessoryTap")
    ) { $0.delegate?.tableView?($0.tableView, accessoryButtonTappedForRowWith: $0.path) },
    CallbackCase(
      method: .shouldHighlightRow, subject: .row, seen: .always, answer: "false", absent: "true",
      additional: "false", handled: "true"
    ) { $0.delegate?.tableView?($0.tableView, shouldHighlightRowAt: $0.path) },
    CallbackCase(method: .didHighlightRow, subject: .row, seen: .ifAppHasIt) {
      $0.delegate?.tableView?($0.tableView, didHighlightRowAt: $0.path)
    },
    CallbackCase(method: .didUnhighlightRow, subject: .row, seen: .ifAppHasIt) {
      $0.delegate?.tableView?($0.tableView, didUnhighlightRowAt: $0.path)
    },
    CallbackCase(
      method: .willSelectRow, subject: .row, seen: .always, answer: "d",
      absent: "the row asked about", additional: "nil", handled: "the row asked about",
      apps: mayBeNil
    ) { $0.delegate?.tableView?($0.tableView, willSelectRowAt: $0.path) },
    CallbackCase(
      method: .willDeselectRow, subject: .row, seen: .ifAppHasIt, answer: "d",
      additional: "the row asked about", apps: mayBeNil
    ) { $0.delegate?.tableView?($0.tableView, willDeselectRowAt: $0.path) },
    CallbackCase(
      method: .didSelectRow, subject: .row, seen: .ifAppHasItOrHandled,
      handler: handler("didSelect")
    ) { $0.delegate?.tableView?($0.tableView, didSelectRowAt: $0.path) },
    CallbackCase(method: .didDeselectRow, subject: .row, seen: .ifAppHasIt) {
      $0.delegate?.tableView?($0.tableView, didDeselectRowAt: $0.path)
    },
    CallbackCase(
      method: .canPerformPrimaryAction, subject: .row, seen: .always, answer: "false",
      absent: "true", additional: "false", handled: "true"
    ) { $0.delegate?.tableView?($0.tableView, canPerformPrimaryActionForRowAt: $0.path) },
    CallbackCase(
      method: .performPrimaryAction, subject: .row, seen: .ifAppHasItOrHandled,
      handler: handler("primaryAction")
    ) { $0.delegate?.tableView?($0.tableView, performPrimaryActionForRowAt: $0.path) },
    CallbackCase(
      method: .targetForMove, subject: .row, seen: .always, told: "[0, 1] to [0, 0]", answer: "e",
      absent: "a", additional: "the row asked about", apps: [.implements, .lacks],
      companions: [.moveRow]
    ) {
      $0.delegate?.tableView?(
        $0.tableView, targetIndexPathForMoveFromRowAt: $0.path,
        toProposedIndexPath: $0.place(of: "a"))
    },
    CallbackCase(
      method: .indentationLevelForRow, subject: .row, seen: .ifAppHasIt, answer: "3",
      additional: "0"
    ) { $0.delegate?.tableView?($0.tableView, indentationLevelForRowAt: $0.path) },
    CallbackCase(
      method: .shouldBeginMultipleSelection, subject: .row, seen: .ifAppHasIt, answer: "true",
      additional: "false"
    ) {
      $0.delegate?.tableView?($0.tableView, shouldBeginMultipleSelectionInteractionAt: $0.path)
    },
    CallbackCase(method: .didBeginMultipleSelection, subject: .row, seen: .ifAppHasIt) {
      $0.delegate?.tableView?($0.tableView, didBeginMultipleSelectionInteractionAt: $0.path)
    },
    CallbackCase(
      method: .didEndMultipleSelection, subject: .table, seen: .ifAppHasIt, told: ""
    ) { $0.delegate?.tableViewDidEndMultipleSelectionInteraction?($0.tableView) },
  ]
}
#endif
