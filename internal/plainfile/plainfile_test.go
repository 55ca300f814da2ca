//go:build unix

package plainfile

import (
	"errors"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestRead reads what is a file, and what is none. Nothing writes to the pipe.
func TestRead(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := func(name string) string { return filepath.Join(dir, name) }
	if err := errors.Join(os.WriteFile(path("file"), []byte("text"), 0o666), os.Symlink("file", path("link")), os.Symlink("/dev/zero", path("zero")),
		syscall.Mkfifo(path("pipe"), 0o666)); err != nil {
		t.Fatal(err)
	}
	socket, err := net.Listen("unix", path("socket"))
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	for _, name := range []string{"file", "link"} {
		if data, err := Read(path(name)); err != nil || string(data) != "text" {
			t.Errorf("%s: %q, %v", name, data, err)
		}
	}
	for _, name := range []string{".", "zero", "pipe", "socket"} {
		if _, err := Read(path(name)); !errors.Is(err, ErrIrregular) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Open(path("pipe"), os.O_WRONLY, 0); !errors.Is(err, ErrIrregular) {
		t.Errorf("writing to a pipe: %v", err)
	}
	if _, err := Read(path("none")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("none: %v", err)
	}
}
