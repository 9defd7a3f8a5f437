import Foundation

/// A layer of rows that an app has added to a decorated table, to change it while the table shows it.
///
/// The table is told of each change by itself: rows that come, go, move or show something else. What is
/// changed while the table is in the middle of an update, or shows rows that come on screen, waits for
/// its turn, and until then the table shows, and everybody is answered, what was before.
///
/// In a table that is wired by hand there is nobody to announce a change: it reloads the table.
///
/// Ownership: retains its ``LayerLayout``. The layer goes on without it, so it need not be kept.
@MainActor
public class TableLayer {
  /// The layout of the layer, which its halves share.
  public let layout: LayerLayout
  /// The table that the layer was added to, if it was to one.
  weak var table: DecoratedTable?

  init(layout: LayerLayout) {
    self.layout = layout
  }

  /// What the layer is called in explanations and diagnoses.
  public var name: String { layout.name }

  /// How its rows come and go when the layer changes; without effect while ``keepsScrollPosition``
  /// holds something in its place.
  public var animation: UITableView.RowAnimation {
    get { layout.additionalAnimation }
    set { layout.additionalAnimation = newValue }
  }

  /// Whether what is on screen stays where it is when the layer changes; as
  /// ``DecoratedTable/keepsScrollPosition``, but true unless set.
  public var keepsScrollPosition = true

  /// Where the layer's rows stand. Setting it lays them all out by the new rule.
  ///
  /// - Complexity: To set, O(additional rows).
  public var placement: Placement {
    get { layout.ruleToCome.rows }
    set {
      let rule = layout.ruleToCome.placing(newValue)
      perform(LayerChange(to: rule) { $0.laidOutAgain(by: rule, models: .unchanged) })
    }
  }

  /// Lays the rows out by the rule again, because something has changed that the rule asks about: what
  /// a closure of the placement reads, for example.
  ///
  /// - Complexity: O(additional rows), and what the rule takes.
  public func updateSlots() {
    layout.layOutAgain(keepsScrollPosition: keepsScrollPosition)
  }

  /// Takes the layer off the table; its rows go.
  ///
  /// It cannot be added again. Does nothing if the layer is in no decorated table.
  public func removeFromTable() {
    table?.removeLayer(layout)
  }

  func perform(_ change: LayerChange) {
    layout.perform(
      change,
      options: LayerChangeOptions(keepsScrollPosition: keepsScrollPosition))
  }
}
