import Foundation

@testable import HeadlessUIKit

/// A data source and delegate that keeps a record of what it is asked, with a table that shows it.
@MainActor
final class DrawnList: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Row {
    var text: String?
    var detail: String?
    var height: CGFloat = 44
    var style = UITableViewCell.CellStyle.subtitle
    var configure: @MainActor (UITableViewCell) -> Void = { _ in }
  }

  let sections: [(title: String?, rows: [Row])]
  let tableView: UITableView
  private(set) var questions: [String] = []

  init(
    _ sections: [(title: String?, rows: [Row])], size: CGSize = CGSize(width: 320, height: 132),
    style: UITableView.Style = .plain
  ) {
    self.sections = sections
    tableView = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    super.init()
    tableView.dataSource = self
    tableView.delegate = self
  }

  convenience init(
    rows: [Row], size: CGSize = CGSize(width: 320, height: 132),
    style: UITableView.Style = .plain
  ) {
    self.init([(title: nil, rows: rows)], size: size, style: style)
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    questions.append("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    questions.append("rows in \(section)")
    return sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    questions.append("cell at \(indexPath.section)-\(indexPath.row)")
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    if let text = row.text { cell.textLabel?.text = text }
    if let detail = row.detail { cell.detailTextLabel?.text = detail }
    row.configure(cell)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    questions.append("title of \(section)")
    return sections[section].title
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    questions.append("height at \(indexPath.section)-\(indexPath.row)")
    return sections[indexPath.section].rows[indexPath.row].height
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    questions.append("selected \(indexPath.section)-\(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    questions.append("scrolled")
  }

  func text(_ columns: Int) -> [String] {
    TableDrawing(of: tableView).text(columns: columns).components(separatedBy: "\n")
  }
}
