import Foundation

@testable import HeadlessUIKit

/// Everything that was asked and told, in order.
@MainActor
final class CallLog {
  var lines: [String] = []

  func consume() -> [String] {
    defer { lines = [] }
    return lines
  }

  func add(_ what: String, _ path: IndexPath) {
    lines.append("\(what) \(path.map(String.init).joined(separator: "."))")
  }
}

/// A cell that writes down its reuse and its layout.
final class LoggedCell: UITableViewCell {
  var log: CallLog?
  var name = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.lines.append("prepareForReuse \(name)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log?.lines.append("layout \(name)")
  }
}

/// Sections of so many rows; implements what is required and the number of sections.
@MainActor
final class LoggedSource: NSObject, UITableViewDataSource {
  let log: CallLog
  var counts: [Int]

  init(_ counts: [Int], log: CallLog) {
    self.counts = counts
    self.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.lines.append("sections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.lines.append("rows \(section)")
    return counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.add("cell", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? LoggedCell {
      cell.log = log
      cell.name = indexPath.map(String.init).joined(separator: ".")
    }
    return cell
  }
}

/// Says when cells come and go.
@MainActor
final class LoggedDisplayDelegate: NSObject, UITableViewDelegate {
  let log: CallLog

  init(log: CallLog) { self.log = log }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.add("willDisplay", indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.add("didEndDisplaying", indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.lines.append("didScroll \(Int(scrollView.contentOffset.y))")
  }
}

/// The same, and gives every row its height.
@MainActor
final class LoggedHeightDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var height: (IndexPath) -> CGFloat

  init(log: CallLog, height: @escaping (IndexPath) -> CGFloat) {
    self.log = log
    self.height = height
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.add("height", indexPath)
    return height(indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.add("willDisplay", indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.add("didEndDisplaying", indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.lines.append("didScroll \(Int(scrollView.contentOffset.y))")
  }
}

/// A table that a test can use without holding on to its source and the like.
final class SourceKeepingTable: UITableView {
  var kept: [AnyObject] = []
}

/// A table of 320 by so many points with ``LoggedCell`` registered, and who serves it.
@MainActor
struct LoggedTable {
  let log = CallLog()
  let table: UITableView
  let source: LoggedSource

  init(_ counts: [Int], height: CGFloat = 250, style: UITableView.Style = .plain) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    let keeper = SourceKeepingTable(frame: frame, style: style)
    source = LoggedSource(counts, log: log)
    keeper.kept = [source]
    table = keeper
    table.register(LoggedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
  }
}

extension IndexPath {
  init(_ row: Int, in section: Int = 0) { self.init(row: row, section: section) }
}
