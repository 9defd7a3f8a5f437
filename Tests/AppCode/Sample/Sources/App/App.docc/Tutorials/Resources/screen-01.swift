import UIKit

final class Screen: UIViewController {
  private var counter = Counter()

  func back() { counter.countDown() }
}
