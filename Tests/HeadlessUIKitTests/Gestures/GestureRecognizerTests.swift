import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Gesture recognizers")
struct GestureRecognizerTests {
  @Test("a recognizer belongs to the last view that it was added to")
  func adding() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    let press = UILongPressGestureRecognizer()
    #expect(first.gestureRecognizers == nil)
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(press)
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [press, tap])
    #expect(tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [press])
    #expect(tap.view === second)
    second.removeGestureRecognizer(tap)
    #expect(second.gestureRecognizers == nil)
    #expect(tap.view == nil)
    first.gestureRecognizers = [tap]
    #expect(press.view == nil)
    #expect(tap.view === first)
  }

  @Test("recognizers have UIKit's defaults")
  func defaults() {
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    #expect(UILongPressGestureRecognizer().minimumPressDuration == 0.5)
    #expect(UIGestureRecognizer().isEnabled)
    #expect(UIGestureRecognizer().state == .possible)
  }
}
