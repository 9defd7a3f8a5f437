import DecoratorTableKit
import DecoratorTableSources

/// The contents of the gallery's rooms.
@MainActor
enum GalleryRooms {
  /// Returns the rooms with their rows and the actions of their rows.
  static func list(actions: GalleryActions) -> HeterogeneousList {
    let rows = GalleryRows(actions: actions)
    var list = HeterogeneousList()
    list.appendSection(
      AnyCellConfigurator.rows {
        rows.text("The sea", "It was painted from the pier, in any weather and at any hour.")
        rows.picture(GalleryPictures.harbour)
        rows.pictureForSale(GalleryPictures.storm, price: 1200)
      }, header: Room(number: 1, subject: "By day"))
    list.appendSection(
      AnyCellConfigurator.rows {
        rows.picture(GalleryPictures.nightFerry)
        rows.text(
          "The lights",
          "Each is one stroke. The keeper said that she had counted them, and that one was missing."
        )
      }, header: Room(number: 2, subject: "By night"))
    return list
  }

  /// The shop's offers.
  static let offers = [
    Offer(name: "a postcard", price: 2), Offer(name: "an umbrella", price: 35),
  ]
}
