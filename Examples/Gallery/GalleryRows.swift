import DecoratorTableSources

/// Creates the rows of the gallery, each paired with the cell class that shows it and with its
/// actions.
@MainActor
struct GalleryRows {
  /// The actions that the user's touches trigger.
  let actions: GalleryActions

  /// Returns a text on the wall: its height fits the text, and it can be copied.
  func text(_ heading: String, _ text: String) -> CellConfigurator<TextCell> {
    CellConfigurator<TextCell>(
      viewData: .init(heading: heading, text: text), height: UITableView.automaticDimension
    )
    .contextMenu { text in [copyAction(text.text)] }
  }

  /// Returns a picture: it opens when it is selected, and can be copied and shared.
  func picture(_ picture: ImageCell.ViewData) -> CellConfigurator<ImageCell> {
    CellConfigurator<ImageCell>(viewData: picture, height: ImageCell.height(of: picture))
      .accessory(.disclosureIndicator)
      .onSelect { picture, _ in actions.perform("opens “\(picture.title)”") }
      .trailingSwipeActions { picture in [swipeAction("Share", "shares “\(picture.title)”")] }
      .contextMenu { picture in [copyAction(picture.title)] }
  }

  /// Returns a picture for sale: like any other picture, but it can also be bought, and counts
  /// interested visitors.
  func pictureForSale(
    _ picture: ImageCell.ViewData, price: Int
  ) -> CellConfigurator<ImageCell> {
    self.picture(picture)
      .accessory(.detailDisclosureButton)
      .onAccessoryTap { picture, _ in
        actions.perform("says that “\(picture.title)” costs \(price) crowns")
      }
      .onSelect { _, _ in actions.perform("counts a visitor who may buy") }
      .trailingSwipeActions { picture in
        [swipeAction("Buy", "buys “\(picture.title)” for \(price) crowns")]
      }
  }

  private func copyAction(_ text: String) -> UIAction {
    UIAction(title: GalleryRows.copyTitle) { _ in actions.perform("copies “\(text)”") }
  }

  /// The title of the menus' copy action.
  static let copyTitle = "Copy"

  private func swipeAction(_ title: String, _ effect: String) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { _, _, isDone in
      actions.perform(effect)
      isDone(true)
    }
  }
}
