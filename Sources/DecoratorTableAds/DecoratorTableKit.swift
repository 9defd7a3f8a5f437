// Whoever imports this library has the kit as well.
@_exported public import DecoratorTableKit
