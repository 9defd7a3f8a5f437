/// Where a table gets the headers and footers of one class from, and under which reuse identifier.
///
/// The identifier is derived from the class, unless one is given: it is the full name of the class.
/// Cells may have the same one, since a table keeps the two apart.
@MainActor
public struct HeaderFooterRegistration<View: UITableViewHeaderFooterView> {
  let erased: AnyHeaderFooterRegistration

  private init(_ source: RegistrationSource, reuseIdentifier: String?) {
    erased = AnyHeaderFooterRegistration(
      source, viewClass: View.self, reuseIdentifier: reuseIdentifier)
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
  ///   - reuseIdentifier: What to dequeue with, derived from the class if nil; traps if it is
  ///     empty.
  public static func nib(
    _ nib: UINib?, reuseIdentifier: String? = nil
  ) -> HeaderFooterRegistration {
    HeaderFooterRegistration(.nib(nib, of: View.self), reuseIdentifier: reuseIdentifier)
  }

  /// Dequeues a view; where the table has none of the class, the view says what is wrong.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks for it.
  ///   - configure: What is done with a view of the class.
  func view(in tableView: UITableView, configure: (View) -> Void) -> UIView {
    let dequeued = tableView.dequeueReusableHeaderFooterView(withIdentifier: reuseIdentifier)
    guard let dequeued else {
      return FallbackHeaderFooter.make(
        for: .notRegistered(reuseIdentifier: reuseIdentifier, viewClass: "\(View.self)"),
        in: tableView)
    }
    guard let view = dequeued as? View else {
      return FallbackHeaderFooter.make(
        for: .wrongCellClass(reuseIdentifier, expected: View.self, found: type(of: dequeued)),
        in: tableView)
    }
    configure(view)
    return view
  }
}
