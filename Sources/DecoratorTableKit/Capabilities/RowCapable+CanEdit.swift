extension RowCapable {
  /// Says which rows can be edited: swiped, deleted, or shown with a control while the table is
  /// edited.
  ///
  /// Without it, those rows can that have swipe actions or can be deleted. Added to others, all
  /// have to agree.
  ///
  /// - Parameter canEdit: Whether a model's row can be edited.
  public func canEdit(_ canEdit: @escaping (Model) -> Bool) -> Self {
    changing { capabilities in
      guard let earlier = capabilities.canEdit else { return capabilities.canEdit = canEdit }
      capabilities.canEdit = { earlier($0) && canEdit($0) }
    }
  }
}
