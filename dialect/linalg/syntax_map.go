package linalg

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// payload is the operation of the short form `{ name attributes }`.
type payload struct {
	info  *ir.OpInfo
	attrs []ir.NamedAttribute
}

// parsePayload reads the short form of a body, if it comes next.
func parsePayload(p *ir.Parser) (*payload, bool) {
	if !p.ParseOptionalLBrace() {
		return nil, true
	}
	name, ok := p.ParseAnyKeyword()
	if !ok {
		return nil, false
	}
	st := ir.OperationState{Info: p.Context().OpInfo(name)}
	if !p.ParseAttrDict(&st) || !p.ParseRBrace() {
		return nil, false
	}
	return &payload{st.Info, st.Attrs}, true
}

// body makes the region of the short form. The payload takes the arguments of the block in order; if initFirst is set, the last one
// comes first; if skipInit is set, it takes all but the last one.
func (l *payload) body(p *ir.Parser, st *ir.OperationState, operands []*ir.Value, initFirst, skipInit bool) {
	r := &ir.Region{}
	st.Regions = append(st.Regions, r)
	if len(st.Operands) == 0 {
		return
	}
	block := r.AddBlock()
	for _, v := range operands {
		block.AddArg(elementOf(v.Type()), st.Loc)
	}
	args := block.Args()
	switch {
	case initFirst && len(args) > 0:
		args = append([]*ir.Value{args[len(args)-1]}, args[:len(args)-1]...)
	case skipInit:
		args = args[:len(args)-1]
	}
	b := p.Builder()
	at := b.InsertionPoint()
	b.SetEnd(block)
	result := elementOf(st.Operands[len(st.Operands)-1].Type())
	inner := ir.OperationState{Loc: st.Loc, Info: l.info, Operands: args, Results: []ir.Type{result}, Attrs: l.attrs}
	op := b.Build(&inner)
	NewYield(b, st.Loc, op.Results()...)
	b.SetInsertionPoint(at)
}

// parseDestination reads operands, what attrs reads, and attributes. Results have the types of the outputs that are tensors.
func parseDestination(p *ir.Parser, st *ir.OperationState, attrs func() bool) (q parts, ok bool) {
	if q, ok = parseParts(p, st); !ok {
		return q, false
	}
	for _, t := range q.outputs {
		if _, ok := t.(*ir.RankedTensorType); ok {
			st.Results = append(st.Results, t)
		}
	}
	return q, (attrs == nil || attrs()) && p.ParseAttrDict(st)
}

// parseBody reads the arguments and the region of the long form.
func parseBody(p *ir.Parser, st *ir.OperationState) bool {
	args, ok := p.ParseArgumentList(ir.DelimParen, true, true)
	if !ok {
		return false
	}
	r, ok := p.ParseRegion(args)
	st.Regions = append(st.Regions, r)
	return ok
}

func parseMap(p *ir.Parser, st *ir.OperationState) bool {
	short, ok := parsePayload(p)
	if !ok {
		return false
	}
	if _, ok = parseDestination(p, st, nil); !ok {
		return false
	}
	if short == nil {
		return parseBody(p, st)
	}
	operands, withInit := st.Operands, p.Context().MLIR() >= mapInitSince
	if !withInit && len(operands) > 0 {
		operands = operands[:len(operands)-1]
	}
	short.body(p, st, operands, false, withInit)
	return true
}

func parseReduce(p *ir.Parser, st *ir.OperationState) bool {
	short, ok := parsePayload(p)
	if !ok {
		return false
	}
	if _, ok = parseDestination(p, st, parseDims(p, st, "dimensions")); !ok {
		return false
	}
	if short == nil {
		return parseBody(p, st)
	}
	short.body(p, st, st.Operands, true, false)
	return true
}

// parseDims returns a function that reads `name = [1, 2]`.
func parseDims(p *ir.Parser, st *ir.OperationState, name string) func() bool {
	return func() bool {
		if !p.ParseKeyword(name) || !p.ParseEqual() {
			return false
		}
		var dims []int64
		ok := p.ParseCommaSeparated(ir.DelimSquare, func() bool {
			v, ok := p.ParseInteger()
			dims = append(dims, v)
			return ok
		})
		st.AddAttr(name, p.Context().DenseI64Array(dims...))
		return ok
	}
}

// parseCopy returns the parser of linalg.transpose or linalg.broadcast, whose attribute is called name.
func parseCopy(name string) func(p *ir.Parser, st *ir.OperationState) bool {
	return func(p *ir.Parser, st *ir.OperationState) bool {
		q, ok := parseDestination(p, st, parseDims(p, st, name))
		return ok && addRegion(p, st, p.Loc(), copyModel{}, &q, 0)
	}
}

func printCopy(name string) func(p *ir.Printer, op *ir.Operation) {
	return func(p *ir.Printer, op *ir.Operation) {
		printParts(p, op, 1)
		printDims(p, op, name)
		p.AttrDict(op, name)
	}
}

func printDims(p *ir.Printer, op *ir.Operation, name string) {
	p.Byte(' ')
	p.Str(name)
	p.Str(" = [")
	for i, d := range int64sIn(op, 0) {
		if i > 0 {
			p.Str(", ")
		}
		p.Int(d)
	}
	p.Str("] ")
}

// payloadOf returns the operation that the short form of a body can name, or nil.
func payloadOf(body *ir.Block, initFirst, skipInit bool) *ir.Operation {
	op := body.First()
	if op == nil || op.Next() == nil || op.Next() != body.Last() || op.NumRegions() > 0 || op.NumResults() == 0 {
		return nil
	}
	args, yield := body.Args(), body.Last()
	if skipInit && len(args) > 0 {
		args = args[:len(args)-1]
	}
	n := op.NumOperands()
	if n == 0 || n != len(args) || yield.NumOperands() != op.NumResults() {
		return nil
	}
	for i := range n {
		k := i
		if initFirst {
			k = (i + n - 1) % n
		}
		if op.Operand(i) != args[k] {
			return nil
		}
	}
	for i := range op.NumResults() {
		if yield.Operand(i) != op.Result(i) {
			return nil
		}
	}
	return op
}

func printPayload(p *ir.Printer, op *ir.Operation) {
	p.Str(" { ")
	p.Str(op.Name())
	attrs := op.Attrs()
	elided := ""
	for _, a := range attrs {
		if e, ok := a.Value.(*ir.EnumAttr); ok && e.AttrDef() == arith.FastMathAttrDef && e.Value == 0 {
			elided = a.Name
			break
		}
	}
	p.NamedAttrs(attrs, elided)
	p.Str(" }")
}

// printBody writes the long form of a body.
func printBody(p *ir.Printer, op *ir.Operation) {
	p.Indent(1)
	p.Newline()
	p.Byte('(')
	for i, a := range op.Region(0).First().Args() {
		if i > 0 {
			p.Str(", ")
		}
		p.Argument(a, nil, false)
	}
	p.Str(") ")
	p.Region(op.Region(0), false, true)
	p.Indent(-1)
}

func printMap(p *ir.Printer, op *ir.Operation) {
	short := payloadOf(op.Region(0).First(), false, op.Context().MLIR() >= mapInitSince)
	if short != nil {
		printPayload(p, short)
	}
	printParts(p, op, op.NumOperands()-1)
	p.AttrDict(op)
	if short == nil {
		printBody(p, op)
	}
}

func printReduce(p *ir.Printer, op *ir.Operation) {
	short := payloadOf(op.Region(0).First(), true, false)
	if short != nil {
		printPayload(p, short)
	}
	printParts(p, op, op.NumOperands()/2)
	printDims(p, op, "dimensions")
	p.AttrDict(op, "dimensions")
	if short == nil {
		printBody(p, op)
	}
}

// nameMap returns the hook that names the result and the arguments of the body.
//
//go:noinline
func nameMap(result string) func(op *ir.Operation, set func(v *ir.Value, name string)) {
	return func(op *ir.Operation, set func(v *ir.Value, name string)) {
		if op.NumResults() > 0 {
			set(op.Result(0), result)
		}
		if op.NumRegions() == 0 || op.Region(0).Empty() || op.Is(Transpose) || op.Is(Broadcast) {
			return
		}
		inputs, _ := op.OperandGroup(1)
		for i, a := range op.Region(0).First().Args() {
			if i < inputs {
				set(a, "in")
			} else {
				set(a, "init")
			}
		}
	}
}
