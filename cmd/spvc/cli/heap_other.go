//go:build !linux

package cli

// prepareHeap does nothing on this system.
func prepareHeap() {}

// totalMemory returns 0, because the size is not known.
func totalMemory() uint64 { return 0 }
