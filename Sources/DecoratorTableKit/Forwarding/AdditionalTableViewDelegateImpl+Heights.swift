// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Heights of rows, headers and footers, and the views of the latter.
extension AdditionalTableViewDelegateImpl {
  // MARK: - Heights of rows

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answering(.heightForRow) {
      noteProperties(of: tableView, about: .row)
      switch owner(of: indexPath, in: tableView) {
      case .content(let path):
        if let height = contentHeight(of: path, in: tableView) { return height }
        recordAbsence(of: .heightForRow)
        return tableView.rowHeight
      case .layer(let layer, let row):
        if let height = layer.rowBehavior.events.height?(row) {
          let taken = validatedHeight(height, of: "\(row)", layer, in: tableView)
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
    answering(.estimatedHeightForRow) { estimate(ofRow: indexPath, in: tableView) }
  }

  // MARK: - Headers and footers

  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    height(of: .header, ofSection: section, in: tableView)
  }

  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    height(of: .footer, ofSection: section, in: tableView)
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    estimate(of: .header, ofSection: section, in: tableView)
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    estimate(of: .footer, ofSection: section, in: tableView)
  }

  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    ask(.viewForHeader, section: section, tableView) {
      $1.rowBehavior.events.sections.headerView?($0.tableOfLayers, $2)
    } inner: {
      $0.tableView?($1, viewForHeaderInSection: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    ask(.viewForFooter, section: section, tableView) {
      $1.rowBehavior.events.sections.footerView?($0.tableOfLayers, $2)
    } inner: {
      $0.tableView?($1, viewForFooterInSection: $2)
    }
  }
}
