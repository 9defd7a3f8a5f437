import DecoratorTableKit
import Foundation
import TableChecks

/// The questions to a real table in one list of ticks and crosses, and below them what only a
/// person can do.
final class ChecksScreen: NSObject, UITableViewDataSource {
  /// The list.
  let tableView = UITableView(
    frame: CGRect(origin: .zero, size: PhoneScreen.size), style: .plain)

  private let run = CheckRun()
  private let phone: Phone
  private let note: (String) -> Void
  private var date = Date()

  private static let byHand = "Turn the phone, type, and change text size and appearance"

  /// Shows the questions, none of which was asked yet.
  ///
  /// - Parameters:
  ///   - phone: The phone that is asked.
  ///   - note: Called with the question under way, and with how many have passed.
  init(on phone: Phone, note: @escaping (String) -> Void) {
    self.phone = phone
    self.note = note
    super.init()
    tableView.dataSource = self
    run.onChange = { [weak self] in self?.showRun() }
    phone.anomalies?.onChange = { [weak self] in self?.tableView.reloadData() }
  }

  /// Asks all questions, in tables that are shown over the list meanwhile.
  func ask() {
    guard let window = tableView.window else { return note("there is no window to ask in") }
    date = Date()
    let stage = CheckStage(in: window, log: phone.anomalies)
    Task { [run] in await run.ask(on: stage) }
  }

  /// Copies the report.
  func copyReport() {
    phone.copy(report.text)
    note("copied")
  }

  private var report: CheckReport {
    CheckReport(
      of: run, system: phone.system, date: date, anomalies: phone.anomalies?.lines)
  }

  private func showRun() {
    tableView.reloadData()
    note(run.current?.title ?? report.summary)
  }

  func numberOfSections(in tableView: UITableView) -> Int { run.groups.count + 1 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < run.groups.count ? run.groups[section].title : "By hand"
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < run.groups.count ? run.groups[section].checks.count : 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "check")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "check")
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.numberOfLines = 0
    if indexPath.section < run.groups.count {
      let outcome = run.outcomes[indexPath.section][indexPath.row]
      let title = run.groups[indexPath.section].checks[indexPath.row].title
      cell.textLabel?.text = "\(outcome?.mark ?? "…") \(title)"
      cell.detailTextLabel?.text = outcome?.text ?? " "
    } else {
      cell.textLabel?.text = Self.byHand
      cell.detailTextLabel?.text = report.reported ?? "What is reported is not noted here"
    }
    return cell
  }
}
