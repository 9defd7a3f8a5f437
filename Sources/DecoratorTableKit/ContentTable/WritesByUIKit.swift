#if DEBUG
import Foundation

/// Reports, in debug builds, what UIKit itself changes in a real table through a content table.
///
/// A content table passes on what an app sets. Where UIKit sets the same member of a table that it
/// looks after, no public interface tells the two apart; the stack of calls does, but takes too
/// long for an app that people use. A method that UIKit calls for an app, as the target of a
/// button, has a function of the app's before the content table's on the stack.
@MainActor
struct WritesByUIKit {
  /// Returns the present stack of calls, innermost first, in the form of `Thread`. Tests replace
  /// it. There is nothing to look for where UIKit is not.
  static var stack: @MainActor () -> [String] = {
    #if HEADLESS_UIKIT
    []
    #else
    Thread.callStackSymbols
    #endif
  }

  private var reported: Set<String> = []

  /// Returns whether UIKit is about to set a member, and has not been reported for it.
  mutating func isNew(_ member: StaticString) -> Bool {
    let name = "\(member)"
    guard !reported.contains(name), Self.isUIKit(Self.stack()) else { return false }
    reported.insert(name)
    return true
  }

  /// Returns whether the function that has called a content table is one of UIKit's.
  ///
  /// - Parameter stack: Lines as `3   UIKitCore   0x0000000184a3c1f0 -[UIView setFrame:] + 44`,
  ///   innermost first.
  static func isUIKit(_ stack: [String]) -> Bool {
    guard let innermost = stack.firstIndex(where: isContentTable) else { return false }
    let caller = stack[innermost...].first { !isContentTable($0) }
    return caller?.split(separator: " ").dropFirst().first == "UIKitCore"
  }

  /// How the names of their functions begin for a linker.
  static let contentTables = [
    "$s17DecoratorTableKit0B7StandInC", "$s17DecoratorTableKit07ContentB4ViewC",
  ]

  private static func isContentTable(_ line: String) -> Bool {
    contentTables.contains { line.contains($0) }
  }
}
#endif
