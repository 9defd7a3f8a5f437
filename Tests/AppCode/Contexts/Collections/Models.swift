// block: struct Post: Identifiable

// lines
