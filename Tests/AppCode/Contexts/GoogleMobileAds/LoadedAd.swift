// block: /// A native ad, and the view that shows it.
// lines
