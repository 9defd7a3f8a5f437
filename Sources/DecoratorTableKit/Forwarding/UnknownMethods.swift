import Foundation

// Methods that a table asks for and that the kit does not know: of a newer UIKit, or of a table of
// the app's own class.
//
// Such a method cannot be translated, so it is not forwarded: the index paths would be the table's,
// and the object inside would mistake them for its own. The part responds that it does not have the
// method, and the method is reported by name if the object inside has it: once for each segment,
// method and class.
//
// UIKit asks objects for many methods that are not callbacks, and a table view controller has
// thousands of UIKit's own methods. So a method is reported only if
//
// - `isUnknownCallback` recognizes its name as that of a callback,
// - the object inside responds to it,
// - and it is not UIKit's own: the class that implements it is in another library than
//   `UITableView`. If no class implements it, the object forwards it to another one.
//
// Questions for methods that the kit knows do not get here.

extension ForwardedMethod {
  /// Returns whether a method that the kit does not know has the name of a callback of a table or
  /// scroll view, which is the first argument: as `tableView:…`, `scrollView…:`, `…InTableView:`.
  static func isUnknownCallback(_ name: String) -> Bool {
    guard let end = name.firstIndex(of: ":"), ForwardedMethod(rawValue: name) == nil else {
      return false
    }
    let part = name[..<end]
    return ["tableView", "scrollView"].contains { part.hasPrefix($0) }
      || ["InTableView", "ForTableView", "InScrollView", "ForScrollView"].contains {
        part.hasSuffix($0)
      }
  }
}

extension ForwardingObject {
  /// Reports a callback that the kit does not know and that the object inside has.
  ///
  /// A part inside is asked as well, responds that it does not have it, and reports it.
  final func reportIfUnknown(_ name: String) {
    if let children = innerObject as? ComposedContent {
      for slot in children.host?.childrenWithTable ?? [] {
        slot.front.part(type(of: self).kind).reportIfUnknown(name)
      }
      return
    }
    guard ForwardedMethod.isUnknownCallback(name), let innerObject,
      askOnce({ AskedObject(innerObject).has(name) }) == true, !isOfUIKit(name, innerObject)
    else { return }
    segment.reportOnce(.unknownMethod(selector: name, ofClass: "\(type(of: innerObject))"))
  }

  #if !HEADLESS_UIKIT

  /// Returns whether a class of UIKit implements a method of an object.
  private func isOfUIKit(_ name: String, _ object: any NSObjectProtocol) -> Bool {
    let selector = NSSelectorFromString(name)
    guard var implementer = object_getClass(object),
      let method = class_getInstanceMethod(implementer, selector)
    else { return false }
    while let above = class_getSuperclass(implementer),
      class_getInstanceMethod(above, selector) == method
    {
      implementer = above
    }
    return library(of: implementer) == library(of: UITableView.self)
  }

  /// Returns the path of the library that a class is in.
  private func library(of type: AnyClass) -> String? {
    class_getImageName(type).map { String(cString: $0) }
  }

  #else

  /// No method of a headless object is UIKit's: it is asked only if it declares its methods.
  private func isOfUIKit(_ name: String, _ object: any NSObjectProtocol) -> Bool { false }

  #endif
}
