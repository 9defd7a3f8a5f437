extension RowCapable {
  /// Decides which rows can be edited.
  ///
  /// Editing is a swipe, a deletion, or a control beside the row while the table is edited. Without
  /// this call, rows with swipe actions or a deletion can be edited. Of several closures all have
  /// to agree.
  ///
  /// - Parameter canEdit: Returns whether a model's row can be edited.
  public func canEdit(_ canEdit: @escaping (Model) -> Bool) -> Self {
    changing { capabilities in
      guard let earlier = capabilities.canEdit else { return capabilities.canEdit = canEdit }
      capabilities.canEdit = { earlier($0) && canEdit($0) }
    }
  }
}
