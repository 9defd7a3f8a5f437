/// The parts that were made of a layer last, by their kinds, held weakly.
///
/// A layer knows of its parts so that the ways through it are found anew when another layer is
/// around it, and so that a layer without a part of some kind is passed on the way of that kind.
@MainActor
struct LayerParts {
  private struct WeakPart {
    weak var part: ForwardingObject?
  }

  private var parts = ByKind { _ in WeakPart() }

  /// Notes that a part was made.
  mutating func note(_ part: ForwardingObject) { parts[type(of: part).kind].part = part }

  /// Returns whether there is a part that is an object of a kind.
  func has(_ kind: TableObjectKind) -> Bool { parts[kind].part != nil }

  /// Forgets the ways that lead through the parts.
  func invalidateWays() {
    for kind in TableObjectKind.allCases { parts[kind].part?.invalidateWays() }
  }
}
