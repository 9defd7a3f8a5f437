extension Advertisement: JSONRecord {
  static let noun = "advertisement"

  init(_ object: JSONObject) throws(JSONProblem) {
    id = try object.identifier("id")
    vendor = try object.string("vendor")
    text = try object.string("text")
  }
}
