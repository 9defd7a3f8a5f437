// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Heights of rows, headers and footers, and the views of the latter.
extension AdditionalTableViewDelegateImpl {
  // MARK: - Heights of rows

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answering(.heightForRow) {
      switch owner(of: indexPath, in: tableView) {
      case .content(let path):
        if let height = contentHeight(of: path, in: tableView) { return height }
        recordAbsence(of: .heightForRow)
        return tableView.rowHeight
      case .layer(let layer, let row):
        if let height = layer.handlers.height?(row) {
          let taken = takenHeight(height, of: "\(row)", layer, in: tableView)
          return taken == UITableView.automaticDimension
            ? automaticHeight(of: row, layer, at: indexPath, in: tableView) : taken
        }
        guard hasHeights(inside: layer, near: indexPath, in: tableView) else {
          recordAbsence(of: .heightForRow)
          return tableView.rowHeight
        }
        return automaticHeight(of: row, layer, at: indexPath, in: tableView)
      }
    }
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    answering(.estimatedHeightForRow) {
      switch owner(of: indexPath, in: tableView) {
      case .content(let path):
        if let height = contentEstimate(of: path, in: tableView) { return height }
        if offersHeightsAsEstimates ?? (contentHeight(of: path, in: tableView) == nil) {
          return tableView.rowHeight
        }
        recordAbsence(of: .estimatedHeightForRow)
        return tableView.estimatedRowHeight
      case .layer(let layer, let row):
        if let height = layer.handlers.estimatedHeight {
          return takenHeight(height(row), of: "\(row)", layer, in: tableView)
        }
        if let height = heightAsEstimate(of: row, layer, in: tableView) { return height }
        if !hasEstimates(inside: layer, near: indexPath, in: tableView) {
          recordAbsence(of: .estimatedHeightForRow)
        }
        return tableView.estimatedRowHeight
      }
    }
  }

  // MARK: - Headers and footers

  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    answer(.heightForHeader, section: section, tableView) {
      $0.part.height(
        ofHeaderOrFooter: $1.handlers.sections.headerHeight, $2, $1, in: $0.tableView)
    } otherwise: {
      $0.tableView.sectionHeaderHeight
    } inner: {
      $0.tableView?($1, heightForHeaderInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    answer(.heightForFooter, section: section, tableView) {
      $0.part.height(
        ofHeaderOrFooter: $1.handlers.sections.footerHeight, $2, $1, in: $0.tableView)
    } otherwise: {
      $0.tableView.sectionFooterHeight
    } inner: {
      $0.tableView?($1, heightForFooterInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    answer(.estimatedHeightForHeader, section: section, tableView) { _, _, _ in
      nil
    } otherwise: {
      $0.tableView.estimatedSectionHeaderHeight
    } inner: {
      $0.tableView?($1, estimatedHeightForHeaderInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    answer(.estimatedHeightForFooter, section: section, tableView) { _, _, _ in
      nil
    } otherwise: {
      $0.tableView.estimatedSectionFooterHeight
    } inner: {
      $0.tableView?($1, estimatedHeightForFooterInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    ask(.viewForHeader, section: section, tableView) {
      $1.handlers.sections.headerView?($0.tableView, $2)
    } inner: {
      $0.tableView?($1, viewForHeaderInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    ask(.viewForFooter, section: section, tableView) {
      $1.handlers.sections.footerView?($0.tableView, $2)
    } inner: {
      $0.tableView?($1, viewForFooterInSection: $2)
    }
  }
}
