/// The two views that a section may have besides its rows.
enum SectionViewKind: CaseIterable, Sendable {
  case header
  case footer
}
