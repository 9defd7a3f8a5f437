import Foundation

extension Selector {
  /// Has a target perform the method of this name.
  ///
  /// Where there is no Objective-C, only a target that is ``SelectorPerforming`` is told.
  @MainActor
  func perform(on target: AnyObject, sender: Any?) {
    if let performer = target as? any SelectorPerforming {
      performer.performAction(self, sender: sender)
      return
    }
    #if canImport(ObjectiveC)
    if let object = target as? NSObject, object.responds(to: self) {
      _ = object.perform(self, with: sender)
    }
    #endif
  }
}
