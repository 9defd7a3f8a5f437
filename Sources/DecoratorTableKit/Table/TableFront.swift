import Foundation

/// The five objects that a table has for the layers of a ``LayeredTable``.
///
/// They stay the same while layers are added and removed, so that a table keeps them and need not
/// load. Those for prefetching, dragging and dropping are made on first use.
///
/// Ownership: a table retains none of its objects, so the owner of the layers retains this.
@MainActor
final class TableFront {
  let segment: Segment
  let dataSource: AdditionalTableViewDataSourceImpl
  let delegate: AdditionalTableViewDelegateImpl
  private var others = ByKind<(any LayerPart)?> { _ in nil }

  /// Creates the objects of a segment, with nothing inside.
  init(of segment: Segment) {
    self.segment = segment
    dataSource = AdditionalTableViewDataSourceImpl(of: segment)
    delegate = AdditionalTableViewDelegateImpl(of: segment)
  }

  /// Returns the object of a kind; nil if it was not made.
  func part(_ kind: TableObjectKind) -> (any LayerPart)? {
    switch kind {
    case .dataSource: dataSource
    case .delegate: delegate
    case .prefetchDataSource, .dragDelegate, .dropDelegate: others[kind]
    }
  }

  /// Returns the object of a kind, which wraps another object from now on.
  func part(_ kind: TableObjectKind, around inner: AnyObject?, ownership: InnerOwnership)
    -> any LayerPart
  {
    let part = part(kind) ?? kind.makePart(of: segment)
    if kind.isOptional { others[kind] = part }
    if part.innerObject !== inner || part.ownership != ownership {
      part.wrap(object: inner, ownership: ownership)
    }
    return part
  }

  /// Releases an object that the table needs no longer: one for prefetching, dragging or dropping.
  func releasePart(_ kind: TableObjectKind) { others[kind] = nil }
}

extension TableObjectKind {
  /// Makes an object of this kind for a segment, with nothing inside.
  @MainActor
  func makePart(of segment: Segment) -> any LayerPart {
    switch self {
    case .dataSource: AdditionalTableViewDataSourceImpl(of: segment)
    case .delegate: AdditionalTableViewDelegateImpl(of: segment)
    case .prefetchDataSource: ForwardingTableViewDataSourcePrefetching(segment: segment)
    case .dragDelegate: ForwardingTableViewDragDelegate(segment: segment)
    case .dropDelegate: ForwardingTableViewDropDelegate(segment: segment)
    }
  }
}
