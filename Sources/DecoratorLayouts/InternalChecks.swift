#if DECORATOR_INTERNAL_CHECKS
/// Stops the program where a value breaks a rule of its own type.
///
/// A central type of the layouts has a `_checkInvariants()` that calls it, and calls that wherever
/// a value of it was made or changed. Both are compiled under `DECORATOR_INTERNAL_CHECKS` only,
/// which the release tests of the gate, the fuzz targets and the sanitizers set: an app builds
/// nothing of it. `Composition` has a short one.
///
/// - Parameters:
///   - holds: Whether the rule holds.
///   - mistake: What is wrong, with the value.
@inline(never)
@usableFromInline
package func checkInvariant(_ holds: Bool, _ mistake: @autoclosure () -> String) {
  if !holds { fatalError("DecoratorTableKit is broken: \(mistake())") }
}

/// Stops the program unless rows, or whatever is counted, are different ones of `count`, in order.
func checkInvariant(_ rows: [Int], areInOrderBelow count: Int) {
  checkInvariant(
    zip([-1] + rows, rows + [count]).allSatisfy { $0 < $1 },
    "\(rows) are not different rows in order, of \(count)")
}
#endif
