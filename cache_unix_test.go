//go:build unix

package spvc

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestCachePipes puts pipes and links to devices in the place of each file of a cache. They are replaced, and nobody waits
// for the other end of a pipe.
func TestCachePipes(t *testing.T) {
	t.Parallel()
	c, dir := testCache(t)
	o := Options{Name: "a.mlir", Cache: c, NoValidate: true}
	want := mustCompile(t, cachedSource, o)
	files := append(entries(t, dir), filepath.Join(dir, "trim.txt"))
	if len(files) != 3 {
		t.Fatalf("files %v", files)
	}
	for kind, put := range map[string]func(file string) error{
		"pipe":     func(file string) error { return syscall.Mkfifo(file, 0o666) },
		"device":   func(file string) error { return os.Symlink("/dev/zero", file) },
		"dangling": func(file string) error { return os.Symlink(filepath.Join(dir, "none", "none"), file) },
	} {
		for _, file := range files {
			if err := errors.Join(os.Remove(file), put(file)); err != nil {
				t.Fatal(err)
			}
			programs := make(chan *Program, 2)
			go func() {
				for range 2 {
					p, err := Compile(context.Background(), []byte(cachedSource), o)
					if err != nil {
						t.Error(err)
					}
					programs <- p
				}
			}()
			for _, again := range []bool{filepath.Base(file) == "trim.txt", true} {
				select {
				case p := <-programs:
					if p == nil || fromCache(p) != again {
						t.Fatalf("%s in the place of %s: from the cache: %v", kind, file, p != nil && fromCache(p))
					}
					same(t, p, want)
				case <-time.After(time.Minute):
					t.Fatalf("%s in the place of %s: the cache waits", kind, file)
				}
			}
			if filepath.Base(file) == "trim.txt" {
				// It is replaced when a program is stored.
				other := o
				other.Name = kind
				mustCompile(t, cachedSource, other)
			}
			if info, err := os.Stat(file); err != nil || !info.Mode().IsRegular() {
				t.Errorf("%s in the place of %s stays", kind, file)
			}
		}
	}
}
