//go:build !linux

package cli

// prepareHeap does nothing on this system.
func prepareHeap() {}

// usableMemory returns 0, because the size is not known.
func usableMemory() uint64 { return 0 }
