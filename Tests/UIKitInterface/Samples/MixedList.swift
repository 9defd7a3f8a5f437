import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// A screen of a mixed list: no data source to write, and what an app adds to it.
final class MixedList: UITableViewController {
  private struct Song {
    var title: String
    var artist: String
  }

  private struct Banner {
    var text: String
  }

  private struct Letter {
    var name: String
  }

  private final class LetterHeader: UITableViewHeaderFooterView, Updatable {
    func update(viewData: String) { textLabel?.text = viewData }
  }

  /// A data source that has an index, too.
  private final class IndexedSource: ListTableViewDataSource {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      (0..<list.sectionCount).compactMap { (list.header(ofSection: $0) as? Letter)?.name }
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      list.item(at: indexPath, as: Song.self) != nil
    }
  }

  /// A delegate that does what a list does not.
  private final class ScrollingDelegate: ListTableViewDelegate {
    var offset: CGFloat = 0

    override func tableView(
      _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
      super.tableView(tableView, didSelectRowAt: indexPath)
      tableView.deselectRow(at: indexPath, animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset.y }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }
  }

  private lazy var cells: CellAdapterMap = {
    var cells = CellAdapterMap()
    cells.add(
      CellAdapter<UITableViewCell, Song> { cell, song in cell.textLabel?.text = song.title }
        .onDelete { [weak self] song in self?.remove(song) })
    cells.add(
      CellAdapter<UITableViewCell, Banner>(
        registration: .cellClass(reuseIdentifier: "banner"), height: 90
      ) { cell, banner in cell.textLabel?.text = banner.text })
    cells.add(HeaderFooterAdapter<LetterHeader, Letter>(height: 28, viewData: \.name))
    cells.add(
      HeaderFooterAdapter<UITableViewHeaderFooterView, Int>(
        registration: .nib(UINib(nibName: "Count", bundle: nil), reuseIdentifier: "count")
      ) { view, count in view.detailTextLabel?.text = "\(count)" })
    return cells
  }()
  private lazy var source = IndexedSource(list(), cells: cells)
  private lazy var songDelegate = ScrollingDelegate(source: source)
  private lazy var table = DecoratedTable(dataSource: source, delegate: songDelegate)
  private var songs: [Song] = []

  private func list() -> HeterogeneousList {
    var list = HeterogeneousList()
    list.appendSection(songs, header: Letter(name: "A"), footer: songs.count)
    list.append(CellConfigurator<FooterCell>(viewData: "The end").erased)
    list.appendSection([Banner](), header: "a title")
    list.merge([Banner(text: "New")], placed: .every(5))
    return list
  }

  private func remove(_ song: Song) {
    guard let row = songs.firstIndex(where: { $0.title == song.title }) else { return }
    songs.remove(at: row)
    source.list = list()
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.attach(to: tableView)
    source.list.append(Song(title: "One more", artist: "Nobody"))
    table.reloadData()
  }

  /// A screen of one kind of rows, and one of rows that describe themselves.
  private func otherScreens() -> [DecoratedTable] {
    var artists = CellAdapterMap()
    artists.add(CellAdapter<UITableViewCell, Song> { $0.textLabel?.text = $1.artist })
    return [
      DecoratedTable(
        dataSource: ListTableViewDataSource(HeterogeneousList(songs), cells: artists)),
      DecoratedTable(
        dataSource: ListTableViewDataSource { CellConfigurator<FooterCell>(viewData: "Empty") }),
    ]
  }
}

private final class FooterCell: UITableViewCell, Updatable {
  func update(viewData: String) { textLabel?.text = viewData }
}
