// expect: main actor-isolated property 'inner'
import DecoratorTableKit

final class Delegate: NSObject, UITableViewDelegate {
  weak var inner: (any UITableViewDelegate)?

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    inner?.responds(to: aSelector) ?? false
  }
}
