/// A visit of a page.
struct Visit: Equatable {
  /// The identity.
  let id: Int
  /// The title of the page.
  let title: String
  /// The number of days that have passed since.
  let age: Int
}

/// Visits by their dates, of which more and more are loaded.
struct VisitGroups: Equatable {
  /// The days of one group.
  enum Age: String, CaseIterable {
    case today = "Today"
    case yesterday = "Yesterday"
    case week = "This week"
    case older = "Older"

    /// The group of a number of days that have passed.
    init(days: Int) {
      switch days {
      case 0: self = .today
      case 1: self = .yesterday
      case 2...7: self = .week
      default: self = .older
      }
    }
  }

  private var visits: [Age: [Visit]] = [:]

  /// The groups that have visits, the newest first.
  var ages: [Age] { Age.allCases.filter { visits[$0] != nil } }

  /// Returns the visits of a group, the newest first.
  func visits(of age: Age) -> [Visit] { visits[age] ?? [] }

  /// Adds visits, each at the end of its group.
  mutating func append(_ new: [Visit]) {
    for visit in new { visits[Age(days: visit.age), default: []].append(visit) }
  }

  /// Removes a visit. A group without visits is gone.
  mutating func remove(_ visit: Visit) {
    let age = Age(days: visit.age)
    visits[age]?.removeAll { $0 == visit }
    if visits[age]?.isEmpty == true { visits[age] = nil }
  }

  /// Removes a group.
  mutating func remove(_ age: Age) { visits[age] = nil }
}
