import Foundation

/// What a controller was told and did, in the order of the events, as apps log it.
@MainActor
final class ActivityLog {
  /// The lines, earliest first.
  private(set) var lines: [String] = []

  /// Writes a line that begins with a verb, with the row that it is about, if there is one.
  func note(_ event: String, _ indexPath: IndexPath? = nil) {
    lines.append(event + (indexPath.map { " at \($0.section), \($0.row)" } ?? ""))
  }
}
