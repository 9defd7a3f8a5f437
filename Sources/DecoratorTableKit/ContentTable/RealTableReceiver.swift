/// An object of the kit's own that is handed the real table, as it knows the rows of that.
@MainActor
package protocol RealTableReceiver: AnyObject {}
