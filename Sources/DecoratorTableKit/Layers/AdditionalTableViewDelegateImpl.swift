import Foundation

/// The delegate half of a layer whose data source is an ``AdditionalTableViewDataSourceImpl``.
///
/// ```swift
/// ads.height(64).onSelect { ad, indexPath in open(ad.link) }
/// delegate = AdditionalTableViewDelegateImpl(inner: postsDelegate, layer: ads)
/// tableView.delegate = delegate
/// ```
///
/// What the rows can do is said to the layer. It is made with
/// ``ForwardingTableViewDelegate/init(inner:layer:events:ownership:)``.
///
/// Ownership: as ``ForwardingTableViewDelegate``.
@MainActor
public final class AdditionalTableViewDelegateImpl: ForwardingTableViewDelegate {
  override class var kitClass: AnyClass { AdditionalTableViewDelegateImpl.self }
}
