//go:build !linux

package cli

// prepareHeap has no counterpart here.
func prepareHeap() {}

// totalMemory returns 0: unknown.
func totalMemory() uint64 { return 0 }
