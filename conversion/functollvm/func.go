// Package functollvm converts ops of the func dialect to the llvm dialect, as MLIR does: functions take the fields of descriptors of
// memrefs, or bare pointers, and get wrappers that C can call.
package functollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Names of attributes that say how functions are converted.
const (
	varArgsAttr  = "func.varargs"
	linkageAttr  = "llvm.linkage"
	bareAttr     = "llvm.bareptr"
	readNoneAttr = "llvm.readnone"
	wrapperAttr  = "llvm.emit_c_interface"
	byValAttr    = "llvm.byval"
	byRefAttr    = "llvm.byref"
	retAttr      = "llvm.sret"
	inAllocaAttr = "llvm.inalloca"
	noInlineAttr = "no_inline"
)

// AddPatterns appends the patterns for all ops of func.
func AddPatterns(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	tc := &c.TypeConverter
	return append(ps,
		rewrite.ConvertOp(llvmtypes.Name(fn.Func, llvm.Func), tc, fn.Func, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return (&function{c: c, op: op, rw: rw}).convert()
		}),
		rewrite.ConvertOp(llvmtypes.Name(fn.CallIndirect, llvm.Call), tc, fn.CallIndirect, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return call(c, op, ad, false, rw)
		}),
		rewrite.ConvertOp(llvmtypes.Name(fn.Call, llvm.Call), tc, fn.Call, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return call(c, op, ad, c.Options().BarePointers || isBare(rw, op), rw)
		}),
		rewrite.ConvertOp(llvmtypes.Name(fn.Constant, llvm.AddressOf), tc, fn.Constant, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			t := c.Convert(op.Result(0).Type())
			if t == nil || !llvm.Compatible(t) {
				return rw.Fail("the result has no LLVM type")
			}
			attrs := append([]ir.NamedAttribute{ir.Named("global_name", op.Attr("value"))}, op.DiscardableAttrs()...)
			rw.ReplaceByNew(op, llvm.AddressOf, nil, []ir.Type{t}, attrs...)
			return true
		}),
		rewrite.ConvertOp(llvmtypes.Name(fn.Return, llvm.Return), tc, fn.Return, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return returns(c, op, ad, rw)
		}))
}

// function is the state of converting a func.func.
type function struct {
	c    *llvmtypes.Converter
	op   *ir.Operation
	rw   *rewrite.Rewriter
	bare bool
	// byValue holds, for each argument, the type of what a pointer that replaces the argument points to, or nil if none does.
	byValue []ir.Type
}

func (f *function) convert() bool {
	op, c, rw := f.op, f.c, f.rw
	t := fn.FuncOp{Operation: op}.Type()
	f.bare = c.Options().BarePointers || op.Attr(bareAttr) != nil
	to, sig := c.Signature(t, op.Attr(varArgsAttr) == ir.Attribute(rw.Context().Bool(true)), f.bare)
	if to == nil {
		return rw.Fail("the type of an argument or result has no LLVM type")
	}
	if to, sig = f.passByPointer(to, sig); to == nil {
		return false
	}
	linkage, ok := f.linkage()
	if !ok {
		return false
	}
	attrs := append(f.attrs(), ir.Named("linkage", linkage))
	if op.Attr(readNoneAttr) != nil {
		if _, ok := op.Attr(readNoneAttr).(*ir.UnitAttr); !ok {
			return op.EmitError("Contains " + readNoneAttr + " attribute not of type UnitAttr")
		}
		none := llvm.MemoryEffects(rw.Context(), llvm.ModRefNone, llvm.ModRefNone, llvm.ModRefNone)
		attrs = append(attrs, ir.Named(llvm.MemoryEffectsName(rw.Context()), none))
	}
	if v := op.Attr("res_attrs"); v != nil && len(t.Results) == 1 {
		attrs = append(attrs, ir.Named("res_attrs", v))
	}
	args, ok := f.argAttrs(sig)
	if !ok {
		return rw.Fail("an attribute of an argument has a type without an LLVM type")
	}
	if args != nil {
		attrs = append(attrs, ir.Named("arg_attrs", args))
	}
	name := ir.SymbolName(op)
	n := llvm.NewFunc(&rw.Builder, op.Loc(), name, to, attrs...)
	at := rw.InsertionPoint()
	old := entryArgs(op.Region(0))
	rw.InlineRegionBefore(op.Region(0), n.Region(0), nil)
	if !n.Region(0).Empty() && !f.convertBlocks(n, sig, old) {
		return rw.Fail("the type of a block argument has no LLVM type")
	}
	rw.SetInsertionPoint(at)
	if !f.wrap(n, to) {
		return false
	}
	rw.Erase(op)
	return true
}

func entryArgs(r *ir.Region) []*ir.Value {
	if r.Empty() {
		return nil
	}
	return append([]*ir.Value(nil), r.First().Args()...)
}

// convertBlocks converts the arguments of all blocks until MLIR 19, and those of the first one since. Then it loads the arguments that
// are passed by pointer.
func (f *function) convertBlocks(n *ir.Operation, sig *rewrite.Signature, old []*ir.Value) bool {
	rw, c := f.rw, f.c
	var entry *ir.Block
	if rw.Context().MLIR() < 20 {
		entry = rw.ConvertRegionTypes(n.Region(0), &c.TypeConverter, sig)
	} else {
		entry = rw.ConvertBlockArgs(n.Region(0).First(), sig, &c.TypeConverter)
	}
	if entry == nil {
		return false
	}
	rw.SetStart(entry)
	for i, t := range f.byValue {
		if t != nil {
			v := entry.Arg(sig.Start(i))
			rw.ReplaceUses(old[i], llvm.NewLoad(&rw.Builder, v.Loc(), t, v))
		}
	}
	return true
}

// passByPointer changes the arguments that are passed by a pointer to what the caller has, and that are no pointers: from MLIR 20 on the
// function takes a pointer.
func (f *function) passByPointer(t *llvm.FunctionType, sig *rewrite.Signature) (*llvm.FunctionType, *rewrite.Signature) {
	dicts := fn.FuncOp{Operation: f.op}.ArgAttrs()
	if f.rw.Context().MLIR() < 20 || dicts == nil {
		return t, sig
	}
	changed, start := rewrite.NewSignature(len(dicts)), 0
	var params []ir.Type
	for i, d := range dicts {
		ts := t.Params[start : start+sig.Count(i)]
		start += len(ts)
		if e := pointee(d); e != nil && len(ts) == 1 && !isPointer(ts[0]) {
			to := f.c.Convert(e)
			if to == nil {
				f.rw.Fail("an argument that is passed by pointer has no LLVM type")
				return nil, nil
			}
			if f.byValue == nil {
				f.byValue = make([]ir.Type, len(dicts))
			}
			f.byValue[i], ts = to, []ir.Type{f.c.Pointer()}
		}
		changed.AddInputs(i, ts...)
		params = append(params, ts...)
	}
	if f.byValue == nil {
		return t, sig
	}
	return llvm.Function(t.Result, params, t.VarArg), changed
}

func isPointer(t ir.Type) bool { _, ok := t.(*llvm.PointerType); return ok }

// pointee returns the type that the attributes of an argument state for what the argument points to, or nil.
func pointee(d *ir.DictionaryAttr) ir.Type {
	for _, name := range [...]string{byValAttr, byRefAttr} {
		if d == nil {
			return nil
		}
		if t, ok := d.Get(name).(*ir.TypeAttr); ok {
			return t.Value
		}
	}
	return nil
}

// linkage returns the linkage that the function states, or the external one.
func (f *function) linkage() (ir.Attribute, bool) {
	a := f.op.Attr(linkageAttr)
	if a == nil {
		return llvm.LinkageOf(f.rw.Context(), llvm.LinkageExternal), true
	}
	if e, ok := a.(*ir.EnumAttr); ok && e.AttrDef() == llvm.LinkageAttrDef {
		return a, true
	}
	return nil, f.op.EmitError("Contains " + linkageAttr + " attribute not of type LLVM::LinkageAttr")
}

// attrs returns the attributes that the functions of the llvm dialect keep, and the visibility of the symbol.
func (f *function) attrs() []ir.NamedAttribute {
	var attrs []ir.NamedAttribute
	for _, a := range f.op.DiscardableAttrs() {
		switch a.Name {
		case linkageAttr, varArgsAttr, readNoneAttr:
			continue
		}
		attrs = append(attrs, a)
	}
	if v := f.op.Attr(noInlineAttr); v != nil && f.rw.Context().MLIR() < 20 && !named(attrs, noInlineAttr) {
		attrs = append(attrs, ir.Named(noInlineAttr, v))
	}
	if v := f.op.Attr(ir.SymbolVisibilityAttr); v != nil {
		attrs = append(attrs, ir.Named(ir.SymbolVisibilityAttr, v))
	}
	return attrs
}

func named(attrs []ir.NamedAttribute, name string) bool {
	for _, a := range attrs {
		if a.Name == name {
			return true
		}
	}
	return false
}

// argAttrs returns the attributes of the new arguments, nil if the function states none. Arguments that became several ones lose theirs.
// ok is false if a type in an attribute cannot be converted.
func (f *function) argAttrs(sig *rewrite.Signature) (a *ir.ArrayAttr, ok bool) {
	list, ok := f.op.Attr("arg_attrs").(*ir.ArrayAttr)
	if !ok || len(sig.Types) == 0 {
		return nil, true
	}
	c := f.rw.Context()
	none := ir.Attribute(c.Dictionary(nil))
	out := make([]ir.Attribute, len(sig.Types))
	for i := range out {
		out[i] = none
	}
	for i, e := range list.Elements {
		d, isDict := e.(*ir.DictionaryAttr)
		if !isDict || sig.Count(i) != 1 {
			continue
		}
		attrs := append([]ir.NamedAttribute(nil), d.Entries...)
		for k, a := range attrs {
			switch a.Name {
			case byValAttr, byRefAttr, retAttr, inAllocaAttr:
				t, isType := a.Value.(*ir.TypeAttr)
				if !isType {
					continue
				}
				to := f.c.Convert(t.Value)
				if to == nil {
					return nil, false
				}
				attrs[k].Value = c.TypeAttr(to)
			}
		}
		out[sig.Start(i)] = c.Dictionary(attrs)
	}
	return c.Array(out), true
}
