//go:build !linux

// Package prefault has no effect on this system.
package prefault
