extension Post: JSONRecord {
  static let noun = "post"

  init(_ object: JSONObject) throws(JSONProblem) {
    id = try object.identifier("id")
    author = try object.string("author")
    text = try object.string("text")
    let written = try object.string("date")
    guard let date = ISODate.parse(written) else {
      throw object.problem(
        with: "date",
        "“\(written)” is not an ISO 8601 date in a form that is read: \(ISODate.forms)")
    }
    self.date = date
  }
}
