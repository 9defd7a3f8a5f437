#include "InstructionCounting.h"

__attribute__((noinline)) void run_counted(int64_t times, void (*work)(void *), void *context) {
  for (int64_t time = 0; time < times; time += 1) work(context);
  // Without this, the last call would be a jump, and the function would have ended before it.
  __asm__ volatile("" ::: "memory");
}
