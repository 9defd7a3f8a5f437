// expect: extensions of generic classes cannot contain '@objc' members
import DecoratorTableKit

class Source<Model>: NSObject {}

extension Source {
  @objc func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
