import DecoratorTableKit
import Foundation

/// A call on a table, made on two tables in turn; the answer is text.
struct ContentTableCall {
  let name: String
  /// Makes the call, and changes the model before if the call announces a change.
  let make: @MainActor (UITableView, TalkingSource) -> String

  /// Returns any call: most of the members that translate or announce by the list of members, with
  /// rows that exist and some that do not, and some of what is passed on.
  static func random(
    for sections: [[String]], next text: Int, using generator: inout SeededGenerator
  ) -> ContentTableCall {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<3: change(of: sections, next: text, using: &generator)
    case 3..<5: selection(in: sections, using: &generator)
    case 5: passed(using: &generator)
    default: question(about: sections, using: &generator)
    }
  }

  private static func row(
    in sections: [[String]], orNot chance: Int = 8, using generator: inout SeededGenerator
  ) -> IndexPath {
    let section = sections.indices.filter { !sections[$0].isEmpty }
      .randomElement(using: &generator)
    guard let section, Int.random(in: 0..<chance, using: &generator) > 0 else {
      return IndexPath(
        row: [0, 3, 40, NSNotFound].randomElement(using: &generator) ?? 0,
        section: [0, 2, sections.count].randomElement(using: &generator) ?? 0)
    }
    return IndexPath(
      row: Int.random(in: sections[section].indices, using: &generator), section: section)
  }

  // MARK: - Questions

  private static func question(
    about sections: [[String]], using generator: inout SeededGenerator
  ) -> ContentTableCall {
    let path = row(in: sections, using: &generator)
    let point = CGPoint(
      x: 10, y: CGFloat(Int.random(in: -20..<800, using: &generator)) + 0.5)
    let rect = CGRect(
      x: 0, y: point.y, width: 50, height: CGFloat(Int.random(in: 1..<200, using: &generator)))
    let questions: [(String, @MainActor (UITableView) -> String)] = [
      ("numberOfSections", { "\($0.numberOfSections)" }),
      ("numberOfRows \(path.section)", { "\($0.numberOfRows(inSection: path.section))" }),
      ("rect(forSection: \(path.section))", { "\($0.rect(forSection: path.section))" }),
      ("rectForHeader \(path.section)", { "\($0.rectForHeader(inSection: path.section))" }),
      ("rectForFooter \(path.section)", { "\($0.rectForFooter(inSection: path.section))" }),
      ("rectForRow \(path)", { "\($0.rectForRow(at: path))" }),
      ("indexPathForRow \(point)", { "\($0.indexPathForRow(at: point) as Any)" }),
      ("indexPathsForRows \(rect)", { "\($0.indexPathsForRows(in: rect) as Any)" }),
      ("cellForRow \(path)", { "\($0.cellForRow(at: path)?.textLabel?.text ?? "none")" }),
      (
        "indexPath(for:)",
        {
          table in "\(table.visibleCells.map { table.indexPath(for: $0) as Any })"
        }
      ),
      ("headerView \(path.section)", { "\($0.headerView(forSection: path.section) != nil)" }),
      ("footerView \(path.section)", { "\($0.footerView(forSection: path.section) != nil)" }),
      (
        "dequeue \(path)",
        {
          $0.dequeueReusableCell(withIdentifier: "text", for: path).reuseIdentifier ?? "none"
        }
      ),
      (
        "presentation \(path)",
        {
          "\($0.presentationIndexPath(forDataSourceIndexPath: path) as Any)"
            + "\($0.presentationSectionIndex(forDataSourceSectionIndex: path.section))"
        }
      ),
      (
        "dataSource \(path)",
        {
          "\($0.dataSourceIndexPath(forPresentationIndexPath: path) as Any)"
            + "\($0.dataSourceSectionIndex(forPresentationSectionIndex: path.section))"
        }
      ),
      ("hasUncommittedUpdates", { "\($0.hasUncommittedUpdates)" }),
    ]
    let (name, ask) = questions[Int.random(in: questions.indices, using: &generator)]
    return ContentTableCall(name: name) { table, _ in ask(table) }
  }

  // MARK: - Selection and scrolling

  private static func selection(
    in sections: [[String]], using generator: inout SeededGenerator
  ) -> ContentTableCall {
    let path = row(in: sections, using: &generator)
    let position: UITableView.ScrollPosition =
      [.none, .top, .middle, .bottom].randomElement(using: &generator) ?? .none
    let isAnimated = Bool.random(using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<3:
      return ContentTableCall(name: "selectRow \(path) \(position)") { table, _ in
        table.selectRow(at: path, animated: isAnimated, scrollPosition: position)
        return ""
      }
    case 3:
      return ContentTableCall(name: "selectRow nil") { table, _ in
        table.selectRow(at: nil, animated: isAnimated, scrollPosition: position)
        return ""
      }
    case 4:
      return ContentTableCall(name: "deselectRow \(path)") { table, _ in
        table.deselectRow(at: path, animated: isAnimated)
        return ""
      }
    case 5:
      return ContentTableCall(name: "scrollToNearestSelectedRow \(position)") { table, _ in
        table.scrollToNearestSelectedRow(at: position, animated: isAnimated)
        return ""
      }
    case 6:
      let allows = Bool.random(using: &generator)
      return ContentTableCall(name: "allowsMultipleSelection \(allows)") { table, _ in
        table.allowsMultipleSelection = allows
        return "\(table.allowsMultipleSelection)"
      }
    default:
      return ContentTableCall(name: "scrollToRow \(path) \(position)") { table, _ in
        table.scrollToRow(at: path, at: position, animated: isAnimated)
        return ""
      }
    }
  }

  // MARK: - What is passed on

  private static func passed(using generator: inout SeededGenerator) -> ContentTableCall {
    let isOn = Bool.random(using: &generator)
    let y = CGFloat(Int.random(in: 0..<300, using: &generator))
    let calls: [(String, @MainActor (UITableView) -> String)] = [
      (
        "contentOffset \(y)",
        {
          $0.contentOffset = CGPoint(x: 0, y: y)
          return "\($0.contentOffset)"
        }
      ),
      (
        "setContentOffset \(y)",
        {
          $0.setContentOffset(CGPoint(x: 0, y: y), animated: isOn)
          return "\($0.contentOffset)"
        }
      ),
      (
        "scrollRectToVisible \(y)",
        {
          $0.scrollRectToVisible(CGRect(x: 0, y: y, width: 5, height: 60), animated: isOn)
          return "\($0.contentOffset)"
        }
      ),
      (
        "contentInset",
        {
          $0.contentInset = UIEdgeInsets(top: isOn ? 10 : 0, left: 0, bottom: 0, right: 0)
          return "\($0.adjustedContentInset)"
        }
      ),
      (
        "setEditing \(isOn)",
        {
          $0.setEditing(isOn, animated: false)
          return "\($0.isEditing)"
        }
      ),
      (
        "isEditing \(isOn)",
        {
          $0.isEditing = isOn
          return "\($0.isEditing)"
        }
      ),
      (
        "tag",
        {
          $0.tag = isOn ? 3 : 4
          return "\($0.tag)\($0.viewWithTag(3) != nil)"
        }
      ),
      (
        "allowsSelectionDuringEditing",
        {
          $0.allowsMultipleSelectionDuringEditing = isOn
          return "\($0.allowsMultipleSelectionDuringEditing)"
        }
      ),
      (
        "layoutIfNeeded",
        {
          $0.setNeedsLayout()
          $0.layoutIfNeeded()
          return ""
        }
      ),
      (
        "separatorInset",
        {
          $0.separatorInset.left = y
          return "\($0.separatorInset)"
        }
      ),
      (
        "dequeue",
        {
          $0.dequeueReusableCell(withIdentifier: "text")?.reuseIdentifier ?? "none"
        }
      ),
      (
        "reloadSectionIndexTitles",
        {
          $0.reloadSectionIndexTitles()
          $0.flashScrollIndicators()
          return "\($0.keyboardDismissMode)"
        }
      ),
    ]
    let (name, call) = calls[Int.random(in: calls.indices, using: &generator)]
    return ContentTableCall(name: name) { table, _ in call(table) }
  }
}
