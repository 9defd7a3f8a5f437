struct Plan {
  let walls: [Wall]
  let doors: [Door]
}
