package interfaces

import "github.com/spvc/spvc/ir"

// Param is an argument or a result that [InsertFunctionArgs] or [InsertFunctionResults] adds to a function.
type Param struct {
	// At is the number of the argument or result, of those that the function has before, that the new one precedes.
	At   int
	Type ir.Type
	// Attrs may be nil.
	Attrs *ir.DictionaryAttr
	// Loc is the location of the argument of the entry block.
	Loc ir.Location
}

// InsertFunctionArgs adds arguments to the function op, whose model is m, and to its entry block. Those with the same At keep
// their order, and At never decreases. The calls stay as they are.
func InsertFunctionArgs(op *ir.Operation, m ir.FunctionModel, params []Param) {
	t := m.FunctionType(op)
	if entry := op.Region(0).First(); entry != nil {
		for i, p := range params {
			entry.InsertArg(p.At+i, p.Type, p.Loc)
		}
	}
	insertDicts(op, m.ArgAttrsName(), len(t.Inputs), params)
	m.SetFunctionType(op, op.Context().Function(insertTypes(t.Inputs, params), t.Results))
}

// InsertFunctionResults is InsertFunctionArgs for the results of the type. The terminators stay as they are.
func InsertFunctionResults(op *ir.Operation, m ir.FunctionModel, params []Param) {
	t := m.FunctionType(op)
	insertDicts(op, m.ResAttrsName(), len(t.Results), params)
	m.SetFunctionType(op, op.Context().Function(t.Inputs, insertTypes(t.Results, params)))
}

func insertTypes(old []ir.Type, params []Param) []ir.Type {
	list := make([]ir.Type, 0, len(old)+len(params))
	at := 0
	for _, p := range params {
		list = append(append(list, old[at:p.At]...), p.Type)
		at = p.At
	}
	return append(list, old[at:]...)
}

// insertDicts adds the attributes of params to those of the n arguments or results in the attribute called name.
func insertDicts(op *ir.Operation, name string, n int, params []Param) {
	old, _ := op.Attr(name).(*ir.ArrayAttr)
	empty := op.Context().Dictionary(nil)
	list := make([]ir.Attribute, 0, n+len(params))
	next := 0
	upTo := func(at int) {
		for ; next < at; next++ {
			if old != nil && next < len(old.Elements) {
				list = append(list, old.Elements[next])
			} else {
				list = append(list, empty)
			}
		}
	}
	for _, p := range params {
		upTo(p.At)
		if p.Attrs == nil {
			list = append(list, empty)
		} else {
			list = append(list, p.Attrs)
		}
	}
	upTo(n)
	setDicts(op, name, list)
}

// setDicts sets the attribute called name to list, or removes it if the dictionaries of list are empty.
func setDicts(op *ir.Operation, name string, list []ir.Attribute) {
	for _, d := range list {
		if d, ok := d.(*ir.DictionaryAttr); !ok || len(d.Entries) > 0 {
			op.SetAttr(name, op.Context().Array(list))
			return
		}
	}
	op.SetAttr(name, nil)
}

// EraseFunctionParts removes the arguments and results of the function op, whose model is m, for which the entries of inputs and
// results are true, with their attributes. The arguments must have no uses. Terminators and calls stay as they are.
func EraseFunctionParts(op *ir.Operation, m ir.FunctionModel, inputs, results []bool) {
	t := m.FunctionType(op)
	if entry := op.Region(0).First(); entry != nil {
		entry.EraseArgsIf(func(v *ir.Value) bool { return v.Index() < len(inputs) && inputs[v.Index()] })
	}
	m.SetFunctionType(op, op.Context().Function(without(t.Inputs, inputs), without(t.Results, results)))
	eraseDicts(op, m.ArgAttrsName(), inputs)
	eraseDicts(op, m.ResAttrsName(), results)
}

func eraseDicts(op *ir.Operation, name string, drop []bool) {
	if dicts, ok := op.Attr(name).(*ir.ArrayAttr); ok {
		setDicts(op, name, without(dicts.Elements, drop))
	}
}

// without returns the elements of list for which drop is not true.
func without[T any](list []T, drop []bool) []T {
	var kept []T
	for i, x := range list {
		if i >= len(drop) || !drop[i] {
			kept = append(kept, x)
		}
	}
	return kept
}
