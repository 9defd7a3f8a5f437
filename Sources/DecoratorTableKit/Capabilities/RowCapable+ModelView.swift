extension RowCapable {
  /// Shows a view that belongs to a row's model in the row's cell.
  ///
  /// ```swift
  /// let ads = CellAdapter<AdCell, NativeAd> { cell, ad in cell.show(ad) }.modelView { $0.view }
  /// ```
  ///
  /// A view is in one cell at a time. The cell that loses it is told before another gets it, and a
  /// row that is loaded again keeps it. A cell gives it back when it goes off screen. It shows the
  /// view in all of its content view, unless it is a ``ModelViewCell``.
  ///
  /// Of several closures the last is asked first. Where it returns nil, the one before it is asked.
  ///
  /// - Parameter view: Returns the view of a model, always the same one; nil for a model that has
  ///   none.
  public func modelView(_ view: @escaping (Model) -> UIView?) -> Self {
    changing { capabilities in
      let earlier = capabilities.modelView
      capabilities.modelView = { view($0) ?? earlier?($0) }
    }
  }
}
