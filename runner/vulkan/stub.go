//go:build !cgo

package vulkan

import (
	"fmt"

	"github.com/spvc/spvc/runner"
)

// Instance reaches no device in a build without cgo.
type Instance struct{}

// Open returns runner.ErrUnavailable.
func Open(Options) (*Instance, error) {
	return nil, fmt.Errorf("%w: this program was built without cgo", runner.ErrUnavailable)
}

// OpenDevice returns runner.ErrUnavailable.
func OpenDevice(string, Options) (runner.Device, error) {
	_, err := Open(Options{})
	return nil, err
}

// Devices returns no devices.
func (*Instance) Devices() []runner.DeviceInfo { return nil }

// OpenDevice returns runner.ErrUnavailable.
func (*Instance) OpenDevice(selector string) (runner.Device, error) {
	return OpenDevice(selector, Options{})
}

// Close does nothing.
func (*Instance) Close() error { return nil }
