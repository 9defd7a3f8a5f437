struct Chest {
  let isLocked: Bool
}
