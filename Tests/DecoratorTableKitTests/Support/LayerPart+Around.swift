@testable import DecoratorTableKit

extension LayerPart {
  /// Returns the part after it has wrapped an object.
  func around(_ inner: Inner, ownership: InnerOwnership = .strong) -> Self {
    wrap(inner, ownership: ownership)
    return self
  }
}
