// block: let settings = ListTableViewDataSource {
import DecoratorTableSources

struct Ad {}
struct Setting {}
struct Account {}

final class SwitchCell: UITableViewCell, Updatable {
  func update(viewData: Setting) {}
}

final class TextCell: UITableViewCell, Updatable {
  func update(viewData: Account) {}
}

final class AdCell: UITableViewCell, Updatable {
  func update(viewData: Ad) {}
}

@MainActor func open(_ account: Account) {}
@MainActor func count(_ ad: Ad) {}

@MainActor func hide(_ ad: Ad) -> UIContextualAction {
  UIContextualAction(style: .normal, title: "Hide") { _, _, completion in completion(true) }
}

@MainActor func show(
  sound: Setting, account: Account, isSignedIn: Bool, and ads: [Ad], in feed: DecoratedTable
) {
  // lines
}
