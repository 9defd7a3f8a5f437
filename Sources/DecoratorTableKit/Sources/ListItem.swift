/// The place of a row's model in the columns of a list.
struct ListItem {
  /// The column that has the model.
  let column: ListColumn
  /// The index of the model in the column.
  let index: Int
}
