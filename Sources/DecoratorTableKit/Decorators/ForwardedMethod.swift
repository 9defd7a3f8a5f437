/// The optional methods that decorators forward, by Objective-C selector, and when a decorator says
/// that it has them.
///
/// UIKit asks an object which methods it has when it becomes a table's data source or delegate, and
/// behaves differently for some that exist. A decorator therefore has a method only where its own
/// rows need it or the object inside has it.
enum ForwardedMethod: String, CaseIterable {
  case numberOfSections = "numberOfSectionsInTableView:"
  case titleForHeader = "tableView:titleForHeaderInSection:"
  case titleForFooter = "tableView:titleForFooterInSection:"
  case sectionIndexTitles = "sectionIndexTitlesForTableView:"
  case sectionForSectionIndexTitle = "tableView:sectionForSectionIndexTitle:atIndex:"

  case willDisplayCell = "tableView:willDisplayCell:forRowAtIndexPath:"
  case willDisplayHeaderView = "tableView:willDisplayHeaderView:forSection:"
  case willDisplayFooterView = "tableView:willDisplayFooterView:forSection:"
  case didEndDisplayingCell = "tableView:didEndDisplayingCell:forRowAtIndexPath:"
  case didEndDisplayingHeaderView = "tableView:didEndDisplayingHeaderView:forSection:"
  case didEndDisplayingFooterView = "tableView:didEndDisplayingFooterView:forSection:"
  case heightForRow = "tableView:heightForRowAtIndexPath:"
  case heightForHeader = "tableView:heightForHeaderInSection:"
  case heightForFooter = "tableView:heightForFooterInSection:"
  case estimatedHeightForRow = "tableView:estimatedHeightForRowAtIndexPath:"
  case estimatedHeightForHeader = "tableView:estimatedHeightForHeaderInSection:"
  case estimatedHeightForFooter = "tableView:estimatedHeightForFooterInSection:"
  case viewForHeader = "tableView:viewForHeaderInSection:"
  case viewForFooter = "tableView:viewForFooterInSection:"
  case shouldHighlightRow = "tableView:shouldHighlightRowAtIndexPath:"
  case didHighlightRow = "tableView:didHighlightRowAtIndexPath:"
  case didUnhighlightRow = "tableView:didUnhighlightRowAtIndexPath:"
  case willSelectRow = "tableView:willSelectRowAtIndexPath:"
  case willDeselectRow = "tableView:willDeselectRowAtIndexPath:"
  case didSelectRow = "tableView:didSelectRowAtIndexPath:"
  case didDeselectRow = "tableView:didDeselectRowAtIndexPath:"
  case indentationLevelForRow = "tableView:indentationLevelForRowAtIndexPath:"

  case didScroll = "scrollViewDidScroll:"
  case didZoom = "scrollViewDidZoom:"
  case willBeginDragging = "scrollViewWillBeginDragging:"
  case willEndDragging = "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
  case didEndDragging = "scrollViewDidEndDragging:willDecelerate:"
  case willBeginDecelerating = "scrollViewWillBeginDecelerating:"
  case didEndDecelerating = "scrollViewDidEndDecelerating:"
  case didEndScrollingAnimation = "scrollViewDidEndScrollingAnimation:"
  case viewForZooming = "viewForZoomingInScrollView:"
  case willBeginZooming = "scrollViewWillBeginZooming:withView:"
  case didEndZooming = "scrollViewDidEndZooming:withView:atScale:"
  case shouldScrollToTop = "scrollViewShouldScrollToTop:"
  case didScrollToTop = "scrollViewDidScrollToTop:"
  case didChangeAdjustedContentInset = "scrollViewDidChangeAdjustedContentInset:"

  /// When a decorator has a method.
  enum Presence {
    /// Always: an additional row's answer differs from UIKit's default, and content rows without an
    /// answer of their own get that default.
    case always
    /// If the object inside has it.
    case inner
    /// If the object inside has it, or the layer has something to answer for its own rows.
    case either
  }

  var presence: Presence {
    switch self {
    case .numberOfSections, .shouldHighlightRow, .willSelectRow:
      .always
    case .titleForHeader, .titleForFooter, .sectionForSectionIndexTitle,
      .willDisplayCell, .willDisplayHeaderView, .willDisplayFooterView,
      .didEndDisplayingCell, .didEndDisplayingHeaderView, .didEndDisplayingFooterView,
      .heightForRow, .heightForHeader, .heightForFooter,
      .estimatedHeightForRow, .estimatedHeightForHeader, .estimatedHeightForFooter,
      .viewForHeader, .viewForFooter, .didSelectRow:
      .either
    case .sectionIndexTitles, .didHighlightRow, .didUnhighlightRow, .willDeselectRow,
      .didDeselectRow, .indentationLevelForRow,
      .didScroll, .didZoom, .willBeginDragging, .willEndDragging, .didEndDragging,
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .viewForZooming,
      .willBeginZooming, .didEndZooming, .shouldScrollToTop, .didScrollToTop,
      .didChangeAdjustedContentInset:
      .inner
    }
  }
}
