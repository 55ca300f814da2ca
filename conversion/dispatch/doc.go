// Package dispatch makes launches of computations on tensors. [Form] replaces operations on tensors by kernel.dispatch ops, each of which
// becomes one launch, and [Launch] makes the launches after bufferization. A kernel computes each element of its result from
// the elements that it depends on: what is computed with the result, such as the producers of its operands, is never in memory.
package dispatch
