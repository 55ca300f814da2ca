// Package dealloc frees the buffers of functions: it says how operations pass on the duty to free a buffer, which MLIR calls ownership,
// and lowers bufferization.dealloc to memref.dealloc.
//
// An operation that passes memrefs on implements [Model]. Models of the dialects of spvc are attached by [Attach]. An outside dialect
// lists a model in its OpEntry.
package dealloc
