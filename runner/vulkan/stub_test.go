//go:build !cgo

package vulkan

import (
	"errors"
	"testing"

	"github.com/spvc/spvc/runner"
)

func TestStub(t *testing.T) {
	_, err := Open(Options{})
	_, errDevice := OpenDevice("", Options{})
	for _, err := range []error{err, errDevice} {
		if !errors.Is(err, runner.ErrUnavailable) {
			t.Errorf("got %v", err)
		}
	}
}
