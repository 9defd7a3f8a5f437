import Foundation

/// Watches what is changed of tables, for the tripwire of ``UITableView/Temper/upkeep`` and for
/// journals.
///
/// As long as no table has either, a change costs one look at ``isOn``. It is on for good once a
/// table has had one of them.
@MainActor
enum TableWatch {
  static var isOn = false
  /// The tables that upkeep is done on, the innermost last, and its kinds. Nil stands for a call
  /// into the app, which may change whatever it likes. Not references, since a table may be going
  /// away.
  private static var subjects: [(table: ObjectIdentifier, kind: TableUpkeep.Kind)?] = []

  /// Whether UIKit itself, and not the app, is changing tables.
  static var isUpkeep: Bool { (subjects.last ?? nil) != nil }

  /// Does upkeep on a table.
  static func during(
    _ kind: TableUpkeep.Kind, of table: UITableView, _ body: () -> Void
  ) {
    subjects.append((ObjectIdentifier(table), kind))
    defer { subjects.removeLast() }
    body()
  }

  /// Calls the app.
  static func enterApp() { subjects.append(nil) }

  /// Returns from the app.
  static func leaveApp() { subjects.removeLast() }

  /// Compares a change with what is being looked after. A table inside it is a part of it.
  static func check(_ table: UITableView, _ member: StaticString) {
    guard let subject = subjects.last ?? nil else { return }
    var ancestor: UIView? = table
    while let current = ancestor {
      if ObjectIdentifier(current) == subject.table { return }
      ancestor = current.superviewByStorage
    }
    UITableView.upkeepTripwire(table, "\(subject.kind) \(member)")
  }
}

extension UIView {
  /// Notes a change, or a request, of a table.
  @inline(__always)
  final func note(_ member: StaticString) {
    if TableWatch.isOn, let table = self as? UITableView { table.noteChange(member) }
  }
}

extension UITableView {
  /// Called when upkeep of one table changes another, with that one, and with the kind of upkeep
  /// and the member that was called; stops the program by default.
  ///
  /// Only a table that forwards to another one can do that: UIKit calls its members, and it passes
  /// them on.
  public static var upkeepTripwire: @MainActor (UITableView, String) -> Void = { table, call in
    UIKitFailure.raise(
      "upkeep of one table has changed another, by \(call). \(table.describedForFailure)")
  }

  /// What was changed and asked since ``beginJournal()``, in order: the member, and the offset, the
  /// size and the size of the content after it.
  public var journal: [String] { upkeepIfAny?.journal ?? [] }

  /// Begins to write a journal.
  public func beginJournal() {
    TableWatch.isOn = true
    upkeep.journal = []
  }

  func noteChange(_ member: StaticString) {
    if upkeepIfAny?.journal != nil { write("\(member)") }
    if TableWatch.isUpkeep {
      TableWatch.check(self, member)
    } else {
      upkeepIfAny?.customized.insert("\(member)")
    }
  }

  private func write(_ line: String) {
    let (bounds, content) = (super.bounds, super.contentSize)
    upkeepIfAny?.journal?.append(
      "\(line) at \(bounds.minX) \(bounds.minY), \(bounds.width) x \(bounds.height), content "
        + "\(content.width) x \(content.height)")
  }

  /// Notes that a method of the app is about to be called.
  ///
  /// - Returns: whether the return from it must be noted, too, with ``TableWatch/leaveApp()``.
  @inline(__always)
  func noteCall(_ name: @autoclosure () -> String) -> Bool {
    guard TableWatch.isOn else { return false }
    if upkeepIfAny?.journal != nil { write("call \(name())") }
    lookAfterTablesInside()
    TableWatch.enterApp()
    return true
  }
}
