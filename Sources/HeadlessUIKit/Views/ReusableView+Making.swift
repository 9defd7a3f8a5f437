// A table makes cells of a class that it knows only as a value. Swift allows that through `required`
// initializers alone, and those would have to be written in every cell class of an app, where UIKit
// asks for `override`. A convenience initializer calls the designated one of the class that is being
// made; what is missing is a way to call it on a class value. So each one is declared a second time,
// as a class method under the same symbol: both take the class as `self` and return a new object. A class
// without the designated initializer stops the program with its name, as with UIKit.

extension UITableViewCell {
  /// Makes a cell of a class that was registered.
  ///
  /// - Parameters:
  ///   - type: the class; its own `init(style:reuseIdentifier:)` is called, with the default style.
  ///   - identifier: the reuse identifier.
  static func make(_ type: UITableViewCell.Type, reuseIdentifier identifier: String)
    -> UITableViewCell
  {
    type.make(registeredFor: identifier)
  }

  @inline(never)
  @usableFromInline
  convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC13registeredForACSS_tcfC")
  class func make(registeredFor identifier: __owned String) -> Self
}

extension UITableViewHeaderFooterView {
  /// Makes a header or footer of a class that was registered.
  ///
  /// - Parameters:
  ///   - type: the class; its own `init(reuseIdentifier:)` is called.
  ///   - identifier: the reuse identifier.
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier identifier: String
  ) -> UITableViewHeaderFooterView {
    type.make(registeredFor: identifier)
  }

  @inline(never)
  @usableFromInline
  convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C13registeredForACSS_tcfC")
  class func make(registeredFor identifier: __owned String) -> Self
}
