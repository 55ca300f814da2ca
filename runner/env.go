package runner

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Env returns the target environment of a Vulkan device: the features that a module may use
// to run there. See [target.Implementation.Env].
func (d *DeviceInfo) Env() *target.Env { return d.implementation().Env() }

// Provides lists the SPIR-V capabilities that the features and extensions provide,
// sorted.
func (d *DeviceInfo) Provides() []spec.Capability { return d.implementation().Capabilities() }

func (d *DeviceInfo) implementation() *target.Implementation {
	im := &target.Implementation{
		Name: d.Name, VendorID: d.VendorID, DeviceID: d.DeviceID,
		DeviceType: d.Type,
		APIVersion: target.APIVersion{Major: uint8(d.APIMajor), Minor: uint8(d.APIMinor)},
		Features:   d.Features, Extensions: d.Extensions, Limits: target.DefaultLimits(),
	}
	fields := target.LimitFields()
	for i := range fields {
		f := &fields[i]
		if vs := f.Values(&d.Limits); len(vs) > 0 && vs[0] != 0 {
			f.Clamp(&im.Limits, vs)
		}
	}
	im.Limits.CooperativeMatrixKHR = slices.Clone(d.Limits.CooperativeMatrixKHR)
	return im
}
