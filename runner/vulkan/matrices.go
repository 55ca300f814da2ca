//go:build cgo

package vulkan

// #include "shim.h"
import "C"

import (
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// maxMatrices is more than the number of shapes of cooperative matrices that any driver enumerates.
const maxMatrices = 1024

// componentTypes returns the names of values of VkComponentTypeKHR in MLIR.
func componentTypes() map[C.uint32_t]string {
	return map[C.uint32_t]string{
		0: "f16", 1: "f32", 2: "f64", 3: "i8", 4: "i16", 5: "i32", 6: "i64", 7: "ui8", 8: "ui16", 9: "ui32", 10: "ui64",
		1000141000: "bf16", 1000491002: "f8E4M3FN", 1000491003: "f8E5M2",
	}
}

// matrices returns the shapes of cooperative matrices that a device enumerates. It leaves out those with types of elements that
// it does not know.
func (in *Instance) matrices(pd C.VkPhysicalDevice) []target.CooperativeMatrix {
	list := make([]C.spvc_matrix, maxMatrices)
	n := C.spvc_matrices(in.c, pd, maxMatrices, &list[0])
	names := componentTypes()
	var out []target.CooperativeMatrix
	for _, m := range list[:n] {
		t := target.CooperativeMatrix{
			M: uint32(m.m), N: uint32(m.n), K: uint32(m.k),
			AType: names[m.a], BType: names[m.b], CType: names[m.c], ResultType: names[m.result],
			SaturatingAccumulation: m.saturating != 0, Scope: spec.Scope(m.scope), // VkScopeKHR has the numbers of SPIR-V
		}
		if t.AType != "" && t.BType != "" && t.CType != "" && t.ResultType != "" {
			out = append(out, t)
		}
	}
	return out
}
