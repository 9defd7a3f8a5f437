import DecoratorTableAds
import DecoratorTableKit
import DecoratorTableTesting
import Foundation

/// An app's feed: texts in sections, and layers around them, in a table that remembers what it is
/// told.
@MainActor
final class CheckedFeed {
  let posts: PostSource
  private var nextPost = 1000
  private(set) var ads: [RowLayer<Ad>] = []
  /// The layer above groups, if there is one, and the number of kinds of posts in it.
  private(set) var groups: GroupLayer<Int>?
  private(set) var kinds = 0
  /// The layers that hide rows.
  private(set) var hiding: [HidingLayer] = []
  /// The layer below whose sections a row shows more, if there is one.
  private(set) var more: ShowMoreLayer?
  /// What is to bring the rows of a layer that reserves them, if there is one.
  private(set) var supply: RowSupply<Ad>?
  /// A number on which the rules of these layers depend.
  private var hiddenRemainder = 0
  /// Whether a layer adds sections.
  private(set) var hasSections = false
  private var hasSeparators = false
  let table: DecoratedTable
  let tableView: RecordingTableView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  var sections: [[Int]] {
    get { posts.sections }
    set { posts.sections = newValue }
  }

  struct Ad: Identifiable, Equatable {
    let id: Int
    var text = ""
  }

  init(_ counts: [Int]) {
    var post = 0
    posts = PostSource(
      counts.map { count in
        (0..<count).map { _ in
          post += 1
          return post
        }
      })
    table = DecoratedTable(dataSource: posts)
    tableView = RecordingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForChecks(in: window)
  }

  @discardableResult
  func addAds(
    _ count: Int, placed placement: Placement, policy: ContentPolicy, named name: String
  ) -> RowLayer<Ad> {
    let layer = table.addRows(
      (0..<count).map { Ad(id: $0) }, named: name, placed: placement, policy: policy
    ) { tableView, path, ad in textCell(tableView, path, "\(name) \(ad.id)") }
    .height(40)
    ads.append(layer)
    return layer
  }

  func addSeparators(placed placement: Placement, policy: ContentPolicy, named name: String) {
    hasSeparators = true
    table.addRows(named: name, placed: placement, policy: policy) {
      tableView, path, row in textCell(tableView, path, "above \(row)")
    }
    .height(40)
  }

  /// Adds a layer with placeholders in the next slots below what is on screen. Nothing ever takes
  /// their places.
  func addReserved(
    _ count: Int, placed placement: Placement, policy: ContentPolicy, named name: String
  ) {
    let supply = RowSupply<Ad> { _ in nil }
    self.supply = supply
    let placeholders = ReservedSlots(ahead: count, height: 40) { tableView, path in
      textCell(tableView, path, "reserved")
    }
    table.addRows(
      suppliedBy: supply, named: name, placed: placement, policy: policy,
      reserving: placeholders,
      cell: .made { tableView, path, ad in textCell(tableView, path, "\(name) \(ad.id)") }
    )
    .height(40)
  }

  /// Adds a row above each group of posts of one kind; the layer has to be the innermost.
  func addGroups(kinds: Int, named name: String) {
    let posts = posts
    self.kinds = kinds
    groups = table.addGroups(named: name) { row -> Int? in
      let kind = posts.sections[row.section][row.row] % kinds
      return kind == 0 ? nil : kind
    } cell: { tableView, path, kind in
      textCell(tableView, path, "kind \(kind)")
    }
    .height(40)
  }

  /// Adds a layer that hides about a third of the posts if it is the innermost, or rows one by one.
  func addHiding(named name: String) {
    let isInnermost =
      ads.isEmpty && groups == nil && hiding.isEmpty && more == nil && supply == nil
      && !hasSections && !hasSeparators
    guard isInnermost else {
      hiding.append(table.hideRows(named: name))
      return
    }
    hiding.append(
      table.hideRows(named: name) { [unowned self] row in
        sections[row.section][row.row] % 3 == hiddenRemainder
      })
  }

  /// What happens to layers that hide rows. Nobody knows in which rows they are at the moment.
  private func hidingEdits(_ layer: HidingLayer) -> KeyValuePairs<String, () -> Void> {
    func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    return [
      "rows are hidden": { layer.hide([path(0, 0), path(0, 2), path(1, 1)]) },
      "rows are revealed": { layer.reveal([path(0, 0), path(0, 1), path(1, 0), path(2, 1)]) },
      "the filter changes": {
        self.hiddenRemainder = (self.hiddenRemainder + 1) % 3
        layer.updateVisibility()
      },
      "some rows are asked about": { layer.updateVisibility(of: [path(0, 1), path(1, 0)]) },
      "a section collapses": { layer.collapse(section: self.sections.count / 2) },
      "a section shows its first rows": { layer.show(first: 2, ofSection: 0) },
      "sections expand": { for section in 0..<3 { layer.expand(section: section) } },
    ]
  }

  /// Adds rows below sections that show only their first rows.
  func addShowMore(named name: String, first count: Int) {
    let more = table.addShowMore(named: name, height: 40) { tableView, path in
      textCell(tableView, path, "")
    } configure: { cell, count in
      cell.textLabel?.text = "\(count) more"
    }
    self.more = more
    for section in sections.indices { more.show(first: count + section, ofSection: section) }
  }

  func addSections(placed placement: Placement, policy: ContentPolicy) {
    hasSections = true
    let sections = [1, 2, 0].map { count in
      AdditionalSection(rowCount: count) { tableView, path, row in
        textCell(tableView, path, "added \(row)")
      }
    }
    table.addSections(sections, named: "sections", placed: placement, policy: policy)
  }

  func show() {
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    _ = tableView.log.consume()
  }

  // MARK: - Random runs

  func newPost() -> Int {
    nextPost += 1
    return nextPost
  }

  func identity(of row: RowPosition) -> AnyHashable? { sections[row.section][row.row] }

  var models: [String: (Int) -> AnyHashable?] {
    Dictionary(
      uniqueKeysWithValues: ads.map { layer in
        (
          layer.name,
          { index in
            layer.committedModels.indices.contains(index)
              ? AnyHashable(layer.committedModels[index].id) : nil
          }
        )
      })
  }

  var edits: ModelEdits {
    var edits = ModelEdits { self.sections.map(\.count) }
    edits.insertRow = { self.sections[$0.section].insert(self.newPost(), at: $0.row) }
    edits.deleteRow = { self.sections[$0.section].remove(at: $0.row) }
    edits.moveRow = { source, target in
      let post = self.sections[source.section].remove(at: source.row)
      self.sections[target.section].insert(post, at: target.row)
    }
    edits.reloadRow = { self.sections[$0.section][$0.row] = self.newPost() }
    edits.reconfigureRow = { _ in }
    edits.insertSection = { self.sections.insert([self.newPost(), self.newPost()], at: $0) }
    edits.deleteSection = { self.sections.remove(at: $0) }
    edits.moveSection = { self.sections.insert(self.sections.remove(at: $0), at: $1) }
    edits.reloadSection = { self.sections[$0] = (0..<3).map { _ in self.newPost() } }
    if let supply {
      edits.others = [
        "a supply looks": { supply.resume() },
        "a supply looks again": { supply.refresh(.offScreen) },
      ]
    } else if let layer = hiding.last {
      edits.others = hidingEdits(layer)
    } else if let more {
      edits.others = [
        "a section shows its first rows": { more.show(first: 1, ofSection: 0) },
        "sections show all": { for section in 0..<3 { more.hiding.expand(section: section) } },
      ]
    } else if let layer = ads.last {
      edits.others = [
        "an ad arrives": { layer.append(Ad(id: self.newPost())) },
        "an ad goes": { if !layer.models.isEmpty { layer.remove(at: 0) } },
        "an ad is replaced": {
          if let last = layer.models.indices.last {
            layer.replace(at: last, with: Ad(id: self.newPost()))
          }
        },
        "the ads are reversed": { layer.models.reverse() },
      ]
    }
    return edits
  }

  var subject: RandomSubject {
    RandomSubject(
      table, edits: edits, content: { [unowned self] in identity(of: $0) }, models: models,
      keepingAlive: [self, tableView])
  }
}

/// An app's data source, which knows its posts and both index paths.
final class PostSource: NSObject, DecoratorUITableViewDataSource {
  var sections: [[Int]]

  init(_ sections: [[Int]]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < sections.count ? sections[section].count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    textCell(
      tableView, reuseIndexPath, "\(sections[dataIndexPath.section][dataIndexPath.row])")
  }
}

/// A cell that shows a text, dequeued for a row.
@MainActor
func textCell(_ tableView: UITableView, _ path: IndexPath, _ text: String) -> UITableViewCell {
  let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  cell.textLabel?.text = text
  return cell
}

extension UITableView {
  /// Lets all rows be 40 points high, without estimates.
  func setUpForChecks(in window: UIWindow) {
    window.addSubview(self)
    rowHeight = 40
    estimatedRowHeight = 0
    sectionHeaderHeight = 0
    sectionFooterHeight = 0
    estimatedSectionHeaderHeight = 0
    estimatedSectionFooterHeight = 0
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  /// Gives the table a habit of a real one, or none, by a number.
  func giveTemper(_ seed: UInt64) {
    #if HEADLESS_UIKIT
    let tempers = [[]] + UITableView.Temper.each
    temper.formUnion(tempers[Int(seed % UInt64(tempers.count))])
    #endif
  }
}
