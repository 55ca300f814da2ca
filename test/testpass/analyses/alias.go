package analyses

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/pass"
)

// ptrName is the attribute that names what alias queries are about.
const ptrName = "test.ptr"

// putPtr writes the name that op has in the reports about aliases.
func (w *report) putPtr(op *ir.Operation) {
	if a, ok := op.Attr(ptrName).(*ir.StringAttr); ok {
		w.put(a.Value)
		return
	}
	w.put(op.Name())
}

// putPtrValue writes the name of v: that of its operation, and its place there.
func (w *report) putPtrValue(v *ir.Value) {
	if def := v.DefiningOp(); def != nil {
		w.putPtr(def)
		w.put("#", v.Index())
		return
	}
	b := v.OwnerBlock()
	w.putPtr(b.Parent())
	w.put(".region", b.Region().Index())
	n := 0
	for p := b.Prev(); p != nil; p = p.Prev() {
		n++
	}
	if n > 0 {
		w.put(".block", n)
	}
	w.put("#", v.Index())
}

// tested returns the results and arguments of the operations with names.
func tested(op *ir.Operation) (values []*ir.Value) {
	op.Walk(func(o *ir.Operation) {
		if o.Attr(ptrName) == nil {
			return
		}
		values = append(values, o.Results()...)
		for i := range o.NumRegions() {
			for b := o.Region(i).First(); b != nil; b = b.Next() {
				values = append(values, b.Args()...)
			}
		}
	})
	return values
}

// putTesting writes the title of the reports about op.
func (w *report) putTesting(op *ir.Operation) {
	w.put("Testing : ")
	if a := op.Attr("sym_name"); a != nil {
		w.put(ir.AttrString(a))
	} else {
		w.put("<<NULL ATTRIBUTE>>")
	}
	w.put("\n")
}

func aliases(x *analysis.AliasAnalysis) func(*report, *ir.Operation) {
	return func(w *report, op *ir.Operation) {
		w.putTesting(op)
		values := tested(op)
		for i, v := range values {
			for _, inner := range values[:i] {
				w.putPtrValue(inner)
				w.put(" <-> ")
				w.putPtrValue(v)
				w.put(": ", x.Alias(inner, v).String(), "\n")
			}
		}
	}
}

// newAlias returns the pass test-alias-analysis.
func newAlias() *pass.Pass {
	return &pass.Pass{
		Name: "test-alias-analysis", Class: "(anonymous namespace)::TestAliasAnalysisPass", Summary: "Test alias analysis results.",
		Run: reporting(toErr, aliases(analysis.NewAliasAnalysis())),
	}
}

// newAliasModRef returns the pass test-alias-analysis-modref.
func newAliasModRef() *pass.Pass {
	return &pass.Pass{
		Name: "test-alias-analysis-modref", Class: "(anonymous namespace)::TestAliasAnalysisModRefPass", Summary: "Test alias analysis ModRef results.",
		Run: reporting(toErr, func(w *report, op *ir.Operation) {
			w.putTesting(op)
			x := analysis.NewAliasAnalysis()
			for _, v := range tested(op) {
				op.Walk(func(o *ir.Operation) {
					if o.Attr(ptrName) == nil {
						return
					}
					w.putPtr(o)
					w.put(" -> ")
					w.putPtrValue(v)
					w.put(": ", x.ModRef(o, v).String(), "\n")
				})
			}
		}),
	}
}

// restricted returns the attribute that makes v, an argument of a function, another memory than the other arguments.
func restricted(v *ir.Value) (yes, argument bool) {
	b := v.OwnerBlock()
	if b == nil || !isFunction(b.Parent()) {
		return false, false
	}
	if b.IsEntry() {
		yes = argAttr(b.Parent(), v.Index(), "local_alias_analysis.restrict") != nil
	}
	return yes, true
}

// newAliasExtending returns the pass test-alias-analysis-extending.
func newAliasExtending() *pass.Pass {
	x := analysis.NewAliasAnalysis(analysis.LocalAlias{Decide: func(a, b *ir.Value) (analysis.AliasResult, bool) {
		aYes, aArgument := restricted(a)
		bYes, bArgument := restricted(b)
		return analysis.NoAlias, aArgument && bArgument && (aYes || bYes)
	}})
	return &pass.Pass{
		Name: "test-alias-analysis-extending", Class: "(anonymous namespace)::TestAliasAnalysisExtendingPass", Summary: "Test alias analysis extending.",
		Run: reporting(toErr, aliases(x)),
	}
}

// argAttr returns the attribute called name of argument i of a function, or nil.
func argAttr(function *ir.Operation, i int, name string) ir.Attribute {
	m, _ := ir.OpInterface[ir.FunctionModel](function.Info())
	all, ok := function.Attr(m.ArgAttrsName()).(*ir.ArrayAttr)
	if !ok || i >= len(all.Elements) {
		return nil
	}
	d, ok := all.Elements[i].(*ir.DictionaryAttr)
	if !ok {
		return nil
	}
	return d.Get(name)
}
