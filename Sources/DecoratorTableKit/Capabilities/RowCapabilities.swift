import Foundation

/// The abilities of one kind of rows: their height, and what happens when the user touches them.
///
/// They are added one by one with the calls of ``RowCapable``. Without an ability, a row has the
/// table's default behavior.
@MainActor
public struct RowCapabilities<Cell: UITableViewCell, Model>: RowCapable {
  /// The handler of a selection; gets the row's index path in the table (reuse).
  package var select: ((Model, IndexPath) -> Void)?
  /// The handler that is called before a row's cell is shown; gets the cell of any class.
  var display: ((Model, UITableViewCell) -> Void)?
  /// The handler that is called when a row's cell is no longer shown; gets the cell of any class.
  var endDisplay: ((Model, UITableViewCell) -> Void)?
  /// The actions under the leading edge of a row.
  package var leadingActions: RowSwipeActions<Model>?
  /// The actions under the trailing edge of a row.
  package var trailingActions: RowSwipeActions<Model>?
  /// The context menu of a row.
  package var contextMenu: RowContextMenu<Model>?
  /// The height of a row in points; nil leaves it to the table.
  var height: ((Model) -> CGFloat?)?
  /// Whether a row can be edited.
  var canEdit: ((Model) -> Bool)?
  /// The handler of a deletion by the user.
  package var delete: ((Model) -> Void)?
  /// The accessory at the right of a row; nil for none.
  var accessory: ((Model) -> UITableViewCell.AccessoryType?)?
  /// The view that a row's model has, for the row's cell; nil for none.
  var modelView: ((Model) -> UIView?)?
  /// The handler of a tap on the detail button; gets the row's index path in the table (reuse).
  package var accessoryTap: ((Model, IndexPath) -> Void)?
  /// Identifies the last addition of an ability that a table reads only when rows are inserted or
  /// loaded.
  private(set) var revision: AnyObject?

  /// Creates an empty set of capabilities.
  public init() {}

  /// These capabilities themselves.
  public var capabilities: RowCapabilities {
    get { self }
    set { self = newValue }
  }
}

// The functions that name every ability.
extension RowCapabilities {
  /// Returns these capabilities with others added, as by further calls.
  func adding(_ later: RowCapabilities) -> RowCapabilities { adding(later) { $0 } }

  /// Returns the same capabilities for rows that are identified by another value. A row of another
  /// kind, whose model is nil, has none of them.
  func lifted<Base>(_ model: @escaping (Base) -> Model?) -> RowCapabilities<UITableViewCell, Base> {
    RowCapabilities<UITableViewCell, Base>().adding(self, of: model)
  }

  /// Returns these capabilities with those of other models added. A row whose other model is nil
  /// has none of those.
  func adding<OtherCell, Other>(
    _ later: RowCapabilities<OtherCell, Other>, of other: @escaping (Model) -> Other?
  ) -> RowCapabilities {
    func inOrder<Call>(
      _ earlier: ((Model, Call) -> Void)?, _ later: ((Other, Call) -> Void)?
    ) -> ((Model, Call) -> Void)? {
      guard let later else { return earlier }
      return { model, call in
        earlier?(model, call)
        if let model = other(model) { later(model, call) }
      }
    }
    func lastAnswer<Answer>(
      _ earlier: ((Model) -> Answer?)?, _ later: ((Other) -> Answer?)?
    ) -> ((Model) -> Answer?)? {
      guard let later else { return earlier }
      return { model in other(model).flatMap(later) ?? earlier?(model) }
    }
    var sum = RowCapabilities()
    sum.select = inOrder(select, later.select)
    sum.display = inOrder(display, later.display)
    sum.endDisplay = inOrder(endDisplay, later.endDisplay)
    sum.leadingActions = later.leadingActions?.behind(leadingActions, of: other) ?? leadingActions
    sum.trailingActions =
      later.trailingActions?.behind(trailingActions, of: other) ?? trailingActions
    sum.contextMenu = later.contextMenu?.below(contextMenu, of: other) ?? contextMenu
    sum.height = lastAnswer(height, later.height)
    sum.canEdit =
      later.canEdit.map { [canEdit] later in
        { canEdit?($0) != false && other($0).map(later) == true }
      } ?? canEdit
    sum.delete =
      later.delete.map { [delete] later in
        {
          delete?($0)
          other($0).map(later)
        }
      } ?? delete
    sum.accessory = lastAnswer(accessory, later.accessory)
    sum.modelView = lastAnswer(modelView, later.modelView)
    sum.accessoryTap = inOrder(accessoryTap, later.accessoryTap)
    sum.revision = later.areReadOnInsertion ? Revision() : revision
    return sum
  }

  /// Whether a table reads some of them only when rows are inserted or loaded.
  private var areReadOnInsertion: Bool {
    height != nil || canEdit != nil || delete != nil || accessory != nil || modelView != nil
  }

  /// The set capabilities that decide which methods a table calls.
  var present: PresentCapabilities {
    var present: PresentCapabilities = []
    if select != nil { present.insert(.select) }
    if observesDisplay { present.insert(.display) }
    if observesEndOfDisplay { present.insert(.endDisplay) }
    if leadingActions != nil { present.insert(.leadingActions) }
    if trailingActions != nil { present.insert(.trailingActions) }
    if contextMenu != nil { present.insert(.contextMenu) }
    if height != nil { present.insert(.height) }
    if canEdit != nil { present.insert(.canEdit) }
    if delete != nil { present.insert(.delete) }
    if accessoryTap != nil { present.insert(.accessoryTap) }
    return present
  }
}

private final class Revision {}

/// Capabilities that decide which methods a table calls.
struct PresentCapabilities: OptionSet {
  let rawValue: Int

  static let select = PresentCapabilities(rawValue: 1 << 0)
  static let display = PresentCapabilities(rawValue: 1 << 1)
  static let endDisplay = PresentCapabilities(rawValue: 1 << 2)
  static let leadingActions = PresentCapabilities(rawValue: 1 << 3)
  static let trailingActions = PresentCapabilities(rawValue: 1 << 4)
  static let contextMenu = PresentCapabilities(rawValue: 1 << 5)
  static let height = PresentCapabilities(rawValue: 1 << 6)
  static let canEdit = PresentCapabilities(rawValue: 1 << 7)
  static let delete = PresentCapabilities(rawValue: 1 << 8)
  static let accessoryTap = PresentCapabilities(rawValue: 1 << 9)
}

// The answers to a table's questions about a row.
extension RowCapabilities {
  /// Whether a row can be selected.
  package var selects: Bool { select != nil }

  /// Returns the height of a row in points; nil leaves it to the table.
  package func rowHeight(of model: Model) -> CGFloat? { height?(model) }

  /// Returns whether a row can be edited. False also suppresses swipes.
  package func allowsEditing(of model: Model) -> Bool {
    guard canEdit != nil || offersEditing else { return false }
    return canEdit?(model) ?? true
  }

  /// Whether the rows offer a deletion or swipe actions.
  var offersEditing: Bool { delete != nil || leadingActions != nil || trailingActions != nil }

  /// Attaches the accessory, and the view of the model, to a row's cell.
  func attachViews(to cell: UITableViewCell, for model: Model) {
    if let accessory { AttachedAccessories.attach(accessory(model) ?? .none, to: cell) }
    // A row of another kind may have left its view in the cell.
    AttachedViews.attach(modelView?(model), to: cell)
  }

  /// Whether a row has to be notified when its cell is about to be shown.
  var observesDisplay: Bool { display != nil || modelView != nil }

  /// Whether a row has to be notified when its cell is no longer shown.
  package var observesEndOfDisplay: Bool { endDisplay != nil || modelView != nil }

  /// Notifies a row that its cell is about to be shown.
  package func willDisplay(_ cell: UITableViewCell, for model: Model) {
    // A table may show a cell again without asking for it.
    if let modelView { AttachedViews.attach(modelView(model), to: cell) }
    display?(model, cell)
  }

  /// Notifies a row that its cell is no longer shown.
  package func didEndDisplaying(_ cell: UITableViewCell, for model: Model) {
    endDisplay?(model, cell)
    if let view = modelView?(model) { AttachedViews.detach(view, from: cell) }
  }
}
