struct Wall {
  let height: Double
}
