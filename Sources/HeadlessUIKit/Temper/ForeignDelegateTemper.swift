extension UITableView.Temper {
  /// Other code sets another delegate between two calls, which forwards everything to the one
  /// before.
  ///
  /// Public code that does so: the proxies of RxCocoa, and delegates that are wrapped when they are
  /// set, as in RxSwift #2035.
  public static let foreignDelegate = Self(rawValue: 1 << 11)
}

extension UITableView {
  /// Lets somebody displace the delegate, if nobody has yet.
  func displaceDelegate() {
    guard temper.contains(.foreignDelegate), let delegate, !(delegate is ForeignDelegate),
      fire(.foreignDelegate)
    else { return }
    let foreign = ForeignDelegate(displacing: delegate)
    foreignDelegates.append(foreign)
    self.delegate = foreign
  }
}
