// expect: isolated deinit needs iOS 18.4
// expect: as? any Sequence< needs iOS 16
@MainActor final class Owner {
  isolated deinit {}
}

func numbers(_ value: Any) -> Bool {
  value as? any Sequence<Int> != nil
}
