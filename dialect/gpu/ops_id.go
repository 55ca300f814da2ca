package gpu

import "github.com/spvc/spvc/ir"

// dimensional declares an op that returns an index along a dimension.
//
//go:noinline
func dimensional(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name:    "gpu." + mnemonic,
		Summary: summary,
		Attrs:   []ir.AttrDef{{Name: "dimension", Type: dimensionKind}, upperBound},
		Results: []ir.ValueDef{{Name: "result", Type: index}},
		Traits:  []ir.Trait{ir.Pure},
		Format:  "$dimension (`upper_bound` $upper_bound^)? attr-dict",
	}
}

// dimensionless declares an op that returns an index and has no dimension.
func dimensionless(mnemonic, summary, typ string) *ir.OpDef {
	return &ir.OpDef{
		Name:    "gpu." + mnemonic,
		Summary: summary,
		Attrs:   []ir.AttrDef{upperBound},
		Results: []ir.ValueDef{{Name: "result", Type: index}},
		Traits:  []ir.Trait{ir.Pure},
		Format:  "(`upper_bound` $upper_bound^)? attr-dict" + typ,
	}
}

// The ops that return ids and sizes of the grid and its parts.
var (
	ThreadID         = dimensional("thread_id", "index of the thread in its block")
	BlockID          = dimensional("block_id", "index of the block in the grid")
	BlockDim         = dimensional("block_dim", "number of threads of a block")
	GridDim          = dimensional("grid_dim", "number of blocks of the grid")
	GlobalID         = dimensional("global_id", "index of the thread in the grid")
	ClusterID        = dimensional("cluster_id", "index of the cluster in the grid")
	ClusterDim       = dimensional("cluster_dim", "number of clusters of the grid")
	ClusterDimBlocks = dimensional("cluster_dim_blocks", "number of blocks of a cluster")
	ClusterBlockID   = dimensional("cluster_block_id", "index of the block in its cluster")

	LaneID       = dimensionless("lane_id", "index of the thread in its subgroup", "")
	SubgroupID   = dimensionless("subgroup_id", "index of the subgroup in its workgroup", " `:` type($result)")
	NumSubgroups = dimensionless("num_subgroups", "number of subgroups of a workgroup", " `:` type($result)")
	SubgroupSize = dimensionless("subgroup_size", "number of threads of a subgroup", " `:` type($result)")
)

// Slots of the ops with a dimension.
const (
	idDimension = iota
	idUpperBound
)

// dimensionalOps are the ops with a dimension.
var dimensionalOps = []*ir.OpDef{ThreadID, BlockID, BlockDim, GridDim, GlobalID, ClusterID, ClusterDim, ClusterDimBlocks, ClusterBlockID}

// IDOp is the typed view of an op with a dimension, such as gpu.thread_id.
type IDOp struct{ *ir.Operation }

// Dimension returns the dimension.
func (op IDOp) Dimension() Dim { return Dim(op.Prop(idDimension).(*ir.EnumAttr).Value) }

// UpperBound returns the upper bound attribute of the op. It returns false if there is
// none.
func (op IDOp) UpperBound() (int64, bool) {
	a, ok := op.Prop(idUpperBound).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int64()
}

// NewID creates one of the ops with a dimension.
func NewID(b *ir.Builder, loc ir.Location, def *ir.OpDef, d Dim) *ir.Value {
	c := b.Context()
	return b.Create(loc, def, nil, []ir.Type{c.Index()}, ir.Named("dimension", c.Enum(DimAttrDef, uint64(d)))).Result(0)
}

func nameID(op *ir.Operation, set func(*ir.Value, string)) {
	if d, ok := op.Prop(idDimension).(*ir.EnumAttr); ok {
		set(op.Result(0), op.Name()[len("gpu."):]+"_"+Dim(d.Value).String())
	}
}
