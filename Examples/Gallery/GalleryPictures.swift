/// The pictures of the gallery.
enum GalleryPictures {
  static let harbour = ImageCell.ViewData(
    title: "Harbour", year: 1931,
    lines: [
      "                 \\ | /      ",
      "     |\\     |\\   - O -      ",
      "     | \\    | \\  / | \\      ",
      "   __|__\\_ _|__\\_           ",
      "~~~\\_____/~\\____/~~~~~~~~~~~",
    ])
  static let storm = ImageCell.ViewData(
    title: "Storm", year: 1934,
    lines: [
      "  / / / / / / / / / / / / / ",
      " / / / / |\\ / / / / / / / / ",
      "/ / / / /| \\ / / / / / / / /",
      " ^^\\__  _|__\\_   __/^\\  __/^",
      "~~~~~~\\_\\____/__/~~~~~\\/~~~~",
    ])
  static let nightFerry = ImageCell.ViewData(
    title: "Night ferry", year: 1936,
    lines: [
      "  .      *        .     (   ",
      "      .        *       (    ",
      "   *     ___________    (   ",
      " _______/ o  o  o  o\\_____  ",
      " \\________________________/ ",
      "~~~~~~~~~~~~~~~~~~~~~~~~~~~~",
    ])
}
