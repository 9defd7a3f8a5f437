import Foundation

/// Makes the cell of a row of a list from where its model is kept: a column of just this type of
/// models, and the number of the model in it. The index path is the one to dequeue with (reuse).
///
/// The model goes from the column to what shows it without passing through code that does not know
/// its type.
@usableFromInline
typealias ListedCell = (UITableView, IndexPath, ListColumn, Int) -> UITableViewCell
