/// A weak reference to an object, as an element of a list.
package struct Weak<Object: AnyObject> {
  /// The object, if it still exists.
  package weak var object: Object?

  package init(_ object: Object? = nil) {
    self.object = object
  }
}
