/// What the temper ``UITableView/Temper/upkeep`` and a journal need to know of one table.
@MainActor
final class TableUpkeep {
  /// The fifteen kinds of upkeep.
  enum Kind: Int, CaseIterable {
    case windowEntry, size, clamp, safeArea, layout, traits, keyboard, scrollToTop, screenReader
    case focusAndTouches, endOfEditing, restoration, lifeAndDeath, order, rememberedAnswers
  }

  /// The lines of the journal; nil if none is written.
  var journal: [String]?
  /// The members that the app has set, which UIKit gives no default of its own.
  var customized: Set<String> = []
  /// Whether the table had the temper from the beginning, so that all that was set is known.
  var knowsCustomized = false
  /// How often each kind was done.
  var counts: [Kind: Int] = [:]
  /// Whether a body is running, which does nothing in what it calls.
  var isInBody = false
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number below a bound, by chance: the generator of Sebastiano Vigna's SplitMix64.
  func chance(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
