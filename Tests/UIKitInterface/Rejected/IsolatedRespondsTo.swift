// expect: main actor-isolated property 'inner' can not be referenced from a nonisolated context
import DecoratorTableKit

final class Delegate: NSObject, UITableViewDelegate {
  var inner: (any UITableViewDelegate)?

  override func responds(to aSelector: Selector!) -> Bool {
    inner?.responds(to: aSelector) ?? false
  }
}
