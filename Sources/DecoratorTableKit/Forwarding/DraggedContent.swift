import Foundation

/// The content row that is being dragged, and the session that it began.
@MainActor
struct DraggedContent {
  /// The row (inner).
  var row: IndexPath
  private weak var session: (any UIDragSession)?

  init(session: any UIDragSession, row: IndexPath) {
    self.session = session
    self.row = row
  }

  func isOf(_ other: (any UIDragSession)?) -> Bool {
    guard let session, let other else { return false }
    return session === other
  }
}
