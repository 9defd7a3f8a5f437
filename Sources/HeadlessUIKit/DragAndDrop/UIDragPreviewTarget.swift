/// The place that a dragged row comes from or goes to.
@MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
