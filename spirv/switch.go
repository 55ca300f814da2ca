package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// Switch and Kill are instructions of SPIR-V that MLIR 19's dialect lacks.
var (
	Switch = &ir.OpDef{
		Name:    "spirv.Switch",
		Summary: "a branch to one of several blocks",
		Operands: []ir.ValueDef{operand("selector", intType), ir.VariadicOf("defaultOperands", passedOn),
			ir.VariadicOf("targetOperands", passedOn)},
		Attrs: []ir.AttrDef{{Name: "literals", Type: ir.IntElementsAttrKind, Optional: true},
			{Name: "case_operand_segments", Type: ir.DenseI32ArrayAttrKind}},
		Successors: []ir.SuccessorDef{{Name: "defaultTarget"}, {Name: "targets", Quantity: ir.Variadic}},
		Traits:     []ir.Trait{ir.AttrSizedOperandSegments, InFunctionScope, ir.Pure, ir.Terminator},
	}
	Kill = &ir.OpDef{
		Name:    "spirv.Kill",
		Summary: "ends a fragment shader's invocation without effect",
		Traits:  []ir.Trait{ir.TraitIn(ir.Until(19), InFunctionScope), ir.Terminator},
		Format:  "attr-dict",
	}
)

const (
	switchLiterals = iota
	switchSegments
)

// SwitchOp is the typed view of a spirv.Switch.
type SwitchOp struct{ *ir.Operation }

// Selector returns the value that chooses the target.
func (op SwitchOp) Selector() *ir.Value { return op.Operand(0) }

// NumCases returns the number of targets other than the default.
func (op SwitchOp) NumCases() int { return op.NumSuccessors() - 1 }

// Literal returns the value of case i, in the width of the selector.
func (op SwitchOp) Literal(i int) apint.Int {
	return op.Prop(switchLiterals).(*ir.DenseElementsAttr).Element(int64(i)).(*ir.IntegerAttr).Value
}

// target returns successor i and its operands; 0 is the default.
func (op SwitchOp) target(i int) (*ir.Block, []*ir.Value) {
	start, n, _ := switchBranch{}.SuccessorOperands(op.Operation, i)
	vs := make([]*ir.Value, n)
	for k := range vs {
		vs[k] = op.Operand(start + k)
	}
	return op.Successor(i), vs
}

// NewSwitch creates a spirv.Switch without successor operands. literals[i] selects
// targets[i].
func NewSwitch(b *ir.Builder, loc ir.Location, selector *ir.Value, dflt *ir.Block, literals []apint.Int, targets []*ir.Block) *ir.Operation {
	ctx := b.Context()
	attrs := []ir.NamedAttribute{ir.Named("case_operand_segments", ctx.DenseI32Array(make([]int32, len(targets))...)), ctx.Segments(1, 0, 0)}
	if len(literals) > 0 {
		attrs = append(attrs, ir.Named("literals", switchValues(ctx, selector.Type(), literals)))
	}
	return b.CreateBranch(loc, Switch, []*ir.Value{selector}, append([]*ir.Block{dflt}, targets...), attrs...)
}

func switchValues(ctx *ir.Context, t ir.Type, values []apint.Int) ir.Attribute {
	var raw []byte
	for _, v := range values {
		raw = v.AppendBytes(raw)
	}
	return ctx.Dense(ctx.Vector([]int64{int64(len(values))}, t), raw)
}

type switchBranch struct{}

// SuccessorOperands returns the operands that the switch passes to successor i.
func (switchBranch) SuccessorOperands(op *ir.Operation, i int) (start, n, produced int) {
	if i == 0 {
		start, n = op.OperandGroup(1)
		return start, n, 0
	}
	start, _ = op.OperandGroup(2)
	segs, _ := op.Prop(switchSegments).(*ir.DenseArrayAttr)
	return start + int(segs.Sum(i-1)), int(segs.Int64(i - 1)), 0
}

// SetSuccessorOperands replaces the operands that the switch passes to successor i.
func (m switchBranch) SetSuccessorOperands(op *ir.Operation, i int, vs []*ir.Value) {
	s := SwitchOp{op}
	lists := make([][]*ir.Value, op.NumSuccessors())
	for k := range lists {
		_, lists[k] = s.target(k)
	}
	lists[i] = vs
	s.SetOperands(lists)
}

// SetSuccessorLists makes lists[i] the operands that the switch passes to successor i.
func (switchBranch) SetSuccessorLists(op *ir.Operation, lists [][]*ir.Value) {
	SwitchOp{op}.SetOperands(lists)
}

// SetOperands makes lists[i] the operands that the switch passes to successor i.
func (op SwitchOp) SetOperands(lists [][]*ir.Value) {
	segs := make([]int32, len(lists)-1)
	operands := []*ir.Value{op.Operand(0)}
	for k, vs := range lists {
		operands = append(operands, vs...)
		if k > 0 {
			segs[k-1] = int32(len(vs))
		}
	}
	op.Operation.SetOperands(operands)
	ctx := op.Context()
	op.SetProp(switchSegments, ctx.DenseI32Array(segs...))
	sizes := ctx.Segments(1, len(lists[0]), len(operands)-1-len(lists[0]))
	op.SetAttr(sizes.Name, sizes.Value)
}

func verifySwitch(op *ir.Operation) bool {
	s := SwitchOp{op}
	segs, _ := op.Prop(switchSegments).(*ir.DenseArrayAttr)
	_, total := op.OperandGroup(2)
	sum := 0
	for i := range segs.Len() {
		sum += int(segs.Int64(i))
	}
	if segs.Len() != s.NumCases() || sum != total {
		return op.EmitOpError("expects case_operand_segments to match the operands of the targets")
	}
	n := int64(0)
	if values, ok := op.Prop(switchLiterals).(*ir.DenseElementsAttr); ok {
		n = values.NumElements()
		if t := s.Selector().Type(); values.ShapedType().ElementType() != t {
			return op.EmitOpError("literals must have the type of the selector, " + ir.QuoteType(t))
		}
	}
	if n != int64(s.NumCases()) {
		return op.EmitOpError("number of literals (" + strconv.FormatInt(n, 10) + ") should match number of targets (" + strconv.Itoa(s.NumCases()) + ")")
	}
	return true
}

func parseSwitch(p *ir.Parser, st *ir.OperationState) bool {
	selector, ok := p.ParseOperand()
	if !ok || !p.ParseColon() {
		return false
	}
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok || !p.ResolveOperand(selector, t, st) || !p.ParseComma() || !p.ParseLSquare() || !p.ParseKeyword("default") || !p.ParseColon() {
		return false
	}
	if _, isInt := t.(*ir.IntegerType); !isInt {
		return p.EmitError(loc, "selector must be an integer")
	}
	b, args, ok := p.ParseSuccessorAndUses()
	if !ok {
		return false
	}
	st.Operands = append(st.Operands, args...)
	st.Successors = append(st.Successors, b)
	var values []apint.Int
	var segs []int32
	first, total := len(args), 0
	for p.ParseOptionalComma() {
		v, ok := p.ParseIntegerOfWidth(BitWidth(t))
		if !ok || !p.ParseColon() {
			return false
		}
		if b, args, ok = p.ParseSuccessorAndUses(); !ok {
			return false
		}
		values = append(values, apint.NewSigned(BitWidth(t), v))
		segs = append(segs, int32(len(args)))
		total += len(args)
		st.Operands = append(st.Operands, args...)
		st.Successors = append(st.Successors, b)
	}
	if !p.ParseRSquare() {
		return false
	}
	ctx := p.Context()
	if len(values) > 0 {
		st.AddAttr("literals", switchValues(ctx, t, values))
	}
	st.AddAttr("case_operand_segments", ctx.DenseI32Array(segs...))
	sizes := ctx.Segments(1, first, total)
	st.AddAttr(sizes.Name, sizes.Value)
	return p.ParseAttrDict(st)
}

func printSwitch(p *ir.Printer, op *ir.Operation) {
	s := SwitchOp{op}
	p.Space()
	p.Operand(s.Selector())
	p.Str(" : ")
	p.Type(s.Selector().Type())
	p.Str(", [")
	p.Newline()
	p.Str("  default: ")
	p.SuccessorAndUses(s.target(0))
	for i := range s.NumCases() {
		p.Byte(',')
		p.Newline()
		p.Str("  ")
		// MLIR writes literals without sign, but reads none above the greatest signed number of 64 bits.
		if v := s.Literal(i); v.Width() == 64 && v.IsNegative() {
			n, _ := v.Int64()
			p.Int(n)
		} else {
			p.Uint(v.Limited(1<<64 - 1))
		}
		p.Str(": ")
		p.SuccessorAndUses(s.target(i + 1))
	}
	if s.NumCases() > 0 {
		p.Newline()
	}
	p.Byte(']')
	p.AttrDict(op, "literals", "case_operand_segments", ir.SegmentSizesName)
}
