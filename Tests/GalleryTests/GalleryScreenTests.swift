#if !os(iOS)
import Foundation
import Testing

@testable import DecoratorTableKit
@testable import DecoratorTableSources
@testable import gallery

@MainActor
@Suite("The gallery on screen")
struct GalleryScreenTests {
  private let log = GalleryLog()
  private let screen: GalleryScreen
  private var table: UITableView { screen.tableView }

  init() {
    let log = log
    screen = GalleryScreen(
      size: CGSize(width: 500, height: 4000), actions: GalleryActions { log.effects.append($0) })
    screen.tableView.layoutIfNeeded()
  }

  private var paths: [IndexPath] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("Each row has the cell class that it is paired with")
  func cellClasses() throws {
    let classes = try paths.map { type(of: try #require(table.cellForRow(at: $0))) }
    let expected: [UITableViewCell.Type] = [
      TextCell.self, ImageCell.self, ImageCell.self, OfferCell.self,
      ImageCell.self, TextCell.self, OfferCell.self,
    ]
    #expect(classes.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test("A row and a header can be looked up by type")
  func lookups() {
    let list = screen.source.list
    #expect(list.sectionCount == 2)
    #expect(list.rowCount(inSection: 0) == 3 && list.rowCount(inSection: 1) == 2)
    let item = list.item(at: path(0, 2), as: AnyCellConfigurator.self)
    #expect(item?.row.registration.viewClass == ImageCell.self)
    #expect(item?.viewData as? ImageCell.ViewData == GalleryPictures.storm)
    #expect(list.header(ofSection: 1) as? Room == Room(number: 2, subject: "By night"))
  }

  @Test("The rooms have headers of their own class")
  func headers() throws {
    for (section, text) in ["Room 1 · By day", "Room 2 · By night"].enumerated() {
      let header = try #require(table.headerView(forSection: section) as? RoomHeader)
      #expect(header.textLabel?.text == text)
    }
  }

  @Test("Abilities added to a picture are combined with its own")
  func capabilitiesAddUp() {
    table.simulateTap(at: path(0, 1))
    #expect(log.consume() == "opens “Harbour”")
    table.simulateTap(at: path(0, 2))
    #expect(log.consume() == "opens “Storm”, then counts a visitor who may buy")
    #expect(table.simulateSwipe(at: path(0, 1)) == ["Share"])
    #expect(table.simulateSwipe(at: path(0, 2)) == ["Share", "Buy"])
    table.simulateTapOnAction(at: 1)
    #expect(log.consume() == "buys “Storm” for 1200 crowns")
    table.simulateTapOnAccessory(at: path(0, 2))
    #expect(log.consume() == "says that “Storm” costs 1200 crowns")
    let accessories = [path(0, 0), path(0, 1), path(0, 2)].compactMap {
      table.cellForRow(at: $0)?.accessoryType
    }
    #expect(accessories == [.none, .disclosureIndicator, .detailDisclosureButton])
  }

  @Test("A text can be copied and not selected, nor swiped")
  func texts() {
    table.simulateTap(at: path(0, 0))
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.simulateSwipe(at: path(0, 0)) == [])
    #expect(log.consume() == "nothing")
    #expect(table.simulateContextMenu(at: path(0, 0)) != nil)
    _ = table.simulateTapOnMenuAction(titled: "Copy")
    #expect(
      log.consume() == "copies “It was painted from the pier, in any weather and at any hour.”")
  }

  @Test("A tap on an offer is passed to the shop")
  func offers() {
    table.simulateTap(at: path(0, 3))
    table.simulateTap(at: path(1, 2))
    #expect(
      log.consume() == "puts a postcard into the basket, then puts an umbrella into the basket")
    #expect(table.simulateContextMenu(at: path(0, 3)) == nil)
  }

  @Test("Pictures have their declared height, texts the height that they need")
  func heights() throws {
    let heights = [path(0, 1), path(1, 0)].map { table.rectForRow(at: $0).height }
    #expect(
      heights
        == [GalleryPictures.harbour, GalleryPictures.nightFerry].map(ImageCell.height(of:)))
    for path in [path(0, 0), path(1, 1)] {
      let cell = try #require(table.cellForRow(at: path))
      #expect(table.rectForRow(at: path).height == cell.sizeThatFits(cell.bounds.size).height)
    }
  }

  @Test("The lines of each picture are equally long")
  func pictures() {
    for picture in [GalleryPictures.harbour, GalleryPictures.storm, GalleryPictures.nightFerry] {
      #expect(Set(picture.lines.map(\.count)) == [28])
    }
  }
}
#endif
