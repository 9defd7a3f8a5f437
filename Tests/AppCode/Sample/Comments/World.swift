// What the examples of the sample suppose.
let rowCount = 3
