extension UITableView.Temper {
  /// Counts are asked for again before each layout, selection and scroll, at both ends of a batch
  /// and twice in a reload.
  ///
  /// UIKit's documentation does not say when a table asks; an app must be able to answer at any
  /// time. Public threads about it: QMUI_iOS #1427, WordPress-iOS #2933.
  public static let countsAgain = Self(rawValue: 1 << 0)
}

extension UITableView {
  /// Asks for the counts again. If they are others, they count from now on, and everything is
  /// loaded.
  func askCountsAgain(for reason: Temper = .countsAgain) {
    guard temper.contains(reason), canAskCounts else { return }
    if loadState.isOutdated {
      // A setter does not wait for the next layout, where the counts are asked for anyway.
      if reason != .countsAgain, fire(reason) { loadIfNeeded() }
      return
    }
    guard fire(reason) else { return }
    let generation = loadState.generation
    let counts = whileLoading { askForCounts() }
    guard loadState.generation == generation else { return }
    if counts != geometry.sections.map(\.rows.count) { load() }
  }

  /// Asks for the counts where the answer cannot count: the content may be about to be announced.
  func askCountsInVain() {
    guard temper.contains(.countsAgain), canAskCounts, !loadState.isOutdated,
      fire(.countsAgain)
    else { return }
    _ = whileLoading { askForCounts() }
  }

  /// Whether the answers of a data source are about the rows that the table shows.
  private var canAskCounts: Bool {
    dataSource != nil && !loadState.isLoading && !loadState.isLayingOut && !loadState.isUpdating
      && recording.depth == 0 && placeholders.isEmpty
  }
}
