package fn

import "github.com/spvc/spvc/ir"

// ArgAttrs returns the attributes of each argument of the function, nil for an argument without.
func (f FuncOp) ArgAttrs() []*ir.DictionaryAttr {
	return f.dictionaries(funcArgAttrs, len(f.Type().Inputs))
}

// ResultAttrs returns the attributes of each result of the function, nil for a result without.
func (f FuncOp) ResultAttrs() []*ir.DictionaryAttr {
	return f.dictionaries(funcResAttrs, len(f.Type().Results))
}

func (f FuncOp) dictionaries(slot, n int) []*ir.DictionaryAttr {
	list := make([]*ir.DictionaryAttr, n)
	if a, ok := f.Prop(slot).(*ir.ArrayAttr); ok {
		for i := range min(n, len(a.Elements)) {
			if d, ok := a.Elements[i].(*ir.DictionaryAttr); ok && len(d.Entries) > 0 {
				list[i] = d
			}
		}
	}
	return list
}

// SetSignature changes the type of the function, and the attributes of its arguments and results. args and results have an entry, which
// may be nil, per argument and result. The caller changes the body.
func (f FuncOp) SetSignature(t *ir.FunctionType, args, results []*ir.DictionaryAttr) {
	functionModel.SetFunctionType(f.Operation, t)
	f.setDictionaries(funcArgAttrs, args)
	f.setDictionaries(funcResAttrs, results)
}

func (f FuncOp) setDictionaries(slot int, list []*ir.DictionaryAttr) {
	elements := make([]ir.Attribute, len(list))
	any := false
	for i, d := range list {
		if d == nil {
			d = f.Context().Dictionary(nil)
		} else {
			any = true
		}
		elements[i] = d
	}
	if !any {
		f.SetProp(slot, nil)
		return
	}
	f.SetProp(slot, f.Context().Array(elements))
}

// NewCall creates a call of the function called name.
func NewCall(b *ir.Builder, loc ir.Location, name string, operands []*ir.Value, results []ir.Type) *ir.Operation {
	return b.Create(loc, Call, operands, results, ir.Named("callee", b.Context().SymbolRef(name)))
}
