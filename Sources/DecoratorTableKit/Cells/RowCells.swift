import Foundation

/// The cells of a layer's rows: made by a closure, of one class, or those of adapters.
///
/// ```swift
/// feed.addRows(ads, placed: .every(6), cell: .class(AdCell.self))
/// feed.addRows(ads, placed: .every(6), cell: .adapter(adCells))
/// feed.addRows(cards, placed: .every(9), cell: .adapters(cardCells))
/// ```
///
/// The kit registers the cells of classes and adapters in the table. That traps if a reuse
/// identifier is used for the cells of two classes.
@MainActor
public struct RowCells<Model> {
  /// Whether the kind of cell depends on the model, so that cells are registered for given models
  /// only.
  let areChosenByModels: Bool
  /// The key of a model's kind; nil where there is only one kind.
  let key: ((Model) -> ObjectIdentifier)?
  /// The kind of a model. It is called once for each key, and keeps the key's object alive.
  let kind: (Model) -> RowKind<Model>
  /// A closure that returns the cells of some models. It traps if two kinds of cells share a reuse
  /// identifier.
  let registrations: ([Model]) -> Registrations
  /// The capabilities of some models' rows.
  let present: ([Model]) -> PresentCapabilities

  /// Creates the cells of one kind of rows.
  private init(_ kind: RowKind<Model>, registrations: Registrations = Registrations()) {
    areChosenByModels = false
    key = nil
    self.kind = { _ in kind }
    self.registrations = { _ in registrations }
    let present = kind.capabilities.present
    self.present = { _ in present }
  }

  private init(_ adapters: CellAdapterMap) {
    areChosenByModels = false
    // A model of known type is not put into an existential, which may allocate memory.
    var hidesType: Bool?
    key = { model in
      let hides = hidesType ?? (Model.self is AnyClass || erasesType(of: model))
      hidesType = hides
      return ObjectIdentifier(hides ? ownType(of: model) : Model.self)
    }
    kind = { adapters.kind(for: $0) }
    registrations = { _ in adapters.registrations }
    let present = adapters.adapters.all.reduce(into: PresentCapabilities()) { present, entry in
      present.formUnion(entry.adapter.kind(of: Model.self).capabilities.present)
    }
    self.present = { _ in present }
  }
}

extension RowCells {
  /// Cells made by a closure.
  ///
  /// - Parameter make: Makes the cell for a model; its index path is the one to dequeue with
  ///   (reuse).
  public static func made(
    by make: @escaping (UITableView, IndexPath, Model) -> UITableViewCell
  ) -> RowCells {
    RowCells(RowKind(make: make))
  }

  /// Cells of a class that is ``Updatable`` with the models.
  ///
  /// - Parameters:
  ///   - cellClass: The class.
  ///   - registration: The registration of the cells.
  public static func `class`<Cell: UITableViewCell & Updatable>(
    _ cellClass: Cell.Type, registration: CellRegistration<Cell> = .cellClass()
  ) -> RowCells where Cell.ViewData == Model {
    adapter(CellAdapter<Cell, Model>(registration: registration))
  }

  /// The cells of an adapter.
  ///
  /// - Parameter adapter: Shows the models in cells, and has the abilities of their rows.
  public static func adapter<Cell>(_ adapter: CellAdapter<Cell, Model>) -> RowCells {
    var registrations = Registrations()
    registrations.add(adapter.registration.erased)
    return RowCells(adapter.kind(), registrations: registrations)
  }

  /// The cells of several adapters, for models of several types.
  ///
  /// - Parameter adapters: Show the models in cells, each adapter those of its type, and have the
  ///   abilities of their rows.
  /// - Complexity: O(adapters)
  public static func adapters(_ adapters: CellAdapterMap) -> RowCells { RowCells(adapters) }
}

extension RowCells {
  /// Creates the cells of models that describe themselves.
  package init(describedBy row: @escaping (Model) -> SelfDescribingRow) {
    areChosenByModels = true
    key = { ObjectIdentifier(row($0).kind) }
    kind = { model in
      let kind = row(model).kind
      return RowKind(capabilities: kind.capabilities.lifted { $0 }) { table, indexPath, model in
        kind.cell(table, at: indexPath, for: model)
      }
    }
    registrations = { models in
      models.reduce(into: Registrations()) { $0.add(row($1).registration) }
    }
    present = { models in
      models.reduce(into: PresentCapabilities()) {
        $0.formUnion(row($1).kind.capabilities.present)
      }
    }
  }
}

/// One kind of rows: how their cells are made, and what they can do.
///
/// `Model` is the row's model, or a value from which the model can be taken.
@MainActor
package final class RowKind<Model> {
  /// The abilities of the rows.
  package let capabilities: RowCapabilities<UITableViewCell, Model>
  private let make: (UITableView, IndexPath, Model) -> UITableViewCell

  init(
    capabilities: RowCapabilities<UITableViewCell, Model> = RowCapabilities(),
    make: @escaping (UITableView, IndexPath, Model) -> UITableViewCell
  ) {
    self.capabilities = capabilities
    self.make = make
  }

  /// Returns the same kind of rows with more capabilities.
  func adding(_ capabilities: RowCapabilities<UITableViewCell, Model>) -> RowKind {
    RowKind(capabilities: self.capabilities.adding(capabilities), make: make)
  }

  /// Returns the cell of a model, for a row of the table (reuse).
  package func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Model
  ) -> UITableViewCell {
    let cell = make(tableView, reuseIndexPath, model)
    capabilities.attachViews(to: cell, for: model)
    return cell
  }
}

/// A row that describes itself: a model together with the adapter that shows it, with their types
/// erased.
@MainActor
package struct SelfDescribingRow {
  /// Where the table gets the cell from.
  package let registration: AnyRegistration
  /// The kind of this row alone, which knows its model by itself.
  package let kind: RowKind<Any>

  /// Creates a row of a model.
  package init<Cell, Model>(_ model: Model, adapter: CellAdapter<Cell, Model>) {
    registration = adapter.registration.erased
    kind = adapter.kind { _ in model }
  }
}
