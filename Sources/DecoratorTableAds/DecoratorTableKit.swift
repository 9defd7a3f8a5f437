// Importing this library imports the kit as well.
@_exported public import DecoratorTableKit
