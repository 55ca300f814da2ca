package lockfile

import (
	"errors"
	"io/fs"
	"path/filepath"
	"testing"
	"time"
)

// TestTake takes a lock, fails to take it again, and takes it after it was released.
func TestTake(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "lock")
	first, err := Take(path)
	if err != nil {
		t.Fatal(err)
	}
	if l, err := Take(path); !errors.Is(err, ErrHeld) {
		t.Errorf("%v, %v: the lock is held", l, err)
	}
	if err := first.Release(); err != nil {
		t.Fatal(err)
	}
	second, err := Take(path)
	if err != nil {
		t.Fatal(err)
	}
	// A lock that becomes free soon is waited for.
	time.AfterFunc(patience/4, func() { second.Release() })
	third, err := Take(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := third.Release(); err != nil {
		t.Error(err)
	}
	if err := third.Release(); !errors.Is(err, fs.ErrClosed) {
		t.Errorf("%v: the lock is released already", err)
	}
	if l, err := Take(filepath.Join(path, "below")); err == nil || errors.Is(err, ErrHeld) {
		t.Errorf("%v, %v: there is no such folder", l, err)
	}
	if l, err := Take(filepath.Join(filepath.Dir(path), "none", "lock")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v, %v: there is no such folder", l, err)
	}
}
