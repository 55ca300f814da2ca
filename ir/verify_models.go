package ir

import "strconv"

// verifyModels are the models of an op's interfaces that the verifier uses, looked up
// once per kind of operation and context.
type verifyModels struct {
	function     FunctionModel
	functionBody FunctionVerifier
	functionType FunctionTypeVerifier
	declaration  DeclarationModel
	branch       BranchModel
	regionBranch RegionBranchModel
	regionTerm   RegionTerminatorModel
	compat       TypeCompatModel
	symbolUser   SymbolUserModel
	symbolNow    SymbolUserModel // the model of an ImmediateSymbolUser
	kinds        RegionKindModel
	regions      []RegionVerifier
}

// RegionKindModel is implemented by ops with regions of different kinds (RegionKindInterface). An op whose regions are all graphs has the trait [GraphRegion].
type RegionKindModel interface {
	// GraphRegion reports whether the definitions in region i need not come before their uses.
	GraphRegion(op *Operation, i int) bool
}

// RegionVerifier is implemented by models of op interfaces that check the op
// after the operations in its regions, before its VerifyRegions hook.
type RegionVerifier interface {
	VerifyInterface(op *Operation) bool
}

func (m *verifyModels) init(models []any) {
	for _, x := range models {
		if f, ok := x.(FunctionModel); ok && m.function == nil {
			m.function = f
		}
		if f, ok := x.(FunctionVerifier); ok && m.functionBody == nil {
			m.functionBody = f
		}
		if f, ok := x.(FunctionTypeVerifier); ok && m.functionType == nil {
			m.functionType = f
		}
		if f, ok := x.(DeclarationModel); ok && m.declaration == nil {
			m.declaration = f
		}
		if f, ok := x.(BranchModel); ok && m.branch == nil {
			m.branch = f
		}
		if f, ok := x.(RegionBranchModel); ok && m.regionBranch == nil {
			m.regionBranch = f
		}
		if f, ok := x.(RegionTerminatorModel); ok && m.regionTerm == nil {
			m.regionTerm = f
		}
		if f, ok := x.(TypeCompatModel); ok && m.compat == nil {
			m.compat = f
		}
		if f, ok := x.(ImmediateSymbolUser); ok && m.symbolNow == nil {
			m.symbolNow = f
		} else if f, ok := x.(SymbolUserModel); ok && m.symbolUser == nil {
			m.symbolUser = f
		}
		if f, ok := x.(RegionKindModel); ok && m.kinds == nil {
			m.kinds = f
		}
		if f, ok := x.(RegionVerifier); ok {
			m.regions = append(m.regions, f)
		}
	}
}

func (m *verifyModels) compatible(a, b Type) bool {
	return a == b || m.compat != nil && m.compat.TypesCompatible(a, b)
}

// verifyFunction checks what all functions must satisfy.
func verifyFunction(op *Operation, m *verifyModels) bool {
	if m.functionType != nil && !m.functionType.VerifyFunctionType(op) {
		return false
	}
	t := m.function.FunctionType(op)
	if t == nil {
		return true // the declaration's constraints already reported it
	}
	if !verifyArgAttrs(op, m.function.ArgAttrsName(), len(t.Inputs), "argument") ||
		!verifyArgAttrs(op, m.function.ResAttrsName(), len(t.Results), "result") {
		return false
	}
	if len(op.regions()) != 1 {
		return op.EmitOpError("expects one region")
	}
	if m.functionBody != nil {
		return m.functionBody.VerifyFunctionBody(op)
	}
	entry := op.regions()[0].first
	if entry == nil {
		return true
	}
	if len(entry.args) != len(t.Inputs) {
		return op.EmitOpError("entry block must have " + strconv.Itoa(len(t.Inputs)) + " arguments to match function signature")
	}
	for i, want := range t.Inputs {
		if got := entry.args[i].typ; got != want {
			return op.EmitOpError("type of entry block argument #" + strconv.Itoa(i) + "(" + QuoteType(got) +
				") must match the type of the corresponding argument in function signature(" + QuoteType(want) + ")")
		}
	}
	return true
}

// verifyArgAttrs checks the array of argument or result attribute dictionaries.
func verifyArgAttrs(op *Operation, name string, want int, kind string) bool {
	all, ok := op.Attr(name).(*ArrayAttr)
	if !ok {
		return true
	}
	if len(all.Elements) != want {
		return op.EmitOpError("expects " + kind + " attribute array to have the same number of elements as the number of function " +
			kind + "s, got " + strconv.Itoa(len(all.Elements)) + ", but expected " + strconv.Itoa(want))
	}
	for i, e := range all.Elements {
		d, ok := e.(*DictionaryAttr)
		if !ok {
			return op.EmitOpError("expects " + kind + " attribute dictionary to be a DictionaryAttr, but got `" + AttrString(e) + "`")
		}
		for _, a := range d.Entries {
			if !hasDialectPrefix(a.Name) {
				return op.EmitOpError(kind + "s may only have dialect attributes")
			}
			dialect := op.Context().attrDialect(a.Name)
			if dialect == nil {
				continue
			}
			hook := dialect.VerifyArgAttr
			if kind == "result" {
				hook = dialect.VerifyResultAttr
			}
			if hook != nil && !hook(op, 0, i, a) {
				return false
			}
		}
	}
	return true
}

func hasDialectPrefix(name string) bool {
	for i := 0; i < len(name); i++ {
		if name[i] == '.' {
			return true
		}
	}
	return false
}

// verifyBranch checks the operands that a terminator forwards to its successors.
func verifyBranch(op *Operation, m BranchModel) bool {
	for i := range op.succs() {
		dest := op.succs()[i].block
		start, n, produced := m.SuccessorOperands(op, i)
		if n+produced != len(dest.args) {
			return op.EmitError("branch has " + strconv.Itoa(n+produced) + " operands for successor #" + strconv.Itoa(i) +
				", but target block has " + strconv.Itoa(len(dest.args)))
		}
		if start+n > len(op.operands()) { // an attribute may count more than there are
			return op.EmitOpError("has " + strconv.Itoa(len(op.operands())) + " operands, but those for successor #" + strconv.Itoa(i) + " end at " + strconv.Itoa(start+n))
		}
		for k := range n {
			if !op.info.check.compatible(op.operand(start+k).value.typ, dest.args[produced+k].typ) {
				return op.EmitError("type mismatch for bb argument #" + strconv.Itoa(produced+k) + " of successor #" + strconv.Itoa(i))
			}
		}
	}
	return true
}

// regionInvariants runs the checks of a registered operation that come after the
// operations in its regions.
func (v *verifier) regionInvariants(op *Operation, users int) bool {
	info := op.info
	p := &info.shape.check
	var tables *SymbolTables
	if len(op.regions()) > 0 {
		if p.implicitEnd != "" && !verifyImplicitEnd(op, p.implicitEnd) {
			return false
		}
		if v.escapes && op == v.root && info.traits&(1<<IsolatedFromAbove) != 0 && !verifyIsolation(op) {
			return false
		}
		if info.traits&(1<<SymbolTable) != 0 {
			tables = verifySymbolTable(op, v.users[users:])
			v.users = v.users[:users]
			if tables == nil {
				return false
			}
		}
	}
	for _, t := range p.regionTraits {
		if !t.VerifyRegionTrait(op) {
			return false
		}
	}
	for _, m := range info.check.regions {
		if !m.VerifyInterface(op) {
			return false
		}
	}
	if info.check.regionBranch != nil && !verifyRegionBranch(op, &info.check) {
		return false
	}
	if info.Entry.VerifyRegions != nil && !info.Entry.VerifyRegions(op) {
		return false
	}
	return info.Entry.VerifySymbols == nil || info.Entry.VerifySymbols(op, tables)
}

// InferredTypes is the trait of ops whose result types must be those that OpEntry.Infer
// returns (MLIR's InferTypeOpInterface).
type InferredTypes struct {
	// Reports says that the texts of Infer are errors of their own, which stand before the error of the verifier.
	Reports bool
}

// TraitName returns the name of the trait.
func (InferredTypes) TraitName() string { return "InferTypeOpInterface" }

// VerifyRegionTrait infers the result types and compares them with the actual ones.
func (t InferredTypes) VerifyRegionTrait(op *Operation) bool {
	st := OperationState{Loc: op.loc, Info: op.info, Operands: op.Operands(), Props: op.props(), Attrs: op.attrs()}
	for i := range op.regions() {
		st.Regions = append(st.Regions, &op.regions()[i])
	}
	types, why := op.Context().InferTypes(&st)
	if m, ok := OpInterface[RefinedTypesModel](op.info); ok && why == "" {
		why = m.RefineResults(op.Context(), &st, op.ResultTypes())
	}
	if why != "" {
		if t.Reports {
			op.Context().EmitError(op.loc, why)
		}
		return op.EmitOpError("failed to infer returned types")
	}
	if len(types) != len(op.results()) {
		return reportInferred(op, types)
	}
	for i, typ := range types {
		if typ != op.result(i).typ {
			if m, ok := OpInterface[ResultTypesModel](op.info); ok && m.CompatibleResults(types, op.ResultTypes()) {
				return true
			}
			return reportInferred(op, types)
		}
	}
	return true
}

// ResultTypesModel is implemented by ops with the trait InferredTypes that allow other
// result types than the inferred ones (isCompatibleReturnTypes).
type ResultTypesModel interface {
	// CompatibleResults reports whether the given types are allowed for the inferred ones.
	// Both lists have the same length.
	CompatibleResults(inferred, given []Type) bool
}

// RefinedTypesModel is implemented by ops with the trait InferredTypes whose inference depends on the given result types (refineReturnTypes).
type RefinedTypesModel interface {
	// RefineResults returns the reason for which an operation, described by st, cannot have the given result types, or "".
	RefineResults(ctx *Context, st *OperationState, given []Type) string
}

func reportInferred(op *Operation, inferred []Type) bool {
	op.EmitErrorAt(op.loc, "'"+op.info.Name+"' op inferred type(s) "+quoteTypes(inferred)+
		" are incompatible with return type(s) of operation "+quoteTypes(op.ResultTypes()))
	return op.EmitOpError("failed to infer returned types")
}

func quoteTypes(ts []Type) string {
	s := ""
	for i, t := range ts {
		if i > 0 {
			s += ", "
		}
		s += QuoteType(t)
	}
	return s
}

func verifyImplicitEnd(op *Operation, name string) bool {
	for i := range op.regions() {
		b := op.regions()[i].first
		if b == nil || b.last == nil || b.last.info.Name == name {
			continue
		}
		return op.EmitOpError("expects regions to end with '"+name+"', found '"+b.last.info.Name+"'",
			Note(op.loc, "in custom textual format, the absence of terminator implies '"+name+"'"))
	}
	return true
}

// verifyIsolation reports the first use, in the regions of op, of a value that
// is defined outside of them.
func verifyIsolation(op *Operation) bool {
	for i := range op.regions() {
		ok := op.regions()[i].WalkPre(func(o *Operation) WalkResult {
			for k, uses := 0, o.operands(); k < len(uses); k++ {
				r := uses[k].value.ParentRegion()
				if r == nil {
					o.EmitError("operation's operand is unlinked")
					return WalkInterrupt
				}
				if !op.regions()[i].IsAncestor(r) {
					o.EmitOpError("using value defined outside the region", Note(op.loc, "required by region isolation constraints"))
					return WalkInterrupt
				}
			}
			if o.info.traits&(1<<IsolatedFromAbove) != 0 {
				return WalkSkip
			}
			return WalkAdvance
		}) == WalkAdvance
		if !ok {
			return false
		}
	}
	return true
}

// verifySymbolTable checks that names are unique, and the symbol uses of users. It returns nil
// after an error, and otherwise a cache that has the symbols of op.
func verifySymbolTable(op *Operation, users []*Operation) *SymbolTables {
	if len(op.regions()) != 1 {
		op.EmitOpError("Operations with a 'SymbolTable' must have exactly one region")
		return nil
	}
	body := op.regions()[0].first
	if body == nil || body.next != nil {
		op.EmitOpError("Operations with a 'SymbolTable' must have exactly one block")
		return nil
	}
	ops := 0 // most are symbols, unless there are many
	for o := body.first; o != nil && ops < 1<<13; o = o.next {
		ops++
	}
	symbols := make(map[string]*Operation, ops)
	for o := body.first; o != nil; o = o.next {
		name := symbolNameAttr(o)
		if name == nil {
			continue
		}
		before := len(symbols)
		if symbols[name.Value] = o; len(symbols) == before {
			first := LookupSymbol(op, name.Value)
			o.EmitError("redefinition of symbol named '"+name.Value+"'", Note(first.loc, "see existing symbol definition here"))
			return nil
		}
	}
	tables := &SymbolTables{last: op, symbols: symbols}
	for _, u := range users {
		if !u.info.check.symbolUser.VerifySymbolUses(u, tables) {
			return nil
		}
	}
	return tables
}

// verifyRegionBranch checks the types along the control-flow edges between op
// and its regions, in MLIR 19's order and words before 20.
func verifyRegionBranch(op *Operation, m *verifyModels) bool {
	if op.Context().MLIR() > 19 {
		return verifyBranchPoints(op, m)
	}
	rb := m.regionBranch
	if !verifyEdges(op, m, -1, func(to int) ([]*Value, bool) { return rb.EntryOperands(op, to), true }) {
		return false
	}
	for i := range op.regions() {
		var ends []*Operation
		for b := op.regions()[i].first; b != nil; b = b.next {
			if last := b.last; last != nil && isRegionTerminator(last) {
				ends = append(ends, last)
			}
		}
		if len(ends) == 0 {
			continue
		}
		from := func(to int) ([]*Value, bool) {
			first := forwarded(ends[0], to)
			for _, e := range ends[1:] {
				if !m.sameTypes(first, forwarded(e, to)) {
					return nil, op.EmitOpError(" along control flow edge " + edgeName(i, to) + " operands mismatch between return-like terminators")
				}
			}
			return first, true
		}
		if !verifyEdges(op, m, i, from) {
			return false
		}
	}
	return true
}

func isRegionTerminator(op *Operation) bool {
	return op.info.traits&(1<<ReturnLike) != 0 || op.info.check.regionTerm != nil
}

func forwarded(op *Operation, to int) []*Value {
	if m := op.info.check.regionTerm; m != nil {
		start, n := m.ForwardedOperands(op, to)
		return op.Operands()[start : start+n]
	}
	return op.Operands()
}

func (m *verifyModels) sameTypes(a, b []*Value) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !m.compatible(a[i].typ, b[i].typ) {
			return false
		}
	}
	return true
}

// verifyEdges checks the edges from region from (-1: the op itself). operands returns
// what is passed along the edge to a region.
func verifyEdges(op *Operation, m *verifyModels, from int, operands func(to int) ([]*Value, bool)) bool {
	ok := true
	m.regionBranch.RegionSuccessors(op, from, func(to int) {
		if !ok {
			return
		}
		var source []*Value
		if source, ok = operands(to); !ok {
			return
		}
		inputs := m.regionBranch.SuccessorInputs(op, to)
		if len(source) != len(inputs) {
			ok = op.EmitOpError(" region control flow edge " + edgeName(from, to) + ": source has " + strconv.Itoa(len(source)) +
				" operands, but target successor needs " + strconv.Itoa(len(inputs)))
			return
		}
		for i := range source {
			if s, t := source[i].typ, inputs[i].typ; !m.compatible(s, t) {
				ok = op.EmitOpError(" along control flow edge " + edgeName(from, to) + ": source type #" + strconv.Itoa(i) + " " + QuoteType(s) +
					" should match input type #" + strconv.Itoa(i) + " " + QuoteType(t))
				return
			}
		}
	})
	return ok
}

func edgeName(from, to int) string {
	s, t := "parent operands", "parent results"
	if from >= 0 {
		s = "Region #" + strconv.Itoa(from)
	}
	if to >= 0 {
		t = "Region #" + strconv.Itoa(to)
	}
	return "from " + s + " to " + t
}
