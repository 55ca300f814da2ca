package testdialect

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/pass"
)

// opWithDataLayout is an op that is a data layout scope.
var opWithDataLayout = &ir.OpDef{
	Name:    "test.op_with_data_layout",
	Regions: []ir.RegionDef{{Name: "region", Quantity: ir.Variadic}},
	Traits:  []ir.Trait{ir.NoTerminator},
}

// dataLayoutQuery is an op. The pass test-data-layout-query queries the layout of its
// result type.
var dataLayoutQuery = &ir.OpDef{
	Name:    "test.data_layout_query",
	Results: []ir.ValueDef{{Name: "res", Type: ir.AnyType}},
}

// typeWithLayout is the type !test.test_type_with_layout<key>. Its entries are pairs of
// a name and a number; all types of the class share the entries.
type typeWithLayout struct {
	ir.TypeBase
	key int64
}

var typeWithLayoutDef = &ir.TypeDef{
	Dialect: "test", Mnemonic: "test_type_with_layout",
	Print: func(p *ir.Printer, t ir.Type) {
		p.Str("<" + strconv.FormatInt(t.(*typeWithLayout).key, 10) + ">")
	},
}

// parseType is a hook of the dialect, not of the class, because it makes types of the
// class.
func parseType(p *ir.Parser, mnemonic string) (ir.Type, bool) {
	if mnemonic != typeWithLayoutDef.Mnemonic {
		p.EmitError(p.MnemonicLoc(), "unknown type!")
		return nil, true
	}
	if !p.ParseLess() {
		return nil, true
	}
	n, ok := p.ParseInteger()
	if !ok || !p.ParseGreater() {
		return nil, true
	}
	return layoutType(p.Context(), n), true
}

func layoutType(c *ir.Context, key int64) *typeWithLayout {
	type id struct{ key int64 }
	return ir.Intern(c, id{key}, func(k id) *typeWithLayout {
		return &typeWithLayout{ir.NewTypeBase(c, typeWithLayoutDef), k.key}
	})
}

// said returns the number in entries for what, or 1 if there is none.
func said(entries []datalayout.Entry, what string) uint64 {
	for _, e := range entries {
		if k, n, ok := pair(e); ok && k == what {
			return uint64(n)
		}
	}
	return 1
}

func pair(e datalayout.Entry) (what string, n int64, ok bool) {
	a, _ := e.EntryValue().(*ir.ArrayAttr)
	if a == nil || len(a.Elements) != 2 {
		return "", 0, false
	}
	s, isString := a.Elements[0].(*ir.StringAttr)
	i, isInt := a.Elements[1].(*ir.IntegerAttr)
	if !isString || !isInt {
		return "", 0, false
	}
	n, ok = i.Int64()
	return s.Value, n, ok && n >= 0
}

// LayoutBits returns the size in bits that an entry states.
func (*typeWithLayout) LayoutBits(_ ir.Type, _ *datalayout.DataLayout, entries []datalayout.Entry) (datalayout.Size, error) {
	return datalayout.Size{Min: said(entries, "size")}, nil
}

// LayoutABI returns the alignment that an entry states.
func (*typeWithLayout) LayoutABI(_ ir.Type, _ *datalayout.DataLayout, entries []datalayout.Entry) (uint64, error) {
	return said(entries, "alignment"), nil
}

// LayoutPreferred returns the preferred alignment that an entry states.
func (*typeWithLayout) LayoutPreferred(_ ir.Type, _ *datalayout.DataLayout, entries []datalayout.Entry) (uint64, error) {
	return said(entries, "preferred"), nil
}

// LayoutIndexBits returns the index width that an entry states.
func (*typeWithLayout) LayoutIndexBits(_ ir.Type, _ *datalayout.DataLayout, entries []datalayout.Entry) (uint64, error) {
	return said(entries, "index"), nil
}

// LayoutsCompatible accepts inner scopes only if they do not increase the alignment.
func (*typeWithLayout) LayoutsCompatible(outer, inner []datalayout.Entry) bool {
	old := said(outer, "alignment")
	return old == 1 || said(inner, "alignment") <= old
}

// VerifyLayoutEntries checks that entries are pairs.
func (t *typeWithLayout) VerifyLayoutEntries(entries []datalayout.Entry, at *ir.Operation) bool {
	for _, e := range entries {
		if _, _, ok := pair(e); !ok {
			return at.EmitErrorAt(at.Loc(), "expected a pair of a string and a number in "+ir.AttrString(e))
		}
	}
	return true
}

// NewDataLayoutQuery returns the pass test-data-layout-query. It stores the data layout
// of the result types of test.data_layout_query ops in attributes of these ops.
func NewDataLayoutQuery() *pass.Pass {
	return &pass.Pass{
		Name: "test-data-layout-query", Class: "TestDataLayoutQuery", Op: "func.func",
		Summary: "Test data layout queries",
		Run: func(fn *ir.Operation, _ *pass.Run) bool {
			ok := true
			made := map[*ir.Operation]*datalayout.DataLayout{}
			fn.Walk(func(op *ir.Operation) {
				if op.Is(dataLayoutQuery) {
					ok = answer(op, made) && ok
				}
			})
			return ok
		},
	}
}

// answer stores the layout of op's result in the closest scope. made holds the data
// layouts made so far.
func answer(op *ir.Operation, made map[*ir.Operation]*datalayout.DataLayout) bool {
	scope := op.Parent()
	for scope != nil && !datalayout.IsScope(scope) {
		scope = scope.Parent()
	}
	dl := made[scope]
	if dl == nil {
		var err error
		if dl, err = datalayout.New(scope); err != nil {
			return op.EmitError(err.Error())
		}
		made[scope] = dl
	}
	c, t := op.Context(), op.Result(0).Type()
	var failed error
	number := func(n uint64, err error) ir.Attribute {
		if err != nil && failed == nil {
			failed = err
		}
		return c.Int(c.Index(), int64(n))
	}
	size := func(s datalayout.Size, err error) ir.Attribute {
		n := number(s.Min, err)
		if s.Scalable {
			return c.Dictionary([]ir.NamedAttribute{{Name: "minimal_size", Value: n}, {Name: "scalable", Value: c.Unit()}})
		}
		return n
	}
	space := func(a ir.Attribute) ir.Attribute {
		if a == nil {
			return c.Int(c.Integer(32, ir.Unsigned), 0)
		}
		return a
	}
	attrs := []ir.NamedAttribute{
		{Name: "size", Value: size(dl.Bytes(t))},
		{Name: "bitsize", Value: size(dl.Bits(t))},
		{Name: "alignment", Value: number(dl.ABIAlignment(t))},
		{Name: "preferred", Value: number(dl.PreferredAlignment(t))},
		{Name: "index", Value: number(dl.IndexBits(t))},
		{Name: "endianness", Value: c.String(dl.Endianness())},
		{Name: "alloca_memory_space", Value: space(dl.AllocaMemorySpace())},
		{Name: "program_memory_space", Value: space(dl.ProgramMemorySpace())},
		{Name: "global_memory_space", Value: space(dl.GlobalMemorySpace())},
		{Name: "stack_alignment", Value: number(dl.StackAlignment(), nil)},
	}
	if failed != nil {
		return op.EmitError(failed.Error())
	}
	op.SetDiscardableAttrs(nil)
	for _, a := range attrs {
		op.SetAttr(a.Name, a.Value)
	}
	return true
}
