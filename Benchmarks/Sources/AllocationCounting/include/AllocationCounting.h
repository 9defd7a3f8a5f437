#ifndef ALLOCATION_COUNTING_H
#define ALLOCATION_COUNTING_H

#include <stdint.h>

/// The number of blocks that the whole process has asked for since it began. It stays 0 on
/// platforms where allocations cannot be counted.
int64_t allocation_count(void);

/// The bytes that the process holds at present, as large as the allocator made the blocks.
int64_t allocation_live_bytes(void);

#endif
