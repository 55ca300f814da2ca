// Package oneshot bufferizes: it replaces tensors, which are values, by memrefs, which are memory. An analysis decides for each operand
// that is a tensor whether the operation may use its buffer in place. Where it may not, the operation gets a copy. Then each operation
// is rewritten. Operations take part by a [Model], which any dialect can attach to its operations.
//
// An operand is in place unless a later read of the buffer would see a write that is not its own, or the buffer must not be written.
package oneshot
