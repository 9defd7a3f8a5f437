import DecoratorTableKit

final class BackToTopLayer: TableLayer {
  init() {
    super.init(placed: .end, named: "back to top")
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
