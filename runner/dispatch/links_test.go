//go:build unix

package dispatch

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestLinksOutOfCases checks that neither kind of link makes a case read a file outside of its folder, and that links inside
// work.
func TestLinksOutOfCases(t *testing.T) {
	outside := filepath.Join(t.TempDir(), "secret.bin")
	dir := t.TempDir()
	for _, name := range []string{outside, filepath.Join(dir, "own.bin")} {
		if err := os.WriteFile(name, []byte("data"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for name, link := range map[string]func(string) error{
		"symbolic.bin": func(at string) error { return os.Symlink(outside, at) },
		"up.bin": func(at string) error {
			return os.Symlink("../../"+filepath.Base(filepath.Dir(outside))+"/secret.bin", at)
		},
		"hard.bin":   func(at string) error { return os.Link(outside, at) },
		"pipe.bin":   func(at string) error { return syscall.Mkfifo(at, 0o666) }, // nobody writes to it
		"inside.bin": func(at string) error { return os.Symlink("own.bin", at) },
	} {
		if err := link(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
		data, err := (&Setting{Value: name, dir: dir}).readFile()
		if inside := name == "inside.bin"; inside != (err == nil) || inside != (string(data) == "data") {
			t.Errorf("%s: %q, %v", name, data, err)
		}
		if name == "hard.bin" && (err == nil || !strings.Contains(err.Error(), "hard links")) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
