import DecoratorTableKit
import Foundation

/// A table that writes down its calls for changes, in which all rows are on screen.
final class LoggingTableView: UITableView {
  private(set) var calls: [String] = []
  /// Whether animations were on, for each batch.
  private(set) var animatedBatches: [Bool] = []
  /// Whether a finger is on the list.
  var isHeld = false

  override var isDragging: Bool { isHeld || super.isDragging }

  /// What was written down since this was asked last.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func text(_ indexPaths: [IndexPath]) -> String {
    indexPaths.map { "\(RowPosition($0))" }.joined(separator: " ")
  }

  private func name(of animation: RowAnimation) -> String {
    let names: [RowAnimation: String] = [
      .fade: "fade", .right: "right", .left: "left", .top: "top", .bottom: "bottom",
      .none: "none", .middle: "middle", .automatic: "automatic",
    ]
    return names[animation] ?? "unknown"
  }

  private func text(_ sections: IndexSet) -> String {
    sections.map { "§\($0)" }.joined(separator: " ")
  }

  override func reloadSectionIndexTitles() {
    calls.append("reload section index")
    super.reloadSectionIndexTitles()
  }

  override func reloadData() {
    calls.append("reload")
    super.reloadData()
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("{")
    animatedBatches.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(
      {
        updates?()
        self.calls.append("}")
      }, completion: completion)
  }

  override func beginUpdates() {
    calls.append("begin")
    super.beginUpdates()
  }

  override func endUpdates() {
    calls.append("end")
    super.endUpdates()
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("+\(text(indexPaths)) \(name(of: animation))")
    super.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("-\(text(indexPaths)) \(name(of: animation))")
    super.deleteRows(at: indexPaths, with: animation)
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append("\(RowPosition(indexPath))>\(RowPosition(newIndexPath))")
    super.moveRow(at: indexPath, to: newIndexPath)
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("~\(text(indexPaths)) \(name(of: animation))")
    super.reloadRows(at: indexPaths, with: animation)
  }

  override func reconfigureRows(at indexPaths: [IndexPath]) {
    calls.append("=\(text(indexPaths))")
    super.reconfigureRows(at: indexPaths)
  }

  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("+\(text(sections)) \(name(of: animation))")
    super.insertSections(sections, with: animation)
  }

  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("-\(text(sections)) \(name(of: animation))")
    super.deleteSections(sections, with: animation)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append("§\(section)>§\(newSection)")
    super.moveSection(section, toSection: newSection)
  }

  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("~\(text(sections)) \(name(of: animation))")
    super.reloadSections(sections, with: animation)
  }
}
