/// Where what is being dragged comes from or goes to.
@MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
