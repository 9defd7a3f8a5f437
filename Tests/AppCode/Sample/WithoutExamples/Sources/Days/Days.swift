enum Day {
  case today
}
