import Foundation

/// The five objects that a table has for the layers of a ``LayeredTable``, or that a composed table
/// calls for a child.
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
  private var prefetching: ForwardingTableViewDataSourcePrefetching?
  private var dragging: ForwardingTableViewDragDelegate?
  private var dropping: ForwardingTableViewDropDelegate?

  /// Creates the objects of a segment, with nothing inside.
  init(of segment: Segment) {
    self.segment = segment
    dataSource = AdditionalTableViewDataSourceImpl(of: segment)
    delegate = AdditionalTableViewDelegateImpl(of: segment)
  }

  var prefetchDataSource: ForwardingTableViewDataSourcePrefetching {
    let part = prefetching ?? ForwardingTableViewDataSourcePrefetching(segment: segment)
    prefetching = part
    return part
  }

  var dragDelegate: ForwardingTableViewDragDelegate {
    let part = dragging ?? ForwardingTableViewDragDelegate(segment: segment)
    dragging = part
    return part
  }

  var dropDelegate: ForwardingTableViewDropDelegate {
    let part = dropping ?? ForwardingTableViewDropDelegate(segment: segment)
    dropping = part
    return part
  }

  /// Returns the object of a kind.
  func part(_ kind: TableObjectKind) -> any LayerPart {
    switch kind {
    case .dataSource: dataSource
    case .delegate: delegate
    case .prefetchDataSource: prefetchDataSource
    case .dragDelegate: dragDelegate
    case .dropDelegate: dropDelegate
    }
  }

  /// Returns the object of a kind; nil if it was not made.
  func existingPart(_ kind: TableObjectKind) -> (any LayerPart)? {
    switch kind {
    case .dataSource: dataSource
    case .delegate: delegate
    case .prefetchDataSource: prefetching
    case .dragDelegate: dragging
    case .dropDelegate: dropping
    }
  }

  /// Releases an object that the table needs no longer: one for prefetching, dragging or dropping.
  func releasePart(_ kind: TableObjectKind) {
    switch kind {
    case .dataSource, .delegate: break
    case .prefetchDataSource: prefetching = nil
    case .dragDelegate: dragging = nil
    case .dropDelegate: dropping = nil
    }
  }
}
