/// The condition on which a decorator has an optional method.
///
/// UIKit asks an object for its methods when it becomes a table's data source or delegate, and
/// behaves differently for some that merely exist. A decorator therefore has a method only if its
/// own rows need it or the object inside has it.
enum Presence: Hashable {
  /// Always: an additional row's answer differs from UIKit's default, and content rows without an
  /// answer of their own get that default.
  case always
  /// If the object inside has it.
  case inner
  /// If the object inside has it, or the layer has a handler for its own rows.
  case either
  /// If the object inside has it or the other method, which makes this one necessary.
  case innerOrNeeded(by: ForwardedMethod)
  /// If `either` holds, or the object inside has the other method, which makes this one necessary.
  case eitherOrNeeded(by: ForwardedMethod)
  /// If the object inside has it, or if it has the other method and the layer has a handler.
  case innerOrLayerIfInnerHas(ForwardedMethod)

  /// Decides the presence of one method.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - innerHas: Returns whether the object inside has a method; nil if unknown.
  ///   - layerAnswers: Whether the layer has a handler for its own rows.
  /// - Returns: Whether the decorator has the method; nil if that depends on unknown methods.
  @inline(__always)
  func decide(
    _ method: ForwardedMethod, innerHas: (ForwardedMethod) -> Bool?,
    layerAnswers: @autoclosure () -> Bool
  ) -> Bool? {
    switch self {
    case .always:
      true
    case .inner:
      innerHas(method)
    case .either:
      layerAnswers() ? true : innerHas(method)
    case .innerOrNeeded(let other):
      Self.either(innerHas(method), innerHas(other))
    case .eitherOrNeeded(let other):
      layerAnswers() ? true : Self.either(innerHas(method), innerHas(other))
    case .innerOrLayerIfInnerHas(let other):
      layerAnswers() ? Self.either(innerHas(method), innerHas(other)) : innerHas(method)
    }
  }

  /// Returns true if one is true, false if both are false, and nil otherwise.
  private static func either(_ first: Bool?, _ second: Bool?) -> Bool? {
    if first == true || second == true { return true }
    return first == false && second == false ? false : nil
  }
}
