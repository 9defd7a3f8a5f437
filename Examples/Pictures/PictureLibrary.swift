/// A library whose documentation shows pictures.
enum PictureLibrary: String, CaseIterable {
  case decoratorTableKit = "DecoratorTableKit"
  case headlessUIKit = "HeadlessUIKit"

  /// The names of the files, and the pictures in them.
  @MainActor var files: [(name: String, svg: String)] {
    switch self {
    case .decoratorTableKit:
      Picture.all.flatMap { picture in
        Palette.all.map { (picture.name + $0.suffix + ".svg", picture.svg(in: $0)) }
      } + TutorialPictures.all.map { ($0.name + ".svg", $0.svg) }
    case .headlessUIKit: [("settings.svg", SettingsScreen().svg())]
    }
  }
}
