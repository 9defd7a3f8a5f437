import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Members that source files of apps use")
struct PlainMembersTests {
  @Test("The selection moves with its segment when segments are inserted or removed")
  func segments() {
    let control = UISegmentedControl(items: ["All", "Unread"])
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "New", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["New", "All", "Unread"])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0) && control.isEnabledForSegment(at: 1))
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test("A stack keeps its views in order, and drops one that gets another superview")
  func stack() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    stack.axis = .vertical
    stack.spacing = 4
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    stack.setCustomSpacing(9, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 9 && stack.customSpacing(after: views[1]) == 4)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[2], views[1]] && stack.subviews.count == 3)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
  }

  @Test("A picture keeps its name and size in another mode and colour")
  func pictures() throws {
    let image = UIImage(headlessName: "star", size: CGSize(width: 9, height: 8))
    #expect(image.renderingMode == .automatic)
    let template = image.withRenderingMode(.alwaysTemplate).withTintColor(.red)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.name == "star" && template.size == image.size)
    #expect(
      image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
  }

  @Test("A gesture is in the middle of its view")
  func location() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 10, height: 20))
    window.addSubview(view)
    let tap = UITapGestureRecognizer()
    #expect(tap.location(in: window) == .zero)
    view.gestureRecognizers = [tap]
    #expect(tap.location(in: view) == CGPoint(x: 5, y: 10))
    #expect(tap.location(in: window) == CGPoint(x: 25, y: 50))
  }

  @Test("An NSIndexPath has a row and a section")
  func indexPaths() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.section == 2)
    #expect(IndexPath(row: 3, section: 2) == path as IndexPath)
    let failures = UIKitFailure.recording { #expect(NSIndexPath(index: 1).row == NSNotFound) }
    #expect(failures.count == 1)
  }

  #if !canImport(ObjectiveC)
  @Test("The content of a URL is dragged as the URL")
  func provider() throws {
    let url = try #require(URL(string: "https://example.org/page.html"))
    let provider = try #require(NSItemProvider(contentsOf: url))
    #expect(provider.registeredTypeIdentifiers == ["public.url"])
    #expect(provider.suggestedName == "page.html")
    let file = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: "/a/b.txt")))
    #expect(file.registeredTypeIdentifiers == ["public.file-url"])
    #expect(NSItemProvider(contentsOf: nil) == nil)
  }
  #endif
}
