package kernelgen

import "fmt"

// constantTable is a memref.global that no program writes.
type constantTable struct {
	buffer
	// use says which indices reach the table.
	use tableUse
}

// tableUse says which indices reach a table. Passes treat a table differently if all are constant.
type tableUse int

const (
	byConstants tableUse = iota
	byLoops              // with constant bounds, which passes unroll
	byValues
	byAll
	tableUses
)

// makeTable adds a constant table.
func (g *gen) makeTable() {
	var types []Type
	for _, t := range memoryTypes() {
		if t.Lanes == 0 && g.can(constantFeature, t) && (g.o.Host || g.can(privateFeature, t)) {
			types = append(types, t)
		}
	}
	if len(types) == 0 {
		return
	}
	t := oneOf(g.r, types)
	if g.r.Chance(40) && g.can(constantFeature, i32) {
		t = i32
	}
	b := &constantTable{use: tableUse(g.r.Below(int(tableUses)))}
	b.name, b.t, b.determined, b.grid = fmt.Sprintf("t%d", len(g.tables)), t, true, t.Kind == Float
	b.shape = []int64{int64(1 + g.r.Below(9))}
	if g.r.Chance(25) {
		b.shape = []int64{int64(1 + g.r.Below(3)), int64(1 + g.r.Below(4))}
	}
	part := t.bytes()
	for range b.count() {
		x := edges(g.r, t.Width)
		switch {
		case t.Kind == Float:
			f, _ := formatOf(uint32(t.Width))
			x, _ = f.encode(float64(g.r.Below(33)-16) / 4)
		case t.Kind == Index:
			x = uint64(g.r.Below(50))
		}
		for i := range part {
			b.data = append(b.data, byte(x>>(8*i)))
		}
	}
	g.tables = append(g.tables, b)
}

// constants returns the tables.
func (g *gen) constants() string {
	text := ""
	if !g.extended {
		return text
	}
	for _, t := range g.tables {
		text += fmt.Sprintf("memref.global \"private\" constant @%s : %s = dense<%s>\n", t.name, t.static(), t.hostLiteral())
	}
	return text
}

// readTable loads from a table, and stores what it loads in most cases.
func (g *gen) readTable() {
	if g.nested || !g.extended || len(g.tables) == 0 {
		return
	}
	t := oneOf(g.r, g.tables)
	ref := g.hidden(val{}, "memref.get_global @%s : %s", t.name, t.static())
	v := val{t: t.t, determined: true, grid: t.grid, mag: 3, scale: 2, high: 49}
	how := t.use
	if how == byAll {
		how = tableUse(g.r.Below(int(byAll)))
	}
	switch {
	case how == byLoops && g.canSum(t):
		v = g.sumTable(t, ref.name)
	case how == byValues:
		v = g.define(v, "memref.load %s[%s] : %s", ref.name, g.subscript(t.shape), t.static())
	default:
		at := ""
		for i, n := range t.shape {
			if i > 0 {
				at += ", "
			}
			at += g.indexConstant(int64(g.r.Below(int(n)))).name
		}
		v = g.define(v, "memref.load %s[%s] : %s", ref.name, at, t.static())
	}
	g.keepIn(v)
}

// canSum reports whether a loop may sum the elements of a table.
func (g *gen) canSum(t *constantTable) bool {
	return len(t.shape) == 1 && t.t.Kind == Int && g.depth < maxDepth && g.can(forFeature, indexType) && g.can(carryFeature, t.t) && g.can("arith.xori %s", t.t)
}

// sumTable combines the elements of a table in a loop whose trips are constant.
func (g *gen) sumTable(t *constantTable, ref string) val {
	first := g.splatInt(t.t, 0)
	low, high, step := g.indexConstant(int64(g.r.Below(2))), g.indexConstant(t.shape[0]), g.indexConstant(int64(1+g.r.Below(2)))
	out, i, a := g.name(), g.name(), g.name()
	g.line("%s = scf.for %s = %s to %s step %s iter_args(%s = %s) -> (%s) {", out, i, low.name, high.name, step.name, a, first.name, t.t)
	x := g.hidden(val{}, "  memref.load %s[%s] : %s", ref, i, t.static())
	sum := g.hidden(val{}, "  arith.xori %s, %s : %s", a, x.name, t.t)
	g.line("  scf.yield %s : %s", sum.name, t.t)
	g.line("}")
	v := val{name: out, t: t.t, determined: true}
	g.add(v)
	return v
}
