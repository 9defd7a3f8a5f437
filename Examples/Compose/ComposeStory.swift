import DecoratorTableKit

/// What happens first: each kind of event, in an order that tells a story.
enum ComposeStory {
  static let events: [ComposeEvent] = [
    .childComes(.feed, place: 1),
    .childComes(.search, place: 0),
    .letter("b"),
    .letter("e"),
    .letter("r"),
    .placeIsFound("Brussels", row: 6),
    .letter("x"),
    .letterIsDeleted,
    .childGoes(.search),
    .headerIsTapped(section: 1),
    .settingIsTapped(RowPosition(section: 0, row: 1)),
    .feedFails,
    .retryIsTapped,
    .atOnce([
      .postComes(5, row: 0), .story(of: "Eve"), .childrenMove([.feed, .stories, .settings]),
    ]),
    .headerIsTapped(section: 1),
  ]
}
