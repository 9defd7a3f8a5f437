import DecoratorTableKit

/// Additional rows wired by hand: two halves around an app's own objects, one layout between them.
final class ClassicWiring: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let posts = PlainDataSource()
  private let ads = ["tea", "coffee"]
  private var dataSource: AdditionalTableViewDataSourceImpl?
  private var delegate: AdditionalTableViewDelegateImpl?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ad")
    let layout = TableLayer(placed: .every(6, after: 2))
    dataSource = AdditionalTableViewDataSourceImpl(inner: posts, models: ads, layer: layout) {
      tableView, reuseIndexPath, ad in
      let cell = tableView.dequeueReusableCell(withIdentifier: "ad", for: reuseIndexPath)
      cell.textLabel?.text = ad
      return cell
    }
    delegate = AdditionalTableViewDelegateImpl(
      inner: posts, models: ads, layer: layout,
      onSelect: { [weak self] ad, _ in self?.title = ad })
    tableView.dataSource = dataSource
    tableView.delegate = delegate
  }
}
