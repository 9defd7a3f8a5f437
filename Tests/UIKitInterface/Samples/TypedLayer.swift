import DecoratorTableKit
import DecoratorTableSources

/// An advertisement, and the cell that shows it.
struct Teaser: Identifiable {
  let id: Int
  let text: String
}

final class TeaserCell: UITableViewCell, Updatable {
  func update(viewData: Teaser) { textLabel?.text = viewData.text }
}

/// Rows of a cell class, whose layer is told afterwards what they can do.
final class TypedLayer: UITableViewController {
  private var decorated: DecoratedTable?

  override func viewDidLoad() {
    super.viewDidLoad()
    let decorated = DecoratedTable(adopting: tableView)
    let teasers = decorated.addRows(
      [Teaser(id: 0, text: "tea")], named: "teasers", placed: .every(6),
      cell: .class(TeaserCell.self))
    teasers.onSelect { [weak self] teaser, _ in self?.title = teaser.text }
      .height(60)
      .accessory(.disclosureIndicator)
    teasers.onDelete { [weak teasers] teaser in
      guard let teasers, let index = teasers.models.firstIndex(where: { $0.id == teaser.id })
      else { return }
      teasers.remove(at: index)
    }
    decorated.addRows(
      [CellConfigurator<TeaserCell>(viewData: Teaser(id: 1, text: "coffee")).erased],
      named: "extras", placed: .end, cell: .selfDescribing)
    var cells = CellAdapterMap()
    cells.add(
      CellAdapter<UITableViewCell, Int> { cell, number in
        cell.textLabel?.text = "\(number)"
      })
    decorated.addRows(
      [7, "seven"] as [Any], named: "anything", placed: .start, cell: .adapters(cells))
    decorated.attach()
    self.decorated = decorated
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }
}
