package testdialect

import "github.com/spvc/spvc/ir"

// Async returns the part of the dialect `async` that MLIR's tests of other dialects use in
// their inputs: regions that execute on their own, without dependencies and results.
func Async() *ir.Dialect {
	return &ir.Dialect{
		Name:  "async",
		Types: []*ir.TypeDef{asyncToken},
		Ops: []ir.OpEntry{
			{Def: asyncExecute, Parse: parseExecute, Print: printExecute},
			{Def: asyncYield},
		},
	}
}

type asyncTokenType struct{ ir.TypeBase }

type asyncTokenKey struct{}

var asyncToken = asyncTokenClass()

func asyncTokenClass() *ir.TypeDef {
	d := &ir.TypeDef{Dialect: "async", Mnemonic: "token"}
	d.Build = func(p *ir.Parser, _ []any) ir.Type { return internAsyncToken(p.Context(), d) }
	return d
}

func internAsyncToken(c *ir.Context, d *ir.TypeDef) ir.Type {
	return ir.Intern(c, asyncTokenKey{}, func(asyncTokenKey) *asyncTokenType { return &asyncTokenType{ir.NewTypeBase(c, d)} })
}

var asyncExecute = &ir.OpDef{
	Name:    "async.execute",
	Results: []ir.ValueDef{{Name: "token", Type: ir.AnyType}},
	Regions: []ir.RegionDef{{Name: "bodyRegion", Kind: ir.SizedRegion1}},
	Traits:  []ir.Trait{ir.SingleBlock, ir.ImplicitTerminator{Name: "async.yield"}, ir.AutomaticAllocationScope},
}

var asyncYield = &ir.OpDef{
	Name:   "async.yield",
	Traits: []ir.Trait{ir.Pure, ir.Terminator, ir.HasParent("async.execute")},
	Format: "attr-dict",
}

func parseExecute(p *ir.Parser, st *ir.OperationState) bool {
	st.Results = append(st.Results, internAsyncToken(p.Context(), asyncToken))
	r, ok := p.ParseRegion(nil)
	if !ok {
		return false
	}
	p.EnsureTerminator(r, asyncYield.Name, st.Loc)
	st.Regions = append(st.Regions, r)
	return true
}

func printExecute(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.Region(op.Region(0), false, false)
}
