package datalayout_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
)

// fixture has a dialect `t` with a scope that overrides alignments, a scope whose bytes
// have 16 bits, and a type that counts its queries.
type fixture struct {
	*ir.Context
	asked [3]int
}

type countedType struct {
	ir.TypeBase
	f *fixture
}

var countedDef = &ir.TypeDef{Dialect: "t", Mnemonic: "counted", Print: func(*ir.Printer, ir.Type) {}}

func (t *countedType) LayoutBits(ir.Type, *datalayout.DataLayout, []datalayout.Entry) (datalayout.Size, error) {
	t.f.asked[0]++
	return datalayout.Size{Min: 40}, nil
}

func (t *countedType) LayoutABI(ir.Type, *datalayout.DataLayout, []datalayout.Entry) (uint64, error) {
	t.f.asked[1]++
	return 2, nil
}

func (t *countedType) LayoutPreferred(ir.Type, *datalayout.DataLayout, []datalayout.Entry) (uint64, error) {
	t.f.asked[2]++
	return 4, nil
}

type alignedScope struct{ datalayout.Scope }

func (alignedScope) LayoutHooks() *datalayout.Hooks {
	return &datalayout.Hooks{ABI: func(ir.Type, *datalayout.DataLayout, []datalayout.Entry) (uint64, error) { return 64, nil }}
}

type wideBytes struct{ datalayout.Scope }

func (wideBytes) LayoutHooks() *datalayout.Hooks {
	return &datalayout.Hooks{Bytes: func(t ir.Type, dl *datalayout.DataLayout, _ []datalayout.Entry) (datalayout.Size, error) {
		s, err := dl.Bits(t)
		return datalayout.Size{Min: (s.Min + 15) / 16}, err
	}}
}

func scopeOp(name string) *ir.OpDef {
	return &ir.OpDef{Name: name, Regions: []ir.RegionDef{{Name: "body"}}, Traits: []ir.Trait{ir.NoTerminator}}
}

func newFixture(t testing.TB) *fixture {
	t.Helper()
	f := &fixture{}
	reg := all.Registry()
	reg.Add("t", func() *ir.Dialect {
		return &ir.Dialect{
			Name: "t", AllowUnknownOps: true,
			Ops: []ir.OpEntry{
				{Def: scopeOp("t.aligned"), Interfaces: []any{alignedScope{}}},
				{Def: scopeOp("t.wide"), Interfaces: []any{wideBytes{}}},
			},
			ParseType: func(p *ir.Parser, m string) (ir.Type, bool) {
				type id struct{}
				return ir.Intern(p.Context(), id{}, func(id) *countedType {
					return &countedType{ir.NewTypeBase(p.Context(), countedDef), f}
				}), m == "counted"
			},
		}
	})
	f.Context = ir.NewContext(reg)
	return f
}

func (f *fixture) parse(t testing.TB, text string) *ir.Operation {
	t.Helper()
	var reports []string
	defer f.PushHandler(func(d *ir.Diagnostic) bool { reports = append(reports, d.Message); return true })()
	op, ok := ir.Parse(f.Context, f.AddFile("x.mlir", []byte(text)))
	if !ok || !ir.Verify(op) {
		t.Fatalf("%s\n%s", strings.Join(reports, "\n"), text)
	}
	return op
}

func (f *fixture) typ(t testing.TB, text string) ir.Type {
	t.Helper()
	typ, ok := ir.ParseType(f.Context, text)
	if !ok {
		t.Fatalf("no type: %s", text)
	}
	return typ
}

func at(t testing.TB, scope *ir.Operation) *datalayout.DataLayout {
	t.Helper()
	dl, err := datalayout.New(scope)
	if err != nil {
		t.Fatal(err)
	}
	return dl
}

// answers returns "bits bytes abi preferred".
func answers(t testing.TB, dl *datalayout.DataLayout, typ ir.Type) string {
	t.Helper()
	bits, e1 := dl.Bits(typ)
	size, e2 := dl.Bytes(typ)
	abi, e3 := dl.ABIAlignment(typ)
	preferred, e4 := dl.PreferredAlignment(typ)
	if err := errors.Join(e1, e2, e3, e4); err != nil {
		t.Fatal(err)
	}
	s := fmt.Sprint(bits.Min, " ", size.Min, " ", abi, " ", preferred)
	if bits.Scalable != size.Scalable {
		t.Errorf("%s: one of the sizes is scalable", ir.TypeString(typ))
	}
	if bits.Scalable {
		s += " scalable"
	}
	return s
}

func TestDefaults(t *testing.T) {
	f := newFixture(t)
	for typ, want := range map[string]string{
		"i1": "1 1 1 1", "i8": "8 1 1 1", "i16": "16 2 2 2", "i24": "24 3 4 4", "i32": "32 4 4 4", "i33": "33 5 8 8",
		"i57": "57 8 8 8", "i63": "63 8 8 8", "i64": "64 8 4 8", "i65": "65 9 4 16", "i128": "128 16 4 16", "si64": "64 8 4 8",
		"f16": "16 2 2 2", "bf16": "16 2 2 2", "f32": "32 4 4 4", "f64": "64 8 8 8", "f80": "80 10 16 16", "f8E5M2": "8 1 1 1",
		"index": "64 8 4 8", "complex<f32>": "64 8 4 4", "complex<f64>": "128 16 8 8", "complex<i64>": "128 16 8 8",
		// The size includes the padding between the elements but not after them.
		"complex<i24>": "56 7 4 4",
		// Only the innermost dimension is rounded up, elements take whole bytes, and
		// outer dimensions do not affect the alignment.
		"vector<3xi32>": "128 16 16 16", "vector<4xi32>": "128 16 16 16", "vector<2x3xf32>": "256 32 16 16",
		"vector<2x4xf32>": "256 32 16 16", "vector<3x4xf32>": "384 48 16 16", "vector<4x4xf32>": "512 64 16 16",
		"vector<4xi1>": "32 4 4 4", "vector<3xi24>": "96 12 16 16", "vector<3xi57>": "256 32 32 32", "vector<f32>": "32 4 4 4",
		"vector<[4]xi32>": "128 16 16 16 scalable", "vector<3xindex>": "256 32 32 32",
	} {
		for _, dl := range []*datalayout.DataLayout{at(t, nil), at(t, f.parse(t, ""))} {
			if got := answers(t, dl, f.typ(t, typ)); got != want {
				t.Errorf("%s: %s, want %s", typ, got, want)
			}
		}
	}
	if dl := at(t, nil); dl.Endianness() != "" || dl.AllocaMemorySpace() != nil || dl.StackAlignment() != 0 || dl.Scope() != nil {
		t.Error("without a scope something is said about the target")
	}
}

func TestUnsupportedType(t *testing.T) {
	f := newFixture(t)
	typ := f.typ(t, "tensor<4xf32>")
	var unsupported *datalayout.UnsupportedTypeError
	if _, err := at(t, nil).Bytes(typ); !errors.As(err, &unsupported) || unsupported.Type != typ ||
		err.Error() != "neither the scoping op nor the type class provide data layout information for tensor<4xf32>" {
		t.Errorf("error %v", err)
	}
}

// scopes returns the modules of top, outermost first.
func scopes(top *ir.Operation) []*ir.Operation {
	var out []*ir.Operation
	top.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if datalayout.IsScope(op) {
			out = append(out, op)
		}
		return ir.WalkAdvance
	})
	return out
}

func TestScopesCombine(t *testing.T) {
	f := newFixture(t)
	top := f.parse(t, `module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>,
	    #dlti.dl_entry<i64, dense<[64, 128]> : vector<2xi64>>, #dlti.dl_entry<"dlti.stack_alignment", 128>, #dlti.dl_entry<"dlti.endianness", "big">>} {
	  module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 64>, #dlti.dl_entry<i16, dense<32> : vector<1xi64>>,
	      #dlti.dl_entry<"dlti.endianness", "big">, #dlti.dl_entry<f32, dense<64> : vector<1xi64>>>} {
	    module {
	    }
	  }
	}`)
	all := scopes(top)
	for i, want := range []map[string]string{
		{"index": "32 4 8 16", "i16": "16 2 8 16", "i64": "64 8 8 16", "i128": "128 16 8 16", "f32": "32 4 4 4"},
		{"index": "64 8 8 16", "i16": "16 2 4 4", "i8": "8 1 4 4", "i24": "24 3 8 16", "f32": "32 4 8 8", "f16": "16 2 2 2"},
		{"index": "64 8 8 16", "i16": "16 2 4 4", "complex<i24>": "152 19 16 16"},
	} {
		dl := at(t, all[i])
		for typ, w := range want {
			if got := answers(t, dl, f.typ(t, typ)); got != w {
				t.Errorf("scope %d, %s: %s, want %s", i, typ, got, w)
			}
		}
		if dl.StackAlignment() != 128 || dl.Endianness() != "big" {
			t.Errorf("scope %d: stack alignment %d, endianness %q", i, dl.StackAlignment(), dl.Endianness())
		}
	}
}

func TestTypesAreAskedOnce(t *testing.T) {
	f := newFixture(t)
	top := f.parse(t, "")
	typ := f.typ(t, "!t.counted")
	for round := 1; round <= 2; round++ {
		dl := at(t, top)
		for range 3 {
			if got := answers(t, dl, typ); got != "40 5 2 4" {
				t.Errorf("answers %s", got)
			}
		}
		if want := [3]int{round, round, round}; f.asked != want {
			t.Errorf("the type was asked %v times, want %v", f.asked, want)
		}
	}
}

func TestScopeHooks(t *testing.T) {
	f := newFixture(t)
	top := f.parse(t, `"t.aligned"() ({}) : () -> ()
	"t.wide"() ({}) : () -> ()`)
	body := top.Region(0).First()
	for _, c := range []struct {
		scope *ir.Operation
		typ   string
		want  string
	}{
		{body.First(), "i32", "32 4 64 4"}, {body.First(), "f64", "64 8 64 8"},
		{body.Last(), "i32", "32 2 4 4"}, {body.Last(), "i24", "24 2 4 4"}, {body.Last(), "vector<3xi32>", "64 4 8 8"},
	} {
		if got := answers(t, at(t, c.scope), f.typ(t, c.typ)); got != c.want {
			t.Errorf("%s, %s: %s, want %s", c.scope.Name(), c.typ, got, c.want)
		}
	}
}

func TestChangedScopeIsDetected(t *testing.T) {
	f := newFixture(t)
	index := func(n int64) *dlti.LayoutSpec {
		return dlti.LayoutSpecOf(f.Context, dlti.TypeEntry(f.Index(), f.Int(f.I64(), n)))
	}
	for name, change := range map[string]func(outer, inner *ir.Operation){
		"outer entry":  func(outer, _ *ir.Operation) { outer.SetAttr(dlti.LayoutSpecName, index(16)) },
		"inner entry":  func(_, inner *ir.Operation) { inner.SetAttr(dlti.LayoutSpecName, index(64)) },
		"entries gone": func(outer, _ *ir.Operation) { outer.RemoveAttr(dlti.LayoutSpecName) },
		"moved":        func(_, inner *ir.Operation) { inner.Remove() },
	} {
		top := f.parse(t, "module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} { module { } }")
		all := scopes(top)
		dl := at(t, all[1])
		if got := answers(t, dl, f.Index()); got != "32 4 4 4" {
			t.Fatalf("index: %s", got)
		}
		all[1].SetAttr("some.attribute", f.Int(f.I64(), 1)) // not a specification
		if got := answers(t, dl, f.Index()); got != "32 4 4 4" {
			t.Fatalf("index: %s", got)
		}
		change(all[0], all[1])
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: the change was not noticed", name)
				}
			}()
			_, _ = dl.Bits(f.Index())
		}()
	}
}

func TestTargetProperties(t *testing.T) {
	f := newFixture(t)
	top := f.parse(t, `module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.alloca_memory_space", 5 : ui32>,
	    #dlti.dl_entry<"dlti.program_memory_space", 3 : ui32>, #dlti.dl_entry<"dlti.global_memory_space", 2 : ui32>, "dlti.default_memory_space" = 1 : ui32,
	    "dlti.function_pointer_alignment" = 64 : i64, "dlti.legal_int_widths" = array<i32: 32, 64>, "dlti.mangling_mode" = "e">,
	    dlti.target_system_spec = #dlti.target_system_spec<"GPU" = #dlti.target_device_spec<"L1" = 4096 : i32>>} { module { } }`)
	dl := at(t, scopes(top)[1])
	space := func(a ir.Attribute) int64 {
		n, _ := a.(*ir.IntegerAttr).Int64()
		return n
	}
	if got := fmt.Sprint(space(dl.AllocaMemorySpace()), space(dl.ProgramMemorySpace()), space(dl.GlobalMemorySpace()), space(dl.DefaultMemorySpace())); got != "5 3 2 1" {
		t.Errorf("memory spaces %s", got)
	}
	if got := fmt.Sprint(dl.FunctionPointerAlignment(), dl.LegalIntWidths(), dl.ManglingMode()); got != "64 [32 64]e" {
		t.Errorf("properties %s", got)
	}
	if a := dl.DeviceProperty("GPU", "L1"); a == nil || space(a) != 4096 || dl.DeviceProperty("CPU", "L1") != nil || dl.DeviceProperty("GPU", "L2") != nil {
		t.Errorf("device property %v", a)
	}
}

func TestConcurrentQueries(t *testing.T) {
	f := newFixture(t)
	dl := at(t, f.parse(t, ""))
	var types []ir.Type
	for w := uint32(1); w <= 600; w++ {
		types = append(types, f.Integer(w, ir.Signless))
	}
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for i := range types {
				typ := types[(i*7+g*75)%len(types)]
				if s, err := dl.Bits(typ); err != nil || s.Min != uint64(typ.(*ir.IntegerType).Width) {
					t.Errorf("%s: %d bits, error %v", ir.TypeString(typ), s.Min, err)
				}
			}
		})
	}
	wg.Wait()
}

// BenchmarkCachedQuery repeats queries in a scope two levels deep.
func BenchmarkCachedQuery(b *testing.B) {
	f := newFixture(b)
	top := f.parse(b, "module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} { module { } }")
	dl := at(b, scopes(top)[1])
	typ := f.typ(b, "vector<3xf32>")
	b.ReportAllocs()
	for b.Loop() {
		if s, err := dl.Bytes(typ); err != nil || s.Min != 16 {
			b.Fatal(s, err)
		}
	}
}
