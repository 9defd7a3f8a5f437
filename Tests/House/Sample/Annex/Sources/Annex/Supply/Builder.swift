struct Builder {
  let plan: Plan
}
