//go:build !linux

package cli

// preferHugePages has no counterpart here.
func preferHugePages() {}

// totalMemory returns 0: unknown.
func totalMemory() uint64 { return 0 }
