package gpu

import (
	"math/bits"

	"github.com/spvc/spvc/ir"
)

// The operations of later versions of MLIR are in NewerDialect only, so that other commands have the
// errors of MLIR 19.

// Rotate declares gpu.rotate of MLIR 21.
var Rotate = &ir.OpDef{
	Name:     "gpu.rotate",
	Summary:  "Moves values around in groups of lanes.",
	Operands: []ir.ValueDef{{Name: "value", Type: printable}},
	Attrs:    []ir.AttrDef{{Name: "offset", Type: ir.I32AttrKind}, {Name: "width", Type: ir.I32AttrKind}},
	Results:  []ir.ValueDef{{Name: "rotateResult", Type: printable}, {Name: "valid", Type: ir.I1Constraint}},
	Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("value", "rotateResult")},
	Format:   "$value `,` $offset `,` $width attr-dict `:` type($value)",
}

// SubgroupBroadcast declares gpu.subgroup_broadcast of MLIR 22.
var SubgroupBroadcast = &ir.OpDef{
	Name:     "gpu.subgroup_broadcast",
	Summary:  "Gives all lanes of a subgroup the value of one.",
	Operands: []ir.ValueDef{{Name: "src", Type: printable}, {Name: "lane", Type: ir.I32Constraint, Quantity: ir.Optional}},
	Attrs:    []ir.AttrDef{{Name: "broadcast_type", Type: broadcastKind}},
	Results:  []ir.ValueDef{{Name: "result", Type: printable}},
	Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("src", "result")},
	Format:   "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($src)",
}

// Broadcast is the lane that a gpu.subgroup_broadcast reads from.
type Broadcast uint64

// The lanes of broadcasts.
const (
	FirstActiveLane Broadcast = iota
	AnyLane
	SpecificLane
)

// BroadcastEnum is the enumeration of broadcasts.
var BroadcastEnum = keywords("::mlir::gpu::BroadcastType", 0, "first_active_lane", "any_lane", "specific_lane")

// BroadcastAttrDef is the class of their attributes.
var BroadcastAttrDef = bareEnum("broadcast", "GPU_BroadcastTypeAttr", BroadcastEnum)

var broadcastKind = ir.EnumAttrOf("a lane to broadcast", BroadcastAttrDef)

// Names of the attributes that a gpu.subgroup_reduce with the clause `cluster` of MLIR 20 has: how many
// lanes a cluster has, and how far apart they are.
const (
	ClusterSizeName   = "cluster_size"
	ClusterStrideName = "cluster_stride"
)

// NewerDialect returns the gpu dialect with operations and clauses of later versions of MLIR.
func NewerDialect() *ir.Dialect {
	d := Dialect()
	for i := range d.Ops {
		if d.Ops[i].Def == SubgroupReduce {
			d.Ops[i].Parse = parseClusterReduce
		}
	}
	d.Attrs = append(d.Attrs, BroadcastAttrDef)
	d.Ops = append(d.Ops, ir.OpEntry{Def: Rotate, Verify: verifyRotate}, ir.OpEntry{Def: SubgroupBroadcast, Verify: verifyBroadcast})
	return d
}

// RotationOf returns the offset and the width of a gpu.rotate.
func RotationOf(op *ir.Operation) (offset, width int64) {
	return op.Prop(0).(*ir.IntegerAttr).Int64Or(0), op.Prop(1).(*ir.IntegerAttr).Int64Or(0)
}

// BroadcastOf returns the lane that a gpu.subgroup_broadcast reads from.
func BroadcastOf(op *ir.Operation) Broadcast { return Broadcast(op.Prop(0).(*ir.EnumAttr).Value) }

func isPowerOf2(n int64) bool { return n > 0 && bits.OnesCount64(uint64(n)) == 1 }

func verifyRotate(op *ir.Operation) bool {
	offset, width := RotationOf(op)
	switch {
	case !isPowerOf2(width):
		return op.EmitOpError("width must be a power of two")
	case offset < 0 || offset >= width:
		return op.EmitOpError("offset must be in the range [0, width)")
	}
	return true
}

func verifyBroadcast(op *ir.Operation) bool {
	switch specific := BroadcastOf(op) == SpecificLane; {
	case specific && op.NumOperands() < 2:
		return op.EmitOpError("needs a lane for 'specific_lane'")
	case !specific && op.NumOperands() > 1:
		return op.EmitOpError("takes a lane for 'specific_lane' only")
	}
	return true
}

// parseClusterReduce reads a gpu.subgroup_reduce that may have the clause `cluster(size = 4, stride = 2)`.
func parseClusterReduce(p *ir.Parser, st *ir.OperationState) bool {
	ctx := p.Context()
	if kw, ok := p.ParseOptionalAnyKeyword(); ok {
		v, ok := ReductionEnum.Parse(kw)
		if !ok {
			return p.EmitError(p.Loc(), "invalid op kind")
		}
		st.AddAttr("op", ctx.Enum(ReductionAttrDef, v))
	}
	value, ok := p.ParseOperand()
	if !ok {
		return false
	}
	if p.ParseOptionalKeyword("uniform") {
		st.AddAttr("uniform", ctx.Unit())
	}
	if p.ParseOptionalKeyword("cluster") && !parseCluster(p, st) {
		return false
	}
	if !p.ParseAttrDict(st) || !p.ParseColon() {
		return false
	}
	loc := p.Loc()
	t, ok := p.ParseFunctionType()
	if !ok {
		return false
	}
	st.Results = append(st.Results, t.Results...)
	return p.ResolveOperands([]ir.UnresolvedOperand{value}, t.Inputs, loc, st)
}

// parseCluster reads the clause after its keyword.
func parseCluster(p *ir.Parser, st *ir.OperationState) bool {
	ctx := p.Context()
	number := func(keyword, name string) bool {
		if !p.ParseKeyword(keyword) || !p.ParseEqual() {
			return false
		}
		loc := p.Loc()
		n, ok := p.ParseIntegerOfWidth(32)
		switch {
		case !ok:
			return false
		case !isPowerOf2(n):
			return p.EmitError(loc, "the "+keyword+" of a cluster must be a power of two")
		}
		st.AddAttr(name, ctx.Int(ctx.I32(), n))
		return true
	}
	return p.ParseLParen() && number("size", ClusterSizeName) && (!p.ParseOptionalComma() || number("stride", ClusterStrideName)) && p.ParseRParen()
}
