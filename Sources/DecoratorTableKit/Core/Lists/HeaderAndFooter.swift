/// The models above and below the rows of a section.
struct HeaderAndFooter {
  var header: Any?
  var footer: Any?
}
