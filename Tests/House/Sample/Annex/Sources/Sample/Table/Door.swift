struct Door {
  let wall: Wall
}
