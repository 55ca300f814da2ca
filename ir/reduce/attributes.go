package reduce

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// listAttrs drops attributes that an operation need not have.
func listAttrs(w *work) []edit {
	var edits []edit
	w.root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		for _, a := range op.DiscardableAttrs() {
			edits = append(edits, edit{op, func(*work) bool {
				op.SetAttr(a.Name, nil)
				return true
			}})
		}
		if def := op.Def(); def != nil {
			for i := range def.Attrs {
				if a := &def.Attrs[i]; (a.Optional || a.Default != "") && op.Attr(a.Name) != nil && !a.Discardable {
					edits = append(edits, edit{op, func(w *work) bool { return w.setDefault(op, a.Name) }})
				}
			}
		}
		return ir.WalkAdvance
	})
	return edits
}

// setDefault gives the inherent attribute called name of op the value that it has in an
// operation that is made without attributes: its default, or none.
func (w *work) setDefault(op *ir.Operation, name string) bool {
	value := w.b.Arena().Create(&ir.OperationState{Info: op.Info()}).Attr(name)
	changed := op.Attr(name) != value
	op.SetAttr(name, value)
	return changed
}

// listNumbers returns what lists edits that change the number of an inherent attribute,
// and of the elements of one, by simpler. simpler returns nil for numbers that it does
// not change.
//
//go:noinline
func listNumbers(simpler func(ir.Attribute) ir.Attribute) func(w *work) []edit {
	return func(w *work) []edit {
		var edits []edit
		w.each(func(op *ir.Operation) {
			for i, a := range op.Props() {
				if n := simplerAttr(a, simpler); n != nil && n != a {
					edits = append(edits, edit{op, func(*work) bool {
						op.SetProp(i, n)
						return true
					}})
				}
			}
		})
		return edits
	}
}

// simplerAttr applies simpler to the number a, or to the elements a of which it makes
// them all equal.
func simplerAttr(a ir.Attribute, simpler func(ir.Attribute) ir.Attribute) ir.Attribute {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return simpler(a)
	}
	if d.NumElements() == 0 || !isNumber(d.Element(0)) {
		return nil
	}
	first := d.Element(0)
	if n := simpler(first); n != nil {
		first = n
	}
	return d.Context().SplatOf(d.ShapedType(), first)
}

func isNumber(a ir.Attribute) bool {
	switch a.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr:
		return true
	}
	return false
}

// toZero returns 0.
func toZero(a ir.Attribute) ir.Attribute { return toNumber(a, 0) }

// toOne returns 1.
func toOne(a ir.Attribute) ir.Attribute { return toNumber(a, 1) }

func toNumber(a ir.Attribute, v int64) ir.Attribute {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Context().Int(a.Type(), v)
	case *ir.FloatAttr:
		return a.Context().FloatValue(a.Type().(*ir.FloatType), float64(v))
	}
	return nil
}

// toHalf returns half of the number, rounded toward 0.
func toHalf(a ir.Attribute) ir.Attribute {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if w := a.Value.Width(); w > 2 {
			return a.Context().APInt(a.Type(), a.Value.SDiv(apint.New(w, 2)))
		}
	case *ir.FloatAttr:
		// Numbers that are not whole are rounded first.
		if v, exact, ok := a.Value.ToInt(64, true); ok {
			i, _ := v.Int64()
			if exact {
				i /= 2
			}
			return a.Context().FloatValue(a.Type().(*ir.FloatType), float64(i))
		}
	}
	return nil
}

// listNames gives symbols short names.
func listNames(w *work) []edit {
	var edits []edit
	w.each(func(op *ir.Operation) {
		if ir.SymbolName(op) != "" {
			edits = append(edits, edit{op, func(w *work) bool { return w.rename(op) }})
		}
	})
	return edits
}

// rename gives the symbol op the first name that its symbol table lacks, if that is
// shorter.
func (w *work) rename(op *ir.Operation) bool {
	table := ir.NearestSymbolTable(op.Parent())
	if table == nil {
		return false
	}
	for {
		name := shortName(w.names[table])
		if len(name) >= len(ir.SymbolName(op)) {
			return false
		}
		w.names[table]++
		if ir.LookupSymbol(table, name) == nil {
			if !ir.ReplaceAllSymbolUses(w.root, op, name) {
				return false
			}
			ir.SetSymbolName(op, name)
			return true
		}
	}
}

// shortName returns a, b, …, z, aa, ba, ….
func shortName(i int) string {
	name := []byte{byte('a' + i%26)}
	for i /= 26; i > 0; i /= 26 {
		i--
		name = append(name, byte('a'+i%26))
	}
	return string(name)
}
