/// The header or footer that a table creates from a title.
final class SectionTitleView: UITableViewHeaderFooterView {}
