/// The registration of the headers and footers of one class: their source and their reuse
/// identifier.
///
/// The identifier defaults to the full name of the class. Cells may have the same one, since a
/// table has separate identifiers for them.
@MainActor
public struct HeaderFooterRegistration<View: UITableViewHeaderFooterView> {
  let erased: AnyHeaderFooterRegistration

  private init(_ source: RegistrationSource, reuseIdentifier: String?) {
    erased = AnyHeaderFooterRegistration(
      source, viewClass: View.self, reuseIdentifier: reuseIdentifier)
  }

  /// The identifier with which the views are dequeued.
  var reuseIdentifier: String { erased.reuseIdentifier }

  /// Views that the table makes from their class.
  ///
  /// - Parameter reuseIdentifier: The identifier to dequeue with, derived from the class if nil;
  ///   traps if it is empty.
  public static func viewClass(reuseIdentifier: String? = nil) -> HeaderFooterRegistration {
    HeaderFooterRegistration(.viewClass, reuseIdentifier: reuseIdentifier)
  }

  /// Views that the table makes from a nib with one top level object, a `View`.
  ///
  /// - Parameters:
  ///   - nib: The nib; traps if it is nil because it was not found.
  ///   - reuseIdentifier: The identifier to dequeue with, derived from the class if nil; traps if
  ///     it is empty.
  public static func nib(
    _ nib: UINib?, reuseIdentifier: String? = nil
  ) -> HeaderFooterRegistration {
    HeaderFooterRegistration(.nib(nib, of: View.self), reuseIdentifier: reuseIdentifier)
  }

  /// Dequeues a view, or a fallback view with a diagnosis if the table has none of the class.
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
