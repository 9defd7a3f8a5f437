import DecoratorTableKit
import Foundation

extension ChatsScreen {
  /// Adds a row above the chats of each day, and an ad every five rows. The controller is not told.
  func decorate() {
    let feed = DecoratedTable(adopting: tableView)
    feed.addGroups(named: "days") { [store] row in
      store.sections[row.section].chats[row.row].day
    } cell: { tableView, indexPath, day in
      Self.cell(tableView, indexPath, "── \(day)")
    }
    // Chats change places all the time: an ad that goes along with one may come next to another.
    feed.addRows(
      ["coffee", "umbrellas", "shoes"], named: "ads", placed: .every(5), policy: .followRule
    ) { tableView, indexPath, ad in
      Self.cell(tableView, indexPath, "★ Ad: \(ad)")
    }
    feed.attach()
    controller.tableView = feed.contentTableView
    self.feed = feed
  }

  private static func cell(
    _ tableView: UITableView, _ indexPath: IndexPath, _ text: String
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "other", for: indexPath)
    cell.textLabel?.text = text
    cell.textLabel?.textColor = .secondaryLabel
    cell.selectionStyle = .none
    return cell
  }
}
