#if HEADLESS_UIKIT
import DecoratorTableKit
import Foundation
import Testing

@testable import FeedApp

/// A screen of the app as a person has it: a table to touch, buttons, and a line that says what
/// happened last.
@MainActor
struct ShownScreen {
  let controller: ScreenController

  /// Shows a screen.
  init(_ screen: PhoneScreen, on phone: Phone = Phone(system: "HeadlessUIKit", copy: { _ in })) {
    controller = ScreenController(screen, on: phone)
    controller.loadViewIfNeeded()
    // Pictures are those of a table without habits of its own.
    controller.content?.tableView.temper = []
    controller.content?.tableView.layoutIfNeeded()
  }

  /// The table.
  func table() throws -> UITableView { try #require(controller.content).tableView }

  /// What happened last.
  var note: String { controller.navigationItem.prompt ?? "" }

  /// The titles of the buttons.
  var buttons: [String] {
    (controller.navigationItem.rightBarButtonItems ?? []).compactMap(\.title)
  }

  /// Presses a button.
  ///
  /// - Returns: What happened.
  @discardableResult
  func press(_ title: String) throws -> String {
    let buttons = controller.navigationItem.rightBarButtonItems ?? []
    try #require(buttons.first { $0.title == title }).simulateTap()
    return note
  }

  /// Taps a row, after scrolling to it.
  ///
  /// - Returns: What happened.
  @discardableResult
  func tap(_ row: Int, _ section: Int = 0) throws -> String {
    let path = IndexPath(row: row, section: section)
    try show(path)
    try table().simulateTap(at: path)
    return note
  }

  /// Scrolls until a row is visible.
  func show(_ path: IndexPath) throws {
    let table = try table()
    // Rows that were never visible have estimated heights, so that one scroll may miss the row.
    for _ in 0..<10 where !table.bounds.contains(table.rectForRow(at: path)) {
      table.scrollToRow(at: path, at: .none, animated: false)
      table.layoutIfNeeded()
    }
  }

  /// Compares the screen with a file in Pictures.
  ///
  /// A picture that is another one is written to a file, from where it can be looked at and copied.
  func expectPicture(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let drawing = TableDrawing(of: try table())
    try Self.expect("\(note)\n\(drawing.text(columns: 52))\n", name, sourceLocation)
  }

  /// Compares a text with a file in Pictures.
  static func expect(
    _ picture: String, _ name: String, _ sourceLocation: SourceLocation
  ) throws {
    let file = Bundle.module.path(forResource: name, ofType: "txt", inDirectory: "Pictures")
    let expected = try file.map { try String(contentsOfFile: $0, encoding: .utf8) }
    guard picture != expected else { return }
    let other = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).txt")
    try Data(picture.utf8).write(to: other)
    Issue.record(
      "Pictures/\(name).txt is another one. This is \(other.path):\n\(picture)",
      sourceLocation: sourceLocation)
  }
}
#endif
