// block: struct FeedView: View

// lines
