/// What stands above a group of neighbours that have one key: a day, an initial.
///
/// It is its key. Where the key is met again further down, that is another group, and its identity
/// is another one.
public struct RowGroup<Key: Hashable>: Hashable, Identifiable {
  /// The key, and the number of groups above that have it as well.
  public let id: RepeatedIdentifier<Key>

  /// What the elements of the group have in common.
  @inlinable public var key: Key { id.value }

  /// Creates a group.
  ///
  /// - Parameter id: The key, and the number of groups above that have it as well.
  @inlinable
  public init(id: RepeatedIdentifier<Key>) { self.id = id }
}

extension RowGroup: Sendable where Key: Sendable {}
