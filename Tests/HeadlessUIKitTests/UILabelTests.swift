import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("UILabel")
struct UILabelTests {
  @Test("text with attributes is the label's text, in the font and colour of its beginning")
  func attributedText() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Sale", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    let small = UIFont.systemFont(ofSize: 5)
    text.append(NSAttributedString(string: " now", attributes: [.font: small]))
    label.attributedText = text
    #expect(label.text == "Sale now")
    #expect(label.font.pointSize == 40)
    #expect(label.textColor == .red)
    // Eight characters of 20 points.
    #expect(label.intrinsicContentSize == CGSize(width: 160, height: 48))
    text.append(NSAttributedString(string: "!"))
    #expect(label.attributedText?.string == "Sale now")
    #expect(label.attributedText?.attribute(.font, at: 5, effectiveRange: nil) != nil)
  }

  @Test("plain text replaces text with attributes, and can be read as such")
  func plainText() {
    let label = UILabel()
    #expect(label.attributedText == nil)
    label.attributedText = NSAttributedString(
      string: "old", attributes: [.foregroundColor: UIColor.red])
    label.text = "new"
    #expect(label.attributedText == NSAttributedString(string: "new"))
    #expect(label.textColor == .red)
    label.attributedText = nil
    #expect(label.text == nil)
  }
}
