package llvmtypes

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Signature converts the type of a function: memrefs are passed as the fields of their descriptors, or as bare pointers, and several
// results are returned as one struct. The signature says which of the new arguments stand for which old one. Signature returns nil if
// a type cannot be converted.
func (c *Converter) Signature(t *ir.FunctionType, varArg, bare bool) (*llvm.FunctionType, *rewrite.Signature) {
	bare = bare || c.opts.BarePointers
	sig := rewrite.NewSignature(len(t.Inputs))
	var params []ir.Type
	for i, in := range t.Inputs {
		to := c.argumentTypes(in, bare)
		if to == nil {
			return nil, nil
		}
		sig.AddInputs(i, to...)
		params = append(params, to...)
	}
	result := c.PackResults(t.Results, bare)
	if result == nil {
		return nil, nil
	}
	return llvm.Function(result, params, varArg), sig
}

// argumentTypes returns the types of the arguments that stand for one of type t, or nil if there are none.
func (c *Converter) argumentTypes(t ir.Type, bare bool) []ir.Type {
	if bare {
		if p := c.bare(t); p != nil {
			return []ir.Type{p}
		}
		if isMemRef(t) {
			return nil
		}
	}
	switch t := t.(type) {
	case *ir.MemRefType:
		fields, ok := c.MemRefFields(t, true)
		if !ok {
			return nil
		}
		return fields
	case *ir.UnrankedMemRefType:
		if c.Convert(t) == nil {
			return nil
		}
		return c.unrankedFields()
	}
	to := c.Convert(t)
	if to == nil {
		return nil
	}
	return []ir.Type{to}
}

func isMemRef(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}

// CallType converts the type of a value that a function returns. With bare, memrefs become pointers. It returns nil if the type
// cannot be converted.
func (c *Converter) CallType(t ir.Type, bare bool) ir.Type {
	if bare && isMemRef(t) {
		return c.bare(t)
	}
	return c.Convert(t)
}

// PackResults returns the type of the result of a function that returns values of the types ts: void, their own type if there is one,
// a struct otherwise. It returns nil if one of them cannot be converted.
func (c *Converter) PackResults(ts []ir.Type, bare bool) ir.Type {
	bare = bare || c.opts.BarePointers
	if len(ts) == 0 {
		return llvm.Void(c.ctx)
	}
	to := make([]ir.Type, len(ts))
	for i, t := range ts {
		if to[i] = c.CallType(t, bare); to[i] == nil {
			return nil
		}
	}
	if len(to) == 1 {
		return to[0]
	}
	return llvm.LiteralStruct(c.ctx, to, false)
}

// CWrapper returns the type of the function that C calls in place of one of type t: memrefs are passed by pointers to descriptors, and a
// struct is returned through a pointer that comes first. result is the struct, nil if none is returned so.
func (c *Converter) CWrapper(t *ir.FunctionType) (wrapper *llvm.FunctionType, result *llvm.StructType) {
	returns := llvm.Void(c.ctx)
	if len(t.Results) > 0 {
		if returns = c.PackResults(t.Results, false); returns == nil {
			return nil, nil
		}
	}
	var params []ir.Type
	if s, ok := returns.(*llvm.StructType); ok {
		result = s
		params = append(params, c.Pointer())
		returns = llvm.Void(c.ctx)
	}
	for _, in := range t.Inputs {
		to := c.Convert(in)
		if to == nil {
			return nil, nil
		}
		if isMemRef(in) {
			to = c.Pointer()
		}
		params = append(params, to)
	}
	return llvm.Function(returns, params, false), result
}

// Promote returns the arguments of a call, for operands of the types ts that were converted to the values vs: the fields of descriptors, or
// bare pointers.
func (c *Converter) Promote(b *ir.Builder, loc ir.Location, ts []ir.Type, vs []*ir.Value, bare bool) []*ir.Value {
	bare = bare || c.opts.BarePointers
	out := make([]*ir.Value, 0, len(vs))
	for i, v := range vs {
		switch t := ts[i].(type) {
		case *ir.MemRefType:
			if bare {
				d := DescriptorOf(v)
				out = append(out, d.Aligned(b, loc))
				continue
			}
			out = UnpackMemRef(b, loc, v, len(t.Shape()), out)
		case *ir.UnrankedMemRefType:
			out = append(out, RankOf(b, loc, v), PointerOf(b, loc, v))
		default:
			out = append(out, v)
		}
	}
	return out
}

// DescriptorsOfPointers replaces the bare pointers among vs, which stand for memrefs of the types ts, by descriptors.
func (c *Converter) DescriptorsOfPointers(b *ir.Builder, loc ir.Location, ts []ir.Type, vs []*ir.Value) {
	for i, v := range vs {
		if t, ok := ts[i].(*ir.MemRefType); ok {
			d := c.StaticDescriptor(b, loc, t, v, v)
			vs[i] = d.Value
		}
	}
}

// Spill stores a descriptor on the stack and returns its address. The count of values is an i64, whatever index converts to.
func (c *Converter) Spill(b *ir.Builder, loc ir.Location, v *ir.Value) *ir.Value {
	one := IndexConstant(b, loc, c.ctx.I64(), 1)
	memory := llvm.NewAlloca(b, loc, c.Pointer(), v.Type(), one, 0)
	llvm.NewStore(b, loc, v, memory)
	return memory
}
