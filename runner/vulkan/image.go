//go:build cgo

package vulkan

import (
	"errors"

	"github.com/spvc/spvc/runner"
)

// NewImage implements runner.Device.
func (d *Device) NewImage(runner.ImageDesc) (runner.Image, error) {
	return nil, errors.ErrUnsupported
}

// NewSampler implements runner.Device.
func (d *Device) NewSampler(runner.SamplerDesc) (runner.Sampler, error) {
	return nil, errors.ErrUnsupported
}
