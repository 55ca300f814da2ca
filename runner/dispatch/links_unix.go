//go:build unix

package dispatch

import (
	"io/fs"
	"syscall"
)

// isShared reports whether a file has several names, of which some may be in other folders.
func isShared(info fs.FileInfo) bool {
	s, ok := info.Sys().(*syscall.Stat_t)
	return ok && info.Mode().IsRegular() && s.Nlink > 1
}
