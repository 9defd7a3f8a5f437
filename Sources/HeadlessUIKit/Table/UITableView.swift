public import Foundation

/// Stands in for the table until it is merged.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var rowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var estimatedSectionHeaderHeight: CGFloat = -1
  open var estimatedSectionFooterHeight: CGFloat = -1
  open var selectionFollowsFocus = false
  open var isEditing = false
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }
}
