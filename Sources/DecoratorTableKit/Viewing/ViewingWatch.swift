import Foundation

/// One question about rows that are viewed: which rows, by which standard, and who wants to know.
@MainActor
final class ViewingWatch {
  /// What is watched of a row.
  struct Subject {
    /// The identity of what the row shows; nil where only the row itself has one.
    var identity: AnyHashable?
    /// Whether it plays.
    var isPlaying = false
    /// What somebody is told of: a model, or the index path of content. It is kept as it is, since
    /// a look makes no closures for the rows on screen.
    var shown: Any
  }

  /// Returns what is watched of a row; nil for a row that is not watched.
  let subject: (ViewedOwner) -> Subject?
  /// Tells that a row was viewed, with what it shows.
  let viewed: (Any, ViewedRow) -> Void
  /// Tells that the showing of a row has ended, with what it showed.
  let ended: (Any, ViewedRow) -> Void
  let standard: ViewabilityStandard
  var viewability: Viewability<Int>
  private var rowCount = 0
  /// The numbers of what is to count once, by identity.
  private var numbers: [AnyHashable: Int] = [:]

  /// Creates a question about rows that show values of one type.
  init<Shown>(
    by standard: ViewabilityStandard, subject: @escaping (ViewedOwner) -> Subject?,
    viewed: @escaping (Shown, ViewedRow) -> Void, ended: ((Shown, ViewedRow) -> Void)?
  ) {
    self.standard = standard
    self.subject = subject
    self.viewed = { shown, row in if let shown = shown as? Shown { viewed(shown, row) } }
    self.ended = { shown, row in if let shown = shown as? Shown { ended?(shown, row) } }
    viewability = Viewability(standards: [standard])
  }

  /// Returns a number for a row that comes on screen: that of before for what is to count once.
  ///
  /// - Parameters:
  ///   - identity: The identity of what the row shows; nil where only the row itself has one.
  ///   - isTaken: Returns whether another row on screen has a number.
  func number(for identity: AnyHashable?, isTaken: (Int) -> Bool) -> Int {
    if let identity, let number = numbers[identity], !isTaken(number) { return number }
    rowCount += 1
    if let identity, standard.counting == .eachModel { numbers[identity] = rowCount }
    return rowCount
  }
}

/// A row that is watched, from when it comes on screen until it goes.
@MainActor
struct WatchedRow {
  /// A number that is the row's own as long as it shows the same.
  let number: Int
  let row: HeldRow
  var path: IndexPath
  var dataPath: IndexPath?
  var subject: ViewingWatch.Subject

  /// Where it is in the table by now (reuse); nil once it is gone.
  var position: RowPosition? { row.position }
}
