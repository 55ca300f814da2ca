package vectortollvm

import (
	"strconv"

	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// print calls functions of the runtime for a scalar and for what follows it. Vectors are left: the pass convert-vector-to-scf prints their
// elements one by one.
func (a *at) print(op *ir.Operation, ad rewrite.Adaptor) bool {
	p := vector.PrintOp{Operation: op}
	if p.Source() != nil && !a.printScalar(op, p.Source().Type(), ad.Operand(0)) {
		return a.rw.Fail("no function prints the value")
	}
	if s := p.Literal(); s != nil {
		if !a.printText(op, s.Value) {
			return a.rw.Fail("no function prints the text")
		}
		a.rw.Erase(op)
		return true
	}
	name := ""
	switch p.Punctuation() {
	case vector.Open:
		name = "printOpen"
	case vector.Close:
		name = "printClose"
	case vector.Comma:
		name = "printComma"
	case vector.NewLine:
		name = "printNewline"
	}
	if name != "" && !a.call(op, name, nil) {
		return a.rw.Fail("no function prints the punctuation")
	}
	a.rw.Erase(op)
	return true
}

// call calls a function of the runtime that returns nothing.
func (a *at) call(op *ir.Operation, name string, v *ir.Value) bool {
	var types []ir.Type
	var args []*ir.Value
	if v != nil {
		types, args = []ir.Type{v.Type()}, []*ir.Value{v}
	}
	fn := a.c.Runtime(a.rw, op, name, nil, types...)
	if fn == nil {
		return false
	}
	llvmtypes.Call(a.b, a.loc, fn, args...)
	return true
}

func (a *at) printScalar(op *ir.Operation, t ir.Type, v *ir.Value) bool {
	if a.c.Convert(t) == nil {
		return false
	}
	switch t := t.(type) {
	case *ir.FloatType:
		return a.printFloat(op, t, v)
	case *ir.IndexType:
		return a.call(op, "printU64", v)
	case *ir.IntegerType:
		return a.printInt(op, t, v)
	}
	return false
}

func (a *at) printFloat(op *ir.Operation, t *ir.FloatType, v *ir.Value) bool {
	switch t.Kind {
	case ir.F32:
		return a.call(op, "printF32", v)
	case ir.F64:
		return a.call(op, "printF64", v)
	case ir.F16, ir.BF16:
		name := "printF16"
		if t.Kind == ir.BF16 {
			name = "printBF16"
		}
		bits := a.ctx.I(16)
		fn := a.c.Runtime(a.rw, op, name, nil, bits)
		if fn == nil {
			return false
		}
		llvmtypes.Call(a.b, a.loc, fn, a.one(llvm.BitCast, bits, []*ir.Value{v}))
		return true
	}
	return a.ctx.MLIR() > 21 && a.printSmallFloat(op, t, v)
}

// printSmallFloat calls the function that takes LLVM's number of a float format, and the bits of the float.
func (a *at) printSmallFloat(op *ir.Operation, t *ir.FloatType, v *ir.Value) bool {
	number := t.Semantics().LLVMNumber()
	if t.Width() > 8 || number < 0 {
		return false
	}
	i32, i64 := a.ctx.I32(), a.ctx.I64()
	fn := a.c.Runtime(a.rw, op, "printApFloat", nil, i32, i64)
	if fn == nil {
		return false
	}
	format := llvm.NewInt(a.b, a.loc, i32, int64(number))
	llvmtypes.Call(a.b, a.loc, fn, format, a.one(llvm.ZExt, i64, []*ir.Value{v}))
	return true
}

// printInt extends an integer to 64 bits. Signless ones are signed, but i1, which is printed as 0 or 1.
func (a *at) printInt(op *ir.Operation, t *ir.IntegerType, v *ir.Value) bool {
	unsigned := t.Signedness == ir.Unsigned
	name, extend := "printI64", arith.ExtSI
	if unsigned {
		name = "printU64"
	}
	if unsigned || t.Width == 1 {
		extend = arith.ExtUI
	}
	if t.Width > 64 {
		return false
	}
	fn := a.c.Runtime(a.rw, op, name, nil, a.ctx.I64())
	if fn == nil {
		return false
	}
	if t.Width < 64 {
		v = arith.NewCast(a.b, a.loc, extend, v, a.ctx.I64())
	}
	llvmtypes.Call(a.b, a.loc, fn, v)
	return true
}

// textsOf is the key of the names of texts in a module.
type textsOf struct{ module *ir.Operation }

// textNames are the names of symbols in a module that texts cannot have, and the number to try next.
type textNames struct {
	used map[string]bool
	next int
}

func (n *textNames) free() string {
	name := "vector_print_str"
	for n.used[name] {
		name = "vector_print_str_" + strconv.Itoa(n.next)
		n.next++
	}
	n.used[name] = true
	return name
}

// printText calls the function that prints text, which becomes a constant at the start of the module.
func (a *at) printText(op *ir.Operation, text string) bool {
	module := op.Parent()
	for module != nil && !module.Is(ir.Module) {
		module = module.Parent()
	}
	if module == nil || module.Region(0).Empty() || !a.rw.MayEdit(module.Region(0).First()) {
		return false
	}
	body := module.Region(0).First()
	names := rewrite.Shared(a.rw, textsOf{module}, func() *textNames {
		n := &textNames{used: map[string]bool{}}
		for o := body.First(); o != nil; o = o.Next() {
			n.used[ir.SymbolName(o)] = true
		}
		return n
	})
	name, data := names.free(), append([]byte(text), 0)
	array := llvm.Array(a.ctx.I(8), uint64(len(data)))
	value := a.ctx.Dense(a.ctx.Tensor([]int64{int64(len(data))}, a.ctx.I(8), nil), data)
	saved := a.rw.InsertionPoint()
	a.rw.SetStart(body)
	a.rw.CreateWithRegions(a.loc, llvm.Global, nil, nil, 1, ir.Named("sym_name", a.ctx.String(name)), ir.Named("global_type", a.ctx.TypeAttr(array)),
		ir.Named("linkage", llvm.LinkageOf(a.ctx, llvm.LinkagePrivate)), ir.Named("constant", a.ctx.Unit()), ir.Named("value", value),
		ir.Named("addr_space", a.intAttr(32, 0)))
	a.rw.SetInsertionPoint(saved)
	address := a.one(llvm.AddressOf, a.c.Pointer(), nil, ir.Named("global_name", a.ctx.SymbolRef(name)))
	first := llvm.NewGEP(a.b, a.loc, a.c.Pointer(), array, address, llvm.StaticIndex(0))
	return a.call(op, "printString", first)
}
