extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set of those bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger goes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger goes down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves just outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main event.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key has ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// The bits that an app may use.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// The bits that the system keeps.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a state with those bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an app may use.
    public static let application = State(rawValue: 0xFF_0000)
    /// The bits that the system keeps.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
