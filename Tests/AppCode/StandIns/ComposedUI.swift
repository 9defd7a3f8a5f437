// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for ComposedUI: as much of its public interface as the article about Composed uses,
// from its documentation. It shows nothing.
import Composed
import Foundation
import HeadlessUIKit

public protocol TableSectionProvider: Section {}

@MainActor
open class TableCoordinator: NSObject {
  public init(tableView: UITableView, sectionProvider: any SectionProvider) {}
}
