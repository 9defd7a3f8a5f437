import DecoratorTableKit

/// The sections of the museum, each with cells of another kind.
enum MuseumSection: String, CaseIterable {
  case banners
  case numbers
  case notes
}

/// Who a row of the museum is.
enum MuseumItem: Hashable {
  /// A banner, by its name.
  case banner(String)
  /// A number. Equal ones are told apart by how many of them come before.
  case number(RepeatedIdentifier<Int>)
  /// A note, by its text.
  case note(String)

  /// An identity for each number of a list in which some are equal.
  static func numbers(_ values: [Int]) -> [MuseumItem] {
    RepeatedIdentifier.uniqued(values).map { .number($0) }
  }
}
