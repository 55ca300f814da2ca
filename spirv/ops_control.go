package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/spec"
)

// Control flow ops.
var (
	Branch = &ir.OpDef{
		Name:       "spirv.Branch",
		Summary:    "branches to a block",
		Operands:   []ir.ValueDef{ir.VariadicOf("targetOperands", anySPIRV)},
		Successors: []ir.SuccessorDef{{Name: "target"}},
		Traits:     []ir.Trait{InFunctionScope, ir.Pure, ir.Terminator},
		Format:     "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict",
	}
	BranchConditional = &ir.OpDef{
		Name:    "spirv.BranchConditional",
		Summary: "branches to one of two blocks by a condition",
		Operands: []ir.ValueDef{operand("condition", boolType), ir.VariadicOf("trueTargetOperands", anySPIRV),
			ir.VariadicOf("falseTargetOperands", anySPIRV)},
		Attrs:      []ir.AttrDef{{Name: "branch_weights", Type: i32ArrayKind, Optional: true}},
		Successors: []ir.SuccessorDef{{Name: "trueTarget"}, {Name: "falseTarget"}},
		Traits:     []ir.Trait{ir.AttrSizedOperandSegments, InFunctionScope, ir.Pure, ir.Terminator},
	}
	FunctionCall = &ir.OpDef{
		Name:     "spirv.FunctionCall",
		Summary:  "calls a function",
		Operands: []ir.ValueDef{ir.VariadicOf("arguments", anySPIRV)},
		Attrs: []ir.AttrDef{
			{Name: "callee", Type: ir.FlatSymbolRefKind},
			{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true, Versions: ir.Since(21)},
			{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true, Versions: ir.Since(21)},
		},
		Results: []ir.ValueDef{{Name: "return_value", Type: anySPIRV, Quantity: ir.Optional}},
		Traits:  []ir.Trait{InFunctionScope},
		Format:  "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)",
	}
	Loop = &ir.OpDef{
		Name:    "spirv.mlir.loop",
		Summary: "a structured loop",
		Attrs:   []ir.AttrDef{{Name: "loop_control", Type: enumKind(LoopControlAttr)}},
		Results: []ir.ValueDef{ir.VariadicOf("results", passedOn)},
		Regions: []ir.RegionDef{{Name: "body"}},
		Traits:  []ir.Trait{InFunctionScope},
	}
	Selection = &ir.OpDef{
		Name:    "spirv.mlir.selection",
		Summary: "a structured selection",
		Attrs:   []ir.AttrDef{{Name: "selection_control", Type: enumKind(SelectionControlAttr)}},
		Results: []ir.ValueDef{ir.VariadicOf("results", passedOn)},
		Regions: []ir.RegionDef{{Name: "body"}},
		Traits:  []ir.Trait{InFunctionScope},
	}
	Merge = &ir.OpDef{
		Name:     "spirv.mlir.merge",
		Summary:  "the terminator of the merge block of a selection or loop",
		Operands: []ir.ValueDef{ir.VariadicOf("operands", passedOn)},
		Traits:   []ir.Trait{ir.Pure, ir.Terminator, ir.TraitIn(ir.Since(20), ir.HasParent("spirv.mlir.selection", "spirv.mlir.loop"))},
		Format:   "attr-dict ($operands^ `:` type($operands))?",
	}
	Return = &ir.OpDef{
		Name:    "spirv.Return",
		Summary: "returns from a function without result",
		Traits:  []ir.Trait{InFunctionScope, ir.Pure, ir.Terminator},
		Format:  "attr-dict",
	}
	ReturnValue = &ir.OpDef{
		Name:     "spirv.ReturnValue",
		Summary:  "returns a value from a function",
		Operands: []ir.ValueDef{operand("value", anySPIRV)},
		Traits:   []ir.Trait{InFunctionScope, ir.Pure, ir.Terminator},
		Format:   "$value attr-dict `:` type($value)",
	}
	Unreachable = &ir.OpDef{
		Name:    "spirv.Unreachable",
		Summary: "ends a block that control never reaches",
		Traits:  []ir.Trait{InFunctionScope, ir.Terminator},
		Format:  "attr-dict",
	}
)

func controlEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: Branch, Interfaces: []any{branch{}}},
		{Def: BranchConditional, Parse: parseBranchConditional, Print: printBranchConditional, Verify: verifyBranchConditional,
			Interfaces: []any{conditionalBranch{}}},
		{Def: FunctionCall, Interfaces: []any{call{}}},
		{Def: Loop, Parse: parseLoop, Print: printLoop, VerifyRegions: verifyLoop, Interfaces: []any{blocks{}}},
		{Def: Selection, Parse: parseSelection, Print: printSelection, VerifyRegions: verifySelection, Interfaces: []any{blocks{}}},
		{Def: Merge, Verify: verifyMerge},
		{Def: Return, Verify: verifyReturn}, {Def: ReturnValue, Verify: verifyReturn},
		{Def: Unreachable, Verify: verifyUnreachable},
		{Def: Switch, Parse: parseSwitch, Print: printSwitch, Verify: verifySwitch, Interfaces: []any{switchBranch{}}},
		{Def: Kill},
	}
}

type branch struct{}

// SuccessorOperands returns all operands.
func (branch) SuccessorOperands(op *ir.Operation, _ int) (start, n, produced int) {
	return 0, op.NumOperands(), 0
}

type conditionalBranch struct{}

// SuccessorOperands returns the true or the false operands.
func (conditionalBranch) SuccessorOperands(op *ir.Operation, i int) (start, n, produced int) {
	start, n = op.OperandGroup(1 + i)
	return start, n, 0
}

func parseBranchConditional(p *ir.Parser, st *ir.OperationState) bool {
	ctx := p.Context()
	cond, ok := p.ParseOperand()
	if !ok || !p.ResolveOperand(cond, ctx.I1(), st) {
		return false
	}
	if p.ParseOptionalLSquare() {
		var ws [2]ir.Attribute
		for i := range ws {
			if i == 1 && !p.ParseComma() {
				return false
			}
			loc := p.Loc()
			if ws[i], ok = p.ParseAttr(ctx.I32()); !ok {
				return false
			}
			if _, isInt := ws[i].(*ir.IntegerAttr); !isInt {
				return p.EmitError(loc, "invalid kind of attribute specified")
			}
		}
		if !p.ParseRSquare() {
			return false
		}
		st.AddAttr("branch_weights", ctx.Array(ws[:]))
	}
	sizes := [3]int{1}
	for i := range 2 {
		if !p.ParseComma() {
			return false
		}
		b, vs, ok := p.ParseSuccessorAndUses()
		if !ok {
			return false
		}
		st.Successors = append(st.Successors, b)
		st.Operands = append(st.Operands, vs...)
		sizes[1+i] = len(vs)
	}
	st.Attrs = append(st.Attrs, ctx.Segments(sizes[:]...))
	return p.ParseAttrDict(st)
}

func printBranchConditional(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	if ws, ok := op.Prop(0).(*ir.ArrayAttr); ok {
		p.Str(" [")
		for i, w := range ws.Elements {
			if i > 0 {
				p.Str(", ")
			}
			p.Int(w.(*ir.IntegerAttr).Int64Or(0))
		}
		p.Byte(']')
	}
	for i := range 2 {
		p.Str(", ")
		p.SuccessorAndUses(op.Successor(i), op.OperandsIn(1+i))
	}
	p.AttrDict(op, "branch_weights", ir.SegmentSizesName)
}

func verifyBranchConditional(op *ir.Operation) bool {
	ws, ok := op.Prop(0).(*ir.ArrayAttr)
	if !ok {
		return true
	}
	if len(ws.Elements) != 2 {
		return op.EmitOpError("must have exactly two branch weights")
	}
	if ws.Elements[0].(*ir.IntegerAttr).Value.IsZero() && ws.Elements[1].(*ir.IntegerAttr).Value.IsZero() {
		return op.EmitOpError("branch weights cannot both be zero")
	}
	return true
}

type call struct {
	immediate
	interfaces.SymbolCall
}

// VerifySymbolUses checks that the callee is a function of the right type.
func (call) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref, ok := op.Prop(0).(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	f := tables.LookupRef(op, ref)
	if f == nil || !f.Is(Func) {
		return op.EmitOpError("callee function '" + ref.Root + "' not found in nearest symbol table")
	}
	t := FuncOp{f}.Type()
	if t == nil {
		return true // the verifier of the function reports it
	}
	if len(t.Inputs) != op.NumOperands() {
		return op.EmitOpError("has incorrect number of operands for callee: expected " + strconv.FormatInt(int64(len(t.Inputs)), 10) + ", but provided " + strconv.FormatInt(int64(op.NumOperands()), 10))
	}
	for i, in := range t.Inputs {
		if got := op.Operand(i).Type(); got != in {
			return op.EmitOpError("operand type mismatch: expected operand type " + ir.QuoteType(in) + ", but provided " + ir.QuoteType(got) + " for operand number " + strconv.FormatInt(int64(i), 10))
		}
	}
	if len(t.Results) != op.NumResults() {
		return op.EmitOpError("has incorrect number of results has for callee: expected " + strconv.FormatInt(int64(len(t.Results)), 10) + ", but provided " + strconv.FormatInt(int64(op.NumResults()), 10))
	}
	if op.NumResults() > 0 && op.Result(0).Type() != t.Results[0] {
		return op.EmitOpError("result type mismatch: expected " + ir.QuoteType(t.Results[0]) + ", but provided " + ir.QuoteType(op.Result(0).Type()))
	}
	return true
}

// parseControl reads `control(words) -> types {...}` into the attribute name of class c. If the
// control is absent, the attribute is None. Results are those of newer MLIR; MLIR 19 has none.
func parseControl(p *ir.Parser, st *ir.OperationState, c *ir.AttrClass, name string) bool {
	v := uint32(0)
	if p.ParseOptionalKeyword("control") {
		if !p.ParseLParen() {
			return false
		}
		k, _ := encoding.KindOf(c)
		for more := true; more; more = p.ParseOptionalVerticalBar() {
			w, ok := parseEnumWord(p, k, name)
			if !ok {
				return false
			}
			v |= w
		}
		if !p.ParseRParen() {
			return false
		}
	}
	st.AddAttr(name, p.Context().Enum(c, uint64(v)))
	if p.ParseOptionalArrow() {
		types, ok := p.ParseTypeList()
		if !ok {
			return false
		}
		st.Results = append(st.Results, types...)
	}
	r, ok := p.ParseRegion(nil)
	st.Regions = append(st.Regions, r)
	return ok
}

func printControl(p *ir.Printer, op *ir.Operation) {
	if c, ok := op.Prop(0).(*ir.EnumAttr); ok && c.Value != 0 {
		p.Str(" control(")
		p.Str(c.Keyword())
		p.Byte(')')
	}
	for i, t := range op.ResultTypes() {
		if i == 0 {
			p.Str(" -> ")
		} else {
			p.Str(", ")
		}
		p.Type(t)
	}
	p.Space()
	p.Region(op.Region(0), false, true)
}

func parseLoop(p *ir.Parser, st *ir.OperationState) bool {
	return parseControl(p, st, LoopControlAttr, "loop_control")
}

func printLoop(p *ir.Printer, op *ir.Operation) { printControl(p, op) }

func parseSelection(p *ir.Parser, st *ir.OperationState) bool {
	return parseControl(p, st, SelectionControlAttr, "selection_control")
}

func printSelection(p *ir.Printer, op *ir.Operation) { printControl(p, op) }

func isMergeBlock(b *ir.Block) bool {
	return b.First() != nil && b.First() == b.Last() && b.First().Is(Merge)
}

const mergeBlockError = "last block must be the merge block with only one 'spirv.mlir.merge' op"

func verifySelection(op *ir.Operation) bool {
	r := op.Region(0)
	switch {
	case r.Empty():
		return true
	case !isMergeBlock(r.Last()):
		return op.EmitOpError(mergeBlockError)
	case !verifyOneMerge(op):
		return false
	case r.HasOneBlock():
		return op.EmitOpError("must have a selection header block")
	}
	return true
}

// branchesTo reports whether b's terminator has target among its successors.
func branchesTo(b, target *ir.Block) bool {
	t := b.Last()
	if t == nil {
		return false
	}
	for i := range t.NumSuccessors() {
		if t.Successor(i) == target {
			return true
		}
	}
	return false
}

func verifyLoop(op *ir.Operation) bool {
	r := op.Region(0)
	if r.Empty() {
		return true
	}
	merge := r.Last()
	if !isMergeBlock(merge) {
		return op.EmitOpError(mergeBlockError)
	}
	if !verifyOneMerge(op) {
		return false
	}
	entry := r.First()
	header := entry.Next()
	if header == nil {
		return op.EmitOpError("must have an entry block branching to the loop header block")
	}
	if header.Next() == nil {
		return op.EmitOpError("must have a loop header block branched from the entry block")
	}
	if entry.First() == nil || entry.First() != entry.Last() || !entry.First().Is(Branch) || entry.First().Successor(0) != header {
		return op.EmitOpError("entry block must only have one 'spirv.Branch' op to the second block")
	}
	cont := merge.Prev()
	if cont == header {
		return op.EmitOpError("requires a loop continue block branching to the loop header block")
	}
	if !branchesTo(cont, header) {
		return op.EmitOpError("second to last block must be the loop continue block that branches to the loop header block")
	}
	for b := header.Next(); b != cont; b = b.Next() {
		if branchesTo(b, header) {
			return op.EmitOpError("can only have the entry and loop continue block branching to the loop header block")
		}
	}
	return true
}

// verifyOneMerge checks that only the last block of the construct op ends in a merge. The versions whose constructs have results
// check it here, and others at the merge.
func verifyOneMerge(op *ir.Operation) bool {
	r := op.Region(0)
	for b := r.First(); b != r.Last(); b = b.Next() {
		if t := b.Last(); t != nil && t.Is(Merge) {
			return op.EmitOpError("should not have 'spirv.mlir.merge' op outside the merge block")
		}
	}
	return true
}

func verifyMerge(op *ir.Operation) bool {
	p := op.Parent()
	if p == nil || !p.Is(Selection) && !p.Is(Loop) {
		return op.EmitOpError("expected parent op to be 'spirv.mlir.selection' or 'spirv.mlir.loop'")
	}
	if op != op.ParentRegion().Last().Last() {
		if op.Context().MLIR() > 19 {
			return true // the construct reports it
		}
		return op.EmitOpError("can only be used in the last block of 'spirv.mlir.selection' or 'spirv.mlir.loop'")
	}
	if op.NumOperands() != p.NumResults() {
		return op.EmitOpError("has " + strconv.Itoa(op.NumOperands()) + " operands, but enclosing '" + p.Name() + "' has " + strconv.Itoa(p.NumResults()) + " results")
	}
	for i := range op.NumOperands() {
		if got, want := op.Operand(i).Type(), p.Result(i).Type(); got != want {
			return op.EmitOpError("operand #" + strconv.Itoa(i) + " has type " + ir.QuoteType(got) + ", but the result of enclosing '" + p.Name() + "' has type " + ir.QuoteType(want))
		}
	}
	return true
}

func verifyUnreachable(op *ir.Operation) bool {
	if op.Block().IsEntry() {
		return op.EmitOpError("cannot be used in reachable block")
	}
	return true
}

// LoopOp is the typed view of a spirv.mlir.loop. Its region is empty, or has entry,
// header, continue and merge blocks in the positions that the methods state.
type LoopOp struct{ *ir.Operation }

// Body returns the region.
func (l LoopOp) Body() *ir.Region { return l.Region(0) }

// Control returns the loop control.
func (l LoopOp) Control() spec.LoopControl { return EnumValue[spec.LoopControl](l.Prop(0)) }

// Entry returns the first block.
func (l LoopOp) Entry() *ir.Block { return l.Region(0).First() }

// Header returns the second block.
func (l LoopOp) Header() *ir.Block { return l.Region(0).First().Next() }

// Continue returns the last block but one.
func (l LoopOp) Continue() *ir.Block { return l.Region(0).Last().Prev() }

// MergeBlock returns the last block.
func (l LoopOp) MergeBlock() *ir.Block { return l.Region(0).Last() }

// AddEntryAndMerge adds the entry and merge blocks to an empty loop; the entry
// has no terminator yet.
func (l LoopOp) AddEntryAndMerge(b *ir.Builder) {
	l.Region(0).AddBlock()
	addMerge(b, l.Operation)
}

// SelectionOp is the typed view of a spirv.mlir.selection.
type SelectionOp struct{ *ir.Operation }

// Body returns the region.
func (s SelectionOp) Body() *ir.Region { return s.Region(0) }

// Control returns the selection control.
func (s SelectionOp) Control() spec.SelectionControl {
	return EnumValue[spec.SelectionControl](s.Prop(0))
}

// Header returns the first block.
func (s SelectionOp) Header() *ir.Block { return s.Region(0).First() }

// MergeBlock returns the last block.
func (s SelectionOp) MergeBlock() *ir.Block { return s.Region(0).Last() }

// AddMerge adds the merge block at the end.
func (s SelectionOp) AddMerge(b *ir.Builder) { addMerge(b, s.Operation) }

func addMerge(b *ir.Builder, op *ir.Operation) {
	at := b.InsertionPoint()
	b.SetEnd(op.Region(0).AddBlock())
	b.Create(op.Loc(), Merge, nil, nil)
	b.SetInsertionPoint(at)
}

// NewLoop creates a loop without blocks, which has the given results.
func NewLoop(b *ir.Builder, loc ir.Location, control spec.LoopControl, results ...ir.Type) LoopOp {
	return LoopOp{b.CreateWithRegions(loc, Loop, nil, results, 1, ir.Named("loop_control", b.Context().Enum(LoopControlAttr, uint64(control))))}
}

// NewSelection creates a selection without blocks, which has the given results.
func NewSelection(b *ir.Builder, loc ir.Location, control spec.SelectionControl, results ...ir.Type) SelectionOp {
	return SelectionOp{b.CreateWithRegions(loc, Selection, nil, results, 1, ir.Named("selection_control", b.Context().Enum(SelectionControlAttr, uint64(control))))}
}

// NewBranchConditional creates a conditional branch.
func NewBranchConditional(b *ir.Builder, loc ir.Location, cond *ir.Value, onTrue *ir.Block, trueArgs []*ir.Value, onFalse *ir.Block, falseArgs []*ir.Value) *ir.Operation {
	operands := append(append([]*ir.Value{cond}, trueArgs...), falseArgs...)
	return b.CreateBranch(loc, BranchConditional, operands, []*ir.Block{onTrue, onFalse}, b.Context().Segments(1, len(trueArgs), len(falseArgs)))
}
