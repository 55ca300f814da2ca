package spirvtollvm

import (
	"math"

	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

var inf = math.Inf(1)

// both makes the struct of the two parts of a result.
func (x *state) both(low, high *ir.Value) bool {
	all := llvmtypes.NoValue(&x.Builder, x.loc, x.to)
	all = llvm.NewInsertValue(&x.Builder, x.loc, all, low, 0)
	return x.replace(llvm.NewInsertValue(&x.Builder, x.loc, all, high, 1))
}

func (x *state) addCarry() bool {
	a, b := x.ad.Operand(0), x.ad.Operand(1)
	sum := x.in(a.Type(), llvm.Add, a, b)
	return x.both(sum, x.in(a.Type(), llvm.ZExt, x.compare(llvm.ICmp, llvm.ICmpULT, sum, a)))
}

func (x *state) subBorrow() bool {
	a, b := x.ad.Operand(0), x.ad.Operand(1)
	borrow := x.in(a.Type(), llvm.ZExt, x.compare(llvm.ICmp, llvm.ICmpULT, a, b))
	return x.both(x.in(a.Type(), llvm.Sub, a, b), borrow)
}

// wideProduct returns the rewrite for a product of twice the width, whose halves are the parts of the result.
func wideProduct(extend *ir.OpDef) func(x *state) bool {
	return func(x *state) bool {
		a, b := x.ad.Operand(0), x.ad.Operand(1)
		t := a.Type()
		n := width(t)
		var wide ir.Type = x.ctx.I(2 * n)
		if v, ok := t.(*ir.VectorType); ok {
			wide = v.WithShape(v.Shape(), wide)
		}
		product := x.in(wide, llvm.Mul, x.in(wide, extend, a), x.in(wide, extend, b))
		high := x.in(wide, llvm.LShr, product, x.constantOf(wide, int64(n)))
		return x.both(x.in(t, llvm.Trunc, product), x.in(t, llvm.Trunc, high))
	}
}

// construct makes a composite of its parts. The parts of a vector may be vectors.
func (x *state) construct() bool {
	all := llvmtypes.NoValue(&x.Builder, x.loc, x.to)
	if _, ok := x.to.(*ir.VectorType); !ok {
		for i, v := range x.ad.Operands {
			all = llvm.NewInsertValue(&x.Builder, x.loc, all, v, int64(i))
		}
		return x.replace(all)
	}
	n := int64(0)
	for _, v := range x.ad.Operands {
		for i := range max(vectorLen(v), 1) {
			e := v
			if t, ok := v.Type().(*ir.VectorType); ok {
				e = x.in(t.ElementType(), llvm.ExtractElement, v, x.i32(i))
			}
			all = x.one(llvm.InsertElement, all, e, x.i32(n))
			n++
		}
	}
	return x.replace(all)
}

// dot adds the products of the components, from the first to the last.
func (x *state) dot() bool {
	a, b := x.ad.Operand(0), x.ad.Operand(1)
	products := x.in(a.Type(), llvm.FMul, a, b)
	sum := x.one(llvm.ExtractElement, products, x.i32(0))
	for i := int64(1); i < vectorLen(a); i++ {
		sum = x.one(llvm.FAdd, sum, x.one(llvm.ExtractElement, products, x.i32(i)))
	}
	return x.replace(sum)
}

func (x *state) timesScalar() bool {
	v := x.ad.Operand(0)
	if vectorLen(v) == 0 {
		return x.Fail(noType)
	}
	return x.replace(x.one(llvm.FMul, v, x.broadcast(x.ad.Operand(1), vectorLen(v))))
}

// ordering returns the ordering of LLVM IR for semantics of memory. Those that SPIR-V leaves open are relaxed.
func ordering(a ir.Attribute) int64 {
	s := spirv.EnumValue[spec.MemorySemantics](a)
	acquires, releases := s&spec.MemorySemanticsAcquire != 0, s&spec.MemorySemanticsRelease != 0
	switch {
	case s&spec.MemorySemanticsSequentiallyConsistent != 0:
		return llvm.OrderingSeqCst
	case s&spec.MemorySemanticsAcquireRelease != 0 || acquires && releases:
		return llvm.OrderingAcqRel
	case acquires:
		return llvm.OrderingAcquire
	case releases:
		return llvm.OrderingRelease
	}
	return llvm.OrderingMonotonic
}

// atomic changes memory by an operation. Operations without an operand use 1.
func (x *state) atomic(op int64) bool {
	var v *ir.Value
	if len(x.ad.Operands) > 1 {
		v = x.ad.Operand(1)
	} else {
		v = x.constantOf(x.to, 1)
	}
	c := x.ctx
	i64 := c.I64()
	x.ReplaceByNew(x.op, llvm.AtomicRMW, []*ir.Value{x.ad.Operand(0), v}, []ir.Type{x.to}, ir.Named("bin_op", c.Int(i64, op)),
		ir.Named("ordering", c.Int(i64, ordering(x.op.Attr("semantics")))))
	return true
}

// compareExchange gives the value that was there. A failed comparison does not release memory.
func (x *state) compareExchange() bool {
	c := x.ctx
	i64 := c.I64()
	failure := ordering(x.op.Attr("unequal_semantics"))
	switch failure {
	case llvm.OrderingRelease:
		failure = llvm.OrderingMonotonic
	case llvm.OrderingAcqRel:
		failure = llvm.OrderingAcquire
	}
	t := llvm.LiteralStruct(c, []ir.Type{x.to, c.I1()}, false)
	both := x.Create(x.loc, llvm.CmpXchg, []*ir.Value{x.ad.Operand(0), x.ad.Operand(2), x.ad.Operand(1)}, []ir.Type{t},
		ir.Named("success_ordering", c.Int(i64, ordering(x.op.Attr("equal_semantics")))), ir.Named("failure_ordering", c.Int(i64, failure))).Result(0)
	return x.replace(llvm.NewExtractValue(&x.Builder, x.loc, both, 0))
}

// switches converts a branch by an integer, which has the same successors and segments.
func switches(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	blocks := make([]*ir.Block, op.NumSuccessors())
	for i := range blocks {
		blocks[i] = op.Successor(i)
	}
	attrs := []ir.NamedAttribute{ir.Named("case_operand_segments", op.Attr("case_operand_segments")),
		rw.Context().Segments(1, len(ad.Group(1)), len(ad.Group(2)))}
	if a := op.Attr("literals"); a != nil {
		attrs = append(attrs, ir.Named("case_values", a))
	}
	rw.CreateBranch(op.Loc(), llvm.Switch, ad.Operands, blocks, attrs...)
	rw.Erase(op)
	return true
}

func unreachable(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.ReplaceByNew(op, llvm.Unreachable, nil, nil)
	return true
}

// fence orders accesses of memory. A barrier without semantics orders none.
func fence(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	c := rw.Context()
	if n := ordering(op.Attr("memory_semantics")); n != llvm.OrderingMonotonic {
		rw.Create(op.Loc(), llvm.Fence, nil, nil, ir.Named("ordering", c.Int(c.I64(), n)))
	}
	rw.Erase(op)
	return true
}

// copyMemory loads a value and stores it elsewhere.
func (l *lowering) copyMemory(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t, ok := op.Operand(0).Type().(*spirv.PointerType)
	if !ok {
		return rw.Fail(noType)
	}
	elem := l.Convert(t.Pointee)
	if elem == nil {
		return rw.Fail(noType)
	}
	v := llvm.NewLoad(&rw.Builder, op.Loc(), elem, ad.Operand(1))
	llvm.NewStore(&rw.Builder, op.Loc(), v, ad.Operand(0))
	rw.Erase(op)
	return true
}
