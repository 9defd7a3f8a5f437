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
  /// A closure that returns the registrations of the cells of some models. It traps if two kinds of
  /// cells share a reuse identifier.
  let registrations: ([Model]) -> Registrations
  /// A closure that returns the handlers of rows: those of some models, and in any case those that
  /// there were, so that the table's objects are not set again and again.
  let events: (_ models: [Model], _ known: RowEvents<Model>) -> RowEvents<Model>

  /// Creates cells that do not depend on given models.
  init(_ events: RowEvents<Model>, registrations: Registrations = Registrations()) {
    areChosenByModels = false
    self.registrations = { _ in registrations }
    self.events = { _, _ in events }
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
    RowCells(RowEvents(makeCell: make))
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
    return RowCells(adapter.events, registrations: registrations)
  }

  /// The cells of several adapters, for models of several types.
  ///
  /// - Parameter adapters: Show the models in cells, each adapter those of its type, and have the
  ///   abilities of their rows.
  /// - Complexity: O(adapters)
  public static func adapters(_ adapters: CellAdapterMap) -> RowCells {
    var behaviors: [ObjectIdentifier: RowBehavior<Model>] = [:]
    // A model of known type is not put into an existential, which may allocate memory.
    var hidesType: Bool?
    func behavior(of model: Model) -> RowBehavior<Model> {
      let hides = hidesType ?? (Model.self is AnyClass || erasesType(of: model))
      hidesType = hides
      let type = ObjectIdentifier(hides ? ownType(of: model) : Model.self)
      if let known = behaviors[type] { return known }
      let behavior = adapters.behavior(for: model)
      behaviors[type] = behavior
      return behavior
    }
    let events = RowEvents().adding(adapters.events(of: Model.self)) { ($0, behavior(of: $0)) }
    return RowCells(events, registrations: adapters.registrations)
  }
}

extension RowCells {
  /// Creates the cells of models that describe themselves.
  package init(describedBy row: @escaping (Model) -> SelfDescribingRow) {
    areChosenByModels = true
    registrations = { models in
      models.reduce(into: Registrations()) { $0.add(row($1).registration) }
    }
    events = { models, known in
      var present = RowEvents<Any> { _, _, _ in UITableViewCell() }
      present.formUnion(known)
      for model in models { present.formUnion(row(model).behavior.events) }
      // The row knows its model by itself.
      return RowEvents().adding(present) { ((), row($0).behavior) }
    }
  }
}

/// A row that describes itself: a model together with the adapter that shows it, with their types
/// erased.
@MainActor
package struct SelfDescribingRow {
  /// Where the table gets the cell from.
  package let registration: AnyRegistration
  /// The behavior of this row alone, which knows its model by itself: it may be called for any
  /// value.
  package let behavior: RowBehavior<Any>

  /// Creates a row of a model.
  package init<Cell, Model>(_ model: Model, adapter: CellAdapter<Cell, Model>) {
    registration = adapter.registration.erased
    behavior = adapter.behavior { _ in model }
  }
}
