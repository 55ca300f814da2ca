package dlti_test

import (
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/ir"
)

func TestQueryTakesKeysOneByOne(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	top, ok := ir.Parse(ctx, ctx.AddFile("x.mlir", []byte(`
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU": #dlti.target_device_spec<
    #dlti.dl_entry<"cache", #dlti.map<
      #dlti.dl_entry<"L1", #dlti.map<#dlti.dl_entry<"size_in_bytes", 65536 : i32>>>,
      #dlti.dl_entry<"L1d", #dlti.map<#dlti.dl_entry<"size_in_bytes", 32768 : i32>>>>>,
    #dlti.dl_entry<"CPU::cache::L1::size_in_bytes", 1 : i32>>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
  }
  module {
  }
}`)))
	if !ok || !ir.Verify(top) {
		t.Fatal("the module is not valid")
	}
	keys := func(names ...string) (ks []dlti.Key) {
		for _, n := range names {
			ks = append(ks, dlti.Key{Name: n})
		}
		return ks
	}
	body := top.Region(0).First()
	withSpec, plain := body.First(), body.Last()
	for _, c := range []struct {
		op   *ir.Operation
		keys []dlti.Key
		want string // an attribute or an error
	}{
		{top, keys("CPU", "cache", "L1", "size_in_bytes"), "65536 : i32"},
		{plain, keys("CPU", "cache", "L1d", "size_in_bytes"), "32768 : i32"},
		{top, keys("CPU", "CPU::cache::L1::size_in_bytes"), "1 : i32"},
		{withSpec, []dlti.Key{{Type: ctx.Index()}}, "32 : i64"},
		{top, keys("CPU::cache::L1"), `key "CPU::cache::L1" has no DLTI-mapping per attr: ` + ir.AttrString(top.Attr(dlti.SystemSpecName))},
		{top, keys("CPU", "cache", "L1", "size_in_bytes", "x"), `got non-DLTI-queryable attribute upon looking up keys ["CPU", "cache", "L1", "size_in_bytes"]`},
		{top, nil, "no keys provided to attempt query with"},
		{ctx.NewModule(ir.UnknownLoc), keys("a"), "no DLTI-queryable attrs on target op or any of its ancestors"},
	} {
		a, err := dlti.Query(c.op, c.keys...)
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = ir.AttrString(a)
		}
		if got != c.want {
			t.Errorf("%v: %s, want %s", c.keys, got, c.want)
		}
	}
}
