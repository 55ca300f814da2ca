package transform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// SymbolDCE erases the symbols in the symbol table op, and in nested symbol tables,
// that are not visible outside and that no live operation references. It returns the
// number of erased symbols. It returns false after an error.
func SymbolDCE(op *ir.Operation) (erased int, ok bool) {
	if !op.HasTrait(ir.SymbolTable) {
		// MLIR also prints the second blank.
		return 0, op.EmitOpError(" was scheduled to run under SymbolDCE, but does not define a symbol table")
	}
	d := symbolDCE{tables: ir.NewSymbolTables(), live: map[*ir.Operation]bool{}}
	hidden := true
	if op.Parent() != nil && isSymbol(op) {
		hidden = ir.SymbolVisibility(op) == ir.Private
	}
	if !d.table(op, hidden) {
		return 0, false
	}
	return d.sweep(op), true
}

// NewSymbolDCE returns the pass symbol-dce.
func NewSymbolDCE() *pass.Pass {
	n := &pass.Statistic{Name: "num-dce'd", Summary: "Number of symbols DCE'd"}
	return &pass.Pass{
		Name: "symbol-dce", Class: "SymbolDCE", Summary: "Eliminate dead symbols", Stats: []*pass.Statistic{n},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			erased, ok := SymbolDCE(op)
			n.Add(erased)
			return ok
		},
	}
}

func isSymbol(op *ir.Operation) bool { return op.HasTrait(ir.Symbol) && ir.SymbolName(op) != "" }

type symbolDCE struct {
	tables *ir.SymbolTables
	live   map[*ir.Operation]bool
	work   []liveSymbol
}

// liveSymbol is a live operation. hidden is set if the enclosing symbol table is not
// visible outside.
type liveSymbol struct {
	op     *ir.Operation
	hidden bool
}

// table marks the live operations in the body of op and everything that they reference.
func (d *symbolDCE) table(op *ir.Operation, hidden bool) bool {
	d.enter(op, hidden)
	for len(d.work) > 0 {
		l := d.work[len(d.work)-1]
		d.work = d.work[:len(d.work)-1]
		if l.op.HasTrait(ir.SymbolTable) {
			d.enter(l.op, l.hidden || !isSymbol(l.op) || ir.SymbolVisibility(l.op) == ir.Private)
		}
		from := l.op.Parent()
		if !ir.SymbolUsesOf(l.op, func(u ir.SymbolUse) { d.reference(from, u.Ref, l.hidden) }) {
			return l.op.EmitError("operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses")
		}
	}
	return true
}

// enter adds the operations in the body of the symbol table op that are live by
// themselves to the worklist.
func (d *symbolDCE) enter(op *ir.Operation, hidden bool) {
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		for o := b.First(); o != nil; o = o.Next() {
			if isSymbol(o) {
				visible := !hidden && ir.SymbolVisibility(o) != ir.Private
				if (!visible && ir.SymbolVisibility(o) != ir.Public) || d.live[o] {
					continue
				}
				d.live[o] = true
			}
			d.work = append(d.work, liveSymbol{o, hidden})
		}
	}
}

// reference marks the symbols on the path of ref, resolved in table. A reference that
// does not resolve marks none.
func (d *symbolDCE) reference(table *ir.Operation, ref *ir.SymbolRefAttr, hidden bool) {
	if table == nil || d.tables.LookupIn(table, ref) == nil {
		return
	}
	s := d.tables.Lookup(table, ref.Root)
	for i := 0; ; i++ {
		if !d.live[s] {
			d.live[s] = true
			d.work = append(d.work, liveSymbol{s, hidden})
		}
		if i == len(ref.Nested) {
			return
		}
		s = d.tables.Lookup(s, ref.Nested[i])
	}
}

// sweep erases the dead symbols in op, which need not be a symbol table.
func (d *symbolDCE) sweep(op *ir.Operation) int {
	n := 0
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; {
				next := o.Next()
				n += d.sweep(o)
				if i == 0 && op.HasTrait(ir.SymbolTable) && isSymbol(o) && !d.live[o] {
					o.Erase()
					n++
				}
				o = next
			}
		}
	}
	return n
}
