// Package passes is the list of all passes and pipelines of spvc: those that `spvc opt`
// names, and the pipeline that `spvc compile` runs, which consists of these passes. It also has the dialects, so that a
// program that parses or transforms IR needs one import for both.
package passes

import (
	"github.com/spvc/spvc/conversion/gputovulkan"
	"github.com/spvc/spvc/conversion/offload"
	conversions "github.com/spvc/spvc/conversion/passes"
	"github.com/spvc/spvc/conversion/targetspec"
	affinepasses "github.com/spvc/spvc/dialect/affine/passes"
	"github.com/spvc/spvc/dialect/all"
	arithpasses "github.com/spvc/spvc/dialect/arith/passes"
	asyncpasses "github.com/spvc/spvc/dialect/async/passes"
	bufferizationpasses "github.com/spvc/spvc/dialect/bufferization/passes"
	fnpasses "github.com/spvc/spvc/dialect/fn/passes"
	gpupasses "github.com/spvc/spvc/dialect/gpu/passes"
	linalgpasses "github.com/spvc/spvc/dialect/linalg/passes"
	llvmpasses "github.com/spvc/spvc/dialect/llvm/passes"
	mathpasses "github.com/spvc/spvc/dialect/math/passes"
	memrefpasses "github.com/spvc/spvc/dialect/memref/passes"
	scfpasses "github.com/spvc/spvc/dialect/scf/passes"
	tensorpasses "github.com/spvc/spvc/dialect/tensor/passes"
	tosapasses "github.com/spvc/spvc/dialect/tosa/passes"
	vectorpasses "github.com/spvc/spvc/dialect/vector/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/transform"
	spirvpasses "github.com/spvc/spvc/spirv/passes"
)

// NewRegistry returns a registry with all passes and pipelines of spvc. The caller may
// add its own.
func NewRegistry() *pass.Registry { return pass.NewLazyRegistry(register) }

// NewDialects returns a registry with all dialects of spvc: for ir.NewContext, and for tools of package opt. The caller may add
// its own.
func NewDialects() *ir.Registry { return all.Registry() }

func register(r *pass.Registry) {
	transform.Register(r)
	affinepasses.Register(r)
	arithpasses.Register(r)
	asyncpasses.Register(r)
	bufferizationpasses.Register(r)
	fnpasses.Register(r)
	gpupasses.Register(r)
	linalgpasses.Register(r)
	llvmpasses.Register(r)
	mathpasses.Register(r)
	tensorpasses.Register(r)
	tosapasses.Register(r)
	memrefpasses.Register(r)
	scfpasses.Register(r)
	vectorpasses.Register(r)
	spirvpasses.Register(r)
	targetspec.Register(r)
	offload.Register(r)
	gputovulkan.Register(r)
	conversions.Register(r)
	registerPipelines(r)
	r.AddPipeline(tosaPipeline(r))
	registerRunner(r)
}
