/// The chats of the example.
enum SampleChats {
  static let all = [
    Chat(id: 1, name: "Anna", day: "Today", unreadCount: 2, isPinned: true),
    Chat(id: 2, name: "Ben", day: "Today", isPinned: true),
    Chat(id: 3, name: "Clara", day: "Monday", isPinned: true),
    Chat(id: 4, name: "David", day: "Today", unreadCount: 1),
    Chat(id: 5, name: "Emil", day: "Today"),
    Chat(id: 6, name: "Frieda", day: "Today"),
    Chat(id: 7, name: "Greta", day: "Sunday", unreadCount: 3),
    Chat(id: 8, name: "Hans", day: "Sunday"),
    Chat(id: 9, name: "Ida", day: "Saturday"),
    Chat(id: 10, name: "Jakob", day: "Saturday"),
    Chat(id: 11, name: "Klara", day: "Saturday"),
    Chat(id: 12, name: "Leo", day: "Friday"),
  ]
}
