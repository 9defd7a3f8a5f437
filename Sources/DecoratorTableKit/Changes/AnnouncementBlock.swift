/// The block of announcements that is open: an app's calls between the outermost beginning and its end.
@MainActor
struct AnnouncementBlock {
  /// What becomes of the calls, decided where the block begins.
  enum Mode {
    /// There is no table to tell.
    case unattached
    /// Without layers the table is told what the app says, as it says it.
    case passing(UITableView)
    /// Through layers the table is told once, at the end.
    case lifting
  }

  let mode: Mode
  /// How many blocks are open, each inside the one before.
  var depth = 0
  /// What was announced so far.
  var announcement = ContentAnnouncement()
  /// What a table without layers is told, once that is known.
  var passed: AppliedUpdate?

  /// The table that is told what the app says, if it is.
  var passingTable: UITableView? {
    if case .passing(let tableView) = mode { tableView } else { nil }
  }
}
