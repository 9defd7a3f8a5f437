/// The way in which a controller is presented. It is kept, and changes nothing here.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; what is below goes away.
  case fullScreen = 0
  /// On a sheet that covers most of the screen.
  case pageSheet = 1
  /// On a small sheet in the middle.
  case formSheet = 2
  /// Over the controller that presents; its view goes away.
  case currentContext = 3
  /// As an object of the app's says.
  case custom = 4
  /// Over the whole screen; what is below stays and shows through.
  case overFullScreen = 5
  /// Over the controller that presents; its view stays and shows through.
  case overCurrentContext = 6
  /// In a bubble that points at something.
  case popover = 7
  /// Not as something that is presented.
  case none = -1
  /// As the system chooses.
  case automatic = -2
}
