import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackApp {
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    hear(.willDisplayHeaderView, "\(section)")
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    hear(.willDisplayFooterView, "\(section)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    hear(.didEndDisplayingHeaderView, "\(section)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    hear(.didEndDisplayingFooterView, "\(section)")
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    answer(.heightForHeader, "\(section)", 77, without: 0)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    answer(.heightForFooter, "\(section)", 77, without: 0)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    answer(.estimatedHeightForHeader, "\(section)", 77, without: 0)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    answer(.estimatedHeightForFooter, "\(section)", 77, without: 0)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    answer(.viewForHeader, "\(section)", UIView())
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    answer(.viewForFooter, "\(section)", UIView())
  }
}
#endif
