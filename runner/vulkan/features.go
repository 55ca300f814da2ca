//go:build cgo

package vulkan

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/target"
)

// generalFeatures have no SPIR-V capability. They are enabled on every device that supports
// them: the first ones keep accesses out of bounds inside of buffers and images, and permit
// null descriptors and inline uniform blocks; the second ones permit layouts, and the last ones draws. The feature robustBufferAccess2 needs
// [Options.RobustAccess] too.
var generalFeatures = []string{
	"robustBufferAccess", "robustImageAccess", runner.RobustFeature, runner.NullFeature, runner.InlineFeature,
	"scalarBlockLayout", "uniformBufferStandardLayout", "workgroupMemoryExplicitLayoutScalarBlockLayout",
	"maintenance4", "shaderSubgroupExtendedTypes", "shaderZeroInitializeWorkgroupMemory",
	renderingFeature, "vertexPipelineStoresAndAtomics", "fragmentStoresAndAtomics", "multiview",
}

// renderingFeature is the feature by which the device draws.
const renderingFeature = "dynamicRendering"

// checkModule returns an error if a module needs a version or capability that the
// device does not have. Enabled reports whether the logical device has a feature
// enabled.
func checkModule(info *runner.DeviceInfo, m *reflect.Module, enabled func(string) bool) error {
	if major, minor := spirvOf(info); m.Major > major || m.Minor > minor {
		return &runner.FeatureError{
			Device:  info.Name,
			Version: version(uint32(m.Major), uint32(m.Minor)),
			Feature: "(Vulkan " + version(info.APIMajor, info.APIMinor) + " takes SPIR-V up to " + version(uint32(major), uint32(minor)) + ")",
		}
	}
	api := target.APIVersion{Major: uint8(info.APIMajor), Minor: uint8(info.APIMinor)}
	for _, c := range m.Capabilities {
		e := target.EnablerOf(c)
		if e == nil {
			return &runner.FeatureError{Device: info.Name, Capability: c, Use: m.Use(c)}
		}
		always := e.Since != (target.APIVersion{}) && !api.Less(e.Since)
		if !always && !slices.ContainsFunc(e.Any, func(f string) bool { return info.HasFeature(f) && enabled(f) }) {
			return &runner.FeatureError{Device: info.Name, Capability: c, Feature: missing(e), Use: m.Use(c)}
		}
	}
	return nil
}

// missing returns the names of the features that would enable a capability.
func missing(e *target.Enabler) string {
	if len(e.Any) > 0 {
		return e.Any[0]
	}
	return "Vulkan " + e.Since.String()
}

func version(major, minor uint32) string {
	return strconv.FormatUint(uint64(major), 10) + "." + strconv.FormatUint(uint64(minor), 10)
}

// spirvOf returns the highest SPIR-V version that a device accepts.
func spirvOf(info *runner.DeviceInfo) (major, minor uint8) {
	switch {
	case info.APIMajor > 1 || info.APIMinor >= 3:
		return 1, 6
	case info.APIMinor == 2:
		return 1, 5
	case info.APIMinor == 0:
		return 1, 0
	case slices.Contains(info.Extensions, "VK_KHR_spirv_1_4"):
		return 1, 4
	}
	return 1, 3
}

// wanted returns a function that reports which features to enable for the modules of the
// options, or for any module if there are none.
func wanted(o *Options) func(feature string) bool {
	robust := o.RobustAccess
	if len(o.Modules) == 0 {
		return func(f string) bool { return robust || f != runner.RobustFeature }
	}
	set := map[string]bool{}
	for _, f := range generalFeatures {
		set[f] = true
	}
	for _, m := range o.Modules {
		for _, c := range m.Capabilities {
			if e := target.EnablerOf(c); e != nil {
				for _, f := range e.Any {
					set[f] = true
				}
				for _, f := range e.Requires {
					set[f] = true
				}
			}
		}
	}
	// The API refuses the scalar feature without the explicit layout that it relaxes.
	if !set["workgroupMemoryExplicitLayout"] {
		delete(set, "workgroupMemoryExplicitLayoutScalarBlockLayout")
	}
	set[runner.RobustFeature] = robust
	return func(f string) bool { return set[f] }
}
