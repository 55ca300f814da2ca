package target_test

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

func TestWithAddresses(t *testing.T) {
	for _, c := range []struct {
		version spec.Version
		exts    []spec.Extension
	}{{spec.V1_3, []spec.Extension{spec.SPV_KHR_physical_storage_buffer}}, {spec.V1_5, nil}} {
		e := target.New(target.Config{Version: c.version, Capabilities: []spec.Capability{spec.CapabilityShader}, DeviceAddresses: true})
		with := e.WithAddresses()
		if !with.Has(spec.CapabilityPhysicalStorageBufferAddresses) || e.Has(spec.CapabilityPhysicalStorageBufferAddresses) || !slices.Equal(with.Extensions(), c.exts) {
			t.Errorf("%s: %v, %v", c.version, with.Capabilities(), with.Extensions())
		}
		if with.WithAddresses() != with {
			t.Error("a target with addresses changes")
		}
	}
	if e := target.New(target.Config{Capabilities: []spec.Capability{spec.CapabilityShader}}); e.WithAddresses() != e {
		t.Error("a target without addresses changes")
	}
}
