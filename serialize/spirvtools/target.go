package spirvtools

import (
	"fmt"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// OptionsFor derives the rules from a target environment: Vulkan's for its
// version, OpenCL's up to 2.2, and for other client APIs those of the SPIR-V
// version alone, which leave block layouts unchecked. If SPIRV-Tools has no rules for
// exactly this target, Options.Notes name the rules that OptionsFor chose.
func OptionsFor(env *target.Env) Options {
	layout := env.Layout()
	o := Options{
		RelaxedBlockLayout:          layout.RelaxedBlockLayout,
		UniformBufferStandardLayout: layout.UniformBufferStandardLayout,
		ScalarBlockLayout:           layout.ScalarBlockLayout,
		WorkgroupScalarBlockLayout:  layout.WorkgroupScalarBlockLayout,
	}
	major, minor := uint8(env.Version().Major()), uint8(env.Version().Minor())
	switch env.ClientAPI() {
	case target.Vulkan:
		o.vulkan(env.APIVersion(), env.Version())
	case target.OpenCL:
		o.Env, o.Float16 = OpenCL22, env.Has(spec.CapabilityFloat16)
		if env.Version() > spec.V1_2 {
			o.Env = UniversalEnv(major, minor)
			o.note("OpenCL with SPIR-V %d.%d is validated by the rules of %s", major, minor, o.Env)
		}
	default:
		o.Env = UniversalEnv(major, minor)
	}
	return o
}

// IsVulkan reports whether the environment has the rules of a version of Vulkan.
func (e Env) IsVulkan() bool { return e >= Vulkan10 && e <= Vulkan13 }

// vulkan chooses the rules of a Vulkan version, or of the next one that reads
// the SPIR-V version, as extensions may make an older device do.
func (o *Options) vulkan(api target.APIVersion, version spec.Version) {
	major, minor := uint8(version.Major()), uint8(version.Minor())
	env, note := VulkanEnv(api.Major, api.Minor, major, minor)
	if note != "" {
		o.Notes = append(o.Notes, note)
	}
	// LocalSizeId needs maintenance4, which Vulkan 1.3 requires of devices.
	o.AllowLocalSizeID = !api.Less(target.APIVersion{Major: 1, Minor: 3})
	o.Env = env
	for _, e := range []Env{env, Vulkan11, Vulkan11Spirv14, Vulkan12, Vulkan13} {
		have, most := e.MaxVersion()
		if e >= env && (have > major || have == major && most >= minor) {
			if e != env {
				o.note("vulkan%s with SPIR-V %d.%d is validated by the rules of %s", api, major, minor, e)
			}
			o.Env = e
			return
		}
	}
}

func (o *Options) note(format string, args ...any) {
	o.Notes = append(o.Notes, fmt.Sprintf(format, args...))
}
