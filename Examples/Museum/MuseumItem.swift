import DecoratorTableKit

/// The sections of the museum, each with its own kind of cell.
nonisolated enum MuseumSection: String, CaseIterable {
  case banners
  case numbers
  case notes
}

/// The identity of a row of the museum.
nonisolated enum MuseumItem: Hashable {
  /// A banner, identified by its name.
  case banner(String)
  /// A number. The number of equal ones before it distinguishes repetitions.
  case number(RepeatedIdentifier<Int>)
  /// A note, identified by its text.
  case note(String)

  /// Returns an identity for each number of a list that may contain equal ones.
  static func numbers(_ values: [Int]) -> [MuseumItem] {
    RepeatedIdentifier.uniqued(values).map { .number($0) }
  }
}
