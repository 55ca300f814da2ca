package irdl

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

func TestFormats(t *testing.T) {
	if err := ir.CheckFormats(Dialect()); err != nil {
		t.Fatal(err)
	}
}

const shop = `irdl.dialect @shop {
  irdl.type @box {
    %0 = irdl.is i32
    irdl.parameters(content: %0)
  }
  irdl.operation @pack {
    %0 = irdl.is i32
    %1 = irdl.parametric @shop::@box<%0>
    irdl.operands(in: %0)
    irdl.results(out: %1)
  }
}
`

// verifyIn reads and verifies text in a new context and returns the messages.
func verifyIn(reg *ir.Registry, text string) string {
	ctx := ir.NewContext(reg)
	var out strings.Builder
	ctx.PushHandler(func(d *ir.Diagnostic) bool { out.WriteString(d.Message + "\n"); return true })
	if m, ok := ir.Parse(ctx, ctx.AddFile("in", []byte(text))); ok {
		ir.Verify(m)
	}
	return out.String()
}

func TestLoad(t *testing.T) {
	reg := ir.NewRegistry()
	if err := Load(reg, "shop.irdl", []byte(shop)); err != nil {
		t.Fatal(err)
	}
	// The second context makes its own i32, which must be the one that the file names.
	for range 2 {
		if got := verifyIn(reg, `%0 = builtin.unrealized_conversion_cast to i32
%1 = "shop.pack"(%0) : (i32) -> !shop.box<i32>`); got != "" {
			t.Error(got)
		}
	}
	if got := verifyIn(reg, `%0 = builtin.unrealized_conversion_cast to !shop.box<i64>`); got != "expected 'i32' but got 'i64'\n" {
		t.Error("got", got)
	}
	err := Load(reg, "again.irdl", []byte(shop))
	if err == nil || !strings.Contains(err.Error(), "again.irdl:1:1: error: 'irdl.dialect' op declares the dialect 'shop', which is already registered") {
		t.Error("got", err)
	}
	// A second file can use the dialect of the first.
	more := `irdl.dialect @more {
  irdl.operation @use {
    %0 = irdl.is !shop.box<i32>
    %1 = irdl.base "!shop.box"
    %2 = irdl.all_of(%0, %1)
    irdl.operands(in: %2)
  }
}`
	if err := Load(reg, "more.irdl", []byte(more)); err != nil {
		t.Fatal(err)
	}
	if got := verifyIn(reg, `%0 = builtin.unrealized_conversion_cast to !shop.box<i32>
"more.use"(%0) : (!shop.box<i32>) -> ()`); got != "" {
		t.Error(got)
	}
}

func TestLoadErrors(t *testing.T) {
	for text, want := range map[string]string{
		"irdl.dialect": "expected valid '@'-identifier",
		"irdl.type @t": "expects parent op 'irdl.dialect'",
		`irdl.dialect @d { irdl.type @t { %0 = irdl.c_pred "x" } }`: "cannot be loaded",
	} {
		reg := ir.NewRegistry()
		if err := Load(reg, "f", []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", text, err, want)
		}
		if !reg.Lacks("d") {
			t.Errorf("%s: the dialect is there", text)
		}
	}
}

func FuzzLoad(f *testing.F) {
	f.Add(shop, `%0 = "shop.pack"() : () -> !shop.box<i32>`)
	f.Add(`irdl.dialect @d { irdl.operation @o { %0 = irdl.any
irdl.operands(optional %0, variadic %0) } }`, `"d.o"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()`)
	f.Fuzz(func(t *testing.T, dialect, text string) {
		reg := ir.NewRegistry()
		if Load(reg, "f", []byte(dialect)) == nil {
			verifyIn(reg, text)
		}
	})
}
