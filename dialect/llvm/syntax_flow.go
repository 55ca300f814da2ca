package llvm

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// parseDest reads a successor and its operands into st, and returns the number of the operands.
func parseDest(p *ir.Parser, st *ir.OperationState) (n int32, ok bool) {
	b, args, ok := p.ParseSuccessorAndUses()
	st.Successors = append(st.Successors, b)
	st.Operands = append(st.Operands, args...)
	return int32(len(args)), ok
}

// wrongKind reports a type of another class than want.
func wrongKind(p *ir.Parser, loc ir.Location, t ir.Type, want string) bool {
	text := "invalid kind of type specified"
	if p.Context().MLIR() > 19 {
		text += ": expected " + want + ", but found " + ir.QuoteType(t)
	}
	return p.EmitError(loc, text)
}

func parseSwitch(p *ir.Parser, st *ir.OperationState) bool {
	value, ok := p.ParseOperand()
	if !ok || !p.ParseColon() {
		return false
	}
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	if !isA[*ir.IntegerType](t) {
		return wrongKind(p, loc, t, "builtin.integer")
	}
	if !p.ParseComma() || !p.ResolveOperand(value, t, st) {
		return false
	}
	dflt, ok := parseDest(p, st)
	if !ok {
		return false
	}
	c := p.Context()
	values, sizes, ok := parseCases(p, st, t)
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	if len(sizes) > 0 {
		st.AddAttr("case_values", c.Dense(c.Vector([]int64{int64(len(sizes))}, t), values))
	}
	total := int32(0)
	for _, n := range sizes {
		total += n
	}
	st.AddAttr("case_operand_segments", c.DenseI32Array(sizes...))
	seg := c.Segments(1, int(dflt), int(total))
	st.AddAttr(seg.Name, seg.Value)
	return true
}

// parseCases reads the cases of a switch on a value of type t: the bytes of their values, and the numbers of operands.
func parseCases(p *ir.Parser, st *ir.OperationState, t ir.Type) (values []byte, sizes []int32, ok bool) {
	if !p.ParseLSquare() || p.ParseOptionalRSquare() {
		return nil, nil, true
	}
	ok = p.ParseCommaSeparated(ir.DelimNone, func() bool {
		read := p.ParseInteger
		if p.Context().MLIR() == ir.OldestVersion { // which writes values without a sign
			read = p.ParseIntegerOfEither
		}
		v, ok := read()
		if !ok || !p.ParseColon() {
			return false
		}
		values = apint.NewSigned(ir.IntegerValueWidth(t), v).AppendBytes(values)
		n, ok := parseDest(p, st)
		sizes = append(sizes, n)
		return ok
	}) && p.ParseRSquare()
	return values, sizes, ok
}

func printSwitch(p *ir.Printer, op *ir.Operation) {
	s := SwitchOp{op}
	p.Space()
	p.Operand(op.Operand(0))
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
	p.Str(", ")
	p.SuccessorAndUses(s.Default())
	p.Str(" [")
	p.Newline()
	values, _ := op.Prop(switchValues).(*ir.DenseElementsAttr)
	for i := range s.NumCases() {
		if values == nil || int64(i) >= values.NumElements() {
			break
		}
		if i > 0 {
			p.Byte(',')
			p.Newline()
		}
		p.Str("  ")
		if v, ok := values.Element(int64(i)).(*ir.IntegerAttr); ok && p.Context().MLIR() == ir.OldestVersion {
			p.Uint(v.Value.Limited(1<<64 - 1)) // without a sign
		} else {
			p.AttrNoType(values.Element(int64(i)))
		}
		p.Str(": ")
		p.SuccessorAndUses(s.Case(i))
	}
	if values != nil {
		p.Newline()
	}
	p.Byte(']')
	p.AttrDict(op, "case_values", "case_operand_segments")
}

func parseIndirectBr(p *ir.Parser, st *ir.OperationState) bool {
	addr, ok := p.ParseOperand()
	if !ok || !p.ParseColon() {
		return false
	}
	loc := p.Loc()
	t, ok := p.ParseType()
	if ok && !isA[*PointerType](t) {
		return wrongKind(p, loc, t, "llvm.ptr")
	}
	if !ok || !p.ParseComma() || !p.ResolveOperand(addr, t, st) {
		return false
	}
	var sizes []int32
	if !p.ParseCommaSeparated(ir.DelimSquare, func() bool {
		n, ok := parseDest(p, st)
		sizes = append(sizes, n)
		return ok
	}) {
		return false
	}
	st.AddAttr("indbr_operand_segments", p.Context().DenseI32Array(sizes...))
	return p.ParseAttrDict(st)
}

func printIndirectBr(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
	p.Str(", [")
	for i := range op.NumSuccessors() {
		if i > 0 {
			p.Byte(',')
		}
		p.Newline()
		start, n, _ := indirectBranch{}.SuccessorOperands(op, i)
		p.SuccessorAndUses(op.Successor(i), op.Operands()[start:start+n])
	}
	if op.NumSuccessors() > 0 {
		p.Newline()
	}
	p.Byte(']')
	p.AttrDict(op, "indbr_operand_segments")
}
