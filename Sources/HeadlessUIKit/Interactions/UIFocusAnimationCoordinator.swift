public import Foundation

/// Receives animations that accompany a movement of the focus. Nothing is animated here: the
/// closures run after the delegate has been called.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  override init() {
    super.init()
  }

  /// Adds changes to animate, and a closure to call when the animation ends.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
    animations = []
    completions = []
  }
}
