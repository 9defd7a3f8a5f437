// Whoever imports this library has the placements as well.
@_exported public import DecoratorLayouts
