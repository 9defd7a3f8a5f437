/// The callbacks in which a table asks for rows, or notifies of rows that are displayed and
/// removed.
enum TableCallback: CaseIterable {
  case cell
  case willDisplay
  case didEndDisplaying
  case height
  case counts
}

extension UpdatedFeed {
  /// Has something done in a callback, the first time that the table makes it.
  func onFirst(_ callback: TableCallback, _ body: @escaping () -> Void) {
    source.onFirst(callback, body)
  }
}

extension TextSource {
  /// Has something done in a callback, the first time that the table makes it.
  func onFirst(_ callback: TableCallback, _ body: @escaping () -> Void) {
    // It is released when it has been called: as a rule it retains this source.
    var waiting: (() -> Void)? = body
    func once() {
      let body = waiting
      waiting = nil
      body?()
    }
    switch callback {
    case .cell: willGiveCell = { _ in once() }
    case .willDisplay: willDisplay = { _ in once() }
    case .didEndDisplaying: didEndDisplaying = { _, _ in once() }
    case .height: willGiveHeight = { _ in once() }
    case .counts: willGiveCounts = { once() }
    }
  }
}
