package interfaces_test

import (
	"math"
	"slices"
	"testing"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// TestDroppedDims: of dimensions of size 1 the first ones are dropped, and no others can be.
func TestDroppedDims(t *testing.T) {
	for _, c := range []struct {
		shape, reduced []int64
		dropped        []bool
		ok             bool
	}{
		{nil, nil, []bool{}, true},
		{[]int64{4, 1, 8}, []int64{4, 8}, []bool{false, true, false}, true},
		{[]int64{1, 4, 1}, []int64{4, 1}, []bool{true, false, false}, true},
		{[]int64{1, 1, 4}, []int64{1, 4}, []bool{false, true, false}, true},
		{[]int64{ir.Dynamic, 1}, []int64{ir.Dynamic}, []bool{false, true}, true},
		{[]int64{4, 2}, []int64{4}, nil, false},
		{[]int64{4}, []int64{4, 1}, []bool{false}, false},
	} {
		dropped, ok := interfaces.DroppedDims(c.shape, c.reduced)
		if ok != c.ok || !slices.Equal(dropped, c.dropped) {
			t.Errorf("%v of %v: %v, %v, want %v, %v", c.reduced, c.shape, dropped, ok, c.dropped, c.ok)
		}
		if interfaces.ReducesTo(c.shape, c.reduced) != c.ok {
			t.Errorf("ReducesTo says %v of %v: %v", c.reduced, c.shape, !c.ok)
		}
	}
}

// TestMixedIndices: values stand where the static list is dynamic, and come out again.
func TestMixedIndices(t *testing.T) {
	f := parse(t, "func.func @f(%a: index, %b: index) { return }")
	a, b := f.Region(0).First().Arg(0), f.Region(0).First().Arg(1)
	static := []int64{ir.Dynamic, 3, ir.Dynamic}
	mixed := interfaces.MixedIndices([]*ir.Value{a, b}, static)
	if want := []interfaces.IndexValue{{Value: a, Const: ir.Dynamic}, {Const: 3}, {Value: b, Const: ir.Dynamic}}; !slices.Equal(mixed, want) {
		t.Errorf("mixed: %v, want %v", mixed, want)
	}
	values, numbers := interfaces.SplitIndices(mixed)
	if !slices.Equal(values, []*ir.Value{a, b}) || !slices.Equal(numbers, static) {
		t.Errorf("split: %v and %v", values, numbers)
	}
	if interfaces.FoldIndices(mixed, true) {
		t.Error("arguments fold to constants")
	}
	if c, ok := mixed[1].Constant(); !ok || c != 3 || !mixed[1].IsConst(3) || mixed[0].IsConst(ir.Dynamic) {
		t.Error("a constant is not what it is")
	}
}

// slice returns the part of a tensor of one dimension.
func slice(offset, size, stride interfaces.IndexValue) interfaces.Subset {
	list := func(x interfaces.IndexValue) []interfaces.IndexValue { return []interfaces.IndexValue{x} }
	return interfaces.Subset{Offsets: list(offset), Sizes: list(size), Strides: list(stride)}
}

// TestSubset compares slices with the elements that they have, for constants, and with what is known about an unknown offset.
func TestSubset(t *testing.T) {
	number := func(n int64) interfaces.IndexValue { return interfaces.IndexValue{Const: n} }
	var all []interfaces.Subset
	for offset := range int64(4) {
		for size := int64(1); size < 4; size++ {
			for stride := int64(1); stride < 3; stride++ {
				all = append(all, slice(number(offset), number(size), number(stride)))
			}
		}
	}
	elements := func(s interfaces.Subset) (set uint64) {
		for i := range s.Sizes[0].Const {
			set |= 1 << (s.Offsets[0].Const + i*s.Strides[0].Const)
		}
		return set
	}
	for i, s := range all {
		for k, o := range all {
			if s.EqualTo(o) != (i == k) {
				t.Errorf("%v and %v: equal is %v", s, o, i != k)
			}
			if s.DisjointFrom(o) && elements(s)&elements(o) != 0 {
				t.Errorf("%v and %v are disjoint, but share elements", s, o)
			}
			if s.DisjointFrom(o) != o.DisjointFrom(s) {
				t.Errorf("%v and %v: disjoint depends on their order", s, o)
			}
		}
	}
	if !slice(number(0), number(2), number(1)).DisjointFrom(slice(number(2), number(2), number(1))) {
		t.Error("neighbors are not disjoint")
	}
	f := parse(t, "func.func @f(%a: index, %b: index) { return }")
	a, b := interfaces.IndexValue{Value: f.Region(0).First().Arg(0)}, interfaces.IndexValue{Value: f.Region(0).First().Arg(1)}
	unknown := slice(a, number(2), number(1))
	if !unknown.EqualTo(unknown) || unknown.EqualTo(slice(b, number(2), number(1))) || unknown.DisjointFrom(slice(b, number(2), number(1))) {
		t.Error("slices with unknown offsets: the same one is equal, and of others nothing is known")
	}
	far := slice(number(math.MaxInt64), number(2), number(math.MaxInt64))
	if !far.EqualTo(far) || far.DisjointFrom(far) {
		t.Error("a slice with large numbers is not the one that it is")
	}
}

// TestFunctionParts: arguments and results come and go with their types, attributes and block arguments.
func TestFunctionParts(t *testing.T) {
	f := parse(t, `func.func private @f(%a: i32 {t.x = 1 : i32}, %b: f32) -> (i32 {t.y}) { return %a : i32 }`)
	m, _ := ir.OpInterface[ir.FunctionModel](f.Info())
	ctx := f.Context()
	expect := func(step, want string) {
		t.Helper()
		if got := ir.TypeString(m.FunctionType(f)) + " " + text(f.Attr(m.ArgAttrsName())) + " " + text(f.Attr(m.ResAttrsName())); got != want {
			t.Errorf("%s: %s, want %s", step, got, want)
		}
		entry := f.Region(0).First()
		if types := m.FunctionType(f).Inputs; !slices.Equal(entry.ArgTypes(), types) {
			t.Errorf("%s: the block has arguments of other types than the function", step)
		}
	}
	mark := ctx.Dictionary([]ir.NamedAttribute{ir.Named("t.new", ctx.Unit())})
	interfaces.InsertFunctionArgs(f, m, []interfaces.Param{{At: 0, Type: ctx.Index(), Loc: f.Loc()}, {At: 2, Type: ctx.F64(), Attrs: mark, Loc: f.Loc()}})
	expect("two arguments more", "(index, i32, f32, f64) -> i32 [{}, {t.x = 1 : i32}, {}, {t.new}] [{t.y}]")
	interfaces.InsertFunctionResults(f, m, []interfaces.Param{{At: 1, Type: ctx.F32()}})
	expect("one result more", "(index, i32, f32, f64) -> (i32, f32) [{}, {t.x = 1 : i32}, {}, {t.new}] [{t.y}, {}]")
	interfaces.EraseFunctionParts(f, m, []bool{true, false, true, true}, []bool{true, false})
	expect("fewer", "(i32) -> f32 [{t.x = 1 : i32}] none")
}

// text returns an attribute as text.
func text(a ir.Attribute) string {
	if a == nil {
		return "none"
	}
	return ir.AttrString(a)
}

// parse returns the only operation of a module.
func parse(t *testing.T, src string) *ir.Operation {
	t.Helper()
	reg := ir.NewRegistry()
	reg.Add("func", fn.Dialect)
	ctx := ir.NewContext(reg)
	module, ok := ir.Parse(ctx, ctx.AddFile("f.mlir", []byte(src)))
	if !ok {
		t.Fatal("the source does not parse")
	}
	return module.Region(0).First().First()
}
