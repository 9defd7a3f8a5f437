/// The look of a row that is being dragged.
@MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
