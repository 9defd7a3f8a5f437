/// The last parts of a layer, by their kinds, held weakly.
///
/// They serve to invalidate the ways through a layer when another layer is inserted outside it, and
/// to include layers without a part of some kind in the ways of that kind.
@MainActor
struct LayerParts {
  private var parts = ByKind { _ in Weak<ForwardingObject>() }

  /// Notes that a part was made.
  mutating func note(_ part: ForwardingObject) { parts[type(of: part).kind].object = part }

  /// Returns whether there is a part of a kind.
  func has(_ kind: TableObjectKind) -> Bool { parts[kind].object != nil }

  /// Invalidates the ways through the parts.
  func invalidateWays() {
    for kind in TableObjectKind.allCases { parts[kind].object?.invalidateWays() }
  }
}
