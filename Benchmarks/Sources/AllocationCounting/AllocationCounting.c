#include "AllocationCounting.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static _Atomic int64_t count;
static _Atomic int64_t live_bytes;

int64_t allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

int64_t allocation_live_bytes(void) {
  return atomic_load_explicit(&live_bytes, memory_order_relaxed);
}

// An executable's own definitions of these functions take the place of the C library's, for the
// Swift runtime too. glibc keeps the originals reachable under other names.
#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static void *counted(void *block) {
  if (block != NULL) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&live_bytes, malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
  int64_t released = block == NULL ? 0 : malloc_usable_size(block);
  void *grown = __libc_realloc(block, size);
  if (grown != NULL || size == 0) {
    atomic_fetch_sub_explicit(&live_bytes, released, memory_order_relaxed);
  }
  return counted(grown);
}

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  void *block = memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  if (block == NULL) return;
  atomic_fetch_sub_explicit(&live_bytes, malloc_usable_size(block), memory_order_relaxed);
  __libc_free(block);
}

#endif
