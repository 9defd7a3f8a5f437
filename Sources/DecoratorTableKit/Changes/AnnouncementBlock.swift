/// The open block of announcements: an app's calls between the outermost beginning and its end.
@MainActor
struct AnnouncementBlock {
  /// The effect of the calls, decided where the block begins.
  enum Mode {
    /// No table is attached.
    case unattached
    /// Without layers each call is forwarded to the table at once.
    case passing(UITableView)
    /// Through layers the table is updated once, at the end.
    case lifting
  }

  let mode: Mode
  /// The number of open blocks, each inside the one before.
  var depth = 0
  /// The number of open blocks that the app has to end by a call of its own.
  var unendedCount = 0
  /// The operations announced so far.
  var announcement = ContentAnnouncement()

  /// The table that calls are forwarded to; nil if it is updated later or not at all.
  var passingTable: UITableView? {
    if case .passing(let tableView) = mode { tableView } else { nil }
  }
}
