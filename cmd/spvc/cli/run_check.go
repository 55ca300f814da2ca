package cli

import (
	"errors"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/crosscheck"
	"github.com/spvc/spvc/runner/reference"
)

// compareWith returns the device for --check. The caller closes dev; what else the result
// holds is memory of this process.
func (r *runFlags) compareWith(dev *compute.Device, o crosscheck.Options) (*crosscheck.Device, error) {
	if dev.Fallback() != nil || compute.IsReference(r.device) {
		return nil, errors.New("--check compares a Vulkan device with the reference device; there is none to compare here")
	}
	return comparison(dev, dev.Info(), o)
}

// comparison compares a device with a reference device that has the same subgroups.
func comparison(dev runner.Device, info *runner.DeviceInfo, like crosscheck.Options) (*crosscheck.Device, error) {
	o := reference.Options{Checks: reference.CheckAll, SubgroupSize: info.Limits.SubgroupSize}
	against, err := reference.Open(o)
	if err != nil {
		return nil, err
	}
	return crosscheck.New(dev, against, like), nil
}
