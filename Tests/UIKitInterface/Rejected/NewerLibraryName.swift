// expect: Mutex needs iOS 18
// expect: import Synchronization needs iOS 18
import Synchronization

let count = Mutex(0)
