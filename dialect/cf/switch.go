package cf

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// Switch declares cf.switch.
var Switch = &ir.OpDef{
	Name:    "cf.switch",
	Summary: "switch operation",
	Operands: []ir.ValueDef{
		{Name: "flag", Type: ir.AnyIntegerType},
		{Name: "defaultOperands", Type: ir.AnyType, Quantity: ir.Variadic},
		{Name: "caseOperands", Type: ir.AnyType, Quantity: ir.Variadic},
	},
	Attrs: []ir.AttrDef{
		{Name: "case_values", Type: ir.IntElementsAttrKind, Optional: true},
		{Name: "case_operand_segments", Type: ir.DenseI32ArrayAttrKind},
	},
	Successors: []ir.SuccessorDef{{Name: "defaultDestination"}, {Name: "caseDestinations", Quantity: ir.Variadic}},
	Traits:     []ir.Trait{ir.AttrSizedOperandSegments, ir.Pure, ir.Terminator},
}

// Slots of Switch's inherent attributes.
const (
	switchValues = iota
	switchSegments
)

// SwitchOp is the typed view of a cf.switch.
type SwitchOp struct{ *ir.Operation }

// Flag returns the value that selects the case.
func (op SwitchOp) Flag() *ir.Value { return op.Operand(0) }

// NumCases returns the number of cases without the default.
func (op SwitchOp) NumCases() int { return op.NumSuccessors() - 1 }

// Default returns the default block and the values that it is passed.
func (op SwitchOp) Default() (*ir.Block, []*ir.Value) { return op.Successor(0), op.OperandsIn(1) }

// CaseValue returns the value of case i, in the width of the flag.
func (op SwitchOp) CaseValue(i int) apint.Int {
	return op.Prop(switchValues).(*ir.DenseElementsAttr).Element(int64(i)).(*ir.IntegerAttr).Value
}

// Case returns the block of case i and the values that it is passed.
func (op SwitchOp) Case(i int) (*ir.Block, []*ir.Value) {
	start, n := op.caseRange(i)
	vs := make([]*ir.Value, n)
	for k := range vs {
		vs[k] = op.Operand(start + k)
	}
	return op.Successor(i + 1), vs
}

// caseRange returns the operands of case i.
func (op SwitchOp) caseRange(i int) (start, n int) {
	start, _ = op.OperandGroup(2)
	segs := op.Prop(switchSegments).(*ir.DenseArrayAttr)
	return start + int(segs.Sum(i)), int(segs.Int64(i))
}

// Target is a successor block of a switch with the values that it is passed.
type Target struct {
	Block *ir.Block
	Args  []*ir.Value
}

// NewSwitch creates a cf.switch. values[i] selects cases[i].
func NewSwitch(b *ir.Builder, loc ir.Location, flag *ir.Value, dflt Target, values []apint.Int, cases []Target) *ir.Operation {
	ctx := b.Context()
	operands := append([]*ir.Value{flag}, dflt.Args...)
	succs := []*ir.Block{dflt.Block}
	segs := make([]int32, len(cases))
	total := 0
	for i, c := range cases {
		operands = append(operands, c.Args...)
		succs = append(succs, c.Block)
		segs[i] = int32(len(c.Args))
		total += len(c.Args)
	}
	return b.CreateBranch(loc, Switch, operands, succs,
		ir.Named("case_values", caseValues(ctx, flag.Type(), values)),
		ir.Named("case_operand_segments", ctx.DenseI32Array(segs...)),
		ctx.Segments(1, len(dflt.Args), total))
}

// caseValues returns the attribute of case values, or nil if there are none.
func caseValues(ctx *ir.Context, t ir.Type, values []apint.Int) ir.Attribute {
	if len(values) == 0 {
		return nil
	}
	var raw []byte
	for _, v := range values {
		raw = v.AppendBytes(raw)
	}
	return ctx.Dense(ctx.Vector([]int64{int64(len(values))}, t), raw)
}

func verifySwitch(op *ir.Operation) bool {
	s := SwitchOp{op}
	values, ok := op.Prop(switchValues).(*ir.DenseElementsAttr)
	if !ok {
		if s.NumCases() == 0 {
			return true
		}
		return op.EmitOpError("number of case values (0) should match number of case destinations (" + strconv.Itoa(s.NumCases()) + ")")
	}
	if vt, ft := values.ShapedType().ElementType(), s.Flag().Type(); vt != ft {
		return op.EmitOpError("'flag' type ('" + ir.TypeString(ft) + "') should match case value type ('" + ir.TypeString(vt) + "')")
	}
	if n := values.NumElements(); n != int64(s.NumCases()) {
		return op.EmitOpError("number of case values (" + strconv.Itoa(int(n)) + ") should match number of case destinations (" + strconv.Itoa(s.NumCases()) + ")")
	}
	segs, _ := op.Prop(switchSegments).(*ir.DenseArrayAttr)
	_, total := op.OperandGroup(2)
	sum := 0
	for i := range segs.Len() {
		sum += int(segs.Int64(i))
	}
	if segs.Len() != s.NumCases() || sum != total {
		return op.EmitOpError("expects case_operand_segments to match the case operands")
	}
	return true
}

func parseSwitch(p *ir.Parser, st *ir.OperationState) bool {
	flag, ok := p.ParseOperand()
	if !ok || !p.ParseColon() {
		return false
	}
	loc := p.Loc()
	t, ok := p.ParseType()
	if ok && !ir.AnyIntegerType.Match(t) {
		return p.EmitError(loc, "invalid kind of type specified")
	}
	if !ok || !p.ResolveOperand(flag, t, st) || !p.ParseComma() || !p.ParseLSquare() || !p.ParseKeyword("default") || !p.ParseColon() {
		return false
	}
	var dflt Target
	if dflt.Block, dflt.Args, ok = p.ParseSuccessorAndUses(); !ok {
		return false
	}
	st.Operands = append(st.Operands, dflt.Args...)
	st.Successors = append(st.Successors, dflt.Block)
	var values []apint.Int
	var segs []int32
	total := 0
	for p.ParseOptionalComma() {
		v, ok := p.ParseInteger()
		if !ok || !p.ParseColon() {
			return false
		}
		b, args, ok := p.ParseSuccessorAndUses()
		if !ok {
			return false
		}
		values = append(values, apint.NewSigned(ir.IntegerValueWidth(t), v))
		segs = append(segs, int32(len(args)))
		total += len(args)
		st.Operands = append(st.Operands, args...)
		st.Successors = append(st.Successors, b)
	}
	if !p.ParseRSquare() {
		return false
	}
	ctx := p.Context()
	st.AddAttr("case_values", caseValues(ctx, t, values))
	st.AddAttr("case_operand_segments", ctx.DenseI32Array(segs...))
	seg := ctx.Segments(1, len(dflt.Args), total)
	st.AddAttr(seg.Name, seg.Value)
	return p.ParseAttrDict(st)
}

func printSwitch(p *ir.Printer, op *ir.Operation) {
	s := SwitchOp{op}
	p.Space()
	p.Operand(s.Flag())
	p.Str(" : ")
	p.Type(s.Flag().Type())
	p.Str(", [")
	p.Newline()
	p.Str("  default: ")
	p.SuccessorAndUses(s.Default())
	for i := range s.NumCases() {
		p.Byte(',')
		p.Newline()
		p.Str("  ")
		p.Uint(s.CaseValue(i).Limited(1<<64 - 1))
		p.Str(": ")
		p.SuccessorAndUses(s.Case(i))
	}
	if s.NumCases() > 0 {
		p.Newline()
	}
	p.Byte(']')
	p.AttrDict(op, "case_values", "case_operand_segments", ir.SegmentSizesName)
}
