import Foundation

/// The adapters of headers and footers, each found once for a type of models.
///
/// A class, since a view may ask its table for other headers while it is being configured.
@MainActor
final class HeaderFooterBinding {
  let adapters: HeaderFooterAdapters
  private var byType: [ObjectIdentifier: AnyHeaderFooterAdapter?] = [:]

  init(adapters: HeaderFooterAdapters) {
    self.adapters = adapters
  }

  /// Returns the title above or below a section: a `String` without an adapter.
  func title(of model: Any?) -> String? {
    guard let title = model as? String, adapter(for: title) == nil else { return nil }
    return title
  }

  /// Returns the view for a model; nil without a model, or for a title.
  func view(_ tableView: UITableView, for model: Any?) -> UIView? {
    guard let model else { return nil }
    if let adapter = adapter(for: model) { return adapter.view(tableView, for: model) }
    if model is String { return nil }
    return FallbackHeaderFooter.make(for: adapters.anomaly(for: model), in: tableView)
  }

  /// Returns the height of the view for a model, in points.
  ///
  /// - Parameter standard: The table's height for views without heights.
  func height(
    of model: Any?, in tableView: UITableView, otherwise standard: CGFloat
  ) -> CGFloat {
    // A plain table leaves space for any other height, even without a view.
    guard let model else { return tableView.style == .plain ? 0 : standard }
    return adapter(for: model)?.height ?? standard
  }

  private func adapter(for model: Any) -> AnyHeaderFooterAdapter? {
    let key = ObjectIdentifier(ownType(of: model))
    if let known = byType[key] { return known }
    let adapter = adapters.adapter(for: model)
    byType.updateValue(adapter, forKey: key)
    return adapter
  }
}
