package tool

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// Abandon removes the files of open outputs, leaves committed ones alone, and holds up
// later ones.
func TestAbandon(t *testing.T) {
	dir := t.TempDir()
	var pending Pending
	std := Streams{Dir: dir, Pending: &pending}
	if err := WriteOutput("done", []byte("x"), std); err != nil {
		t.Fatal(err)
	}
	discarded := NewOutput("discarded", std)
	open := NewOutput("done", std)
	for _, o := range []*Output{discarded, open} {
		if _, err := o.Write([]byte("half")); err != nil {
			t.Fatal(err)
		}
	}
	discarded.Discard()
	if n := len(pending.files); n != 1 {
		t.Errorf("%d files are pending, want 1", n)
	}
	pending.Abandon()
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range list {
		names = append(names, e.Name())
	}
	if data, err := os.ReadFile(filepath.Join(dir, "done")); !slices.Equal(names, []string{"done"}) || string(data) != "x" {
		t.Errorf("the folder holds %q, and done %q (%v)", names, data, err)
	}
	if pending.mu.TryLock() {
		t.Error("outputs can still be committed")
	}
}
