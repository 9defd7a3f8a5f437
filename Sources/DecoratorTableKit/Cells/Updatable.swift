/// A view that shows view data of one type.
///
/// A cell that conforms says what it can show, and the compiler sees to it that it is given nothing
/// else:
///
/// ```swift
/// final class TextCell: UITableViewCell, Updatable {
///   func update(viewData: Message) { textLabel?.text = viewData.text }
/// }
///
/// CellConfigurator<TextCell>(viewData: Message(text: "hello"))
/// CellConfigurator<TextCell>(viewData: 42)             // does not compile
/// ```
@MainActor
public protocol Updatable: AnyObject {
  /// What the view shows.
  associatedtype ViewData

  /// Shows something else. A reused view still shows what it was given last, so set everything.
  ///
  /// - Parameter viewData: What to show.
  func update(viewData: ViewData)
}
