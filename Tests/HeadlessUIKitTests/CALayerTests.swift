import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("CALayer")
struct CALayerTests {
  @Test("a view has one layer, and clips as it masks")
  func masking() {
    let view = UIView()
    #expect(!view.clipsToBounds)
    #expect(view.layer === view.layer)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.clipsToBounds = false
    #expect(!view.layer.masksToBounds)
  }

  @Test("a view is hidden if its layer is, whichever is created first")
  func hiding() {
    let view = UIView()
    view.isHidden = true
    #expect(view.isHidden)
    #expect(view.layer.isHidden)
    view.layer.isHidden = false
    #expect(!view.isHidden)
    view.isHidden = true
    #expect(view.layer.isHidden)
  }

  @Test("a layer keeps its corners, its line and its shadow")
  func values() {
    let layer = CALayer()
    #expect(layer.cornerRadius == 0)
    #expect(layer.borderColor == UIColor.black.cgColor)
    layer.cornerRadius = 8
    layer.maskedCorners.remove(.layerMinXMinYCorner)
    layer.borderColor = UIColor.red.withAlphaComponent(0.5).cgColor
    #expect(layer.cornerRadius == 8)
    #expect(layer.maskedCorners.rawValue == 14)
    #expect(layer.borderColor?.components == [1, 0, 0, 0.5])
    #expect(layer.borderColor?.alpha == 0.5)
  }
}
