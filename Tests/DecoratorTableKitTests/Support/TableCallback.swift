/// The callbacks in which a table asks for rows, or tells of rows that come and go.
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
    var isDone = false
    func once() {
      guard !isDone else { return }
      isDone = true
      body()
    }
    switch callback {
    case .cell: source.willGiveCell = { _ in once() }
    case .willDisplay: source.willDisplay = { _ in once() }
    case .didEndDisplaying: source.didEndDisplaying = { _, _ in once() }
    case .height: source.willGiveHeight = { _ in once() }
    case .counts: source.willGiveCounts = { once() }
    }
  }
}
