package tool

import (
	conversions "github.com/spvc/spvc/conversion/passes"
	affinepasses "github.com/spvc/spvc/dialect/affine/passes"
	"github.com/spvc/spvc/dialect/all"
	arithpasses "github.com/spvc/spvc/dialect/arith/passes"
	fnpasses "github.com/spvc/spvc/dialect/fn/passes"
	gpupasses "github.com/spvc/spvc/dialect/gpu/passes"
	mathpasses "github.com/spvc/spvc/dialect/math/passes"
	memrefpasses "github.com/spvc/spvc/dialect/memref/passes"
	scfpasses "github.com/spvc/spvc/dialect/scf/passes"
	tensorpasses "github.com/spvc/spvc/dialect/tensor/passes"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/transform"
	"github.com/spvc/spvc/spirv/offload"
	spirvpasses "github.com/spvc/spvc/spirv/passes"
	"github.com/spvc/spvc/test/testdialect"
)

// DefaultSetup returns all dialects and passes of spvc.
func DefaultSetup() Setup {
	dialects := all.Registry()
	testdialect.RegisterDialects(dialects)
	return Setup{Dialects: dialects, Passes: passes()}
}

// passes returns the registry of all passes.
func passes() *pass.Registry {
	reg := pass.NewRegistry()
	transform.Register(reg)
	affinepasses.Register(reg)
	arithpasses.Register(reg)
	fnpasses.Register(reg)
	gpupasses.Register(reg)
	mathpasses.Register(reg)
	tensorpasses.Register(reg)
	memrefpasses.Register(reg)
	scfpasses.Register(reg)
	spirvpasses.Register(reg)
	offload.Register(reg)
	conversions.Register(reg)
	testdialect.Register(reg)
	return reg
}
