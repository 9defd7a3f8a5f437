import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Classes of one method each, as apps have them: the other methods are not in the class at all.
@Suite("Objects of one method")
@MainActor
struct OneMethodClassesTests {
  private class Delegate: NSObject {
    let app: SubsetApp

    required init(_ app: SubsetApp) { self.app = app }
  }

  private final class Heights: Delegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      app.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  private final class Vetoes: Delegate, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      app.tableView(tableView, willSelectRowAt: indexPath)
    }
  }

  private final class Ends: Delegate, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      app.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  private final class Swipes: Delegate, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      app.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  private final class Headers: Delegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      app.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  /// One that reports its methods.
  private final class KnownStyles: Delegate, UITableViewDelegate, SelectorResponding {
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      app.tableView(tableView, editingStyleForRowAt: indexPath)
    }

    func response(to selector: Selector) -> Bool? {
      selector == Selector(ForwardedMethod.editingStyle.rawValue)
    }
  }

  private static let classes:
    [(ForwardedMethod, (Delegate & UITableViewDelegate).Type, isKnown: Bool)] = [
      (.heightForRow, Heights.self, false), (.willSelectRow, Vetoes.self, false),
      (.didEndDisplayingCell, Ends.self, false), (.trailingSwipeActions, Swipes.self, false),
      (.viewForHeader, Headers.self, false), (.editingStyle, KnownStyles.self, true),
    ]

  @Test(
    "They behave like a `SubsetApp` with that one method, bare and in layers", arguments: 0...3)
  func sameAsSubset(layers: Int) throws {
    for (method, type, isKnown) in Self.classes {
      try withEvery("method", in: [method]) { method in
        @MainActor func lines(_ makeDelegate: (SubsetApp) -> any UITableViewDelegate) -> [String] {
          // The data source is the same for both: it implements nothing that may be left out.
          let source = SubsetApp([])
          let app = SubsetApp([method], knowsItself: isKnown)
          let delegate = makeDelegate(app)
          let objects = TableObjects([.dataSource: source, .delegate: delegate])
          let lines = SilentLayers(objects, log: source.log).lines(layers: layers)
          return lines + app.log.lines
        }
        let real = lines { app in type.init(app) }
        try expectSameLines(real, lines { app in app })
        #expect(real.contains { $0.hasPrefix("\(method) ") })
      }
    }
  }
}
#endif
