/// The model of a row of a list, where it is kept.
struct ListItem {
  /// Where the model is.
  let column: ListColumn
  /// Which of the column's models it is.
  let index: Int
}
