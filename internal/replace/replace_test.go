package replace

import (
	"os"
	"path/filepath"
	"testing"
)

func TestReplace(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	for _, text := range []string{"one", "two"} {
		if err := Write(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != text {
			t.Errorf("%q, %v", got, err)
		}
	}
	f, err := New(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Write([]byte("three")); err != nil {
		t.Fatal(err)
	}
	if err := f.Cleanup(); err != nil {
		t.Error(err)
	}
	names, err := os.ReadDir(filepath.Dir(path))
	if got, wrong := os.ReadFile(path); err != nil || wrong != nil || len(names) != 1 || string(got) != "two" {
		t.Errorf("%v, %q, %v, %v", names, got, err, wrong)
	}
	if err := Write(filepath.Join(path, "none"), nil); err == nil {
		t.Error("a file is no folder")
	}
}
