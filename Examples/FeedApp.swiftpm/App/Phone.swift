import TableChecks

/// The phone that the app runs on, as far as its screens need one.
@MainActor
struct Phone {
  /// The system's name and version, and the device.
  let system: String
  /// Puts a text where other apps can take it from.
  let copy: (String) -> Void
  /// What the kit has reported since the app was opened; nil where something else in the same
  /// process uses the kit, as in tests.
  var anomalies: AnomalyLog?
}
