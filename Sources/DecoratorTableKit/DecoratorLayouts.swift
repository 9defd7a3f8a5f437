// Whoever imports this library has the placements and layouts as well.
@_exported public import DecoratorLayouts
