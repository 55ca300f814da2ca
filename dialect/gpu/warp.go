package gpu

import (
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// WarpExecuteOnLane0 declares gpu.warp_execute_on_lane_0.
var WarpExecuteOnLane0 = &ir.OpDef{
	Name:     "gpu.warp_execute_on_lane_0",
	Summary:  "Executes a region on the first lane of a subgroup.",
	Operands: []ir.ValueDef{{Name: "laneid", Type: index}, {Name: "args", Type: ir.AnyType, Quantity: ir.Variadic}},
	Attrs:    []ir.AttrDef{{Name: "warp_size", Type: ir.I64AttrKind}},
	Results:  []ir.ValueDef{{Name: "results", Type: ir.AnyType, Quantity: ir.Variadic}},
	Regions:  []ir.RegionDef{{Name: "warpRegion", Kind: ir.SizedRegion1}},
	Traits:   []ir.Trait{ir.SingleBlock, ir.ImplicitTerminator{Name: "gpu.yield"}, ir.RecursiveMemoryEffects},
	Versions: ir.Since(20),
}

func parseWarp(p *ir.Parser, st *ir.OperationState) bool { return vector.ParseWarp(p, st, Yield.Name) }

func verifyWarp(op *ir.Operation) bool { return vector.VerifyWarp(op, Yield) }
