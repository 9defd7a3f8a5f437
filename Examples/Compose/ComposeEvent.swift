import DecoratorTableKit

/// Something that happens on the screen: a source changes by itself and tells its own table, the
/// user taps or types, or sources come, go and change places.
enum ComposeEvent: Equatable {
  /// A post comes to a row of the feed (data).
  case postComes(Int, row: Int)
  /// The post at a row of the feed goes (data).
  case postGoes(row: Int)
  /// A post moves within the feed (data).
  case postMoves(from: Int, to: Int)
  /// The post at a row of the feed changes (data).
  case postIsEdited(row: Int)
  /// A person has a story, or none any more.
  case story(of: String)
  /// An advertisement arrives.
  case adArrives(String)
  /// The first advertisement goes.
  case adIsWithdrawn
  /// A letter is typed into the field of the search.
  case letter(Character)
  /// The last letter there is deleted.
  case letterIsDeleted
  /// A place comes to a row of the search (data).
  case placeIsFound(String, row: Int)
  /// The place at a row of the search goes (data).
  case placeIsLost(row: Int)
  /// A row of the settings is tapped (data).
  case settingIsTapped(RowPosition)
  /// The header of a section of the settings is tapped (data).
  case headerIsTapped(section: Int)
  /// The row that stands for a feed that has failed is tapped.
  case retryIsTapped
  /// The feed fails.
  case feedFails
  /// A source comes, to a place among the others.
  case childComes(ComposeScreen.Child, place: Int)
  /// A source goes.
  case childGoes(ComposeScreen.Child)
  /// The sources change places.
  case childrenMove([ComposeScreen.Child])
  /// Several things happen in one block.
  indirect case atOnce([ComposeEvent])
}

extension ComposeEvent {
  /// Whether it is the user's doing.
  var isTap: Bool {
    switch self {
    case .settingIsTapped, .headerIsTapped, .retryIsTapped: true
    default: false
    }
  }
}
