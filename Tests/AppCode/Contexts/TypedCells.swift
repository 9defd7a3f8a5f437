// block: final class TextCell: UITableViewCell, Updatable
import DecoratorTableKit

protocol Message {}

struct TextMessage: Message {
  let text: String
}

struct ImageMessage: Message {
  let image: UIImage
}

struct Ad {}

final class ImageCell: UITableViewCell {
  let pictureView = UIImageView()
}

@MainActor func open(_ message: ImageMessage) {}

// lines 1-3

@MainActor func show(
  _ conversation: [any Message], and ads: [Ad], in tableView: UITableView, imageNib: UINib
) {
  // lines 4-
}
