import HeadlessUIKit

// Code as apps of language mode 5 have it: none of it says `@MainActor`. UIKit's classes come from
// Objective-C, and the compiler lets such code touch them; here it must be let, too.

/// Makes and fills cells; a type with static methods, isolated to nothing.
enum CellFactory {
  static func cell(in table: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryView = toggle(isOn: indexPath.row == 0)
    return cell
  }

  static func toggle(isOn: Bool) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    return toggle
  }

  static func configuration(
    _ text: String, for state: UICellConfigurationState
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = text
    configuration.textProperties.color = state.isSelected ? .blue : .black
    return configuration
  }
}

/// A controller that lets go of its table in `deinit`, where nothing is isolated.
class Panel: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  deinit {
    tableView.dataSource = nil
    tableView.delegate = nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    CellFactory.cell(in: tableView, at: indexPath)
  }

  func scrollToEnd() {
    tableView.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
  }
}

/// Calls data sources and delegates as their table does.
struct Caller {
  let table: UITableView

  func rows(of source: any UITableViewDataSource) -> Int {
    let sections = source.numberOfSections?(in: table) ?? 1
    return (0..<sections).reduce(0) { $0 + source.tableView(table, numberOfRowsInSection: $1) }
  }

  func select(_ indexPath: IndexPath) {
    table.delegate?.tableView?(table, didSelectRowAt: indexPath)
  }
}

func style(_ controller: UIViewController, with button: UIButton, _ recognizer: UIGestureRecognizer)
{
  button.setTitle("Add", for: .normal)
  controller.view.addSubview(button)
  controller.view.gestureRecognizers = [recognizer]
  controller.view.layer.cornerRadius = 4
  controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
    title: "Edit", style: .plain, target: nil, action: nil)
  NSLayoutConstraint.activate([
    button.widthAnchor.constraint(equalToConstant: 40),
    button.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
  ])
}

func swipe(titled title: String) -> UISwipeActionsConfiguration {
  let action = UIContextualAction(style: .destructive, title: title) { _, _, done in done(true) }
  action.backgroundColor = .red
  return UISwipeActionsConfiguration(actions: [action])
}

func menu(titled title: String) -> UIMenu {
  UIMenu(title: title, children: [UIAction(title: title) { _ in }])
}
