import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackCase {
  @MainActor static let ofScrolling: [CallbackCase] = [
    CallbackCase(
      method: .didScroll, subject: .table, seen: .ifAppHasIt, told: ""
    ) { $0.delegate?.scrollViewDidScroll?($0.tableView) },
    CallbackCase(
      method: .didZoom, subject: .table, seen: .ifAppHasIt, told: ""
    ) { $0.delegate?.scrollViewDidZoom?($0.tableView) },
    CallbackCase(
      method: .willBeginDragging, subject: .table, seen: .ifAppHasIt, told: ""
    ) { $0.delegate?.scrollViewWillBeginDragging?($0.tableView) },
    CallbackCase(
      method: .willEndDragging, subject: .table, seen: .ifAppHasIt, told: "2.0"
    ) { world in
      var target = CGPoint.zero
      return world.delegate?.scrollViewWillEndDragging?(
        world.tableView, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target)
    },
    CallbackCase(
      method: .didEndDragging, subject: .table, seen: .ifAppHasIt, told: "true"
    ) { $0.delegate?.scrollViewDidEndDragging?($0.tableView, willDecelerate: true) },
    CallbackCase(
      method: .willBeginDecelerating, subject: .table, seen: .ifAppHasIt, told: ""
    ) { $0.delegate?.scrollViewWillBeginDecelerating?($0.tableView) },
    CallbackCase(
      method: .didEndDecelerating, subject: .table, seen: .ifAppHasIt, told: ""
    ) { $0.delegate?.scrollViewDidEndDecelerating?($0.tableView) },
    CallbackCase(
      method: .didEndScrollingAnimation, subject: .table, seen: .ifAppHasIt, told: ""
    ) { $0.delegate?.scrollViewDidEndScrollingAnimation?($0.tableView) },
    CallbackCase(
      method: .viewForZooming, subject: .table, seen: .ifAppHasIt, told: "", answer: "view",
      apps: mayBeNil
    ) { $0.delegate?.viewForZooming?(in: $0.tableView) },
    CallbackCase(
      method: .willBeginZooming, subject: .table, seen: .ifAppHasIt, told: ""
    ) { $0.delegate?.scrollViewWillBeginZooming?($0.tableView, with: nil) },
    CallbackCase(
      method: .didEndZooming, subject: .table, seen: .ifAppHasIt, told: "2.0"
    ) { $0.delegate?.scrollViewDidEndZooming?($0.tableView, with: nil, atScale: 2) },
    CallbackCase(
      method: .shouldScrollToTop, subject: .table, seen: .ifAppHasIt, told: "", answer: "false"
    ) { $0.delegate?.scrollViewShouldScrollToTop?($0.tableView) },
    CallbackCase(
      method: .didScrollToTop, subject: .table, seen: .ifAppHasIt, told: ""
    ) { $0.delegate?.scrollViewDidScrollToTop?($0.tableView) },
    CallbackCase(
      method: .didChangeAdjustedContentInset, subject: .table, seen: .ifAppHasIt, told: ""
    ) { $0.delegate?.scrollViewDidChangeAdjustedContentInset?($0.tableView) },
    CallbackCase(
      method: .accessibilityScrollStatus, subject: .table, seen: .ifAppHasIt, told: "",
      answer: "half way", apps: mayBeNil
    ) { world in
      world.speakingDelegate(for: .accessibilityScrollStatus)?
        .accessibilityScrollStatus?(for: world.tableView)
    },
    CallbackCase(
      method: .accessibilityAttributedScrollStatus, subject: .table, seen: .ifAppHasIt, told: "",
      answer: "attributed", apps: mayBeNil
    ) { world in
      world.speakingDelegate(for: .accessibilityAttributedScrollStatus)?
        .accessibilityAttributedScrollStatus?(for: world.tableView).map { _ in "attributed" }
    },
  ]
}
#endif
