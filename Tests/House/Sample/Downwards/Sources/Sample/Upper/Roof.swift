struct Roof {
  let walls: [Wall]
}
