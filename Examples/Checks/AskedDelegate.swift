import DecoratorTableKit
import Foundation

/// A delegate with a few optional methods, which notes about which of them it is asked.
final class AskedDelegate: NSObject, UITableViewDelegate {
  /// The names of its methods.
  static let methods: Set<String> = [
    height, "tableView:willDisplayCell:forRowAtIndexPath:", "tableView:didSelectRowAtIndexPath:",
  ]
  /// The name of `tableView(_:heightForRowAt:)`.
  static let height = "tableView:heightForRowAtIndexPath:"

  /// The names of methods that it denies to have.
  var denied: Set<String> = []
  /// The names that it was asked about, in order.
  private(set) var asked: [String] = []
  /// How often it was asked for a height.
  private(set) var heightCalls = 0

  /// Forgets what it was asked about.
  func forget() {
    asked = []
    heightCalls = 0
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightCalls += 1
    return CheckedTable.rowHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  #if !HEADLESS_UIKIT

  override nonisolated func responds(to selector: Selector!) -> Bool {
    let isThere = super.responds(to: selector)
    guard let selector, Thread.isMainThread else { return isThere }
    let name = NSStringFromSelector(selector)
    return MainActor.assumeIsolated { note(name, isThere: isThere) }
  }

  #endif

  /// Notes a question.
  ///
  /// - Returns: The answer.
  private func note(_ name: String, isThere: Bool) -> Bool {
    asked.append(name)
    return isThere && !denied.contains(name)
  }

  /// Returns whether an object answers that it has a method; nil if it cannot tell.
  static func answer(of object: any NSObjectProtocol, about name: String) -> Bool? {
    #if HEADLESS_UIKIT
    OptionalMethod.response(of: object, to: Selector(name))
    #else
    object.responds(to: NSSelectorFromString(name))
    #endif
  }
}

#if HEADLESS_UIKIT
extension AskedDelegate: SelectorResponding {
  func response(to selector: Selector) -> Bool? {
    note(selector.description, isThere: Self.methods.contains(selector.description))
  }
}
#endif
