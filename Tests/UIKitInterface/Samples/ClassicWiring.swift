import DecoratorTableKit

/// Additional rows wired by hand: two halves around an app's own objects, one layer between them.
final class ClassicWiring: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let posts = PlainDataSource()
  private let ads = ["tea", "coffee"]
  private var dataSource: AdditionalTableViewDataSourceImpl?
  private var delegate: AdditionalTableViewDelegateImpl?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ad")
    let layer = RowLayer(ads, placed: .every(6, after: 2))
      .onSelect { [weak self] ad, _ in self?.title = ad }
    dataSource = AdditionalTableViewDataSourceImpl(
      inner: posts, rows: layer,
      cell: .made { tableView, reuseIndexPath, ad in
        let cell = tableView.dequeueReusableCell(withIdentifier: "ad", for: reuseIndexPath)
        cell.textLabel?.text = ad
        return cell
      })
    delegate = AdditionalTableViewDelegateImpl(inner: posts, layer: layer)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
  }
}
