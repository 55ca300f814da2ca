package spirvtools

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/target"
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
		o.Env, o.Float16 = OpenCL22, true
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

// OptionsBy derives the rules for a binary that was made for a target. A target of Vulkan says nothing about kernels of
// OpenCL, whose rules are their own.
func OptionsBy(binary []uint32, env *target.Env) Options {
	if own := OptionsOf(binary); own.Env == OpenCL22 {
		return own
	}
	return OptionsFor(env)
}

// withoutFloat16 returns the binary with the capability Float16Buffer in the place of Float16 if the options allow Float16
// and the environment is one of OpenCL. Float16Buffer is a part of OpenCL, and SPIRV-Tools then know the type.
func (o *Options) withoutFloat16(binary []uint32) []uint32 {
	if !o.Float16 || o.Env < OpenCL12 || o.Env > OpenCLEmbedded22 || !words.HasHeader(binary) {
		return binary
	}
	scan := words.Scan(binary, words.HeaderLen)
	for i, ok := scan.Next(); ok && i.Opcode == spec.OpCapability; i, ok = scan.Next() {
		if len(i.Operands) == 1 && spec.Capability(i.Operands[0]) == spec.CapabilityFloat16 {
			out := slices.Clone(binary)
			out[i.At+1] = uint32(spec.CapabilityFloat16Buffer)
			return out
		}
	}
	return binary
}
