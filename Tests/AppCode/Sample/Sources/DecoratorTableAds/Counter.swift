/// Counts. The second line of the example is wrong, and stands in line 5 of this file.
///
/// ```swift
/// let count = rowCount + 1
/// let name: String = rowCount
/// ```
///
/// Nobody says what this is:
///
/// ```
/// rowCount
/// ```
///
/// The library that this file is in need not be imported:
///
/// ```swift
/// let settings = SupplySettings()
/// ```
struct Counter {}
