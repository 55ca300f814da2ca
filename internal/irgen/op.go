package irgen

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// plantable reports whether def can be made from its row alone. Terminators and ops
// with regions cannot.
func plantable(def *ir.OpDef) bool {
	if len(def.Regions) > 0 || len(def.Successors) > 0 {
		return false
	}
	for _, t := range def.Traits {
		if _, ok := t.(ir.ParentTrait); ok || t == ir.Trait(ir.Terminator) {
			return false
		}
	}
	return true
}

// guess is one attempt to make an op, with types and attributes for each declaration.
type guess struct {
	*maker
	def  *ir.OpDef
	info *ir.OpInfo
	hint *hint
	// place is the position of the new op: before an operation of a block, or at its
	// end.
	block    *ir.Block
	before   *ir.Operation
	operands [][]ir.Type
	attrs    []ir.Attribute
	results  [][]ir.Type
	values   map[int]*ir.Value // operands already chosen, by declaration
	seen     []ir.Type
	echo     int // percentage of choices among types that fit those in seen
}

// plant makes an operation of op def somewhere in the module.
func (m *maker) plant(def *ir.OpDef) bool {
	st := m.g.stat(def.Name)
	if !plantable(def) {
		st.Failed++
		st.Why = "no fragment"
		return false
	}
	places := m.places(def)
	if len(places) == 0 {
		st.Failed++
		st.Why = "no place"
		return false
	}
	info := m.ctx.OpInfoOf(def)
	for range Tries {
		g := &guess{maker: m, def: def, info: info, hint: hintOf(def.Name), echo: pick(m, []int{30, 60, 90})}
		g.block = pick(m, places)
		g.choosePosition()
		m.lastError = ""
		op := g.make()
		if op == nil {
			st.Rejected++
			st.Why = m.lastError
			continue
		}
		return true
	}
	st.Failed++
	return false
}

// places returns the blocks that may contain an op of kind def.
func (m *maker) places(def *ir.OpDef) []*ir.Block {
	level := placeOf(def)
	var blocks []*ir.Block
	m.top.Walk(func(op *ir.Operation) {
		if !slices.Contains(level, op.Name()) {
			return
		}
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				blocks = append(blocks, b)
			}
		}
	})
	return blocks
}

var (
	codeParents = []string{"func.func", "gpu.func", "gpu.launch", "scf.for", "scf.if", "scf.while", "scf.parallel", "scf.execute_region", "scf.index_switch",
		"scf.forall", "affine.for", "affine.if", "affine.parallel", "memref.alloca_scope"}
	spirvParents  = append(slices.Clone(codeParents), "spirv.func", "spirv.func", "spirv.func")
	moduleParents = []string{"builtin.module"}
	spirvModules  = []string{"spirv.module"}
)

func placeOf(def *ir.OpDef) []string {
	module := false
	for _, t := range def.Traits {
		module = module || t == ir.Trait(ir.Symbol)
		if t.TraitName() == "TypesMatch" && strings.HasPrefix(def.Name, "spirv.") {
			if p, ok := t.(*ir.MatchTrait); ok && strings.Contains(p.Summary, "module-like") {
				return spirvModules
			}
		}
	}
	switch {
	case strings.HasPrefix(def.Name, "spirv.SpecConstant") || def == spirv.GlobalVariable || def == spirv.EntryPoint || def == spirv.ExecutionMode:
		return spirvModules
	case module:
		return moduleParents
	case strings.HasPrefix(def.Name, "spirv."):
		return spirvParents
	}
	return codeParents
}

// choosePosition chooses the operation of the block before which the op goes.
func (g *guess) choosePosition() {
	n := 0
	for op := g.block.First(); op != nil; op = op.Next() {
		n++
	}
	module := len(codeParents) > 0 && g.block.Parent().Info().HasTrait(ir.NoTerminator)
	k := g.rng.IntN(n + 1)
	if !module && n > 0 {
		k = min(k, n-1)
	}
	g.before = g.block.First()
	for ; k > 0; k-- {
		g.before = g.before.Next()
	}
	for g.before != nil && g.before.Info().HasTrait(ir.Terminator) && g.before.Prev() != nil && g.before.Prev().Info().HasTrait(ir.Terminator) {
		g.before = g.before.Prev()
	}
}

// make returns nil if the guess is not a valid operation.
func (g *guess) make() *ir.Operation {
	if !g.chooseOperands() || !g.chooseAttrs() {
		return nil
	}
	g.results = make([][]ir.Type, len(g.def.Results))
	if g.hint != nil && g.hint.before != nil {
		g.hint.before(g)
	}
	g.match()
	st := ir.OperationState{Loc: 0, Info: g.info}
	if !g.setOperands(&st) {
		return nil
	}
	g.setAttrs(&st)
	if !g.inferResults(&st) && !g.chooseResults() {
		return nil
	}
	if st.Results == nil {
		if g.match(); g.hint != nil && g.hint.after != nil {
			g.hint.after(g)
		}
		// Matching may have changed operands or attributes.
		st = ir.OperationState{Loc: 0, Info: g.info}
		if !g.setOperands(&st) {
			return nil
		}
		g.setAttrs(&st)
		g.setResults(&st)
	}
	g.b.SetInsertionPoint(ir.InsertionPoint{Block: g.block, Before: g.before})
	op := g.b.Build(&st)
	if ir.VerifyOp(op) && (!usesSymbols(g.def) || ir.Verify(g.top)) && g.g.admits(g.top) {
		return op
	}
	op.Erase()
	return nil
}

func usesSymbols(def *ir.OpDef) bool {
	for i := range def.Attrs {
		if n := def.Attrs[i].Type.Summary; strings.Contains(n, "symbol ref") || strings.Contains(n, "TypedAttr") {
			return true
		}
	}
	return slices.Contains(def.Traits, ir.Trait(ir.Symbol))
}

// count returns the number of values for a declaration.
func (g *guess) count(d *ir.ValueDef) int {
	switch d.Quantity {
	case ir.Optional:
		return g.rng.IntN(2)
	case ir.Variadic:
		if n := g.ranks(); len(n) > 0 && g.chance(60) {
			return pick(g.maker, n)
		}
		return pick(g.maker, []int{0, 1, 2, 2, 3})
	}
	return 1
}

// ranks returns the ranks and the numbers of dynamic dimensions of the types in seen.
func (g *guess) ranks() []int {
	var ns []int
	for _, t := range g.seen {
		s, ok := t.(ir.ShapedType)
		if !ok || !s.HasRank() {
			continue
		}
		dyn := 0
		for _, d := range s.Shape() {
			if d == ir.Dynamic {
				dyn++
			}
		}
		ns = append(ns, len(s.Shape()), len(s.Shape()), dyn)
	}
	return ns
}

// chooseOperands chooses types. At first it prefers the types of existing values.
func (g *guess) chooseOperands() bool {
	g.operands = make([][]ir.Type, len(g.def.Operands))
	if !g.chooseGroups(g.def.Operands, g.operands, false) {
		return false
	}
	shared := -1
	if !g.info.HasTrait(ir.AttrSizedOperandSegments) {
		variadic := 0
		for i := range g.def.Operands {
			if g.def.Operands[i].Quantity != ir.One {
				variadic++
			}
		}
		if variadic > 1 {
			shared = pick(g.maker, []int{0, 1, 2})
		}
	}
	for i := range g.def.Operands {
		d := &g.def.Operands[i]
		if d.Quantity == ir.One {
			continue
		}
		n := g.count(d)
		if shared >= 0 {
			n = shared
		}
		if !g.chooseGroup(d, n, &g.operands[i]) {
			return false
		}
	}
	return true
}

func (g *guess) chooseGroups(defs []ir.ValueDef, out [][]ir.Type, _ bool) bool {
	for i := range defs {
		if defs[i].Quantity == ir.One && !g.chooseGroup(&defs[i], 1, &out[i]) {
			return false
		}
	}
	return true
}

func (g *guess) chooseGroup(d *ir.ValueDef, n int, out *[]ir.Type) bool {
	*out = nil
	same := g.chance(70)
	for k := range n {
		var t ir.Type
		if same && k > 0 {
			t = (*out)[0]
		} else if t = g.chooseType(d.Type); t == nil {
			g.lastError = "no type for " + d.Name
			return false
		}
		*out = append(*out, t)
	}
	return true
}

// chooseType chooses a type that c accepts, often one related to the types in seen.
func (g *guess) chooseType(c *ir.TypeConstraint) ir.Type {
	if c != nil && c.Build != nil {
		return c.Build(g.ctx)
	}
	t := g.someType(c)
	if t != nil {
		g.seen = append(g.seen, t)
	}
	return t
}

func (g *guess) someType(c *ir.TypeConstraint) ir.Type {
	if len(g.seen) > 0 && g.chance(g.echo) {
		near := g.related(pick(g.maker, g.seen))
		for range 6 {
			if t := pick(g.maker, near); c == nil || fits(c, t) {
				return t
			}
		}
	}
	if ts := g.pool.typesOf(c); len(ts) > 0 {
		return pick(g.maker, ts)
	}
	return nil
}

// chooseAttrs chooses the attributes; nil means an absent attribute.
func (g *guess) chooseAttrs() bool {
	g.attrs = make([]ir.Attribute, len(g.def.Attrs))
	for i := range g.def.Attrs {
		d := &g.def.Attrs[i]
		if !d.Versions.Has(g.ctx.Version) {
			continue
		}
		if (d.Optional || d.Default != "") && g.chance(50) {
			continue
		}
		a := g.chooseAttr(d)
		if a == nil && !d.Optional && d.Default == "" {
			g.lastError = "no attribute for " + d.Name
			return false
		}
		g.attrs[i] = a
		if t, ok := a.(ir.TypedAttr); ok && t.Type() != nil && d.Type.ValueType == nil {
			g.seen = append(g.seen, t.Type())
		}
	}
	return true
}

func (g *guess) chooseAttr(d *ir.AttrDef) ir.Attribute {
	c := d.Type
	switch {
	case d.Name == ir.SymbolNameAttr:
		g.names++
		return g.ctx.String("sym" + strconv.Itoa(g.names))
	case d.Name == ir.SymbolVisibilityAttr:
		return g.ctx.String(pick(g.maker, []string{"private", "public", "nested"}))
	case c.Enum != nil:
		return g.enumOf(c)
	case strings.Contains(c.Summary, "symbol ref"):
		if a := g.chooseSymbol(c); a != nil {
			return a
		}
	}
	if g.chance(g.echo) {
		var near []ir.Attribute
		for _, a := range g.derived(g.seen) {
			if c.Match(a) {
				near = append(near, a)
			}
		}
		if len(near) > 0 {
			return pick(g.maker, near)
		}
	}
	if as := g.pool.attrsOf(c); len(as) > 0 {
		return pick(g.maker, as)
	}
	return nil
}

// chooseSymbol returns a reference, or an array of references, to symbols that are
// visible from the position of the op.
func (g *guess) chooseSymbol(c *ir.AttrConstraint) ir.Attribute {
	table := ir.NearestSymbolTable(g.block.Parent())
	if g.block.Parent().Info().HasTrait(ir.SymbolTable) {
		table = g.block.Parent()
	}
	if table == nil {
		return nil
	}
	var refs []ir.Attribute
	for op := table.Region(0).First().First(); op != nil; op = op.Next() {
		if n := ir.SymbolName(op); n != "" {
			refs = append(refs, g.ctx.SymbolRef(n))
		}
	}
	if len(refs) == 0 {
		return nil
	}
	if a := pick(g.maker, refs); c.Match(a) {
		if t := g.symbolType(a.(*ir.SymbolRefAttr), table); t != nil {
			g.seen = append(g.seen, t)
		}
		return a
	}
	var list []ir.Attribute
	for range g.rng.IntN(3) {
		list = append(list, pick(g.maker, refs))
	}
	return g.ctx.Array(list)
}

func (g *guess) symbolType(ref *ir.SymbolRefAttr, table *ir.Operation) ir.Type {
	if op := ir.LookupSymbol(table, ref.Root); op != nil {
		for _, name := range []string{"type", "function_type"} {
			if t, ok := op.Attr(name).(*ir.TypeAttr); ok {
				return t.Value
			}
		}
		if v, ok := op.Attr("default_value").(ir.TypedAttr); ok {
			return v.Type()
		}
	}
	return nil
}

func (g *guess) setAttrs(st *ir.OperationState) {
	for i := range g.def.Attrs {
		st.AddAttr(g.def.Attrs[i].NameIn(g.ctx.Version), g.attrs[i])
	}
	if g.info.HasTrait(ir.AttrSizedOperandSegments) {
		var sizes []int
		for _, ts := range g.operands {
			sizes = append(sizes, len(ts))
		}
		st.Attrs = append(st.Attrs, g.ctx.Segments(sizes...))
	}
	if g.info.HasTrait(ir.AttrSizedResultSegments) {
		var sizes []int32
		for _, ts := range g.results {
			sizes = append(sizes, int32(len(ts)))
		}
		st.AddAttr(ir.ResultSegmentSizesName, g.ctx.DenseI32Array(sizes...))
	}
}

// inferResults infers the result types with the op's hook.
func (g *guess) inferResults(st *ir.OperationState) bool {
	if g.info.Entry.Infer == nil || g.chance(3) {
		return false
	}
	ts, why := g.ctx.InferTypes(st)
	if why != "" {
		return false
	}
	st.Results = append([]ir.Type{}, ts...)
	return true
}

func (g *guess) chooseResults() bool {
	for i := range g.def.Results {
		d := &g.def.Results[i]
		if g.results[i] == nil && !g.chooseGroup(d, g.count(d), &g.results[i]) {
			return false
		}
	}
	return true
}

func (g *guess) setResults(st *ir.OperationState) {
	st.Results = []ir.Type{}
	for _, ts := range g.results {
		st.Results = append(st.Results, ts...)
	}
}

// setOperands chooses values of the chosen types.
func (g *guess) setOperands(st *ir.OperationState) bool {
	for i, ts := range g.operands {
		for k, t := range ts {
			v := g.values[i]
			if v == nil || k > 0 || v.Type() != t {
				v = g.value(t)
			}
			if v == nil {
				g.lastError = "no value of type " + ir.TypeString(t)
				return false
			}
			st.Operands = append(st.Operands, v)
		}
	}
	return true
}
