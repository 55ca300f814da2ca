package llvm

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// callText is what the text of a call has said so far.
type callText struct {
	direct   bool
	operands []ir.UnresolvedOperand // the callee of an indirect call and the arguments
	bundles  bundlesText
}

// bundlesText are operand bundles in their source form.
type bundlesText struct {
	loc      ir.Location
	tags     []ir.Attribute
	operands [][]ir.UnresolvedOperand
	types    [][]ir.Type
}

func parseCall(p *ir.Parser, st *ir.OperationState) bool {
	c := p.Context()
	st.AddAttr("CConv", c.Enum(CConvAttrDef, parseCase(p, CConvs, CConvC)))
	st.AddAttr("TailCallKind", c.Enum(TailCallAttrDef, parseCase(p, TailCallKinds, TailNone)))
	var t callText
	if !t.parseCallee(p, st) || !parseCalleeType(p, st) || !t.bundles.parse(p, st) || !p.ParseAttrDict(st) || !t.parseTypes(p, st) || !t.bundles.resolve(p, st) {
		return false
	}
	addSegments(p, st, len(t.operands), t.bundles.count())
	return true
}

// addSegments adds the numbers of operands of each group to st, of those groups that the version has. The last one are bundles.
func addSegments(p *ir.Parser, st *ir.OperationState, sizes ...int) {
	n := st.Info.NumOperandGroups()
	if n == 1 {
		return
	}
	seg := p.Context().Segments(sizes[:n]...)
	st.AddAttr(seg.Name, seg.Value)
}

// parseCallee reads the symbol or the operand that is called, and the arguments.
func (t *callText) parseCallee(p *ir.Parser, st *ir.OperationState) bool {
	callee, present, ok := p.ParseOptionalOperand()
	if !ok {
		return false
	}
	t.direct = !present
	if present {
		t.operands = append(t.operands, callee)
	} else {
		loc := p.Loc()
		a, ok := p.ParseAttr(nil)
		if !ok {
			return false
		}
		ref, is := a.(*ir.SymbolRefAttr)
		if !is {
			return p.EmitError(loc, "invalid kind of attribute specified")
		}
		if len(ref.Nested) == 0 { // MLIR forgets other ones
			st.AddAttr("callee", ref)
		}
	}
	args, ok := p.ParseOperandList(ir.DelimParen)
	t.operands = append(t.operands, args...)
	return ok
}

// parseCalleeType reads the type of a variadic callee if it comes next.
func parseCalleeType(p *ir.Parser, st *ir.OperationState) bool {
	return parseClause(p, st, "vararg", "var_callee_type", func(a ir.Attribute) bool { _, ok := a.(*ir.TypeAttr); return ok })
}

// parseClause reads `keyword(attribute)` if it comes next, and checks the kind of the attribute.
func parseClause(p *ir.Parser, st *ir.OperationState, keyword, name string, kind func(ir.Attribute) bool) bool {
	if !p.ParseOptionalKeyword(keyword) {
		return true
	}
	if !p.ParseLParen() {
		return false
	}
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	if !kind(a) {
		return p.EmitError(loc, "invalid kind of attribute specified")
	}
	st.AddAttr(name, a)
	return p.ParseRParen()
}

// parseTypes reads the types of the operands and the result, and resolves the operands.
func (t *callText) parseTypes(p *ir.Parser, st *ir.OperationState) bool {
	loc := p.Loc()
	if !p.ParseColon() {
		return false
	}
	var types []ir.Type
	if p.Context().MLIR() == ir.OldestVersion {
		return t.parseFunctionalTypes(p, st, loc)
	}
	if !t.direct {
		callee, ok := p.ParseType()
		if !ok {
			return false
		}
		if !p.ParseOptionalComma() {
			return p.EmitError(loc, "expected indirect call to have 2 trailing types")
		}
		types = append(types, callee)
	}
	var sig callSignature
	if !sig.parse(p) {
		if t.direct {
			return p.EmitError(loc, "expected direct call to have 1 trailing types")
		}
		return p.EmitError(loc, "expected trailing function type")
	}
	if !t.addResult(p, st, loc, sig.results) {
		return false
	}
	sig.addAttrs(p.Context(), st)
	return p.ResolveOperands(t.operands, append(types, sig.inputs...), p.NameLoc(), st)
}

// parseFunctionalTypes is parseTypes in MLIR 19, which reads the types as a list.
func (t *callText) parseFunctionalTypes(p *ir.Parser, st *ir.OperationState, loc ir.Location) bool {
	types, ok := p.ParseTypeList()
	if !ok {
		return false
	}
	if t.direct && len(types) != 1 {
		return p.EmitError(loc, "expected direct call to have 1 trailing type")
	}
	if !t.direct && len(types) != 2 {
		return p.EmitError(loc, "expected indirect call to have 2 trailing types")
	}
	f, ok := types[len(types)-1].(*ir.FunctionType)
	if !ok {
		return p.EmitError(loc, "expected trailing function type")
	}
	types = append(types[:len(types)-1:len(types)-1], f.Inputs...)
	return t.addResult(p, st, loc, f.Results) && p.ResolveOperands(t.operands, types, p.NameLoc(), st)
}

func (t *callText) addResult(p *ir.Parser, st *ir.OperationState, loc ir.Location, results []ir.Type) bool {
	if len(results) > 1 {
		return p.EmitError(loc, "expected function with 0 or 1 result")
	}
	if len(results) == 1 && IsVoid(results[0]) {
		return p.EmitError(loc, "expected a non-void result type")
	}
	st.Results = append(st.Results, results...)
	return true
}

// callSignature is the type of a call with the attributes of arguments and results.
type callSignature struct {
	inputs, results      []ir.Type
	argAttrs, resAttrs   []ir.Attribute
	someArgAttr, someRes bool
}

func (s *callSignature) parse(p *ir.Parser) bool {
	if !p.ParseCommaSeparated(ir.DelimParen, func() bool {
		t, attrs, some, ok := parseTypeWithAttrs(p)
		s.inputs, s.argAttrs, s.someArgAttr = append(s.inputs, t), append(s.argAttrs, attrs), s.someArgAttr || some
		return ok
	}) || !p.ParseOptionalArrow() {
		return false
	}
	result := func() bool {
		t, attrs, some, ok := parseTypeWithAttrs(p)
		s.results, s.resAttrs, s.someRes = append(s.results, t), append(s.resAttrs, attrs), s.someRes || some
		return ok
	}
	if !p.ParseOptionalLParen() {
		t, ok := p.ParseType()
		s.results, s.resAttrs = append(s.results, t), append(s.resAttrs, p.Context().Dictionary(nil))
		return ok
	}
	return p.ParseOptionalRParen() || p.ParseCommaSeparated(ir.DelimNone, result) && p.ParseRParen()
}

// parseTypeWithAttrs reads a type and the dictionary of attributes that may follow.
func parseTypeWithAttrs(p *ir.Parser) (t ir.Type, attrs ir.Attribute, some, ok bool) {
	var own ir.OperationState
	if t, ok = p.ParseType(); !ok || !p.ParseAttrDict(&own) {
		return nil, nil, false, false
	}
	return t, p.Context().Dictionary(own.Attrs), len(own.Attrs) > 0, true
}

func (s *callSignature) addAttrs(c *ir.Context, st *ir.OperationState) {
	if s.someArgAttr {
		st.AddAttr("arg_attrs", c.Array(s.argAttrs))
	}
	if s.someRes {
		st.AddAttr("res_attrs", c.Array(s.resAttrs))
	}
}

// parse reads operand bundles if they come next.
func (b *bundlesText) parse(p *ir.Parser, st *ir.OperationState) bool {
	b.loc = p.Loc()
	if p.Context().MLIR() == ir.OldestVersion || !p.ParseOptionalLSquare() || p.ParseOptionalRSquare() {
		return true
	}
	if !p.ParseCommaSeparated(ir.DelimNone, func() bool { return b.parseOne(p) }) || !p.ParseRSquare() {
		return false
	}
	st.AddAttr("op_bundle_tags", p.Context().Array(b.tags))
	return true
}

func (b *bundlesText) parseOne(p *ir.Parser) bool {
	loc := p.Loc()
	tag, ok := p.ParseString()
	if !ok {
		return p.EmitError(loc, "expect operand bundle tag")
	}
	if !p.ParseLParen() {
		return false
	}
	var operands []ir.UnresolvedOperand
	var types []ir.Type
	if !p.ParseOptionalRParen() {
		if operands, ok = p.ParseOperandList(ir.DelimNone); !ok {
			return false
		}
		if types, ok = p.ParseColonTypeList(); !ok || !p.ParseRParen() {
			return false
		}
	}
	b.tags, b.operands, b.types = append(b.tags, p.Context().String(tag)), append(b.operands, operands), append(b.types, types)
	return true
}

// resolve adds the operands of the bundles to st, and their numbers.
func (b *bundlesText) resolve(p *ir.Parser, st *ir.OperationState) bool {
	sizes := make([]int32, len(b.operands))
	for i, operands := range b.operands {
		if len(operands) != len(b.types[i]) {
			return p.EmitError(b.loc, "expected "+strconv.Itoa(len(operands))+" types for operand bundle operands for operand bundle #0, but actually got "+
				strconv.Itoa(len(b.types[i])))
		}
		if !p.ResolveOperands(operands, b.types[i], b.loc, st) {
			return false
		}
		sizes[i] = int32(len(operands))
	}
	if st.Info.NumOperandGroups() > 1 && p.Context().MLIR() > ir.OldestVersion {
		st.AddAttr(bundleSizesName, p.Context().DenseI32Array(sizes...))
	}
	return true
}

func (b *bundlesText) count() int {
	n := 0
	for _, operands := range b.operands {
		n += len(operands)
	}
	return n
}

// callees returns the number of operands of a call of which the last group are operands of bundles that are no arguments: 1 if
// the call is indirect.
func callees(op *ir.Operation) int {
	if op.Prop(callCallee) != nil {
		return 0
	}
	return 1
}

// callArgs returns the range of the arguments of a call or invoke.
func callArgs(op *ir.Operation) (start, n int) {
	_, n = op.OperandGroup(0)
	skip := min(callees(op), n)
	return skip, n - skip
}

func printCall(p *ir.Printer, op *ir.Operation) {
	p.Space()
	if v := caseOf(op.Prop(callCConv)); v != CConvC {
		printCase(p, CConvs, v)
	}
	if v := caseOf(op.Prop(callTail)); v != TailNone {
		printCase(p, TailCallKinds, v)
	}
	printCallee(p, op)
	printCalleeType(p, op)
	printBundles(p, op, 1, callBundleSizes, callBundleTags)
	printAttrDict(p, op, callFastMath, "callee", "TailCallKind", "var_callee_type", "CConv", bundleSizesName, "op_bundle_tags", "arg_attrs", "res_attrs")
	printCallTypes(p, op, callArgAttrs, callResAttrs)
}

func printCallee(p *ir.Printer, op *ir.Operation) {
	if ref, ok := op.Prop(callCallee).(*ir.SymbolRefAttr); ok {
		p.SymbolName(ref.Root)
	} else if op.NumOperands() > 0 {
		p.Operand(op.Operand(0))
	}
	start, n := callArgs(op)
	p.Byte('(')
	p.OperandRange(op, start, n)
	p.Byte(')')
}

func printCalleeType(p *ir.Printer, op *ir.Operation) {
	if a, ok := op.Prop(callCalleeType).(*ir.TypeAttr); ok {
		p.Str(" vararg(")
		p.Type(a.Value)
		p.Byte(')')
	}
}

// printBundles writes the operand bundles, whose operands are those of a group.
func printBundles(p *ir.Printer, op *ir.Operation, group, sizesSlot, tagsSlot int) {
	sizes, _ := op.Prop(sizesSlot).(*ir.DenseArrayAttr)
	if sizes != nil && sizes.Len() > 0 {
		p.Space()
		printBundleList(p, op, group, sizesSlot, tagsSlot)
	}
}

// printBundleList writes the list of operand bundles, which may be empty.
func printBundleList(p *ir.Printer, op *ir.Operation, group, sizesSlot, tagsSlot int) {
	sizes, _ := op.Prop(sizesSlot).(*ir.DenseArrayAttr)
	if sizes == nil {
		sizes = op.Context().DenseI32Array()
	}
	tags, _ := op.Prop(tagsSlot).(*ir.ArrayAttr)
	all := op.OperandsIn(group)
	p.Byte('[')
	for i, n := range sizes.Int64s() {
		if i > 0 {
			p.Str(", ")
		}
		if tags != nil && i < len(tags.Elements) {
			p.AttrNoType(tags.Elements[i])
		}
		p.Byte('(')
		if n = min(n, int64(len(all))); n > 0 {
			p.Operands(all[:n])
			p.Str(" : ")
			p.ValueTypes(all[:n])
			all = all[n:]
		}
		p.Byte(')')
	}
	p.Byte(']')
}

// printCallTypes writes the type of an indirect callee, and those of the arguments and the result with their attributes.
func printCallTypes(p *ir.Printer, op *ir.Operation, argAttrs, resAttrs int) {
	p.Str(" : ")
	if op.Def() != CallIntrinsic && callees(op) == 1 && op.NumOperands() > 0 {
		p.Type(op.Operand(0).Type())
		p.Str(", ")
	}
	start, n := 0, 0
	if op.Is(CallIntrinsic) {
		start, n = op.OperandGroup(0)
	} else {
		start, n = callArgs(op)
	}
	p.Byte('(')
	for i := range n {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(op.Operand(start + i).Type())
		printAttrsAt(p, op.Prop(argAttrs), i)
	}
	p.Str(") -> ")
	attrs := op.Prop(resAttrs)
	parens := op.NumResults() != 1 || hasAttrsAt(attrs, 0)
	if parens {
		p.Byte('(')
	}
	for i := range op.NumResults() {
		p.Type(op.Result(i).Type())
		printAttrsAt(p, attrs, i)
	}
	if parens {
		p.Byte(')')
	}
}

func dictAt(list ir.Attribute, i int) *ir.DictionaryAttr {
	if a, ok := list.(*ir.ArrayAttr); ok && i < len(a.Elements) {
		d, _ := a.Elements[i].(*ir.DictionaryAttr)
		return d
	}
	return nil
}

func hasAttrsAt(list ir.Attribute, i int) bool {
	d := dictAt(list, i)
	return d != nil && len(d.Entries) > 0
}

func printAttrsAt(p *ir.Printer, list ir.Attribute, i int) {
	if d := dictAt(list, i); d != nil {
		p.NamedAttrs(d.Entries)
	}
}

func parseInvoke(p *ir.Parser, st *ir.OperationState) bool {
	st.AddAttr("CConv", p.Context().Enum(CConvAttrDef, parseCase(p, CConvs, CConvC)))
	var t callText
	if !t.parseCallee(p, st) || !p.ParseKeyword("to") {
		return false
	}
	normal, normalArgs, ok := p.ParseSuccessorAndUses()
	if !ok || !p.ParseKeyword("unwind") {
		return false
	}
	unwind, unwindArgs, ok := p.ParseSuccessorAndUses()
	if !ok || !parseCalleeType(p, st) || !t.bundles.parse(p, st) || !p.ParseAttrDict(st) || !t.parseTypes(p, st) {
		return false
	}
	st.Successors = append(st.Successors, normal, unwind)
	st.Operands = append(append(st.Operands, normalArgs...), unwindArgs...)
	if !t.bundles.resolve(p, st) {
		return false
	}
	addSegments(p, st, len(t.operands), len(normalArgs), len(unwindArgs), t.bundles.count())
	return true
}

func printInvoke(p *ir.Printer, op *ir.Operation) {
	p.Space()
	if v := caseOf(op.Prop(invokeCConv)); v != CConvC {
		printCase(p, CConvs, v)
	}
	printCallee(p, op)
	p.Str(" to ")
	p.SuccessorAndUses(op.Successor(0), op.OperandsIn(1))
	p.Str(" unwind ")
	p.SuccessorAndUses(op.Successor(1), op.OperandsIn(2))
	printCalleeType(p, op)
	printBundles(p, op, 3, invokeBundleSizes, invokeBundleTags)
	p.AttrDict(op, "callee", "CConv", "var_callee_type", bundleSizesName, "op_bundle_tags", "arg_attrs", "res_attrs")
	printCallTypes(p, op, invokeArgAttrs, invokeResAttrs)
}

func parseLandingPad(p *ir.Parser, st *ir.OperationState) bool {
	if p.ParseOptionalKeyword("cleanup") {
		st.AddAttr("cleanup", p.Context().Unit())
	}
	for p.ParseOptionalLParen() && (p.ParseOptionalKeyword("filter") || p.ParseOptionalKeyword("catch")) {
		o, ok := p.ParseOperand()
		if !ok {
			return false
		}
		t, ok := p.ParseColonType()
		if !ok || !p.ResolveOperand(o, t, st) || !p.ParseRParen() {
			return false
		}
	}
	t, ok := p.ParseColonType()
	st.Results = append(st.Results, t)
	return ok
}

func printLandingPad(p *ir.Printer, op *ir.Operation) {
	if op.Prop(0) != nil {
		p.Str(" cleanup ")
	} else {
		p.Space()
	}
	for _, v := range op.Operands() {
		word := "(catch "
		if isA[*ArrayType](v.Type()) {
			word = "(filter "
		}
		p.Str(word)
		p.Operand(v)
		p.Str(" : ")
		p.Type(v.Type())
		p.Str(") ")
	}
	p.AttrDict(op, "cleanup")
	p.Str(": ")
	p.Type(op.Result(0).Type())
}

func parseCallIntrinsic(p *ir.Parser, st *ir.OperationState) bool {
	loc := p.Loc()
	name, ok := p.ParseAttr(p.Context().None())
	if !ok {
		return false
	}
	if _, text := name.(*ir.StringAttr); !text {
		return p.EmitError(loc, "invalid kind of attribute specified")
	}
	st.AddAttr("intrin", name)
	t := callText{direct: true}
	if !p.ParseLParen() {
		return false
	}
	loc = p.Loc()
	if t.operands, ok = p.ParseOperandList(ir.DelimNone); !ok || !p.ParseRParen() {
		return false
	}
	if p.Context().MLIR() == ir.OldestVersion {
		return t.parseIntrinsicTypes(p, st, loc)
	}
	if !t.bundles.parse(p, st) || !p.ParseAttrDict(st) || !t.parseTypes(p, st) || !t.bundles.resolve(p, st) {
		return false
	}
	addSegments(p, st, len(t.operands), t.bundles.count())
	return p.ParseAttrDict(st) // where MLIR 19 has it
}

// parseIntrinsicTypes reads the end of a llvm.call_intrinsic, whose operands begin at loc, as MLIR 19 has it.
func (t *callText) parseIntrinsicTypes(p *ir.Parser, st *ir.OperationState, loc ir.Location) bool {
	if !p.ParseAttrDict(st) || !p.ParseColon() { // MLIR 20 and later have the attributes before the types
		return false
	}
	f, ok := p.ParseFunctionType()
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	st.Results = append(st.Results, f.Results...)
	return p.ResolveOperands(t.operands, f.Inputs, loc, st)
}

func printCallIntrinsic(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.AttrNoType(op.Prop(intrinsicName))
	start, n := op.OperandGroup(0)
	p.Byte('(')
	p.OperandRange(op, start, n)
	p.Byte(')')
	if p.Context().MLIR() == ir.OldestVersion {
		p.Str(" : ")
		p.FunctionalType(op)
		printAttrDict(p, op, intrinsicFastMath, "intrin")
		return
	}
	printBundles(p, op, 1, intrinsicBundleSizes, intrinsicBundleTags)
	printAttrDict(p, op, intrinsicFastMath, "intrin", bundleSizesName, "op_bundle_tags", "arg_attrs", "res_attrs")
	printCallTypes(p, op, intrinsicArgAttrs, intrinsicResAttrs)
}
