extension UIBarButtonItem {
  /// The look of a button in a bar.
  public enum Style: Int, Sendable {
    /// As any other button of the bar.
    case plain = 0
    /// Set off: the button that ends what the screen is for.
    case done = 2
  }

  /// A button that the system knows. It is drawn nowhere here: there are no bars.
  public enum SystemItem: Int, Sendable {
    /// Ends what is being done, and keeps it.
    case done = 0
    /// Ends what is being done, and drops it.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves.
    case save = 3
    /// Adds something; a plus.
    case add = 4
    /// Free space, which takes all the room that is left.
    case flexibleSpace = 5
    /// Free space as wide as ``width``, in points.
    case fixedSpace = 6
    /// Begins a new text; a pencil.
    case compose = 7
    /// Answers; an arrow.
    case reply = 8
    /// Shares, or offers what else can be done; an arrow out of a box.
    case action = 9
    /// Moves to a folder.
    case organize = 10
    /// Shows bookmarks; a book.
    case bookmarks = 11
    /// Searches; a magnifying glass.
    case search = 12
    /// Loads again; an arrow in a circle.
    case refresh = 13
    /// Stops a load; a cross.
    case stop = 14
    /// Takes a picture; a camera.
    case camera = 15
    /// Deletes; a bin.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Winds back.
    case rewind = 19
    /// Winds forward.
    case fastForward = 20
    /// Takes the last change back.
    case undo = 21
    /// Makes the change again that was taken back.
    case redo = 22
    /// Closes what is shown; a cross.
    case close = 24
  }
}
