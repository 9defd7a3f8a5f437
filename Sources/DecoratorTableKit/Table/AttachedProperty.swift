import Foundation

/// One of the objects around a table, as it is while the table is decorated and as it was before.
@MainActor
final class AttachedProperty {
  let kind: TableObjectKind
  private weak var ours: AnyObject?
  private weak var original: AnyObject?
  private var isAttached = false
  /// Whether somebody else's object has been reported.
  private var isReplacementReported = false
  /// The object that was reported last; nil if there was none in the place of ours.
  private var reported: ObjectIdentifier?
  /// The methods that our object had when it was set.
  private var methods: [Bool?] = []

  init(_ kind: TableObjectKind) { self.kind = kind }

  /// Returns the object that the table had, or has if it is not decorated.
  func original(in tableView: UITableView) -> AnyObject? {
    isAttached ? original : kind.get(tableView)
  }

  /// Returns whether the table still has our object.
  func isOurs(in tableView: UITableView) -> Bool { isAttached && kind.get(tableView) === ours }

  /// Returns whether an object is the one of ours that the table was given last.
  func isLast(_ object: AnyObject?) -> Bool { isAttached && object === ours }

  /// Whether somebody else has given the table another object.
  func isReplaced(in tableView: UITableView) -> Bool { isAttached && kind.get(tableView) !== ours }

  /// Returns the anomaly of an object that somebody else has given the table, once for each.
  func consumeReplacement(in tableView: UITableView) -> TableAnomaly? {
    guard isReplaced(in: tableView) else {
      isReplacementReported = false
      return nil
    }
    let object = kind.get(tableView)
    let identifier = object.map { ObjectIdentifier($0) }
    guard !isReplacementReported || identifier != reported else { return nil }
    isReplacementReported = true
    reported = identifier
    return .objectReplaced(
      property: kind.rawValue, byClass: object.map { "\(type(of: $0))" } ?? "nil")
  }

  /// Remembers the object that the table has, unless it is ours already.
  func begin(in tableView: UITableView) {
    guard !isAttached else { return }
    isAttached = true
    original = kind.get(tableView)
    ours = original
  }

  /// Gives the table an object of ours.
  func attach(_ object: AnyObject?, to tableView: UITableView) {
    begin(in: tableView)
    ours = object
    methods = methods(of: object)
    // UIKit asks an object for its methods when it is set, and skips one that is set already.
    kind.set(nil, of: tableView)
    kind.set(object, of: tableView)
    // Somebody may have put a proxy around it just now, and it may have that inside.
    (object as? ForwardingObject)?.checkForLoop()
  }

  /// Returns whether another object of ours would make no difference: the one that the table has
  /// has the same methods, or somebody else has put one there, which stays.
  func isAs(_ object: AnyObject?, in tableView: UITableView) -> Bool {
    guard isOurs(in: tableView) else { return isAttached || object == nil }
    return (ours == nil) == (object == nil) && methods == methods(of: object)
  }

  /// Returns whether another object of ours offers estimates that the one before did not, or the
  /// other way round.
  func changesEstimates(with object: AnyObject?) -> Bool {
    let estimates = HeightKind.allCases.map(\.estimateMethod)
    return zip(ForwardedMethod.byKind[kind, default: []], zip(methods, methods(of: object)))
      .contains { estimates.contains($0) && $1.0 != $1.1 }
  }

  /// Returns whether an object has each of the methods that are forwarded to its kind; nil where it
  /// cannot tell.
  private func methods(of object: AnyObject?) -> [Bool?] {
    guard let object = object as? ForwardingObject else { return [] }
    return ForwardedMethod.byKind[kind, default: []].map { object.answers($0) }
  }

  /// Gives the table back what it had, if the table still has ours.
  func detach(from tableView: UITableView) {
    defer { isAttached = false }
    if isOurs(in: tableView) { kind.set(original, of: tableView) }
  }
}
