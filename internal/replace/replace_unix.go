//go:build !windows

package replace

import (
	"path/filepath"

	"github.com/google/renameio/v2"
)

// File is a temporary file that replaces another one.
type File = renameio.PendingFile

// New makes the temporary file that later replaces path. It lies beside path: to find a
// better place, renameio would create files that the caller does not know.
func New(path string) (*File, error) {
	return renameio.NewPendingFile(path, renameio.WithTempDir(filepath.Dir(path)), renameio.WithPermissions(0o666), renameio.WithExistingPermissions())
}

// Write writes a file so that it is there as a whole or not at all.
func Write(path string, data []byte) error { return renameio.WriteFile(path, data, 0o666) }
