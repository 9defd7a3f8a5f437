/// The headers on screen whose taps collapse their sections.
@MainActor
struct CollapsibleHeaders {
  private var shown: [ObjectIdentifier: CollapsibleHeader] = [:]

  /// The headers.
  var views: [UIView] { shown.values.compactMap(\.view) }

  /// Adds a header, unless it was added already.
  ///
  /// - Parameters:
  ///   - view: The header.
  ///   - didTap: Called with the header when it is tapped, or when an assistive technology performs
  ///     its action.
  mutating func add(_ view: UIView, didTap: @escaping (UIView) -> Void) {
    guard shown[ObjectIdentifier(view)]?.view !== view else { return }
    shown[ObjectIdentifier(view)] = CollapsibleHeader(view, didTap: didTap)
  }

  /// Describes a header to assistive technologies, with whether its section is collapsed.
  func describe(_ view: UIView, isCollapsed: Bool, in texts: CollapsingTexts) {
    shown[ObjectIdentifier(view)]?.describe(isCollapsed: isCollapsed, in: texts)
  }

  /// Removes a header, and restores it, since its view is reused.
  mutating func remove(_ view: UIView) {
    shown.removeValue(forKey: ObjectIdentifier(view))?.restore()
  }

  /// Removes all headers, and restores them.
  mutating func removeAll() {
    for header in shown.values { header.restore() }
    shown = [:]
  }
}

/// A header on screen whose tap collapses its section, with its original properties.
///
/// It is a button with a value, and has an action. A header that is not an accessibility element
/// becomes one, with its texts as its label, unless there is an element or a control in it, such as
/// a button: assistive technologies do not reach inside an element.
@MainActor
final class CollapsibleHeader {
  private(set) weak var view: UIView?
  private let recognizer: HeaderTapRecognizer
  private let action: UIAccessibilityCustomAction
  private let (wasButton, valueBefore): (Bool, String?)
  /// The value that was set last.
  private var value: String?
  /// Whether the view was made an element.
  private var becameElement = false
  /// The label that was set for that; nil if the view had its own.
  private var label: String?

  init(_ view: UIView, didTap: @escaping (UIView) -> Void) {
    self.view = view
    recognizer = HeaderTapRecognizer(didTap)
    action = UIAccessibilityCustomAction(name: "") { [weak view] _ in
      guard let view else { return false }
      didTap(view)
      return true
    }
    wasButton = view.accessibilityTraits.contains(.button)
    valueBefore = view.accessibilityValue
    view.addGestureRecognizer(recognizer)
    view.accessibilityCustomActions = (view.accessibilityCustomActions ?? []) + [action]
  }

  /// Sets the trait, the value and the name of the action, and makes the view an element if it may
  /// be one.
  func describe(isCollapsed: Bool, in texts: CollapsingTexts) {
    guard let view else { return }
    action.name = isCollapsed ? texts.expand : texts.collapse
    view.accessibilityTraits.insert(.button)
    let value = isCollapsed ? texts.collapsed : texts.expanded
    self.value = value
    view.accessibilityValue = value
    makeElement(of: view)
  }

  private func makeElement(of view: UIView) {
    guard becameElement || !view.isAccessibilityElement && !view.containsElements else { return }
    // The texts may have changed since the label was made of them.
    if view.accessibilityLabel == label {
      let text = view.texts.joined(separator: ", ")
      label = text.isEmpty ? nil : text
      view.accessibilityLabel = label
    }
    guard view.accessibilityLabel != nil else { return }
    becameElement = true
    view.isAccessibilityElement = true
  }

  /// Restores what the view had before, except what other code has changed since.
  func restore() {
    guard let view else { return }
    view.removeGestureRecognizer(recognizer)
    let actions = view.accessibilityCustomActions?.filter { $0 !== action } ?? []
    view.accessibilityCustomActions = actions.isEmpty ? nil : actions
    if !wasButton { view.accessibilityTraits.remove(.button) }
    if let value, view.accessibilityValue == value { view.accessibilityValue = valueBefore }
    if becameElement { view.isAccessibilityElement = false }
    if label != nil, view.accessibilityLabel == label { view.accessibilityLabel = nil }
  }
}

extension UIView {
  /// The texts of the labels in the view, from the back to the front.
  fileprivate var texts: [String] {
    subviews.filter { !$0.isHidden }.flatMap { view in
      if let text = (view as? UILabel)?.text, !text.isEmpty { [text] } else { view.texts }
    }
  }

  /// Whether there is an accessibility element or a control in the view, other than a label.
  fileprivate var containsElements: Bool {
    subviews.contains { view in
      guard !view.isHidden else { return false }
      let isElement = view.isAccessibilityElement && !(view is UILabel)
      return isElement || view is UIControl || view.containsElements
    }
  }
}
