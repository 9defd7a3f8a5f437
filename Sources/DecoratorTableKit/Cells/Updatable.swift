/// A view that shows view data of one type.
///
/// A cell that conforms declares the type of its view data, which the compiler checks:
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

  /// Shows new view data. A reused view still shows its last view data, so set everything.
  ///
  /// - Parameter viewData: The view data.
  func update(viewData: ViewData)
}
