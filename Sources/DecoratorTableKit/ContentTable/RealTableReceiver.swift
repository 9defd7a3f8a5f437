/// An object of the kit that gets the real table, since it translates itself.
@MainActor
package protocol RealTableReceiver: AnyObject {}
