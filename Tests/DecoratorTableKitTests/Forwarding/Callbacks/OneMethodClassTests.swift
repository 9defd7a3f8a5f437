import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("An object that lacks a method on demand behaves like a class without it")
@MainActor
struct OneMethodClassTests {
  private final class Silent: NSObject, UITableViewDelegate {}

  private final class OnlyHeight: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
  }

  private final class OnlyWillSelect: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { nil }
  }

  private final class OnlyMenu: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  private final class OnlyScrolling: NSObject, UITableViewDelegate {
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  }

  /// Which of all methods of the delegate are there, found out by a call of each.
  ///
  /// - Parameter layers: How many decorators are around the delegate.
  private func methods(of delegate: any UITableViewDelegate, layers: Int) throws -> Set<String> {
    let cases =
      CallbackCase.ofDelegateRows + CallbackCase.ofDelegateSections
      + CallbackCase.ofDelegateInteractions + CallbackCase.ofMenus + CallbackCase.ofScrolling
    var found: Set<String> = []
    for callback in cases where callback.companions.isEmpty {
      let situation = CallbackSituation(kind: .content, handlers: .none, app: .lacksSilently)
      let world = CallbackWorld(callback, situation, delegate: delegate, layers: layers)
      if try world.outcome(of: callback) != "absent" { found.insert("\(callback.method)") }
    }
    return found
  }

  private static let pairs: [(any UITableViewDelegate, ForwardedMethod?)] = [
    (Silent(), nil), (OnlyHeight(), .heightForRow), (OnlyWillSelect(), .willSelectRow),
    (OnlyMenu(), .contextMenu), (OnlyScrolling(), .shouldScrollToTop),
  ]

  @Test("Both have the same methods, bare and decorated", arguments: 0...2)
  func same(layers: Int) throws {
    for (delegate, method) in Thinning.oneOf(Self.pairs) {
      let app = CallbackApp(log: CallLog())
      app.methods = Set([method].compactMap(\.self))
      app.saysWhatItHas = false
      app.answersNil = true
      let real = try methods(of: delegate, layers: layers)
      #expect(try methods(of: app, layers: layers) == real, "\(type(of: delegate))")
      #expect(method.map { real.contains("\($0)") } ?? true)
      if layers == 0 { #expect(real == Set([method].compactMap(\.self).map { "\($0)" })) }
    }
  }
}
#endif
