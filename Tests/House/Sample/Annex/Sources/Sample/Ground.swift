@_exported public import Ground
