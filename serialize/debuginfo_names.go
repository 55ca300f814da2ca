package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// maxNameLen bounds the names that are read from the text of a source.
const maxNameLen = 256

// nameOf returns the name of what the source has at loc, or "" if it has none: the name of a named
// location, or that of an SSA value in the text of the source. With results set, loc may be the place of an
// operation with one result; numbers are no names of results.
func nameOf(ctx *ir.Context, loc ir.Location, results bool) string {
	for range maxSteps {
		li := ctx.LocInfo(loc)
		switch li.Kind {
		case ir.LocName:
			return li.File
		case ir.LocCallSite, ir.LocFused:
			loc = li.Children[0]
			continue
		}
		break
	}
	f, at, ok := ctx.SourceOf(loc)
	if !ok || at >= len(f.Text) {
		return ""
	}
	if f.Text[at] == '%' {
		end := at + 1
		for end < len(f.Text) && isNameByte(f.Text[end]) && end-at <= maxNameLen {
			end++
		}
		return string(f.Text[at+1 : end])
	}
	if results {
		return resultName(f.Text[max(0, at-2*maxNameLen):at])
	}
	return ""
}

// resultName returns the name in text, which ends where an operation begins. It returns "" if the
// operation has no result, several or a number.
func resultName(text []byte) string {
	end := skipBlanks(text, len(text))
	if end == 0 || text[end-1] != '=' {
		return ""
	}
	end = skipBlanks(text, end-1)
	at, number := end, true
	for at > 0 && isNameByte(text[at-1]) {
		at--
		number = number && '0' <= text[at] && text[at] <= '9'
	}
	if number || at == 0 || text[at-1] != '%' {
		return ""
	}
	if before := skipBlanks(text, at-1); before > 0 && text[before-1] == ',' {
		return ""
	}
	return string(text[at:end])
}

// skipBlanks returns the end of what is before the blanks that end at end.
func skipBlanks(text []byte, end int) int {
	for end > 0 && (text[end-1] == ' ' || text[end-1] == '\t') {
		end--
	}
	return end
}

func isNameByte(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_' || c == '$' || c == '.' || c == '-'
}

// namedValues are the values of a function that come from one named place in the source. An operation of
// the source can become several; those whose results others of them use are intermediate. If one of them
// is a variable, it holds the result.
type namedValues struct {
	name      string
	typ       ir.Type
	values    int
	variables int
	block     *ir.Block // the block of the last value
	unclear   bool      // two values of one block, or of different types
}

// begin begins a function. Its variables and arguments are described at the start of its body.
func (d *debugInfo) begin(f *functionWriter, op *ir.Operation) {
	d.fn, d.frame, d.current = op, frame{scope: d.function(op)}, place{}
	d.names = map[ir.Location]*namedValues{}
	op.Walk(d.collect)
	d.write(&f.body, spec.NonSemanticShaderDebugInfo100DebugScope, d.frame.scope)
	d.write(&f.body, spec.NonSemanticShaderDebugInfo100DebugFunctionDefinition, d.frame.scope, f.sym.id)
	d.current.frame = d.frame
	for i, a := range op.Region(0).First().Args() {
		d.argument(&f.body, a, op, uint32(i+1))
	}
	op.Walk(func(o *ir.Operation) {
		if n := d.names[o.Loc()]; o.Is(spirv.Variable) && n != nil && n.variables == 1 {
			t := o.Result(0).Type().(*spirv.PointerType)
			d.local(&f.body, spec.NonSemanticShaderDebugInfo100DebugDeclare, n.name, t.Pointee, o.Result(0).Scratch, d.opPlace(o), 0)
		}
	})
}

// collect notes op if it has a name.
func (d *debugInfo) collect(op *ir.Operation) {
	variable := op.Is(spirv.Variable)
	if !variable && !d.isNamed(op) {
		return
	}
	n := d.names[op.Loc()]
	if n == nil {
		n = &namedValues{name: nameOf(d.w.ctx, op.Loc(), true)}
		d.names[op.Loc()] = n
	}
	if variable {
		n.variables++
		return
	}
	t := op.Result(0).Type()
	n.unclear = n.unclear || n.block == op.Block() || n.values > 0 && n.typ != t
	n.typ, n.block = t, op.Block()
	n.values++
}

// isNamed reports whether op has a result that a name of the source can stand for: it is no address and
// no constant, and no operation from the same place uses it.
func (d *debugInfo) isNamed(op *ir.Operation) bool {
	if op.NumResults() != 1 || op.HasTrait(ir.ConstantLike) || !isPlain(op.Result(0).Type()) {
		return false
	}
	for u := op.Result(0).FirstUse(); u != nil; u = u.NextUse() {
		if u.Owner().Loc() == op.Loc() {
			return false
		}
	}
	return true
}

// isPlain reports whether values of type t are data.
func isPlain(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.VectorType, *spirv.MatrixType, *spirv.StructType, *spirv.ArrayType:
		return true
	}
	return false
}

// value describes the result of op, which was written to s before, if it has a name.
func (d *debugInfo) value(s *section, op *ir.Operation) {
	n := d.names[op.Loc()]
	if n == nil || n.unclear || n.variables == 1 || !d.isNamed(op) {
		return
	}
	if n.name != "" {
		d.local(s, spec.NonSemanticShaderDebugInfo100DebugValue, n.name, op.Result(0).Type(), op.Result(0).Scratch, d.opPlace(op), 0)
	}
	d.inlinedArguments(s, op.Result(0), op.Loc())
}

// inlinedArguments describes the arguments of inlined calls that v, a value at loc, was.
func (d *debugInfo) inlinedArguments(s *section, v *ir.Value, loc ir.Location) {
	d.steps = maxSteps
	d.argumentsOf(loc, d.frame, func(arg ir.Location, in frame, number uint32) {
		if name := nameOf(d.w.ctx, arg, false); name != "" {
			d.local(s, spec.NonSemanticShaderDebugInfo100DebugValue, name, v.Type(), v.Scratch, d.resolve(arg, in), number)
		}
	})
}

// argumentsOf visits the arguments of inlined calls that loc states, with their frames and numbers. in is the frame of loc.
func (d *debugInfo) argumentsOf(loc ir.Location, in frame, visit func(arg ir.Location, in frame, number uint32)) {
	if d.steps--; d.steps < 0 {
		return
	}
	switch li := d.w.ctx.LocInfo(loc); li.Kind {
	case ir.LocCallSite:
		d.argumentsOf(li.Children[0], d.inlinedAt(d.resolve(li.Children[1], in)), visit)
	case ir.LocFused:
		in = d.functionOf(&li, in)
		d.argumentsOf(li.Children[0], in, visit)
		number := spirv.ArgumentNumber(li)
		if number == 0 {
			return
		}
		for _, c := range li.Children[1:] {
			arg, at := c, in
			if p := d.w.ctx.LocInfo(arg); p.Kind == ir.LocCallSite {
				at, arg = d.inlinedAt(d.resolve(p.Children[1], at)), p.Children[0]
			}
			if p := d.w.ctx.LocInfo(arg); p.Kind == ir.LocFused && spirv.ArgumentNumber(p) == 0 {
				at, arg = d.functionOf(&p, at), p.Children[0]
			}
			visit(arg, at, number)
			d.argumentsOf(arg, at, visit)
		}
	}
}

// arguments describes the arguments of a block that have names.
func (d *debugInfo) arguments(s *section, b *ir.Block) {
	for _, a := range b.Args() {
		d.argument(s, a, b.First(), 0)
	}
}

// argument describes an argument of the function or of a block. in is an operation of the same scope.
func (d *debugInfo) argument(s *section, a *ir.Value, in *ir.Operation, number uint32) {
	name := nameOf(d.w.ctx, a.Loc(), false)
	if name == "" {
		return
	}
	p := d.placeOf(a.Loc())
	if in != d.fn {
		p.scope = d.scopeIn(in.Parent(), p.frame)
	}
	d.local(s, spec.NonSemanticShaderDebugInfo100DebugValue, name, a.Type(), a.Scratch, p, number)
	d.inlinedArguments(s, a, a.Loc())
}

// local writes DebugDeclare or DebugValue for a local variable at a place. number is that of an argument,
// from 1, or 0.
func (d *debugInfo) local(s *section, inst uint32, name string, t ir.Type, value uint32, p place, number uint32) {
	if p.source == 0 {
		return
	}
	operands := []uint32{d.text(name), d.typ(t), p.source, d.w.uint(p.line), d.w.uint(p.column), p.scope, d.w.uint(flagLocal)}
	if number > 0 {
		operands = append(operands, d.w.uint(number))
	}
	variable := d.global(spec.NonSemanticShaderDebugInfo100DebugLocalVariable, operands...)
	d.move(s, p)
	d.write(s, inst, variable, value, d.global(spec.NonSemanticShaderDebugInfo100DebugExpression))
}
