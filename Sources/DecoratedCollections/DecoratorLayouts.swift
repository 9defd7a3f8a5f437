// Importing this library imports the placements as well.
@_exported public import DecoratorLayouts
