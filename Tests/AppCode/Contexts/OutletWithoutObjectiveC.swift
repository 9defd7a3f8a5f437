// block: #if os(iOS)
import HeadlessUIKit

final class ContactsController: UIViewController {
  // lines
}
