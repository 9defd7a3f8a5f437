// Importing this library imports the placements and layouts as well.
@_exported public import DecoratorLayouts
