package spirvtools

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/target"
)

func TestOptionsFor(t *testing.T) {
	cases := []struct {
		api     target.ClientAPI
		minor   uint8
		version spec.Version
		want    Env
		note    string
	}{
		{target.Vulkan, 0, spec.V1_0, Vulkan10, ""},
		{target.Vulkan, 1, spec.V1_3, Vulkan11, ""},
		{target.Vulkan, 1, spec.V1_4, Vulkan11Spirv14, ""},
		{target.Vulkan, 1, spec.V1_5, Vulkan12, "vulkan1.1 with SPIR-V 1.5 is validated by the rules of vulkan1.2"},
		{target.Vulkan, 2, spec.V1_5, Vulkan12, ""},
		{target.Vulkan, 3, spec.V1_6, Vulkan13, ""},
		{target.Vulkan, 4, spec.V1_6, Vulkan13, "vulkan1.4 is validated by the rules of vulkan1.3"},
		{target.OpenCL, 0, spec.V1_1, OpenCL22, ""},
		{target.OpenCL, 0, spec.V1_4, Universal14, "OpenCL with SPIR-V 1.4"},
		{target.UnknownAPI, 0, spec.V1_2, Universal12, ""},
	}
	for _, c := range cases {
		cfg := target.Default().Config()
		cfg.ClientAPI, cfg.Version = c.api, c.version
		if c.api == target.Vulkan {
			cfg.APIVersion = target.APIVersion{Major: 1, Minor: c.minor}
		}
		o := OptionsFor(target.New(cfg))
		note := strings.Join(o.Notes, "\n")
		if o.Env != c.want || (c.note == "") != (note == "") || !strings.Contains(note, c.note) {
			t.Errorf("%v %d, %v: %v, notes %q; want %v, %q", c.api, c.minor, c.version, o.Env, note, c.want, c.note)
		}
		if o.RelaxedBlockLayout != (c.api == target.Vulkan && c.minor >= 1) {
			t.Errorf("%v %d: relaxed %v", c.api, c.minor, o.RelaxedBlockLayout)
		}
	}
	cfg := target.Default().Config()
	cfg.Layout = target.Layout{ScalarBlockLayout: true, UniformBufferStandardLayout: true, WorkgroupScalarBlockLayout: true}
	if o := OptionsFor(target.New(cfg)); !o.ScalarBlockLayout || !o.UniformBufferStandardLayout || !o.WorkgroupScalarBlockLayout {
		t.Errorf("layout features are lost: %+v", o)
	}
}

// TestFloat16 checks that OpenCL's rules allow Float16 for targets that have it, and for binaries whose target is unknown.
func TestFloat16(t *testing.T) {
	for _, has := range []bool{false, true} {
		cfg := target.Default().Config()
		cfg.ClientAPI, cfg.Version, cfg.Capabilities = target.OpenCL, spec.V1_2, []spec.Capability{spec.CapabilityKernel}
		if has {
			cfg.Capabilities = append(cfg.Capabilities, spec.CapabilityFloat16)
		}
		if o := OptionsFor(target.New(cfg)); o.Float16 != has {
			t.Errorf("with Float16 %v: %+v", has, o)
		}
	}
	binary := []uint32{words.Magic, uint32(spec.V1_2), 0, 1, 0,
		words.First(spec.OpCapability, 2), uint32(spec.CapabilityKernel), words.First(spec.OpCapability, 2), uint32(spec.CapabilityFloat16)}
	o := OptionsBy(binary, target.Default())
	if o.Env != OpenCL22 || !o.Float16 {
		t.Errorf("of a binary: %+v", o)
	}
	if got := o.withoutFloat16(binary); got[8] != uint32(spec.CapabilityFloat16Buffer) || binary[8] != uint32(spec.CapabilityFloat16) {
		t.Errorf("validated is %v, the binary %v", got, binary)
	}
	o.Float16 = false
	if got := o.withoutFloat16(binary); got[8] != uint32(spec.CapabilityFloat16) {
		t.Errorf("without the option: %v", got)
	}
}
