#include <stdint.h>

/// Calls a function a number of times.
///
/// An instruction counter is told the name of this function, and counts what happens inside.
void run_counted(int64_t times, void (*work)(void *), void *context);
