@_exported public import Sample
