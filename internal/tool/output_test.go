package tool

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
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

// TestOutputLinks writes through links, to files that exist or not.
func TestOutputLinks(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	if err := os.Mkdir(at("deep"), 0o777); err != nil {
		t.Fatal(err)
	}
	// "inner/../file" is deep/file: the parent of the folder behind the link.
	if err := os.Mkdir(at("deep/folder"), 0o777); err != nil {
		t.Fatal(err)
	}
	for link, to := range map[string]string{"one": "two", "two": at("file"), "dangling": "deep/new", "inner": "deep/folder", "up": "inner/../file", "loop": "loop"} {
		if err := os.Symlink(to, at(link)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(at("file"), []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	for link, file := range map[string]string{"one": "file", "dangling": "deep/new", "up": "deep/file"} {
		if err := WriteOutput(at(link), []byte(link), Streams{}); err != nil {
			t.Error(err)
		}
		got, err := os.ReadFile(at(file))
		fi, err2 := os.Lstat(at(link))
		if string(got) != link || err != nil || err2 != nil || fi.Mode()&fs.ModeSymlink == 0 {
			t.Errorf("%s: %s has %q, %v; the link is %v, %v", link, file, got, err, fi, err2)
		}
	}
	if fi, err := os.Stat(at("file")); err != nil || fi.Mode().Perm() != 0o600 {
		t.Errorf("the file has the mode %v, %v", fi, err)
	}
	err := WriteOutput(at("loop"), nil, Streams{})
	var path *fs.PathError
	if !errors.As(err, &path) || path.Path != at("loop") || !errors.Is(err, syscall.ELOOP) {
		t.Errorf("a link to itself: %v", err)
	}
}

// broken is a standard output that is closed.
type broken struct{}

func (broken) Write([]byte) (int, error) {
	return 0, &fs.PathError{Op: "write", Path: "/dev/stdout", Err: os.ErrClosed}
}
