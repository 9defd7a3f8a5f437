// block: folded.accessibilityTexts = CollapsingTexts(
import DecoratorTableKit

@MainActor func describe(_ folded: HidingLayer) {
  // lines
}
