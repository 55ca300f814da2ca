//go:build !(poison && unix)

package slab

import "unsafe"

// Poisoned is true in builds with the tag poison, where freed memory is filled with Poison and not used again.
const Poisoned = false

// Poison does nothing in this build.
func Poison(unsafe.Pointer, uintptr) {}
