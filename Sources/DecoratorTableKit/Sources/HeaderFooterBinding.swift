import Foundation

/// What shows the models of headers and footers, found once for each of their types.
///
/// An object, since a view may ask its table for other headers while it is being configured.
@MainActor
final class HeaderFooterBinding {
  let adapters: HeaderFooterAdapters
  private var byType: [ObjectIdentifier: AnyHeaderFooterAdapter?] = [:]

  init(adapters: HeaderFooterAdapters) {
    self.adapters = adapters
  }

  /// What stands in words above or below a section: a text that no adapter shows.
  func title(of model: Any?) -> String? {
    guard let title = model as? String, adapter(for: title) == nil else { return nil }
    return title
  }

  /// The view for a model; nil if there is none, or a title for one.
  func view(_ tableView: UITableView, for model: Any?) -> UIView? {
    guard let model else { return nil }
    if let adapter = adapter(for: model) { return adapter.view(tableView, for: model) }
    if model is String { return nil }
    return FallbackHeaderFooter.make(for: adapters.anomaly(for: model), in: tableView)
  }

  /// The height of the view for a model, in points.
  ///
  /// - Parameter standard: What the table has for all that say nothing.
  func height(
    of model: Any?, in tableView: UITableView, otherwise standard: CGFloat
  ) -> CGFloat {
    // A height that is given is taken by a plain table even where there is nothing to show.
    guard let model else { return tableView.style == .plain ? 0 : standard }
    return adapter(for: model)?.height ?? standard
  }

  private func adapter(for model: Any) -> AnyHeaderFooterAdapter? {
    let key = ObjectIdentifier(opened(model).type)
    if let known = byType[key] { return known }
    let adapter = adapters.adapter(for: model)
    byType.updateValue(adapter, forKey: key)
    return adapter
  }
}
