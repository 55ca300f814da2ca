package spirvtools

import (
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// OptionsOf derives the rules from a module, which must have a header: Vulkan's for a
// shader module, by its version; OpenCL's for kernels up to SPIR-V 1.2; otherwise only the
// rules of the version, for example for modules that will be linked with others.
func OptionsOf(binary []uint32) Options {
	version := binary[words.VersionAt]
	major, minor := uint8(version>>16), uint8(version>>8)
	shader, kernel, linkage := false, false, false
	scan := words.Scan(binary, words.HeaderLen)
	for i, ok := scan.Next(); ok && i.Opcode == spec.OpCapability && len(i.Operands) > 0; i, ok = scan.Next() {
		switch c := spec.Capability(i.Operands[0]); c {
		case spec.CapabilityKernel:
			kernel = true
		case spec.CapabilityLinkage:
			linkage = true
		default:
			shader = shader || c == spec.CapabilityShader || impliesShader(c)
		}
	}
	o := Options{Env: UniversalEnv(major, minor)}
	switch {
	case shader && !kernel && !linkage && major == 1 && minor <= 6:
		for _, e := range []Env{Vulkan10, Vulkan11, Vulkan11Spirv14, Vulkan12, Vulkan13} {
			if _, most := e.MaxVersion(); most >= minor {
				o.Env, o.AllowLocalSizeID = e, e == Vulkan13
				break
			}
		}
	case kernel && !shader && major == 1 && minor <= 2:
		o.Env = OpenCL22
	}
	return o
}

func impliesShader(c spec.Capability) bool {
	for _, i := range spec.AppendImplied(nil, c) {
		if i == spec.CapabilityShader {
			return true
		}
	}
	return false
}
