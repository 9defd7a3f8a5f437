struct Roof {
  let height: Double
}
