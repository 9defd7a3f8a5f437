import Foundation

extension UITableView {
  /// Returns the delegate's height for a header or footer; `nil` if it gives none.
  func delegateHeight(of kind: SectionViewKind, inSection section: Int) -> CGFloat? {
    let answer =
      switch kind {
      case .header:
        askDelegate(DelegateMethod.heightForHeaderInSection) {
          $0.tableView(self, heightForHeaderInSection: section)
        }
      case .footer:
        askDelegate(DelegateMethod.heightForFooterInSection) {
          $0.tableView(self, heightForFooterInSection: section)
        }
      }
    return answer.map { checkedHeight($0, "section \(kind) height", "section \(section)") }
  }

  /// Returns the height of a header or footer once its view, or its absence, is known.
  ///
  /// - Parameters:
  ///   - view: the view; `nil` if neither a view nor a title was given.
  ///   - delegateHeight: the delegate's height, which takes precedence over the table's property.
  func height(
    of kind: SectionViewKind, inSection section: Int, view: UIView?, delegateHeight: CGFloat?
  ) -> CGFloat {
    let height = givenHeight(of: kind, delegateHeight: delegateHeight)
    if height == 0 { return 0 }
    guard let view else { return heightWithoutView(of: kind, inSection: section, given: height) }
    if height != Self.automaticDimension { return padded(height, kind) }
    if view is SectionTitleView { return padded(titleHeight, kind) }
    return padded(fittingHeight(of: view) ?? titleHeight, kind)
  }

  /// Returns the assumed height of a header or footer before it is shown.
  func initialHeight(of kind: SectionViewKind, inSection section: Int) -> CGFloat {
    let estimate = estimatedHeight(of: kind, inSection: section)
    // 0 turns estimates off, so the delegate is asked for the exact height at once.
    let answer = estimate == 0 ? delegateHeight(of: kind, inSection: section) : nil
    let height = givenHeight(of: kind, delegateHeight: answer)
    if height == 0 { return 0 }
    guard mayHaveView(kind) else {
      return heightWithoutView(of: kind, inSection: section, given: height)
    }
    if estimate > 0 { return padded(estimate, kind) }
    return padded(height == Self.automaticDimension ? titleHeight : height, kind)
  }

  /// Returns whether the delegate or the data source is known to give such views or their titles.
  func mayHaveView(_ kind: SectionViewKind) -> Bool {
    switch kind {
    case .header:
      delegateImplements(DelegateMethod.viewForHeaderInSection)
        || dataSourceImplements(DataSourceMethod.titleForHeaderInSection)
    case .footer:
      delegateImplements(DelegateMethod.viewForFooterInSection)
        || dataSourceImplements(DataSourceMethod.titleForFooterInSection)
    }
  }

  /// The space above a header's view, in points, as part of the header's height.
  var headerPadding: CGFloat { max(0, sectionHeaderTopPadding) }

  private func estimatedHeight(of kind: SectionViewKind, inSection section: Int) -> CGFloat {
    let answer =
      switch kind {
      case .header:
        askDelegate(DelegateMethod.estimatedHeightForHeaderInSection) {
          $0.tableView(self, estimatedHeightForHeaderInSection: section)
        }
      case .footer:
        askDelegate(DelegateMethod.estimatedHeightForFooterInSection) {
          $0.tableView(self, estimatedHeightForFooterInSection: section)
        }
      }
    let estimate =
      answer ?? (kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight)
    return checkedHeight(estimate, "estimated section \(kind) height", "section \(section)")
  }

  private func givenHeight(of kind: SectionViewKind, delegateHeight: CGFloat?) -> CGFloat {
    if let delegateHeight, delegateHeight != Self.automaticDimension { return delegateHeight }
    return checkedHeight(
      kind == .header ? sectionHeaderHeight : sectionFooterHeight, "section \(kind) height",
      "every section")
  }

  private func heightWithoutView(
    of kind: SectionViewKind, inSection section: Int, given height: CGFloat
  ) -> CGFloat {
    if style == .plain { return 0 }
    if height != Self.automaticDimension { return height }
    return kind == .header && section == 0
      ? StandardMetrics.groupedTopSpacing : StandardMetrics.groupedSpacing
  }

  private var titleHeight: CGFloat {
    style == .plain ? StandardMetrics.plainTitleHeight : StandardMetrics.groupedTitleHeight
  }

  private func padded(_ height: CGFloat, _ kind: SectionViewKind) -> CGFloat {
    kind == .header && height > 0 ? height + headerPadding : height
  }
}
