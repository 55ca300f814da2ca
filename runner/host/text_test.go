package host

import (
	"context"
	"math"
	"testing"
)

// TestText formats the results of functions.
func TestText(t *testing.T) {
	for _, c := range []struct{ typ, text, want string }{
		{"i32", "%v = arith.constant -7 : i32", "-7"},
		{"i8", "%v = arith.constant 200 : i8", "-56"},
		{"i1", "%v = arith.constant true", "true"},
		{"i1", "%v = arith.constant false", "false"},
		{"index", "%v = arith.constant -1 : index", "-1"},
		{"f32", "%v = arith.constant 0.1 : f32", "0.1"},
		{"f64", "%v = arith.constant 0.1 : f64", "0.1"},
		{"f16", "%v = arith.constant 0.5 : f16", "0.5"},
		{"f32", "%v = arith.constant 0x7FC00000 : f32", "NaN"},
		{"vector<2x2xi32>", "%v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>", "(1, 2, 3, 4)"},
		{"memref<2xi16>", "%c = arith.constant 5 : i16\n%i = arith.constant 1 : index\n%v = memref.alloc() : memref<2xi16>\nmemref.store %c, %v[%i] : memref<2xi16>", "[0,  5]"},
		{"memref<i8>", "%c = arith.constant 65 : i8\n%v = memref.alloc() : memref<i8>\nmemref.store %c, %v[] : memref<i8>", "65"},
		{"memref<2xi16>", "%v = memref.alloc() : memref<2xi16>\nmemref.dealloc %v : memref<2xi16>", "<memref<2xi16>>"},
	} {
		m, _ := machine(t, "func.func @f() -> "+c.typ+" {\n"+c.text+"\nreturn %v : "+c.typ+"\n}", Options{})
		vs, err := m.Call(t.Context(), "f")
		if err != nil {
			t.Errorf("%s: %v", c.typ, err)
			continue
		}
		types := m.ResultTypes("f")
		if got, err := m.Text(t.Context(), types[0], vs[0]); got != c.want || err != nil {
			t.Errorf("%s: %q, %v; want %q", c.typ, got, err, c.want)
		}
	}
	m, _ := machine(t, "func.func @f(%a: f64) -> memref<9xf64> {\n%v = memref.alloc() : memref<9xf64>\nreturn %v : memref<9xf64>\n}", Options{MaxSteps: 5})
	vs, err := m.Call(t.Context(), "f", FloatValue(math.Pi))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Text(context.Background(), m.ResultTypes("f")[0], vs[0]); err == nil {
		t.Error("a text takes steps without a bound")
	}
	if m.ResultTypes("missing") != nil {
		t.Error("a missing function has results")
	}
}
