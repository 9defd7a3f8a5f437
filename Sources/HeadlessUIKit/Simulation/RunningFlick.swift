import Foundation

/// A movement that goes on by itself, since a finger has thrown the content.
///
/// The speed falls by the same factor in each millisecond. So what is left of the way falls by it,
/// too, and the whole way is `v · d / (1 − d)` for *v* points in the first millisecond and a rate
/// *d*: the projection that Apple gave in "Designing Fluid Interfaces" (WWDC 2018, session 803).
/// The values of the two rates are those that UIKit's public constants have.
struct RunningFlick {
  /// The time between two frames, in seconds.
  static let frameTime: TimeInterval = 1 / 60
  /// What is left of the way in the last frame, in points; the content is at its target then.
  static let leastWay: CGFloat = 0.5

  /// The part of the way that is left after each millisecond.
  let rate: UIScrollView.DecelerationRate
  /// The offset at which the finger let go, in points.
  var origin: CGFloat
  /// The whole way, in points; negative towards the top.
  let way: CGFloat
  /// The offset that the last frame has set, in points.
  var offset: CGFloat
  /// The number of frames so far.
  var frameCount = 0
  /// The time since the finger let go, in seconds.
  var time: TimeInterval = 0

  /// Whether the time of another frame has come. A rounding does not put it off.
  var isFrameDue: Bool { Double(frameCount + 1) * Self.frameTime <= time + 1e-9 }

  /// What is left of the way in the present frame, in points.
  var remainingWay: CGFloat {
    let way = way * pow(rate.rawValue, Double(frameCount) * Self.frameTime * 1000)
    return abs(way) > Self.leastWay ? way : 0
  }

  /// The whole way of content with a speed, in points.
  ///
  /// - Parameters:
  ///   - velocity: the speed, in points in a second.
  ///   - rate: how the movement slows down.
  static func way(
    at velocity: CGFloat, slowingBy rate: UIScrollView.DecelerationRate
  ) -> CGFloat {
    velocity / 1000 * rate.rawValue / (1 - rate.rawValue)
  }
}
