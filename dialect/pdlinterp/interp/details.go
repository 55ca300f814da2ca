package interp

import (
	"github.com/spvc/spvc/dialect/pdl"
	interp "github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

func isOperation(t ir.Type) bool { return t.TypeDef() == pdl.OperationDef }

// isInstruction reports whether op, of the dialect pdl_interp, is an instruction.
func isInstruction(op *ir.Operation) bool { return op.Def() != nil && !op.Is(interp.Func) }

func stringOf(a ir.Attribute) string {
	if s, ok := a.(*ir.StringAttr); ok {
		return s.Value
	}
	return ""
}

func number(a ir.Attribute) int {
	if i, ok := a.(*ir.IntegerAttr); ok {
		return int(i.Int64Or(0))
	}
	return all
}

func isTrue(a ir.Attribute) bool {
	i, ok := a.(*ir.IntegerAttr)
	return ok && !i.Value.IsZero()
}

// typesOf returns the types of an array attribute of types.
func typesOf(a ir.Attribute) []ir.Type {
	list := a.(*ir.ArrayAttr).Elements
	ts := make([]ir.Type, len(list))
	for i, e := range list {
		ts[i] = e.(*ir.TypeAttr).Value
	}
	return ts
}

// details stores what the attributes of op say in in.
func (b *bodyCompiler) details(op *ir.Operation, in *instr) bool {
	ctx := op.Context()
	switch op.Def() {
	case interp.ApplyConstraint:
		return b.constraint(op, in)
	case interp.ApplyRewrite:
		name := stringOf(op.Prop(0))
		if in.rewrite = b.natives.rewrites[name]; in.rewrite == nil {
			return op.EmitError("no rewrite function named '" + name + "' is registered")
		}
		in.types = op.ResultTypes()
	case interp.CheckAttribute, interp.CreateAttribute:
		in.attr = op.Prop(0)
	case interp.CheckOperandCount, interp.CheckResultCount:
		in.n, in.flag = number(op.Prop(0)), op.Prop(1) != nil
	case interp.CheckOperationName:
		in.info = ctx.OpInfo(stringOf(op.Prop(0)))
	case interp.CheckType, interp.CreateType:
		in.types = []ir.Type{op.Prop(0).(*ir.TypeAttr).Value}
	case interp.CheckTypes, interp.CreateTypes:
		in.types = typesOf(op.Prop(0))
	case interp.CreateOperation:
		return b.create(op, in)
	case interp.CreateRange:
		in.types = op.ResultTypes()
	case interp.Extract, interp.GetOperand, interp.GetResult:
		in.n = number(op.Prop(0))
	case interp.GetOperands, interp.GetResults:
		in.n, in.single = number(op.Prop(0)), !pdl.IsRange(op.Result(0).Type())
	case interp.GetAttribute:
		in.names = []string{stringOf(op.Prop(0))}
	case interp.RecordMatch:
		return b.match(op, in)
	case interp.SwitchAttribute, interp.SwitchType, interp.SwitchTypes, interp.SwitchOperationName, interp.SwitchOperandCount, interp.SwitchResultCount:
		in.cases = casesOf(ctx, op)
	}
	return true
}

// casesOf returns the cases of a switch.
func casesOf(ctx *ir.Context, op *ir.Operation) []caseOf {
	var list []caseOf
	if d, ok := op.Prop(0).(*ir.DenseElementsAttr); ok {
		for i := range op.NumSuccessors() - 1 {
			list = append(list, caseOf{n: number(d.Element(int64(i)))})
		}
		return list
	}
	for _, e := range op.Prop(0).(*ir.ArrayAttr).Elements {
		c := caseOf{attr: e}
		switch {
		case op.Is(interp.SwitchType):
			c.types = []ir.Type{e.(*ir.TypeAttr).Value}
		case op.Is(interp.SwitchTypes):
			c.types = typesOf(e)
		case op.Is(interp.SwitchOperationName):
			c.info = ctx.OpInfo(stringOf(e))
		}
		list = append(list, c)
	}
	return list
}

func (b *bodyCompiler) constraint(op *ir.Operation, in *instr) bool {
	name := stringOf(op.Prop(0))
	if in.constraint = b.natives.constraints[name]; in.constraint == nil {
		return op.EmitError("no constraint function named '" + name + "' is registered")
	}
	in.flag, in.types = isTrue(op.Prop(1)), op.ResultTypes()
	if in.flag && len(in.types) > 0 {
		return op.EmitOpError("cannot have results if it is negated")
	}
	return true
}

// create stores what a new operation is made of.
func (b *bodyCompiler) create(op *ir.Operation, in *instr) bool {
	name := stringOf(op.Prop(0))
	in.info, in.flag = op.Context().OpInfo(name), op.Prop(2) != nil
	for i := range in.groups {
		_, in.groups[i] = op.OperandGroup(i)
	}
	for _, e := range op.Prop(1).(*ir.ArrayAttr).Elements {
		in.names = append(in.names, stringOf(e))
	}
	if len(in.names) != in.groups[1] {
		return op.EmitOpError("expected as many names of attributes as attributes")
	}
	seen := map[string]bool{}
	for _, n := range in.names {
		if n == "" || seen[n] {
			return op.EmitOpError("has an attribute without a name, or two of the same name")
		}
		seen[n] = true
	}
	d := in.info.Def
	if d == nil && in.info.Dialect != nil && !in.info.Dialect.AllowUnknownOps && !op.Context().KeepsDialect(in.info.Dialect.Name) {
		return op.EmitOpError("makes an operation '" + name + "' that its dialect does not have")
	}
	if d != nil && (len(d.Regions) > 0 || len(d.Successors) > 0) {
		return op.EmitOpError("makes an operation '" + name + "', which has regions or successors")
	}
	return true
}

// match makes the pattern of a record_match.
func (b *bodyCompiler) match(op *ir.Operation, in *instr) bool {
	ref := op.Prop(interp.MatchRewriter).(*ir.SymbolRefAttr)
	f := ir.LookupSymbolIn(b.module, ref)
	if f == nil || !f.Is(interp.Func) {
		return op.EmitOpError("names a rewrite " + ir.AttrString(ref) + " that does not exist")
	}
	args := inputs(f)
	_, in.groups[0] = op.OperandGroup(0)
	if len(args) != in.groups[0] {
		return op.EmitOpError("passes another number of values than the rewrite " + ir.AttrString(ref) + " has arguments")
	}
	for i, t := range args {
		if op.Operand(i).Type() != t {
			return op.EmitOpError("passes a value of another type than the rewrite " + ir.AttrString(ref) + " has")
		}
	}
	body := b.rewrites[f]
	if body == nil {
		var ok bool
		if body, ok = b.function(f, false); !ok {
			return false
		}
		b.rewrites[f] = body
	}
	in.pattern = len(b.prog.patterns)
	m := &matched{code: body}
	m.Pattern = b.pattern(op, ir.SymbolName(f), in.pattern)
	b.prog.patterns = append(b.prog.patterns, m)
	return true
}

// pattern makes pattern number i of the program, which op records.
func (b *bodyCompiler) pattern(op *ir.Operation, name string, i int) *rewrite.Pattern {
	p, ctx := b.prog, op.Context()
	run := func(op *ir.Operation, rw *rewrite.Rewriter) bool { return p.apply(op, rw, i) }
	pattern := rewrite.OnOp(name, nil, run)
	if root := stringOf(op.Prop(interp.MatchRoot)); root != "" {
		if info := ctx.OpInfo(root); info.Def != nil {
			pattern = rewrite.OnOp(name, info.Def, run)
		} else {
			pattern = rewrite.OnNamed(name, root, run)
		}
	}
	// Zero, which is less than one here, stands for one in a pattern.
	if pattern.Benefit = number(op.Prop(interp.MatchBenefit)); pattern.Benefit == 0 {
		pattern.Benefit = -1
	}
	if made, ok := op.Prop(interp.MatchGenerated).(*ir.ArrayAttr); ok {
		for _, e := range made.Elements {
			pattern.GeneratesNames(stringOf(e))
		}
	}
	return pattern
}
