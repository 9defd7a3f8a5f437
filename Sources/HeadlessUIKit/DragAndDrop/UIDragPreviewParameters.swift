/// How a row looks that is being dragged.
@MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
