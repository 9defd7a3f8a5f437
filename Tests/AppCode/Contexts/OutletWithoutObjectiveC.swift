// block: #if canImport(ObjectiveC)
import HeadlessUIKit

final class ContactsController: UIViewController {
  // lines
}
