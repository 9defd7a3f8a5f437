// block: /// One request for one native ad.
// lines
