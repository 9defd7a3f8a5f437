import DecoratorTableKit

final class BackToTopLayer: TableLayer {
  init() {
    super.init(named: "back to top") { rowCounts in
      let isLong = rowCounts.reduce(0, +) > 4
      let end = Placement.end.inSection(max(0, rowCounts.count - 1))
      return LayerRule(rows: isLong ? end : .none, supply: .everySlot)
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
