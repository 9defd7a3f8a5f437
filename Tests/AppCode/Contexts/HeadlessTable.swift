// block: let table = UITableView(frame:
@MainActor func draw(_ posts: any UITableViewDataSource) {
  // lines
}
