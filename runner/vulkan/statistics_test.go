//go:build cgo

package vulkan

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
)

// TestNoExecutables: a device that was opened without statistics has none, and neither has a closed one.
// TestStatsOfDrivers of test/cli reads statistics.
func TestNoExecutables(t *testing.T) {
	d := open(t, Options{})
	inspector := d.(Inspector)
	l := &runner.Launch{Module: module(t, saxpy()), Entry: "main"}
	if _, err := inspector.Executables(l); !errors.Is(err, ErrNoStatistics) || !strings.Contains(err.Error(), d.Info().Name) {
		t.Errorf("without statistics: %v", err)
	}
	unknown := &runner.Launch{Module: l.Module, Entry: "other"}
	if _, err := inspector.Executables(unknown); err == nil || err.Error() != `the module has no entry point "other"` {
		t.Errorf("of an unknown entry point: %v", err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := inspector.Executables(l); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("after Close: %v", err)
	}
}
