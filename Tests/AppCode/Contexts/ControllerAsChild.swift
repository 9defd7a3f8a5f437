// block: let contacts = ContactsController()
import DecoratorTableKit

final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var tableView: UITableView!

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
  }
}

@MainActor func show(in home: ComposedTable, _ tableView: UITableView) {
  // lines
}
