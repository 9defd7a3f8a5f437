import Foundation
import HeadlessUIKit

class PlainSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

final class FullSource: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}

final class EmptyDelegate: NSObject, UITableViewDelegate {}

class HeightDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}

final class TallerDelegate: HeightDelegate {
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    super.tableView(tableView, heightForRowAt: indexPath) + 100
  }
}

final class LateDelegate: HeightDelegate {
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    3
  }
}

final class VetoDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    nil
  }
}

final class RedirectingDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    IndexPath(row: 0, section: indexPath.section)
  }
}

/// Asks, inside its own answer, three questions that nobody answers.
final class AskingDelegate: NSObject, UITableViewDelegate {
  let other: any UITableViewDelegate
  var heard: [CGFloat?] = []

  init(other: any UITableViewDelegate) {
    self.other = other
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let itself: any UITableViewDelegate = self
    heard.append(other.tableView?(tableView, heightForRowAt: indexPath))
    heard.append(itself.tableView?(tableView, estimatedHeightForRowAt: indexPath))
    heard.append(other.tableView?(tableView, heightForHeaderInSection: 0))
    return 44
  }
}

final class RecursiveDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard indexPath.row > 0 else { return 0 }
    let itself: any UITableViewDelegate = self
    let above = IndexPath(row: indexPath.row - 1, section: indexPath.section)
    return CGFloat(indexPath.row) + (itself.tableView?(tableView, heightForRowAt: above) ?? 1000)
  }
}

/// Owns the rows of section 0, forwards the others and passes on what it learns.
final class Forwarder: NSObject, UITableViewDelegate {
  let inner: any UITableViewDelegate
  var asksItselfFirst = false
  var ownAnswers: [Bool] = []

  init(inner: any UITableViewDelegate) {
    self.inner = inner
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if indexPath.section == 0 { return 99 }
    if let height = inner.tableView?(tableView, heightForRowAt: indexPath) { return height }
    OptionalMethod.recordAbsence(of: "tableView:heightForRowAtIndexPath:", by: self)
    return tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    let selector: Selector = "tableView:willSelectRowAtIndexPath:"
    if indexPath.section == 0 {
      if asksItselfFirst {
        let itself: any UITableViewDelegate = self
        let answer = OptionalMethod.call(itself, selector) {
          itself.tableView?(tableView, willSelectRowAt: IndexPath(row: 0, section: 1))
        }
        ownAnswers.append(answer.isImplemented)
      }
      return nil
    }
    let answer = OptionalMethod.call(inner, selector) {
      inner.tableView?(tableView, willSelectRowAt: indexPath)
    }
    if !answer.isImplemented { OptionalMethod.recordAbsence(of: selector, by: self) }
    return answer.value
  }
}

final class Screen: NSObject, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var tableView: UITableView! = UITableView(frame: .zero, style: .plain)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 31 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Screen"
  }
}

final class Movable: NSObject, SelectorResponding {
  func response(to selector: Selector) -> Bool? {
    selector == "tableView:moveRowAtIndexPath:toIndexPath:" ? true : nil
  }
}

final class Prefetching: NSObject, UITableViewDataSourcePrefetching {
  var announced: [IndexPath] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    announced += indexPaths
  }
}

final class PagingDelegate: NSObject, UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 100).rounded() * 100
  }
}
