// expect: nearly matches optional requirement
import DecoratorTableKit

final class Delegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Double { 44 }
}
