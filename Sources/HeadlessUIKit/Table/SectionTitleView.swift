/// The header or footer that a table makes of a title.
final class SectionTitleView: UITableViewHeaderFooterView {}
