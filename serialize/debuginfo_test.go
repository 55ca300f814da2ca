package serialize

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestNameOf reads names of values in texts. The places are at the character after the mark.
func TestNameOf(t *testing.T) {
	for _, row := range []struct {
		text    string
		results bool
		want    string
	}{
		{"|%a: i32", false, "a"},
		{"|%0, %1", false, "0"},
		{"|%a.b-c_$1 ", false, "a.b-c_$1"},
		{"|%" + strings.Repeat("x", 1000), false, strings.Repeat("x", maxNameLen)},
		{"%sum = |arith.addi", true, "sum"},
		{"%sum = |arith.addi", false, ""},
		{"%sum\t=\t|arith.addi", true, "sum"},
		{"%12 = |arith.addi", true, ""},
		{"%a, %b = |arith.addi", true, ""},
		{"%a:2 = |arith.addi", true, ""},
		{"sum = |arith.addi", true, ""},
		{"x = |arith.addi", true, ""},
		{" = |arith.addi", true, ""},
		{"%sum |arith.addi", true, ""},
		{"|arith.addi", true, ""},
		{"%" + strings.Repeat("x", 1000) + " = |arith.addi", true, ""},
		{"end|", true, ""},
	} {
		before, after, _ := strings.Cut(row.text, "|")
		ctx := ir.NewContext(ir.NewRegistry())
		loc := ctx.AddFile("a.mlir", []byte(before+after)).At(len(before))
		for form, l := range map[string]ir.Location{"place": loc, "call": ctx.CallSiteLoc(loc, ir.UnknownLoc), "parts": ctx.FusedLoc([]ir.Location{loc}, ctx.Unit())} {
			if got := nameOf(ctx, l, row.results); got != row.want {
				t.Errorf("%s, %s: %q, want %q", row.text, form, got, row.want)
			}
		}
		if got := nameOf(ctx, ctx.NameLoc("other", loc), row.results); got != "other" {
			t.Errorf("a named location has the name %q", got)
		}
	}
}
