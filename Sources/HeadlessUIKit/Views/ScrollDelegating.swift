/// Gives scroll views their `delegate`.
///
/// A table's delegate has a narrower type under the same name. Swift does not let a subclass narrow a
/// property that can be set; a property that comes from a protocol is merely hidden by the subclass's.
@MainActor
public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  /// Told about every move of the content. Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
