#if DEBUG
import Foundation

/// Reports, in debug builds, each member that UIKit itself sets on a real table through a content
/// table.
///
/// A content table forwards the members that an app sets. No public interface distinguishes them
/// from UIKit's own writes; the call stack does, but is too slow for release builds. A method that
/// UIKit calls in the app, such as the target of a button, is on the stack between UIKit and the
/// content table.
@MainActor
struct WritesByUIKit {
  /// Returns the present stack of calls, innermost first, in the form of `Thread`. Tests replace
  /// it. Without UIKit there is nothing to find.
  static var stack: @MainActor () -> [String] = {
    #if HEADLESS_UIKIT
    []
    #else
    Thread.callStackSymbols
    #endif
  }

  private var reported: Set<String> = []

  /// Returns whether UIKit is about to set a member, unless that was reported.
  mutating func isNew(_ member: StaticString) -> Bool {
    let name = "\(member)"
    guard !reported.contains(name), Self.isUIKit(Self.stack()) else { return false }
    reported.insert(name)
    return true
  }

  /// Returns whether a content table was called by a function of UIKit.
  ///
  /// - Parameter stack: Lines as `3   UIKitCore   0x0000000184a3c1f0 -[UIView setFrame:] + 44`,
  ///   innermost first.
  static func isUIKit(_ stack: [String]) -> Bool {
    guard let innermost = stack.firstIndex(where: isContentTable) else { return false }
    let caller = stack[innermost...].first { !isContentTable($0) }
    return caller?.split(separator: " ").dropFirst().first == "UIKitCore"
  }

  /// The prefixes of the mangled names of their functions.
  static let contentTables = [
    "$s17DecoratorTableKit010ForwardingB4ViewC", "$s17DecoratorTableKit07ContentB4ViewC",
  ]

  private static func isContentTable(_ line: String) -> Bool {
    contentTables.contains { line.contains($0) }
  }
}
#endif
