/// The side to which lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  /// At the left side.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right side.
  case right = 2
  /// At both sides; drawn at the left one.
  case justified = 3
  /// At the side where lines begin: the left one here.
  case natural = 4
}

/// The treatment of text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break at spaces, and what has no room is left out.
  case byWordWrapping = 0
  /// Lines break anywhere, and what has no room is left out. They break at spaces here.
  case byCharWrapping = 1
  /// What has no room is left out.
  case byClipping = 2
  /// An ellipsis stands for the beginning. Here it stands for the end.
  case byTruncatingHead = 3
  /// An ellipsis stands for the end.
  case byTruncatingTail = 4
  /// An ellipsis stands for the middle. Here it stands for the end.
  case byTruncatingMiddle = 5
}
