package passes

import (
	"github.com/spvc/spvc/conversion/memreftospirv"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// NewMapStorageClass returns the pass map-memref-spirv-storage-class. It replaces the
// memory spaces of memrefs by storage classes. The target environment determines the
// mapping if there is one, or else the client API in the options.
func NewMapStorageClass() *pass.Pass {
	api := "vulkan"
	return &pass.Pass{
		Name: "map-memref-spirv-storage-class", Class: "MapMemRefStorageClass",
		Summary: "Map numeric MemRef memory spaces to SPIR-V storage classes",
		Options: []pass.Option{{Name: "client-api", Value: "string", Help: "The client API to use for populating mappings",
			Set: func(v string, _ bool) error {
				if v != "vulkan" && v != "opencl" {
					return pass.ValueError("Invalid clienAPI: " + v)
				}
				api = v
				return nil
			},
			String: func() string { return api }}},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			spaces := memreftospirv.VulkanSpaces
			if api == "opencl" {
				spaces = memreftospirv.OpenCLSpaces
			}
			if a := spirv.LookupTargetEnv(op); a != nil {
				switch env := spirv.EnvOf(a); {
				case env.Has(spec.CapabilityKernel):
					spaces = memreftospirv.OpenCLSpaces
				case env.Has(spec.CapabilityShader):
					spaces = memreftospirv.VulkanSpaces
				}
			}
			return memreftospirv.MapStorageClasses(op, spaces, r.Workers, r.Each)
		},
	}
}
