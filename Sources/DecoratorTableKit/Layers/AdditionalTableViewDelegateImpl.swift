import Foundation

/// The delegate half of a layer whose data source is an ``AdditionalTableViewDataSourceImpl``.
///
/// ```swift
/// ads.height(64).onSelect { ad, indexPath in open(ad.link) }
/// delegate = AdditionalTableViewDelegateImpl(inner: postsDelegate, layer: ads)
/// tableView.delegate = delegate
/// ```
///
/// The capabilities of the rows are added to the layer. The delegate is created with
/// ``ForwardingTableViewDelegate/init(inner:layer:events:ownership:)``.
///
/// Ownership: as ``ForwardingTableViewDelegate``.
@MainActor
public final class AdditionalTableViewDelegateImpl: ForwardingTableViewDelegate {
  override class var kitClass: AnyClass { AdditionalTableViewDelegateImpl.self }
}
