package transform

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

func TestHoistLoopInvariants(t *testing.T) {
	m := parse(t, body(`^bb0(%a: i32):
		"toy.loop"() ({ ^bb0(%i: i32):
			%0 = "toy.pure"(%a) : (i32) -> i32
			%1 = "toy.pure"(%0, %i) : (i32, i32) -> i32
			%2 = "toy.pure"(%0) : (i32) -> i32
			"toy.loop"() ({ ^bb0(%j: i32):
				%3 = "toy.pure"(%2) {x} : (i32) -> i32
				%4 = "toy.pure"(%i) : (i32) -> i32
				%5 = "toy.read"(%a) : (i32) -> i32
				%6 = "toy.if"(%a) ({ %7 = "toy.pure"(%3) : (i32) -> i32
					"toy.yield"(%7) : (i32) -> () }) : (i32) -> i32
				"toy.use"(%1, %3, %4, %5, %6, %j) : (i32, i32, i32, i32, i32, i32) -> () }) : () -> ()
		}) : () -> ()`))
	if n := HoistLoopInvariants(m); n != 7 {
		t.Errorf("%d moves", n)
	}
	check(t, m, body(`^bb0(%a: i32):
		%0 = "toy.pure"(%a) : (i32) -> i32
		%2 = "toy.pure"(%0) : (i32) -> i32
		%3 = "toy.pure"(%2) {x} : (i32) -> i32
		%6 = "toy.if"(%a) ({ %7 = "toy.pure"(%3) : (i32) -> i32
			"toy.yield"(%7) : (i32) -> () }) : (i32) -> i32
		"toy.loop"() ({ ^bb0(%i: i32):
			%1 = "toy.pure"(%0, %i) : (i32, i32) -> i32
			%4 = "toy.pure"(%i) : (i32) -> i32
			"toy.loop"() ({ ^bb0(%j: i32):
				%5 = "toy.read"(%a) : (i32) -> i32
				"toy.use"(%1, %3, %4, %5, %6, %j) : (i32, i32, i32, i32, i32, i32) -> () }) : () -> ()
		}) : () -> ()`))
}

func TestStripDebugInfo(t *testing.T) {
	m := parse(t, body(`^bb0(%a: i32 loc("x")):
		"toy.use"(%a) : (i32) -> () loc("y")`))
	StripDebugInfo(m)
	m.Walk(func(op *ir.Operation) {
		if op.Loc() != ir.UnknownLoc || (op.Name() == "toy.func" && op.Region(0).First().Arg(0).Loc() != ir.UnknownLoc) {
			t.Errorf("%s has a location", op.Name())
		}
	})
}

func TestPrivatizeSymbols(t *testing.T) {
	m := parse(t, body("")+strings.Replace(body(""), `"f"`, `"g"`, 1))
	PrivatizeSymbols(m, []string{"g"})
	f := m.Region(0).First().First()
	if ir.SymbolVisibility(f) != ir.Private || ir.SymbolVisibility(f.Next()) != ir.Public {
		t.Error("wrong visibility")
	}
}

func TestOpStats(t *testing.T) {
	m := parse(t, body(`"toy.use"() : () -> ()
		"toy.use"() : () -> ()
		"plain"() : () -> ()`))
	want := "Operations encountered:\n-----------------------\n" +
		"  builtin.module , 1\n" +
		"          plain  , 1\n" +
		"      toy.func   , 1\n" +
		"      toy.use    , 2\n"
	if got := string(AppendOpStats(nil, m, false)); got != want {
		t.Errorf("got\n%s", got)
	}
	want = "{\n  \"builtin.module\" : 1,\n  \"plain\" : 1,\n  \"toy.func\" : 1,\n  \"toy.use\" : 2\n}\n"
	if got := string(AppendOpStats(nil, m, true)); got != want {
		t.Errorf("got\n%s", got)
	}
}
