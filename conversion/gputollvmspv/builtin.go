// Package gputollvmspv converts operations of kernels to calls of the functions of OpenCL, by their mangled names, from which LLVM's backend for SPIR-V makes builtin
// variables and instructions.
package gputollvmspv

import (
	"strconv"

	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// spirFunc is the calling convention spir_funccc.
const spirFunc = 75

// builtin is a function of OpenCL.
type builtin struct {
	name string
	// pure functions depend on nothing that changes. All invocations of a workgroup or subgroup call convergent ones together. MLIR 19 states the latter only.
	pure, convergent bool
}

// dimensions are the functions that take the number of a dimension.
var dimensions = [...]struct {
	op   *ir.OpDef
	name string
}{
	{gpu.BlockID, "_Z12get_group_idj"}, {gpu.GridDim, "_Z14get_num_groupsj"}, {gpu.BlockDim, "_Z14get_local_sizej"},
	{gpu.ThreadID, "_Z12get_local_idj"}, {gpu.GlobalID, "_Z13get_global_idj"},
}

// subgroups are the functions about subgroups, for which there are patterns since MLIR 20.
var subgroups = [...]struct {
	op   *ir.OpDef
	name string
}{
	{gpu.SubgroupID, "_Z16get_sub_group_id"}, {gpu.NumSubgroups, "_Z18get_num_sub_groups"},
	{gpu.LaneID, "_Z22get_sub_group_local_id"}, {gpu.SubgroupSize, "_Z18get_sub_group_size"},
}

// AddPatterns appends the patterns to ps, and makes what they convert illegal for t. Functions of the gpu dialect stay.
func AddPatterns(c *llvmtypes.Converter, t *rewrite.Target, ps []*rewrite.Pattern) []*rewrite.Pattern {
	add := func(def *ir.OpDef, f func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool) {
		t.AddIllegalOp(def)
		ps = append(ps, rewrite.ConvertOp(def.Name+" to OpenCL", &c.TypeConverter, def, f))
	}
	add(gpu.Barrier, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		flags := c.Context().I32()
		f := function(rw, op, builtin{name: "_Z7barrierj", convergent: true}, llvm.Void(c.Context()), flags)
		if f == nil {
			return rw.Fail("no module declares the function")
		}
		fence := int64(1) // CLK_LOCAL_MEM_FENCE
		if c.Context().MLIR() > 19 {
			fence = 3 // and CLK_GLOBAL_MEM_FENCE
		}
		call(rw, op, f, llvm.NewInt(&rw.Builder, op.Loc(), flags, fence))
		rw.Erase(op)
		return true
	})
	for _, d := range dimensions {
		add(d.op, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			i32 := c.Context().I32()
			f := function(rw, op, builtin{name: d.name, pure: true}, c.IndexType(), i32)
			if f == nil {
				return rw.Fail("no module declares the function")
			}
			n := llvm.NewInt(&rw.Builder, op.Loc(), i32, int64(gpu.IDOp{Operation: op}.Dimension()))
			rw.Replace(op, call(rw, op, f, n))
			return true
		})
	}
	add(gpu.Shuffle, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool { return shuffle(c, op, ad, rw) })
	if c.Context().MLIR() < 20 {
		return ps
	}
	for _, d := range subgroups {
		add(d.op, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			f := function(rw, op, builtin{name: d.name}, c.Context().I32())
			if f == nil {
				return rw.Fail("no module declares the function")
			}
			v := call(rw, op, f)
			if c.IndexBits() > 32 {
				v = llvm.NewOne(&rw.Builder, op.Loc(), llvm.ZExt, c.IndexType(), v)
			}
			rw.Replace(op, v)
			return true
		})
	}
	return ps
}

// function returns a function of OpenCL, which it declares at the start of the symbol table around op if it is not there.
func function(rw *rewrite.Rewriter, op *ir.Operation, b builtin, result ir.Type, params ...ir.Type) *ir.Operation {
	table := ir.NearestSymbolTable(op.Parent())
	if table == nil || !rw.MayEdit(table.Region(0).First()) {
		return nil
	}
	if f := ir.LookupSymbol(table, b.name); f != nil {
		if f.Is(llvm.Func) {
			return f
		}
		return nil
	}
	c := rw.Context()
	attrs := []ir.NamedAttribute{ir.Named("CConv", llvm.CConvOf(c, spirFunc))}
	if b.convergent {
		attrs = append(attrs, ir.Named("convergent", c.Unit()))
	}
	if c.MLIR() > 19 {
		attrs = append(attrs, ir.Named("no_unwind", c.Unit()), ir.Named("will_return", c.Unit()))
		if b.pure {
			attrs = append(attrs, ir.Named("memory_effects", llvm.MemoryEffects(c, 0, 0, 0)))
		}
	}
	at := rw.InsertionPoint()
	rw.SetStart(table.Region(0).First())
	f := llvm.NewFunc(&rw.Builder, table.Loc(), b.name, llvm.Function(result, params, false), attrs...)
	rw.SetInsertionPoint(at)
	return f
}

// call calls f, with the attributes that f has.
func call(rw *rewrite.Rewriter, op, f *ir.Operation, args ...*ir.Value) *ir.Value {
	n := llvmtypes.Call(&rw.Builder, op.Loc(), f, args...)
	names := []string{"CConv"}
	if rw.Context().MLIR() > 19 {
		names = append(names, "convergent", "no_unwind", "will_return", "memory_effects")
	}
	for _, name := range names {
		if a := f.Attr(name); a != nil {
			n.SetAttr(name, a)
		}
	}
	if n.NumResults() == 0 {
		return nil
	}
	return n.Result(0)
}

// shuffles are the names of functions by the mode.
var shuffles = [...]string{
	gpu.ShuffleXor: "sub_group_shuffle_xor", gpu.ShuffleDown: "sub_group_shuffle_down", gpu.ShuffleUp: "sub_group_shuffle_up", gpu.ShuffleIdx: "sub_group_shuffle",
}

// mangled returns the letters for a type and an integer of 32 bits in mangled names, or "".
func mangled(t ir.Type) string {
	newer := t.Context().MLIR() > 19
	switch t := t.(type) {
	case *ir.FloatType:
		switch {
		case t.Kind == ir.F32:
			return "fj"
		case t.Kind == ir.F64:
			return "dj"
		case t.Kind == ir.F16 && newer:
			return "Dhj"
		}
	case *ir.IntegerType:
		switch {
		case t.Width == 32:
			return "ij"
		case t.Width == 64:
			return "lj"
		case t.Width == 16 && newer:
			return "sj"
		case t.Width == 8 && newer:
			return "cj"
		}
	}
	return ""
}

// subgroupSize returns the size of subgroups: that of the target until MLIR 19, or else that which the function requires. It returns 0 if there is none.
func subgroupSize(op *ir.Operation) int64 {
	if op.Context().MLIR() < 20 {
		return int64(spirv.EnvOf(spirv.LookupTargetEnvOrDefault(op)).Limits().SubgroupSize)
	}
	f := op.ParentOf(llvm.Func)
	if f == nil {
		return 0
	}
	n, _ := f.Attr("intel_reqd_sub_group_size").(*ir.IntegerAttr)
	if n == nil {
		return 0
	}
	return n.Int64Or(0)
}

func shuffle(c *llvmtypes.Converter, op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	width, ok := ir.IntConstantOf(op.Operand(2))
	if !ok || width != subgroupSize(op) {
		return rw.Fail("shuffle width and subgroup size mismatch")
	}
	letters := mangled(op.Result(0).Type())
	if letters == "" {
		return rw.Fail("OpenCL has no shuffle of the type")
	}
	base := shuffles[gpu.ShuffleMode(op.Prop(0).(*ir.EnumAttr).Value)]
	v, at := ad.Operand(0), ad.Operand(1)
	f := function(rw, op, builtin{name: "_Z" + strconv.Itoa(len(base)) + base + letters, convergent: true}, v.Type(), v.Type(), at.Type())
	if f == nil {
		return rw.Fail("no module declares the function")
	}
	result := call(rw, op, f, v, at)
	valid := llvm.NewConstant(&rw.Builder, op.Loc(), c.Context().I1(), c.Context().Bool(true))
	rw.Replace(op, result, valid)
	return true
}
