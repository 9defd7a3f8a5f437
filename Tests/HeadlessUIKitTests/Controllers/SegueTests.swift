import HeadlessUIKit
import Testing

@Suite("Segues of a storyboard")
@MainActor
struct SegueTests {
  @Test("A controller performs every segue by default, and prepares its destination")
  func prepared() {
    let list = ListController(nibName: nil, bundle: nil)
    let page = PageController(nibName: nil, bundle: nil)
    let segue = UIStoryboardSegue(identifier: "page", source: list, destination: page)
    #expect(UIViewController().shouldPerformSegue(withIdentifier: "page", sender: nil))
    #expect(list.shouldPerformSegue(withIdentifier: "page", sender: nil))
    list.prepare(for: segue, sender: 7)
    #expect(page.number == 7)
    #expect(segue.source === list)
    list.isEditing = true
    #expect(!list.shouldPerformSegue(withIdentifier: "page", sender: nil))
  }
}

private final class PageController: UIViewController {
  var number = 0
}

private final class ListController: UIViewController {
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender) && !isEditing
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard segue.identifier == "page", let page = segue.destination as? PageController else {
      return
    }
    page.number = sender as? Int ?? 0
  }
}
