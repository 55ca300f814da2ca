package functollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// bareIn is the key of the names of functions in a symbol table that take bare pointers.
type bareIn struct{ table *ir.Operation }

// isBare reports whether the callee of op takes bare pointers.
func isBare(rw *rewrite.Rewriter, op *ir.Operation) bool {
	table := ir.NearestSymbolTable(op.Parent())
	if table == nil || table.NumRegions() == 0 || table.Region(0).Empty() {
		return false
	}
	names := rewrite.Shared(rw, bareIn{table}, func() map[string]bool {
		names := map[string]bool{}
		for o := table.Region(0).First().First(); o != nil; o = o.Next() {
			if o.Attr(bareAttr) != nil {
				names[ir.SymbolName(o)] = true
			}
		}
		return names
	})
	callee, ok := op.Attr("callee").(*ir.SymbolRefAttr)
	return ok && names[callee.Root]
}

// call converts a call: it passes the fields of descriptors, or bare pointers, and takes several results from a struct.
func call(c *llvmtypes.Converter, op *ir.Operation, ad rewrite.Adaptor, bare bool, rw *rewrite.Rewriter) bool {
	types := op.ResultTypes()
	var results []ir.Type
	if len(types) > 0 {
		t := c.PackResults(types, bare)
		if t == nil {
			return rw.Fail("a result has no LLVM type")
		}
		results = []ir.Type{t}
	}
	before := operandTypes(op)
	if bare && !canBeBare(before) {
		return rw.Fail("no bare pointer can stand for an unranked memref")
	}
	b, loc := &rw.Builder, op.Loc()
	args := c.Promote(b, loc, before, ad.Operands, bare)
	attrs := op.Attrs()
	if rw.Context().MLIR() > 19 {
		attrs = append(attrs, rw.Context().Segments(len(args), 0))
	}
	n := rw.Create(loc, llvm.Call, args, results, attrs...)
	vs := make([]*ir.Value, len(types))
	for i := range vs {
		if len(vs) == 1 {
			vs[0] = n.Result(0)
			break
		}
		vs[i] = llvm.NewExtractValue(b, loc, n.Result(0), int64(i))
	}
	if bare {
		c.DescriptorsOfPointers(b, loc, types, vs)
	} else if !c.CopyUnranked(rw, op, types, vs, false) {
		return false
	}
	rw.Replace(op, vs...)
	return true
}

func operandTypes(op *ir.Operation) []ir.Type {
	ts := make([]ir.Type, op.NumOperands())
	for i := range ts {
		ts[i] = op.Operand(i).Type()
	}
	return ts
}

// canBeBare reports whether none of ts is an unranked memref.
func canBeBare(ts []ir.Type) bool {
	for _, t := range ts {
		if _, ok := t.(*ir.UnrankedMemRefType); ok {
			return false
		}
	}
	return true
}

// returns converts a return, which packs several values into a struct.
func returns(c *llvmtypes.Converter, op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	b, loc := &rw.Builder, op.Loc()
	bare := c.Options().BarePointers
	for f := op.Parent(); f != nil; f = f.Parent() {
		if f.Is(llvm.Func) {
			bare = bare || f.Attr(bareAttr) != nil
			break
		}
	}
	types := operandTypes(op)
	vs := append([]*ir.Value(nil), ad.Operands...)
	switch {
	case !bare:
		if !c.CopyUnranked(rw, op, types, vs, true) {
			return false
		}
	case !canBeBare(types):
		return rw.Fail("no bare pointer can stand for an unranked memref")
	default:
		for i, t := range types {
			if llvmtypes.CanBeBare(t) {
				d := llvmtypes.DescriptorOf(vs[i])
				vs[i] = d.Allocated(b, loc)
			}
		}
	}
	attrs := op.DiscardableAttrs()
	if len(vs) > 1 {
		t := c.PackResults(types, bare)
		if t == nil {
			return rw.Fail("a result has no LLVM type")
		}
		all := llvmtypes.NoValue(b, loc, t)
		for i, v := range vs {
			all = llvm.NewInsertValue(b, loc, all, v, int64(i))
		}
		vs = []*ir.Value{all}
	}
	rw.Create(loc, llvm.Return, vs, nil, attrs...)
	rw.Erase(op)
	return true
}
