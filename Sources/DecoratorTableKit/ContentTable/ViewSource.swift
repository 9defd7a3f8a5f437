import Foundation

/// The source of the views of a reuse identifier.
@MainActor
enum ViewSource {
  case viewClass(AnyClass)
  case nib(UINib)

  /// Whether the table makes the same views from both.
  func isSame(as other: ViewSource) -> Bool {
    switch (self, other) {
    case (.viewClass(let own), .viewClass(let other)): own == other
    case (.nib(let own), .nib(let other)): own === other
    default: false
    }
  }
}
