// block: /// A banner that loads one ad.
// lines
