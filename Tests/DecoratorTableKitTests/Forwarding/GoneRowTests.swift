import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Rows that are gone while their views are still there")
@MainActor
struct GoneRowTests {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  @Test("A content row that was deleted two changes ago is reported with its last index path")
  func contentRow() {
    let feed = UpdatedFeed([(0..<6).map { "post \($0)" }])
    feed.addAds(["x", "y"], placed: .every(2))
    feed.show()
    // post 0, post 1, x, post 2, …
    feed.tableView.delegate?.tableView?(feed.tableView, willDisplay: cell, forRowAt: path(3))
    feed.source.sections[0].insert("new", at: 0)
    feed.table.insertRows(at: [path(0)], with: .none)
    feed.source.sections[0].remove(at: 3)
    feed.table.deleteRows(at: [path(3)], with: .none)
    feed.source.sections[0].remove(at: 0)
    feed.table.deleteRows(at: [path(0)], with: .none)
    var ended: [IndexPath] = []
    feed.source.didEndDisplaying = { path, _ in ended.append(path) }
    feed.tableView.delegate?.tableView?(
      feed.tableView, didEndDisplaying: cell, forRowAt: path(3))
    #expect(ended == [path(3)])
    #expect(feed.loads == 0)
  }

  @Test("A layer's row that was deleted two changes ago is reported with its last model")
  func layerRow() {
    let feed = UpdatedFeed([(0..<6).map { "post \($0)" }])
    let ads = feed.addAds(["x", "y"], placed: .every(2))
    var ended: [AdditionalRow] = []
    ads.events.didEndDisplaying = { [cell] _, gone, row in
      if gone === cell { ended.append(row) }
    }
    feed.show()
    feed.tableView.delegate?.tableView?(feed.tableView, willDisplay: cell, forRowAt: path(2))
    ads.remove(at: 0)
    ads.insert("z", at: 0)
    feed.tableView.delegate?.tableView?(
      feed.tableView, didEndDisplaying: cell, forRowAt: path(2))
    #expect(ended == [.amongContent(index: 0)])
  }

  @Test("A view that is shown anew is followed again")
  func shownAnew() {
    var owners = DisplayedOwners<Int>()
    owners.remember(1, of: cell)
    owners.follow { $0 + 1 }
    owners.follow { _ in nil }
    owners.follow { $0 + 10 }
    #expect(owners.forget(cell) == 2)
    owners.remember(3, of: cell)
    owners.follow { $0 + 1 }
    #expect(owners.forget(cell) == 4)
    #expect(owners.forget(cell) == nil)
  }

  @Test("The end of a menu is passed on with its own row, however long ago that was deleted")
  func menu() {
    var menus = ContextMenuOwners<AdditionalRow>()
    let configuration = UIContextMenuConfiguration(identifier: nil)
    menus.remember(.amongContent(index: 2), of: configuration)
    menus.follow { _ in .amongContent(index: 1) }
    menus.follow { _ in nil }
    menus.follow { _ in .amongContent(index: 0) }
    #expect(menus.owner(of: configuration) == .amongContent(index: 1))
    #expect(menus.forget(configuration) == .amongContent(index: 1))
    withExtendedLifetime(configuration) {}
  }
}
