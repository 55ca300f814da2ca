package campaign

import (
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/vulkan"
)

// TestOpenDevice checks that cases with stages reach a device that draws.
func TestOpenDevice(t *testing.T) {
	t.Parallel()
	d, err := OpenDevice("reference", vulkan.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := d.(runner.Graphics); !ok {
		t.Error("the reference device does not draw")
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
}
