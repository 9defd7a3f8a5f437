// block: let banner = Banner()
@MainActor func use() {
  // lines
}
