package tool

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// TestOutputNames: errors name what the user named, not the temporary file.
func TestOutputNames(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dir")
	name := filepath.Join(dir, "out")
	check := func(what string, err error) {
		t.Helper()
		var path *fs.PathError
		if !errors.As(err, &path) || path.Path != name || !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: %v", what, err)
		}
	}
	check("no folder", WriteOutput(name, []byte("x"), Streams{Out: io.Discard}))
	if err := os.Mkdir(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	o := NewOutput(name, Streams{Out: io.Discard})
	if _, err := o.Write([]byte("x")); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	check("the folder is gone", o.Commit())
	o = NewOutput("-", Streams{Out: broken{}})
	if _, err := o.Write([]byte("x")); err == nil || err.Error() != "write /dev/stdout: file already closed" {
		t.Errorf("standard output: %v", err)
	}
}

// broken is a standard output that is closed.
type broken struct{}

func (broken) Write([]byte) (int, error) {
	return 0, &fs.PathError{Op: "write", Path: "/dev/stdout", Err: os.ErrClosed}
}
