import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// A screen of different cells, with a data source of its own that knows none of them.
final class TypedCells: UITableViewController {
  private var messages: [any Message] = []
  private var draft = "unsent"
  private lazy var cells = makeCells()

  private func makeCells() -> CellAdapterMap {
    var cells = CellAdapterMap()
    cells.add(textCells)
    cells.add(
      CellAdapter<PictureCell, PictureMessage>(
        registration: .nib(UINib(nibName: "PictureCell", bundle: nil)), height: 120
      ) { cell, message in
        cell.caption = message.caption
      })
    cells.add(
      CellAdapter<TextCell, any Message>(registration: .storyboard(reuseIdentifier: "other")) {
        message in "\(message.author): cannot be shown"
      })
    return cells
  }

  private var textCells: CellAdapter<TextCell, TextMessage> {
    CellAdapter(viewData: \.text)
      .height { $0.text.isEmpty ? nil : 44 }
      .accessory(.detailDisclosureButton)
      .canEdit { $0.author == "me" }
      .onSelect { [weak self] message, indexPath in
        self?.draft = message.text
        self?.tableView.deselectRow(at: indexPath, animated: true)
      }
      .onDisplay { cell, message in cell.accessibilityLabel = message.author }
      .onEndDisplay { cell, _ in cell.accessibilityLabel = nil }
      .leadingSwipeActions(performsFirstActionWithFullSwipe: false) { message in
        [UIContextualAction(style: .normal, title: "Reply to \(message.author)") { $2(true) }]
      }
      .trailingSwipeActions { _ in
        [UIContextualAction(style: .destructive, title: "Hide") { $2(true) }]
      }
      .contextMenu(preview: { _ in UIViewController() }) { message in
        [UIAction(title: "Copy") { [weak self] _ in self?.draft = message.text }]
      }
      .onDelete { [weak self] message in
        self?.messages.removeAll { $0.author == message.author }
      }
      .onAccessoryTap { _, indexPath in print(indexPath.row) }
  }

  /// Rows that describe themselves.
  private var settings: [AnyCellConfigurator] {
    [
      CellConfigurator<TextCell>(viewData: draft).erased,
      CellConfigurator<TextCell>(
        viewData: "Clear", registration: .cellClass(reuseIdentifier: "button"), height: 60
      )
      .onSelect { [weak self] _, _ in self?.draft = "" }
      .erased,
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    cells.register(in: tableView)
    TableAnomaly.handler = { print($0) }
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { messages.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cells.cell(tableView, at: indexPath, for: messages[indexPath.row])
  }
}

protocol Message {
  var author: String { get }
}

struct TextMessage: Message {
  var author: String
  var text: String
}

struct PictureMessage: Message {
  var author: String
  var caption: String
}

final class TextCell: UITableViewCell, Updatable {
  func update(viewData: String) { textLabel?.text = viewData }
}

final class PictureCell: UITableViewCell {
  var caption: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }
}
