// expect: cannot convert value of type
import DecoratorTableKit

@MainActor func knows(_ delegate: any UITableViewDelegate, name: String) -> Bool {
  delegate.responds(to: name)
}
