//go:build cgo

#ifndef SPVC_SPIRVTOOLS_SHIM_H
#define SPVC_SPIRVTOOLS_SHIM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// spvc_result holds what a call produced. Each pointer is malloc'ed or null;
// the caller frees it.
typedef struct {
  int code; // 0 is success
  char *message;
  size_t line, column, index;
  uint32_t *words;
  size_t num_words;
  char *text;
  size_t text_len;
} spvc_result;

enum {
  SPVC_RELAX_BLOCK_LAYOUT = 1 << 0,
  SPVC_UNIFORM_STANDARD_LAYOUT = 1 << 1,
  SPVC_SCALAR_LAYOUT = 1 << 2,
  SPVC_WORKGROUP_SCALAR_LAYOUT = 1 << 3,
  SPVC_SKIP_BLOCK_LAYOUT = 1 << 4,
  SPVC_ALLOW_LOCAL_SIZE_ID = 1 << 5,
  SPVC_RELAX_LOGICAL_POINTER = 1 << 6,
  SPVC_RELAX_STORE_STRUCT = 1 << 7,
  SPVC_BEFORE_HLSL = 1 << 8,
  SPVC_RAW_IDS = 1 << 9,
};

enum {
  SPVC_TEXT_HEADER = 1 << 0,
  SPVC_TEXT_INDENT = 1 << 1,
  SPVC_TEXT_FRIENDLY = 1 << 2,
  SPVC_TEXT_OFFSETS = 1 << 3,
  SPVC_TEXT_COMMENTS = 1 << 4,
  SPVC_TEXT_COLOR = 1 << 5,
};

enum {
  SPVC_RENUMBER_IDS = 1 << 0,
};

// spvc_limit is a limit, the Go constant, and the largest value it allows.
typedef struct {
  int limit;
  uint32_t max;
} spvc_limit;

// env is the Go constant, an index into the shim's table.
void spvc_validate(int env, uint32_t flags, const spvc_limit *limits,
                   size_t num_limits, const uint32_t *words, size_t n,
                   spvc_result *out);
void spvc_assemble(int env, uint32_t flags, const char *text, size_t n,
                   spvc_result *out);
void spvc_disassemble(int env, uint32_t flags, const uint32_t *words, size_t n,
                      spvc_result *out);
// spvc_parse only divides a module into instructions and operands.
void spvc_parse(int env, const uint32_t *words, size_t n, spvc_result *out);
// passes is num_passes NUL-terminated strings, one after the other.
void spvc_optimize(int env, const uint32_t *words, size_t n,
                   const char *passes, size_t num_passes, spvc_result *out);
const char *spvc_version(void);

#ifdef __cplusplus
}
#endif

#endif
