//go:build !linux

package cli

// preferHugePages has no counterpart here.
func preferHugePages(int) {}
