/// The source from which a table makes views.
package enum RegistrationSource {
  case viewClass
  case nib(UINib)
  /// A prototype of the table, which needs no registration.
  case storyboard

  /// Returns the source for a nib.
  ///
  /// - Parameters:
  ///   - nib: The nib; traps if it is nil because it was not found.
  ///   - viewClass: The class of the view in it.
  package static func nib(_ nib: UINib?, of viewClass: AnyClass) -> RegistrationSource {
    guard let nib else {
      misuse("the nib of \(viewClass) is nil: load it before, or register the class")
    }
    return .nib(nib)
  }

  /// The source in words.
  var name: String {
    switch self {
    case .viewClass: "its class"
    case .nib: "a nib"
    case .storyboard: "the storyboard"
    }
  }

  /// Whether it needs no registration.
  var isStoryboard: Bool {
    if case .storyboard = self { true } else { false }
  }
}
