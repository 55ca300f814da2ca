package prefetch

import "unsafe"

// Piece asks for the cache line of p and for the one before it. Any address is valid.
//
//go:noescape
func Piece(p unsafe.Pointer)
