// expect: sending 'aSelector' risks causing data races
import DecoratorTableKit

final class Delegate: NSObject, UITableViewDelegate {
  weak var inner: (any UITableViewDelegate)?

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    MainActor.assumeIsolated { inner?.responds(to: aSelector) ?? false }
  }
}
