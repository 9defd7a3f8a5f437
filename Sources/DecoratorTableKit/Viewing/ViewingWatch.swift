import Foundation

/// One question about rows that are viewed: which rows, by which standard, and who wants to know.
@MainActor
final class ViewingWatch {
  /// What is watched for a row, or nothing.
  struct Subject {
    /// The identity of what the row shows; nil where only the row itself has one.
    var identity: AnyHashable?
    /// Whether it plays.
    var isPlaying: Bool
    /// Tells that it was viewed.
    var viewed: (ViewedRow) -> Void
    /// Tells that its showing has ended.
    var ended: (ViewedRow) -> Void
  }

  /// Returns what is watched of a row; nil for a row that is not watched.
  let subject: (ViewedOwner) -> Subject?
  let standard: ViewabilityStandard
  var viewability: Viewability<Int>
  private var rowCount = 0
  /// The numbers of what is to count once, by identity.
  private var numbers: [AnyHashable: Int] = [:]

  init(by standard: ViewabilityStandard, subject: @escaping (ViewedOwner) -> Subject?) {
    self.standard = standard
    self.subject = subject
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
}
