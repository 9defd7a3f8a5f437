// expect: NewerNameAfterADeclaration.swift:9: Duration needs iOS 16
// expect: NewerNameAfterADeclaration.swift:17: Duration needs iOS 16
// expect: NewerNameAfterADeclaration.swift:20: Duration needs iOS 16
// expect: NewerNameAfterADeclaration.swift:26: Duration needs iOS 16

// What the attribute of a declaration without braces says ends with the declaration.
@available(iOS 17, *)
typealias Wait = Duration
func afterATypeAlias() { let wait: Duration = .seconds(1) }

@available(iOS 17, *)
let text =
  "of a declaration that ends with a literal"

struct Waiting {
  @available(iOS 17, *) static var longest: Duration? { nil }
  static var least: Duration? { nil }
  @available(iOS 17, *)
  static var longer: Duration?
  static var shortest: Duration?
}

protocol Waits {
  @available(iOS 17, *)
  func wait(for duration: Duration)
  @discardableResult func waitAgain(for duration: Duration) -> Bool
}
