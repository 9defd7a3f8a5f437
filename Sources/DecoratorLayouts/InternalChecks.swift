#if DECORATOR_INTERNAL_CHECKS
/// Stops the program if a value violates an invariant of its type.
///
/// A central type of the layouts has a `_checkInvariants()` that calls it, and calls that wherever
/// a value was created or changed. Both are compiled under `DECORATOR_INTERNAL_CHECKS` only, which
/// the release tests of the gate, the fuzz targets and the sanitizers set, and never in an app.
/// `Composition` has a short one.
@inline(never)
@usableFromInline
package func checkInvariant(_ holds: Bool, _ mistake: @autoclosure () -> String) {
  if !holds { fatalError("DecoratorTableKit is broken: \(mistake())") }
}

/// Stops the program unless rows, or other indices, are strictly ascending and less than `count`.
func checkInvariant(_ rows: [Int], areInOrderBelow count: Int) {
  checkInvariant(
    zip([-1] + rows, rows + [count]).allSatisfy { $0 < $1 },
    "\(rows) are not different rows in order, of \(count)")
}
#endif
