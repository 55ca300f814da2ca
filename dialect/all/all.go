// Package all lists the dialects of spvc. It is the only such list.
package all

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/bufferization/oneshot"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/index"
	"github.com/spvc/spvc/dialect/irdl"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/linalg"
	linalgtransform "github.com/spvc/spvc/dialect/linalg/transform"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/mlprogram"
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/scf/tiling"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/bytecode"
	"github.com/spvc/spvc/spirv"
)

// Register adds all dialects to reg, and bytecode as a form of sources.
func Register(reg *ir.Registry) {
	reg.AddFormat(bytecode.Format())
	reg.Add("affine", affine.Dialect)
	reg.Add("arith", arith.Dialect)
	reg.Add("async", async.Dialect)
	reg.Add("bufferization", bufferization.Dialect)
	reg.Add("cf", cf.Dialect)
	reg.Add("complex", complex.Dialect)
	reg.Add("dlti", dlti.Dialect)
	reg.Add("func", fn.Dialect)
	reg.Add("math", math.Dialect)
	reg.Add("gpu", gpu.Dialect)
	reg.Add("index", index.Dialect)
	reg.Add("irdl", irdl.Dialect)
	reg.Add("kernel", kernel.Dialect)
	reg.Add("linalg", linalg.Dialect)
	reg.Add("llvm", llvm.Dialect)
	reg.Add("memref", memref.Dialect)
	reg.Add("ml_program", mlprogram.Dialect)
	reg.Add("pdl", pdl.Dialect)
	reg.Add("pdl_interp", pdlinterp.Dialect)
	reg.Add("scf", scf.Dialect)
	reg.Add("spirv", spirv.Dialect)
	reg.AddLegacy("spv", "spirv")
	reg.Add("tensor", tensor.Dialect)
	reg.Add("tosa", tosa.Dialect)
	reg.Add("ub", ub.Dialect)
	reg.Add("vector", vector.Dialect)
	affine.AttachModels(reg)
	oneshot.AttachModels(reg)
	tiling.AttachModels(reg)
	linalgtransform.AttachModels(reg)
}

// AttachStructured adds the models that structured operations of linalg have, for tiling and bufferization, to those of another dialect. With
// them and a model of [linalg.StructuredModel], which [linalg.EntryOfNamed] gives, the passes of linalg and the compiler treat the operations as their own.
func AttachStructured(reg *ir.Registry, defs ...*ir.OpDef) {
	for _, d := range defs {
		oneshot.AttachStructured(reg, d)
		linalgtransform.AttachStructured(reg, d)
	}
}

// Registry returns a new registry with all dialects.
func Registry() *ir.Registry {
	reg := ir.NewRegistry()
	Register(reg)
	return reg
}
