// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// State restoration: rows by persistent identifiers.
extension AdditionalTableViewDataSourceImpl {
  public func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
    guard let tableView = view as? UITableView,
      case .content(let path) = owner(of: idx, in: tableView)
    else { return nil }
    if let composed = way.composed {
      return modelIdentifier(of: composed.child(ofRow: path), among: composed)
    }
    return association?.modelIdentifierForElement(
      at: path, in: way.withInnerTable(tableView) { $0 })
  }

  public func indexPathForElement(
    withModelIdentifier identifier: String, in view: UIView
  ) -> IndexPath? {
    guard let tableView = view as? UITableView else { return nil }
    let path =
      if let composed = way.composed {
        indexPath(ofIdentifier: identifier, among: composed)
      } else {
        association?.indexPathForElement(
          withModelIdentifier: identifier, in: way.withInnerTable(tableView) { $0 })
      }
    // The saved row may be removed, or hidden.
    return path.flatMap { outerPosition(ofContent: RowPosition($0), in: tableView) }
      .map { IndexPath($0) }
  }

  /// Returns the identifier of a row of a child: that of the child, after the child's number.
  private func modelIdentifier(
    of child: ChildPlace<IndexPath>?, among composed: ComposedContent
  ) -> String? {
    let answer = callChild(.modelIdentifier, composed, child) {
      $0.part.modelIdentifierForElement(at: $0.place, in: $0.tableView)
    }
    guard let number = child?.slot.number, let identifier = answer ?? nil else { return nil }
    return "\(number)/\(identifier)"
  }

  /// Returns the content row (inner) with such an identifier; nil if there is none any more.
  private func indexPath(
    ofIdentifier identifier: String, among composed: ComposedContent
  ) -> IndexPath? {
    guard let end = identifier.firstIndex(of: "/"), let number = Int(identifier[..<end]),
      let host = composed.host, (0..<composed.childCount).contains(number)
    else { return nil }
    let slot = host.child(number)
    let own = String(identifier[identifier.index(after: end)...])
    let answer = callChild(
      .indexPathForModelIdentifier, composed, composed.place((), in: slot)
    ) {
      $0.part.indexPathForElement(withModelIdentifier: own, in: $0.tableView)
    }
    return (answer ?? nil).flatMap { composed.row(showing: $0, of: slot) }
  }

  /// The app's object, if it identifies models for state restoration.
  private var association: (any UIDataSourceModelAssociation)? {
    content as? any UIDataSourceModelAssociation
  }
}
