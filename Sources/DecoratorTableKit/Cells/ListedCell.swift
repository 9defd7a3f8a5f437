import Foundation

/// A closure that makes the cell of a list's row from a column of models of one type and the index
/// of the row's model in it. The index path is the one to dequeue with (reuse).
///
/// So the model passes from the column to the cell without code that does not know its type.
@usableFromInline
typealias ListedCell = (UITableView, IndexPath, ListColumn, Int) -> UITableViewCell
