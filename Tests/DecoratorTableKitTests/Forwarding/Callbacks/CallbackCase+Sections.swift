import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackCase {
  @MainActor static let ofDelegateSections: [CallbackCase] = [
    CallbackCase(
      method: .willDisplayHeaderView, subject: .section, seen: .ifAppHasIt, told: "1",
      unknown: "done"
    ) {
      $0.delegate?.tableView?(
        $0.tableView, willDisplayHeaderView: UIView(), forSection: $0.section)
    },
    CallbackCase(
      method: .didEndDisplayingHeaderView, subject: .section, seen: .ifAppHasIt, told: "1"
    ) {
      let view = UIView()
      if $0.isSeen(.willDisplayHeaderView) != false {
        $0.delegate?.tableView?($0.tableView, willDisplayHeaderView: view, forSection: $0.section)
        // By then the section may be gone.
        return $0.delegate?.tableView?(
          $0.tableView, didEndDisplayingHeaderView: view, forSection: 99)
      }
      return $0.delegate?.tableView?(
        $0.tableView, didEndDisplayingHeaderView: view, forSection: $0.section)
    },
    CallbackCase(
      method: .heightForHeader, subject: .section, seen: .ifAppHasItOrHandled, told: "1",
      answer: "77.0", absent: "21.0", additional: "21.0", handled: "66.0", handler: "headerHeight 0"
    ) { $0.delegate?.tableView?($0.tableView, heightForHeaderInSection: $0.section) },
    CallbackCase(
      method: .estimatedHeightForHeader, subject: .section, seen: .ifAppHasIt, told: "1",
      answer: "77.0", additional: "23.0"
    ) { $0.delegate?.tableView?($0.tableView, estimatedHeightForHeaderInSection: $0.section) },
    CallbackCase(
      method: .viewForHeader, subject: .section, seen: .ifAppHasItOrHandled, told: "1",
      answer: "view", absent: "nil", additional: "nil", handled: "view", handler: "headerView 0",
      apps: mayBeNil
    ) { $0.delegate?.tableView?($0.tableView, viewForHeaderInSection: $0.section) },
    CallbackCase(
      method: .willDisplayFooterView, subject: .section, seen: .ifAppHasIt, told: "1",
      unknown: "done"
    ) {
      $0.delegate?.tableView?(
        $0.tableView, willDisplayFooterView: UIView(), forSection: $0.section)
    },
    CallbackCase(
      method: .didEndDisplayingFooterView, subject: .section, seen: .ifAppHasIt, told: "1"
    ) {
      let view = UIView()
      if $0.isSeen(.willDisplayFooterView) != false {
        $0.delegate?.tableView?($0.tableView, willDisplayFooterView: view, forSection: $0.section)
        // By then the section may be gone.
        return $0.delegate?.tableView?(
          $0.tableView, didEndDisplayingFooterView: view, forSection: 99)
      }
      return $0.delegate?.tableView?(
        $0.tableView, didEndDisplayingFooterView: view, forSection: $0.section)
    },
    CallbackCase(
      method: .heightForFooter, subject: .section, seen: .ifAppHasItOrHandled, told: "1",
      answer: "77.0", absent: "22.0", additional: "22.0", handled: "66.0", handler: "footerHeight 0"
    ) { $0.delegate?.tableView?($0.tableView, heightForFooterInSection: $0.section) },
    CallbackCase(
      method: .estimatedHeightForFooter, subject: .section, seen: .ifAppHasIt, told: "1",
      answer: "77.0", additional: "24.0"
    ) { $0.delegate?.tableView?($0.tableView, estimatedHeightForFooterInSection: $0.section) },
    CallbackCase(
      method: .viewForFooter, subject: .section, seen: .ifAppHasItOrHandled, told: "1",
      answer: "view", absent: "nil", additional: "nil", handled: "view", handler: "footerView 0",
      apps: mayBeNil
    ) { $0.delegate?.tableView?($0.tableView, viewForFooterInSection: $0.section) },
  ]
}
#endif
