//go:build !unix

package dispatch

import "io/fs"

// isShared reports false, because this system's files do not tell how many names they have.
func isShared(fs.FileInfo) bool { return false }
