/// A view that shows view data of one type.
///
/// A cell that conforms declares what it can show, and the compiler lets it be given nothing else:
///
/// ```swift
/// final class TextCell: UITableViewCell, Updatable {
///   func update(viewData: Message) { textLabel?.text = viewData.text }
/// }
///
/// let cells = CellAdapter<TextCell, Message>()
/// // CellAdapter<TextCell, Int>() does not compile
/// ```
@MainActor
public protocol Updatable: AnyObject {
  /// The type of the data that the view shows.
  associatedtype ViewData

  /// Shows new view data. A reused view still shows what it was given last, so set everything.
  ///
  /// - Parameter viewData: What to show.
  func update(viewData: ViewData)
}
