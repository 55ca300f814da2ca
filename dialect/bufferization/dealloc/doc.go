// Package dealloc frees the buffers of functions: it says how operations pass on the duty to free a buffer, which MLIR calls ownership,
// and lowers bufferization.dealloc to memref.dealloc.
//
// An operation that passes memrefs on in a way of its own implements [Model]; its dialect lists the model in the OpEntry. The models of
// cf, scf and arith are in this package, because they know bufferization, which comes after these dialects.
package dealloc
