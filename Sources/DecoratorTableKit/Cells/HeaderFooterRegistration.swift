/// Where a table gets the headers and footers of one class from, and under which reuse identifier.
///
/// The identifier is derived from the class, unless one is given: it is the full name of the class. Cells
/// may have the same one, since a table keeps the two apart.
@MainActor
public struct HeaderFooterRegistration<View: UITableViewHeaderFooterView> {
  let erased: AnyHeaderFooterRegistration

  private init(_ source: AnyHeaderFooterRegistration.Source, reuseIdentifier: String?) {
    erased = AnyHeaderFooterRegistration(
      source, viewClass: View.self,
      reuseIdentifier: reuseIdentifier ?? AnyCellRegistration.identifier(of: View.self))
  }

  /// What the views are dequeued with.
  public var reuseIdentifier: String { erased.reuseIdentifier }

  /// The table makes the views from their class.
  public static var viewClass: HeaderFooterRegistration {
    HeaderFooterRegistration(.viewClass, reuseIdentifier: nil)
  }

  /// The table makes the views from their class.
  ///
  /// - Parameter reuseIdentifier: What to dequeue with; traps if it is empty.
  public static func viewClass(reuseIdentifier: String) -> HeaderFooterRegistration {
    HeaderFooterRegistration(.viewClass, reuseIdentifier: reuseIdentifier)
  }

  /// The table makes the views from a nib, whose one top level object is a `View`.
  ///
  /// - Parameters:
  ///   - nib: The nib; traps if it is nil, for then it was not found.
  ///   - reuseIdentifier: What to dequeue with, derived from the class if nil; traps if it is empty.
  public static func nib(
    _ nib: UINib?, reuseIdentifier: String? = nil
  ) -> HeaderFooterRegistration {
    guard let nib else {
      misuse("the nib of \(View.self) is nil: load it before, or register the class")
    }
    return HeaderFooterRegistration(.nib(nib), reuseIdentifier: reuseIdentifier)
  }

  /// Has a table give a view.
  func dequeue(in tableView: UITableView) -> DequeuedHeaderFooter<View> {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: reuseIdentifier)
    if let view = view as? View { return .view(view) }
    guard let view else {
      return .other(
        .wrongCellClass(
          reuseIdentifier: reuseIdentifier, expected: "\(View.self)", found: "nothing"))
    }
    return .other(.wrongCellClass(reuseIdentifier, expected: View.self, found: type(of: view)))
  }
}

/// What a table gave for the reuse identifier of a header or footer.
@MainActor
enum DequeuedHeaderFooter<View: UITableViewHeaderFooterView> {
  /// A view of the right class.
  case view(View)
  /// No such view, and why.
  case other(CellAnomaly)
}
