// block: let counter = Counter(from: 1)

func example() {
  // lines
}
