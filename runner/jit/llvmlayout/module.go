package llvmlayout

import (
	"errors"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/runner/jit"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// ErrNoDataLayout says that LLVM has no text for the data layout of a module. The diagnostic is already emitted.
var ErrNoDataLayout = errors.New("LLVM has no such data layout")

// Module compares what the data layout of a builtin.module says of types with what LLVM says, under the data layout that the module has as
// LLVM IR. The types are those of operands, results and arguments in the module, and those that its attributes name, such as the type that
// a llvm.alloca allocates. Types that no variable of LLVM can have are left out, and so is index, whose width is no part of a type in LLVM.
// A type that spvc cannot lay out is an error of [datalayout].
func Module(l *jit.Library, module *ir.Operation) (*Report, error) {
	dl, err := datalayout.New(module)
	if err != nil {
		return nil, err
	}
	c := &types{layout: dl, seen: map[ir.Type]bool{}, known: map[ir.Type]bool{}}
	module.WalkPre(c.visit)
	if c.err != nil {
		return nil, c.err
	}
	m, ok := llvmir.Variables(module, c.list)
	if !ok {
		return nil, ErrNoDataLayout
	}
	got, err := l.GlobalLayouts([]byte(text.Print(m, l.Major())))
	if err != nil {
		return nil, err
	}
	source := "LLVM " + l.Version()
	if m.DataLayout != "" {
		source += " under \"" + m.DataLayout + "\""
	}
	r := &Report{}
	for i := range c.claims {
		r.judge(&c.claims[i], &got[i], source)
	}
	return r, nil
}

// types collects the types of a module with what the data layout says about them.
type types struct {
	layout *datalayout.DataLayout
	seen   map[ir.Type]bool
	// known says which types have a size.
	known  map[ir.Type]bool
	list   []ir.Type
	claims []claim
	err    error
}

// visit adds the types of an operation. A module inside has a data layout of its own.
func (c *types) visit(op *ir.Operation) ir.WalkResult {
	if op != c.layout.Scope() && datalayout.IsScope(op) {
		return ir.WalkSkip
	}
	for i := range op.NumOperands() {
		c.add(op.Operand(i).Type(), op)
	}
	for i := range op.NumResults() {
		c.add(op.Result(i).Type(), op)
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for _, a := range b.Args() {
				c.add(a.Type(), op)
			}
		}
	}
	for _, a := range op.Props() {
		if t, ok := a.(*ir.TypeAttr); ok {
			c.add(t.Value, op)
		}
	}
	if c.err != nil {
		return ir.WalkInterrupt
	}
	return ir.WalkAdvance
}

// add notes a type and those inside of it, unless they are known.
func (c *types) add(t ir.Type, op *ir.Operation) {
	if t == nil || c.seen[t] || c.err != nil {
		return
	}
	c.seen[t] = true
	switch t := t.(type) {
	case *llvm.StructType:
		for _, m := range t.Body() {
			c.add(m, op)
		}
	case *llvm.ArrayType:
		c.add(t.Element, op)
	case *llvm.FunctionType:
		c.add(t.Result, op)
		for _, p := range t.Params {
			c.add(p, op)
		}
	}
	if !c.sized(t) {
		return
	}
	cl := claim{op: op, name: ir.QuoteType(t)}
	if c.err = c.measure(t, &cl); c.err == nil {
		c.list, c.claims = append(c.list, t), append(c.claims, cl)
	}
}

// measure fills in the claim about t.
func (c *types) measure(t ir.Type, cl *claim) (err error) {
	if cl.align, err = c.layout.ABIAlignment(t); err != nil {
		return err
	}
	size, err := c.layout.Bytes(t)
	if err != nil {
		return err
	}
	cl.size = datalayout.AlignUp(size.Min, cl.align)
	if s, ok := t.(*llvm.StructType); ok {
		cl.offsets, _, err = llvm.FieldOffsets(s, c.layout)
	}
	return err
}

// maxBits is the widest integer of LLVM.
const maxBits = 1 << 23

// sized reports whether a variable of LLVM can have the type, and spvc knows its size. A struct that holds itself has none.
func (c *types) sized(t ir.Type) bool {
	if known, ok := c.known[t]; ok {
		return known
	}
	c.known[t] = false
	ok := false
	switch t := t.(type) {
	case *ir.IntegerType:
		ok = t.Signedness == ir.Signless && t.Width <= maxBits && t.Width > 0
	case *ir.FloatType, *ir.VectorType, *llvm.PointerType:
		ok = llvm.Compatible(t) && !llvm.IsScalable(t)
	case *llvm.ArrayType:
		ok = c.sized(t.Element)
	case *llvm.StructType:
		ok = !t.Identified() || !t.Opaque()
		for _, m := range t.Body() {
			ok = c.sized(m) && ok
		}
	}
	c.known[t] = ok
	return ok
}
