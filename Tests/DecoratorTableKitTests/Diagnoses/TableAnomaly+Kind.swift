import DecoratorTableKit

extension TableAnomaly {
  /// The kinds of anomalies.
  enum Kind: CaseIterable {
    case automaticHeightWithoutEstimation
    case swipeActionsReplaceEditActions
    case repeatedIdentity
    case moveIntoAddedSection
    case noSuchMoveTarget
    case invalidHeight
    case inconsistentUpdate
    case changedDirectly
    case objectReplaced
    case objectReleased
    case decoratedTableReleased
    case neverAttached
    case blockNotEnded
    case delegateHalfMissing
    case dataSourceHalfMissing
    case noAdapter
    case wrongCellClass
    case notRegistered
    case noPrototype
    case tableOfSubclass
    case decoratorOutside
    case forwardingLoop
    case inconsistentRule
    case unknownMethod
    case writtenByUIKit

    /// The kinds that a decorated table reports at once, while it is there to be observed, and that
    /// do not stop the program in this build. The others have tests of their own in
    /// `ForgottenCallTests`, `DirectChangeTests`, `InvalidHeightTests`, `ManualWiringTests`,
    /// `ForwardingLoopTests` and `UnsteadyRuleTests`. Only UIKit can lead to `writtenByUIKit`.
    static var reportedAtOnce: [Kind] {
      var kinds = allCases.filter { kind in
        switch kind {
        case .changedDirectly, .decoratedTableReleased, .neverAttached, .blockNotEnded,
          .delegateHalfMissing, .dataSourceHalfMissing, .decoratorOutside, .forwardingLoop,
          .inconsistentRule, .writtenByUIKit:
          false
        default: true
        }
      }
      #if DEBUG
      kinds.removeAll { $0 == .invalidHeight }
      #endif
      return kinds
    }
  }

  /// A new anomaly does not compile until it has a kind here, and that not until it has a situation
  /// in ``AnomalySituation``.
  var kind: Kind {
    switch self {
    case .automaticHeightWithoutEstimation: .automaticHeightWithoutEstimation
    case .swipeActionsReplaceEditActions: .swipeActionsReplaceEditActions
    case .repeatedIdentity: .repeatedIdentity
    case .moveIntoAddedSection: .moveIntoAddedSection
    case .noSuchMoveTarget: .noSuchMoveTarget
    case .invalidHeight: .invalidHeight
    case .inconsistentUpdate: .inconsistentUpdate
    case .changedDirectly: .changedDirectly
    case .objectReplaced: .objectReplaced
    case .objectReleased: .objectReleased
    case .decoratedTableReleased: .decoratedTableReleased
    case .neverAttached: .neverAttached
    case .blockNotEnded: .blockNotEnded
    case .delegateHalfMissing: .delegateHalfMissing
    case .dataSourceHalfMissing: .dataSourceHalfMissing
    case .noAdapter: .noAdapter
    case .wrongCellClass: .wrongCellClass
    case .notRegistered: .notRegistered
    case .noPrototype: .noPrototype
    case .tableOfSubclass: .tableOfSubclass
    case .decoratorOutside: .decoratorOutside
    case .forwardingLoop: .forwardingLoop
    case .inconsistentRule: .inconsistentRule
    case .unknownMethod: .unknownMethod
    case .writtenByUIKit: .writtenByUIKit
    }
  }
}
