import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Constraints")
struct ConstraintTests {
  private let outer = UIView()
  private let middle = UIView()
  private let inner = UIView()

  init() {
    outer.addSubview(middle)
    middle.addSubview(inner)
  }

  @Test("anchors make constraints with their items and attributes")
  func anchors() {
    let top = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8)
    #expect(top.firstItem === inner)
    #expect(top.secondItem === outer)
    #expect([top.firstAttribute, top.secondAttribute] == [.top, .top])
    #expect(top.relation == .equal)
    #expect(top.constant == 8)
    #expect(top.multiplier == 1)
    #expect(top.priority == .required)
    let width = inner.widthAnchor.constraint(
      lessThanOrEqualTo: middle.heightAnchor, multiplier: 0.5, constant: -1)
    #expect([width.firstAttribute, width.secondAttribute] == [.width, .height])
    #expect(width.relation == .lessThanOrEqual)
    #expect(width.multiplier == 0.5)
    let height = inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    #expect(height.secondItem == nil)
    #expect(height.secondAttribute == .notAnAttribute)
    #expect(height.constant == 44)
  }

  @Test("an active constraint is one of the nearest view around both items")
  func activating() {
    let far = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    let near = inner.trailingAnchor.constraint(equalTo: middle.safeAreaLayoutGuide.trailingAnchor)
    let own = inner.heightAnchor.constraint(equalToConstant: 44)
    #expect(!far.isActive)
    NSLayoutConstraint.activate([far, near, own])
    NSLayoutConstraint.activate([far])
    #expect(outer.constraints == [far])
    #expect(middle.constraints == [near])
    #expect(inner.constraints == [own])
    #expect(far.isActive)
    NSLayoutConstraint.deactivate([far, own])
    #expect(outer.constraints.isEmpty)
    #expect(!far.isActive)
    near.isActive = false
    #expect(middle.constraints.isEmpty)
  }

  @Test("a constraint between views without a common one is UIKit's exception")
  func noCommonView() {
    let constraint = inner.topAnchor.constraint(equalTo: UIView().topAnchor)
    let other = UIView()
    let second = inner.topAnchor.constraint(equalTo: other.topAnchor)
    let failures = UIKitFailure.recording { second.isActive = true }
    #expect(failures.map(\.name) == ["NSGenericException"])
    #expect(failures.first?.reason.contains("no common ancestor") == true)
    #expect(!second.isActive)
    #expect(constraint.secondItem == nil)
  }

  @Test("a view that is removed loses the constraints on it, the others stay")
  func leaving() {
    let about = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let inside = inner.widthAnchor.constraint(equalTo: middle.widthAnchor)
    let other = middle.topAnchor.constraint(equalTo: outer.topAnchor)
    NSLayoutConstraint.activate([about, inside, other])
    inner.removeFromSuperview()
    #expect(!about.isActive)
    #expect(!inside.isActive)
    #expect(other.isActive)
    #expect(outer.constraints == [other])
  }

  @Test("a view that is added to its superview again keeps its constraints")
  func addedAgain() {
    let about = inner.topAnchor.constraint(equalTo: middle.topAnchor)
    about.isActive = true
    inner.superview?.addSubview(inner)
    #expect(about.isActive)
  }

  @Test("nothing is laid out by constraints")
  func inert() {
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.frame == .zero)
    #expect(!inner.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("guides have the frames of the margins, and are removed with their constraints")
  func guides() {
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(outer.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
    #expect(outer.safeAreaLayoutGuide.layoutFrame == outer.bounds)
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    #expect(outer.layoutGuides == [guide])
    let constraint = inner.topAnchor.constraint(equalTo: guide.bottomAnchor)
    constraint.isActive = true
    #expect(outer.constraints == [constraint])
    outer.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    // The constraint of a guide of an inner view can be an outer one's.
    inner.addLayoutGuide(guide)
    let far = guide.topAnchor.constraint(equalTo: outer.topAnchor)
    far.isActive = true
    #expect(outer.constraints == [far])
    inner.removeLayoutGuide(guide)
    #expect(!far.isActive)
    #expect(guide.owningView == nil)
  }

  @Test("priorities of the content are kept for each direction")
  func priorities() {
    #expect(inner.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(inner.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    inner.setContentHuggingPriority(.required, for: .vertical)
    #expect(inner.contentHuggingPriority(for: .vertical) == .required)
    #expect(inner.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }
}
