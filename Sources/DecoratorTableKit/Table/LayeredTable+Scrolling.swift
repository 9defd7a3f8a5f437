extension LayeredTable {
  /// Whether the rows on screen keep their places when a change of the content inserts or removes
  /// rows above them, as far as the content reaches; false unless set. The change is an announced
  /// batch, or that of a source that shows another snapshot or list.
  ///
  /// A layer's own changes do not move the rows on screen, unless its
  /// ``TableLayer/keepsScrollPosition`` is false.
  ///
  /// While the position is kept, row animations have no effect: an animation would move the rows on
  /// screen. At the very top, rows that are inserted before the first one stay above the screen.
  /// The position is also kept while a finger drags the table, and the drag continues. A
  /// decelerating list may revert an offset that was set meanwhile; for this reason the changes of
  /// layers wait, see ``ChangeTiming``.
  public var keepsScrollPosition: Bool {
    get { queue.keepsScrollPosition }
    set { queue.keepsScrollPosition = newValue }
  }

  /// The number of a layer's rows that may move within a section, or be removed while others are
  /// inserted, in one change; 512 unless set.
  ///
  /// A section with more is reloaded without animation, since that costs the table less. The rows
  /// on screen then keep their places, even without ``keepsScrollPosition``.
  package var moveLimit: Int {
    get { queue.moveLimit }
    set { queue.moveLimit = newValue }
  }
}
