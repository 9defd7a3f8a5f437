public import Foundation

/// Takes what is to be animated along with a movement of the focus. Nothing is animated here: it runs
/// when the delegate has been told.
@MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  override init() {
    super.init()
  }

  /// Adds a change that is to be seen gradually, and what is to be done after it.
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
