/// What has to be visible, and for how long, for a row to count as viewed.
///
/// ```swift
/// ViewabilityStandard.mrcDisplay                       // half of it, for one second
/// ViewabilityStandard(fraction: 0.75, seconds: 3)      // one's own
/// ```
public struct ViewabilityStandard: Hashable, Sendable {
  /// How often a row counts.
  public enum Counting: Hashable, Sendable {
    /// Once each time that it appears on screen.
    case eachImpression
    /// Once, however often it appears on screen.
    case eachModel
  }

  /// The part of the area that has to be visible, in `0...1`; any part at all if 0.
  package let fraction: Double
  /// The time for which it has to be visible without interruption, in seconds; 0 or more.
  package let seconds: Double
  /// How often a row counts.
  public var counting: Counting
  /// Whether a tap counts at once.
  package var countsTaps: Bool
  /// Whether time counts only while the app says that the row plays.
  package var needsPlay: Bool
  /// The part of a large row that has to be visible; nil if size makes no difference.
  package var large: LargeArea?

  /// A smaller part for a greater area.
  public struct LargeArea: Hashable, Sendable {
    /// The least area, in square points.
    package let area: Double
    /// The part of it that has to be visible, in `0...1`.
    package let fraction: Double

    /// Creates a part for an area.
    ///
    /// - Parameters:
    ///   - area: The least area, in square points, 0 or more; traps for any other.
    ///   - fraction: The part that has to be visible, in `0...1`; traps for any other.
    public init(_ area: Double, fraction: Double) {
      guard area >= 0 else {
        misuse("a large area of \(area) square points: give 0 or more")
      }
      self.area = area
      self.fraction = ViewabilityStandard.checked(fraction)
    }
  }

  /// Creates a standard.
  ///
  /// - Parameters:
  ///   - fraction: The part of the area that has to be visible, in `0...1`; traps for any other. 0
  ///     means any part at all.
  ///   - seconds: The time for which it has to be visible without interruption, 0 or more and
  ///     finite; traps for any other.
  ///   - counting: How often a row counts.
  ///   - countsTaps: Whether a tap counts at once.
  ///   - needsPlay: Whether time counts only while the app says that the row plays.
  ///   - large: The part of a large row that has to be visible.
  public init(
    fraction: Double, seconds: Double, counting: Counting = .eachImpression,
    countsTaps: Bool = true, needsPlay: Bool = false, large: LargeArea? = nil
  ) {
    guard seconds >= 0, seconds.isFinite else {
      misuse("a time in view of \(seconds) s: give a number that is 0 or more")
    }
    self.fraction = Self.checked(fraction)
    self.seconds = seconds
    self.counting = counting
    self.countsTaps = countsTaps
    self.needsPlay = needsPlay
    self.large = large
  }

  private static func checked(_ fraction: Double) -> Double {
    guard (0...1).contains(fraction) else {
      misuse("a visible part of \(fraction): give 0...1")
    }
    return fraction
  }

  /// Half of the area for one second: the Media Rating Council's rule for display ads.
  public static let mrcDisplay = ViewabilityStandard(fraction: 0.5, seconds: 1)

  /// As ``mrcDisplay``, but 30 % of an ad of 242 500 square points or more (970 × 250) is enough. A
  /// report by this standard must name it.
  public static let mrcLargeDisplay = ViewabilityStandard(
    fraction: 0.5, seconds: 1, large: LargeArea(242_500, fraction: 0.3))

  /// Half of the area for two seconds of play: the Media Rating Council's rule for video ads.
  public static let mrcVideo = ViewabilityStandard(fraction: 0.5, seconds: 2, needsPlay: true)

  /// All of it, for any time.
  public static let full = ViewabilityStandard(fraction: 1, seconds: 0)

  /// Returns whether a row meets the standard.
  func isMet(by row: VisibleRow<some Hashable>) -> Bool {
    if needsPlay, !row.isPlaying { return false }
    var least = fraction
    if let large, row.part.area >= large.area { least = large.fraction }
    // A sum of areas may be less than the whole by a rounding.
    return row.part.fraction >= least - 1e-9
  }
}
