import Foundation

/// The translation of a content table, and the receiver of its announcements.
///
/// All rows and sections are those of the content, unless they are called outer: then they are the
/// real table's. Questions about a table are answered only while it shows the rows.
@MainActor
protocol ContentTableHost: AnyObject {
  /// Returns whether a table shows the rows of the content.
  func isShown(in tableView: UITableView) -> Bool

  /// The number of sections that the table knows; 0 during the first count.
  var contentSectionCount: Int { get }

  /// Returns the number of rows of a section; nil if there is no such section.
  func contentRowCount(inSection section: Int) -> Int?

  /// Returns the outer section of a section. A section that does not exist has an outer section
  /// that does not exist.
  func outerSection(ofContent section: Int) -> Int

  /// Returns the outer row of a row; of a hidden one, that of a neighbour. A row that does not
  /// exist, and a hidden one without neighbours, has an outer row that does not exist.
  func outerPosition(ofContent position: RowPosition) -> RowPosition

  /// Returns whether a row exists and is hidden.
  func isHidden(_ position: RowPosition) -> Bool

  /// Returns the row that an outer row shows; nil if a layer owns it, or there is none.
  func contentPosition(ofOuter position: RowPosition) -> RowPosition?

  /// Lays out rows that the table has loaded in no window, since the app asks for its views.
  func layOutWhatWasLoadedOutOfSight()

  /// Whether the table waits for an answer of the app.
  var isAnswering: Bool { get }

  /// Reports, in debug builds, that UIKit itself has set a member of the real table.
  func report(writeByUIKit member: String)

  // MARK: - Announcements

  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func beginUpdates()
  /// Ends the block that was begun last; without one, the real table raises its own exception.
  func endAnnouncedUpdates()
  func announce(_ call: TableCall)
  func reloadData()

  // MARK: - The five objects of the content

  /// Returns the content's object of a kind.
  func wrapped(_ kind: TableObjectKind) -> AnyObject?

  /// Wraps another object of a kind, held weakly, instead of the one before, or none.
  func setWrapped(_ object: AnyObject?, _ kind: TableObjectKind)
}

extension ContentTableHost {
  /// Returns the outer row that shows a row; nil if there is no such row, or it is hidden.
  func shownPosition(ofContent position: RowPosition) -> RowPosition? {
    guard !isHidden(position) else { return nil }
    let outer = outerPosition(ofContent: position)
    return outer.row == NSNotFound ? nil : outer
  }
}
