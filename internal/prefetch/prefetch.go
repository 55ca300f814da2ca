// Package prefetch asks the processor for memory before a program needs it. Operations lie
// scattered by their shapes, so that a walk over them waits for memory at each one. A walk
// that asks for the next operation while it works on the current one does not wait.
package prefetch
