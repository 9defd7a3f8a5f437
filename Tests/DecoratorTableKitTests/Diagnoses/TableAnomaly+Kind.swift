import DecoratorTableKit

extension TableAnomaly {
  /// The kinds of anomalies.
  enum Kind: CaseIterable {
    case automaticHeightWithoutEstimation
    case swipeActionsReplaceEditActions
    case repeatedIdentity
    case moveIntoAddedSection
    case inconsistentUpdate
    case noAdapter
    case wrongCellClass
    case notRegistered
    case noPrototype
    case tableOfSubclass
  }

  /// A new anomaly does not compile until it has a kind here, and that not until it has a situation
  /// in ``AnomalySituation``.
  var kind: Kind {
    switch self {
    case .automaticHeightWithoutEstimation: .automaticHeightWithoutEstimation
    case .swipeActionsReplaceEditActions: .swipeActionsReplaceEditActions
    case .repeatedIdentity: .repeatedIdentity
    case .moveIntoAddedSection: .moveIntoAddedSection
    case .inconsistentUpdate: .inconsistentUpdate
    case .noAdapter: .noAdapter
    case .wrongCellClass: .wrongCellClass
    case .notRegistered: .notRegistered
    case .noPrototype: .noPrototype
    case .tableOfSubclass: .tableOfSubclass
    }
  }
}
