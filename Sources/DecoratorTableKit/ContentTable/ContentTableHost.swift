import Foundation

/// What a content table translates by, and where announcements go.
///
/// All rows and sections are those of the content, unless they are called outer: then they are the
/// real table's. What is asked about a table is answered only while that shows the rows.
@MainActor
protocol ContentTableHost: AnyObject {
  /// Returns whether a table shows the rows that the content is among.
  func isShown(in tableView: UITableView) -> Bool

  /// The number of sections that the table was told of; 0 while they are being counted first.
  var contentSectionCount: Int { get }

  /// Returns the number of rows of a section; nil if there is no such section.
  func contentRowCount(inSection section: Int) -> Int?

  /// Returns the outer section of a section. One that does not exist has an outer one that does not
  /// exist.
  func outerSection(ofContent section: Int) -> Int

  /// Returns the outer row of a row; of one that is hidden, that of a neighbour. One that does not
  /// exist has an outer one that does not exist, and so has a hidden one without neighbours.
  func outerPosition(ofContent position: RowPosition) -> RowPosition

  /// Returns whether a row exists and is hidden.
  func isHidden(_ position: RowPosition) -> Bool

  /// Returns the row that an outer row shows; nil if a layer owns it, or there is none.
  func contentPosition(ofOuter position: RowPosition) -> RowPosition?

  /// Returns the section that an outer section shows; nil if a layer added it, or there is none.
  func contentSection(ofOuter section: Int) -> Int?

  /// Lays out what the table has loaded in no window, since the app asks for its views.
  func layOutWhatWasLoadedOutOfSight()

  /// Whether the table waits for an answer of the app.
  var isAnswering: Bool { get }

  /// Reports that UIKit itself has set a member of the real table, in debug builds.
  func report(writeByUIKit member: String)

  // MARK: - Announcements

  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func beginUpdates()
  /// Ends the block that was begun last; where none was, the real table objects in its own way.
  func endAnnouncedUpdates()
  func announce(_ call: TableCall)
  func reloadData()

  // MARK: - The five objects of the content

  /// Returns the object of a kind that the content has.
  func wrapped(_ kind: TableObjectKind) -> AnyObject?

  /// Wraps another object of a kind, held weakly, instead of the one before, or none.
  func setWrapped(_ object: AnyObject?, _ kind: TableObjectKind)
}
