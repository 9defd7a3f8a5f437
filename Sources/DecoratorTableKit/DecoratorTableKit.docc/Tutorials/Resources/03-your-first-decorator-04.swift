import DecoratorTableKit

final class BackToTopLayer: TableLayer {
  init() {
    super.init(named: "back to top") { rowCounts in
      let isLong = rowCounts.reduce(0, +) > 4
      let end = Placement.end.inSection(max(0, rowCounts.count - 1))
      return LayerRule(rows: isLong ? end : .none, supply: .everySlot)
    }
    events.height = { _ in 36 }
    events.didSelect = { tableView, _, indexPath in
      tableView.deselectRow(at: indexPath, animated: true)
      tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    }
  }

  override func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "back to top")
      ?? UITableViewCell(style: .default, reuseIdentifier: "back to top")
    cell.textLabel?.text = "Back to top"
    cell.textLabel?.textColor = .blue
    return cell
  }
}
