//go:build !amd64

package prefetch

import "unsafe"

// Piece has no effect on this processor.
func Piece(unsafe.Pointer) {}
