public import Foundation

extension UIScrollView {
  /// How a movement slows down when the finger has gone: the part of the speed that is left after
  /// each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of a movement that is soon over, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
