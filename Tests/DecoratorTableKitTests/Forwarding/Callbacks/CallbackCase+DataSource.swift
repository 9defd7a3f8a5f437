import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackCase {
  @MainActor static let ofDataSource: [CallbackCase] = [
    CallbackCase(
      method: .numberOfRows, subject: .section, seen: .always, told: "0; app: numberOfRows 1",
      toldOfAdditional: "0; app: numberOfRows 1", answer: "2", additional: "1",
      apps: [.implements]
    ) {
      // Counts are read when the table asks for its sections, and hold until then.
      _ = $0.dataSource?.numberOfSections?(in: $0.tableView)
      return $0.dataSource?.tableView($0.tableView, numberOfRowsInSection: $0.section)
    },
    CallbackCase(
      method: .cellForRow, subject: .row, seen: .always, answer: "b",
      additional: Expectation { $0.kind.rawValue }, apps: [.implements]
    ) { $0.dataSource?.tableView($0.tableView, cellForRowAt: $0.path) },
    CallbackCase(
      method: .numberOfSections, subject: .table, seen: .always, told: "", answer: "4",
      absent: "3"
    ) { $0.dataSource?.numberOfSections?(in: $0.tableView) },
    CallbackCase(
      method: .titleForHeader, subject: .section, seen: .always, told: "1", answer: "title",
      absent: "nil", additional: Expectation { "title of \($0.kind.rawValue)" }, apps: mayBeNil
    ) { $0.dataSource?.tableView?($0.tableView, titleForHeaderInSection: $0.section) },
    CallbackCase(
      method: .titleForFooter, subject: .section, seen: .always, told: "1", answer: "title",
      absent: "nil", additional: Expectation { "title of \($0.kind.rawValue)" }, apps: mayBeNil
    ) { $0.dataSource?.tableView?($0.tableView, titleForFooterInSection: $0.section) },
    CallbackCase(
      method: .canEditRow, subject: .row, seen: .always, answer: "false", absent: "true",
      additional: "false", handled: "true", handler: "canEdit"
    ) { $0.dataSource?.tableView?($0.tableView, canEditRowAt: $0.path) },
    CallbackCase(
      method: .canMoveRow, subject: .row, seen: .always, answer: "true",
      // An app that cannot be asked may have `moveRowAt`: only a move will show.
      absent: Expectation { $0.app == .lacks ? "false" : "true" }, additional: "false"
    ) { $0.dataSource?.tableView?($0.tableView, canMoveRowAt: $0.path) },
    CallbackCase(
      method: .sectionIndexTitles, subject: .table, seen: .ifAppHasIt, told: "", answer: "A D",
      apps: mayBeNil
    ) { $0.dataSource?.sectionIndexTitles?(for: $0.tableView) },
    CallbackCase(
      method: .sectionForSectionIndexTitle, subject: .table, seen: .always, told: "A 0",
      answer: "3", absent: "2", apps: [.implements, .lacks], companions: [.sectionIndexTitles]
    ) {
      $0.askForIndexTitles()
      return $0.dataSource?.tableView?($0.tableView, sectionForSectionIndexTitle: "A", at: 0)
    },
    CallbackCase(
      method: .commitEditing, subject: .row, seen: .ifAppHasItOrHandled, told: "delete [0, 1]",
      handler: "commit delete"
    ) { $0.dataSource?.tableView?($0.tableView, commit: .delete, forRowAt: $0.path) },
    CallbackCase(
      method: .moveRow, subject: .table, seen: .ifAppHasIt, told: "[0, 1] to [0, 0]"
    ) {
      $0.dataSource?.tableView?($0.tableView, moveRowAt: $0.path, to: $0.place(of: "a"))
    },
    CallbackCase(
      method: .modelIdentifier, subject: .row, seen: .ifAppHasIt, answer: "b",
      additional: "nil", apps: [.implements, .answersNil, .lacks]
    ) { world in
      (world.dataSource as? any UIDataSourceModelAssociation)?
        .modelIdentifierForElement(at: world.path, in: world.tableView)
    },
    CallbackCase(
      method: .indexPathForModelIdentifier, subject: .table, seen: .ifAppHasIt, told: "d",
      answer: "d", apps: [.implements, .answersNil, .lacks]
    ) { world in
      let identifier = world.modelIdentifier
      world.log.clear()
      return (world.dataSource as? any UIDataSourceModelAssociation)?
        .indexPathForElement(withModelIdentifier: identifier, in: world.tableView)
    },
  ]

  @MainActor static let ofPrefetching: [CallbackCase] = [
    CallbackCase(
      method: .prefetchRows, subject: .row, seen: .always, handler: "prefetch 1",
      apps: [.implements]
    ) { $0.prefetching?.tableView($0.tableView, prefetchRowsAt: [$0.path]) },
    CallbackCase(
      method: .cancelPrefetching, subject: .row, seen: .ifAppHasItOrHandled,
      handler: "cancelPrefetching 1"
    ) { $0.prefetching?.tableView?($0.tableView, cancelPrefetchingForRowsAt: [$0.path]) },
  ]

  /// What an app is like that has, or has not, a method whose answer may be nil.
  static let mayBeNil = AppVariant.allCases
}
#endif
