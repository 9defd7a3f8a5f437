/// How the cost of some work may grow with its size.
///
/// Its raw value is the bound: how many times as much four times the size may cost. The square of
/// the size would cost 16 times as much, and a √ of it more than its due 8 times.
enum Growth: Double {
  /// As much for any size.
  case none = 1.1
  /// As the logarithm of the size.
  case logarithmic = 1.5
  /// As the size.
  case linear = 4.4
  /// As the size and its logarithm: 4.8 times as much from 1 000 on.
  case almostLinear = 5.2
}
