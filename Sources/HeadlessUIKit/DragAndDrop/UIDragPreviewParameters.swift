/// The look of a row that is being dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
