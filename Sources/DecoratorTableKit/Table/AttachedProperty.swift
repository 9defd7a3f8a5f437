import Foundation

/// One of the five objects of a table: the decorated one, and the original.
@MainActor
final class AttachedProperty {
  let kind: TableObjectKind
  private weak var ours: AnyObject?
  private weak var original: AnyObject?
  private var isAttached = false
  /// Whether a foreign object was reported.
  private var isReplacementReported = false
  /// The foreign object that was reported last; nil if ours was replaced by nil.
  private var reported: ObjectIdentifier?
  /// The methods that our object had when it was set.
  private var methods: [Bool?] = []

  init(_ kind: TableObjectKind) { self.kind = kind }

  /// Returns the original object of the table, or its present one if it is not decorated.
  func original(in tableView: UITableView) -> AnyObject? {
    isAttached ? original : kind.get(tableView)
  }

  /// Returns whether the table still has our object.
  func isOurs(in tableView: UITableView) -> Bool { isAttached && kind.get(tableView) === ours }

  /// Returns whether an object is the one of ours that was set last.
  func isLast(_ object: AnyObject?) -> Bool { isAttached && object === ours }

  /// Whether other code has set another object.
  func isReplaced(in tableView: UITableView) -> Bool { isAttached && kind.get(tableView) !== ours }

  /// Returns the anomaly of an object that other code has set, once for each.
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

  /// Stores the table's object, unless it is ours already.
  func begin(in tableView: UITableView) {
    guard !isAttached else { return }
    isAttached = true
    original = kind.get(tableView)
    ours = original
  }

  /// Sets an object of ours on the table.
  func attach(_ object: AnyObject?, to tableView: UITableView) {
    begin(in: tableView)
    ours = object
    methods = methods(of: object)
    // UIKit asks an object for its methods when it is set, and skips one that is set already.
    if tableView.childView == nil { kind.set(nil, of: tableView) }
    kind.set(object, of: tableView)
    // Other code may have wrapped it in a proxy just now that it wraps itself.
    (object as? ForwardingObject)?.checkForLoop()
  }

  /// Returns whether replacing our object can be skipped: the present one has the same methods, or
  /// is not ours any more.
  func isAs(_ object: AnyObject?, in tableView: UITableView) -> Bool {
    guard isOurs(in: tableView) else { return isAttached || object == nil }
    return (ours == nil) == (object == nil) && methods == methods(of: object)
  }

  /// Returns whether replacing our object adds or removes estimates.
  func changesEstimates(with object: AnyObject?) -> Bool {
    let estimates = HeightKind.allCases.map(\.estimateMethod)
    return zip(ForwardedMethod.byKind[kind, default: []], zip(methods, methods(of: object)))
      .contains { estimates.contains($0) && $1.0 != $1.1 }
  }

  /// Returns, for each forwarded method of its kind, whether an object has it; nil if unknown.
  private func methods(of object: AnyObject?) -> [Bool?] {
    guard let object = object as? ForwardingObject else { return [] }
    return ForwardedMethod.byKind[kind, default: []].map { object.answers($0) }
  }

  /// Restores the original object of the table, if the table still has ours.
  func detach(from tableView: UITableView) {
    defer { isAttached = false }
    if isOurs(in: tableView) { kind.set(original, of: tableView) }
  }
}
