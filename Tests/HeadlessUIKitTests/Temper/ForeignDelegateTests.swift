import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("A delegate that other code installs in a table")
struct ForeignDelegateTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    private(set) var heard: [String] = []

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(20 + indexPath.row)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 1 ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
  }

  private final class Speaker: NSObject, UITableViewDelegate, UIScrollViewAccessibilityDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "half way" }
  }

  private func make(_ delegate: any UITableViewDelegate) -> LoggedTable {
    let setup = LoggedTable([3])
    setup.table.temper = .foreignDelegate
    setup.table.simulateWindow()
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    return setup
  }

  @Test("It replaces each delegate once, and forwards the methods that this has")
  func forwards() {
    let delegate = Delegate()
    let table = make(delegate).table
    #expect(table.delegate !== delegate)
    #expect(table.firings(of: .foreignDelegate) == 1)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.firings(of: .foreignDelegate) == 1)
    table.simulateTap(at: IndexPath(1))
    table.simulateTap(at: IndexPath(2))
    #expect(delegate.heard == ["select 2"])
    #expect(table.rectForRow(at: IndexPath(2)).height == 22)
    let other = Delegate()
    table.delegate = other
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.delegate !== other)
    #expect(table.firings(of: .foreignDelegate) == 2)
    table.simulateTap(at: IndexPath(0))
    #expect(other.heard == ["select 0"])
    #expect(delegate.heard == ["select 2"])
  }

  @Test("Methods that the replaced delegate does not have are absent")
  func lacks() {
    final class Silent: NSObject, UITableViewDelegate {}
    let (silent, speaker) = (Silent(), Speaker())
    let table = make(silent).table
    #expect(table.delegate?.tableView?(table, heightForRowAt: IndexPath(0)) == nil)
    let selector = ScrollAccessibilityMethod.accessibilityScrollStatus
    func status(of table: UITableView) -> (isThere: Bool, text: String?) {
      guard let delegate = table.delegate as? any UIScrollViewAccessibilityDelegate else {
        return (false, nil)
      }
      let answer = OptionalMethod.call(delegate, selector) {
        delegate.accessibilityScrollStatus?(for: table)
      }
      return (answer.isImplemented, answer.value)
    }
    #expect(!status(of: table).isThere)
    let other = make(speaker).table
    #expect(status(of: other).isThere)
    #expect(status(of: other).text == "half way")
    withExtendedLifetime((silent, speaker)) {}
  }

  @Test("A tame table keeps its delegate")
  func tame() {
    let setup = LoggedTable([3])
    let delegate = Delegate()
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    #expect(setup.table.delegate === delegate)
  }
}
