// Empty where the kit is supported. Elsewhere the kit depends on this, and so fails with one line.
//
// tvOS has tables without drag and drop, swipe actions, menus and the callbacks of editing, all of
// which the kit translates. watchOS has no tables. On visionOS nobody has tried it.
#if !os(iOS) && !os(macOS) && !os(Linux)
#error("DecoratorTableKit is for iOS, Mac Catalyst, macOS and Linux, and not for this platform")
#endif
