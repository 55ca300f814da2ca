package soundness

import (
	"strings"
	"testing"
)

// TestForwardsLoad recognizes loops whose results are loaded in the first region.
func TestForwardsLoad(t *testing.T) {
	t.Parallel()
	loop := func(body, results string) string {
		return "%v3, %v4 = scf.while (%v5 = %v1) : (i32) -> (i32, i32) {\n" + body +
			"scf.condition(%v9) %v5, " + results + " : i32, i32\n} do {\n^bb0(%v7: i32, %v8: i32):\n%v10 = memref.load %b0[%v2] : memref<4xi32>\n}\n"
	}
	const load = "  %v6 = memref.load %b0[%v2] : memref<4xi32>\n"
	for text, want := range map[string]bool{
		loop(load, "%v6"): true,
		loop(load+"  %v11 = arith.addi %v6, %v6 : i32\n", "%v11"):   true,
		loop(load+loop("", "%v5"), "%v6"):                           true,
		loop(strings.Replace(load, "memref.", "vector.", 1), "%v6"): true,
		loop(strings.Replace(load, "load", "dim", 1), "%v6"):        false,
		loop(load, "%v5"):                                false,
		loop("", "%v6"):                                  false,
		load + loop("", "%v6"):                           false,
		loop(load, "%v5") + loop("", "%v6"):              false,
		loop("%v6 = arith.addi %v5, %v5 : i32\n", "%v6"): false,
		strings.Replace(loop(load, "%v6"), "scf.while", "scf.forall", 1): false,
	} {
		if got := forwardsLoad(text); got != want {
			t.Errorf("%v, want %v:\n%s", got, want, text)
		}
	}
}

// TestKnownError names the known error of outcomes. Each row without a name lacks a part of an
// error.
func TestKnownError(t *testing.T) {
	t.Parallel()
	const (
		compares = "%a = arith.extsi %b : i32 to i64\n%c = arith.cmpi slt, %a, %d : i64"
		forwards = "%r:2 = scf.while (%i = %n) : (i32) -> (i32, i32) {\n%v = memref.load %m[%t] : memref<4xi32>\n%w = arith.addi %v, %k : i32\nscf.condition(%c) %i, %w : i32, i32\n} do {"
	)
	for _, c := range []struct {
		driver, target   string
		kind             Kind
		hidden, specials bool
		text, want       string
	}{
		{"lavapipe", "device", Wrong, false, false, compares, "lavapipe compares"},
		{"lavapipe", "device", Wrong, false, false, strings.Replace(compares, "extsi %b : i32", "index_cast %b : index", 1), "lavapipe compares"},
		{"lavapipe", "device", Wrong, false, false, strings.Replace(compares, "extsi %b : i32", "index_castui %b : index", 1), ""},
		{"lavapipe", "device", Wrong, false, false, strings.Replace(compares, "cmpi slt,", "remsi", 1), "lavapipe compares"},
		{"lavapipe", "device", Wrong, false, false, "%a = index.casts %b : index to i64\n%v = vector.splat %a : vector<5xi64>\n%c = arith.maxsi %v, %d : vector<5xi64>", "lavapipe compares"},
		{"lavapipe", "device", Wrong, false, false, "%a = arith.index_cast %b : vector<3xindex> to vector<3xi64>\n%c = arith.floordivsi %a, %d : vector<3xi64>", "lavapipe compares"},
		{"lavapipe", "device", Wrong, false, false, strings.Replace(compares, "cmpi slt, %a, %d", "addi %a, %d", 1), ""},
		{"lavapipe", "device", Refused, false, false, compares, ""},
		{"lavapipe", "vulkan1.1", Wrong, false, false, compares, ""},
		{"swiftshader", "device", Wrong, false, false, compares, ""},
		{"lavapipe", "device", Wrong, false, false, strings.Replace(compares, "slt", "ult", 1), ""},
		{"lavapipe", "device", Wrong, false, false, strings.Replace(compares, "extsi", "extui", 1), ""},
		{"swiftshader", "vulkan1.0", Wrong, true, false, "", "SwiftShader computes"},
		{"swiftshader", "vulkan1.0", Wrong, false, false, "", ""},
		{"swiftshader", "vulkan1.0", Refused, true, false, "", ""},
		{"lavapipe", "vulkan1.0", Wrong, true, false, "", ""},
		{"lavapipe", "vulkan1.0", Wrong, false, true, "", "lavapipe loses the signs"},
		{"lavapipe", "vulkan1.0", Failed, false, true, "", ""},
		{"swiftshader", "vulkan1.0", Wrong, false, true, "", "SwiftShader loses the signs"},
		{"swiftshader", "vulkan1.1", Wrong, false, true, "", "SwiftShader loses the signs"},
		{"swiftshader", "vulkan1.1", Refused, false, true, "", ""},
		{"swiftshader", "device", Wrong, false, true, "", ""},
		{"lavapipe", "device", Wrong, false, false, forwards, "drivers read 0"},
		{"swiftshader", "vulkan1.1", Wrong, false, false, forwards, "drivers read 0"},
		{"swiftshader", Host, Wrong, false, false, forwards, ""},
		{"swiftshader", "vulkan1.1", Refused, false, false, forwards, ""},
	} {
		got := knownError(&Outcome{Case: Case{Driver: c.driver, Target: c.target}, Kind: c.kind, Hidden: c.hidden, Specials: c.specials, Text: c.text})
		if c.want == "" && got != "" || !strings.HasPrefix(got, c.want) {
			t.Errorf("%q, want %q: %+v", got, c.want, c)
		}
	}
}

// TestUnsoundPasses names the errors of passes that are as unsound as MLIR's, and no others.
func TestUnsoundPasses(t *testing.T) {
	t.Parallel()
	const folded = "%a = arith.bitcast %b : i32 to f32\n%c = arith.maxnumf %a, %d : f32"
	for _, c := range []struct {
		kind                   Kind
		pipeline, text, detail string
		known                  bool
	}{
		{Wrong, "cse,canonicalize", folded, "want 0x0, got 0x7ff8000000000000", true},
		{Wrong, "sccp", strings.Replace(folded, "maxnumf", "minnumf", 1), "want 0x0, got 0xffc00000", true},
		{Wrong, "fold-memref-alias-ops,lower-affine", strings.Replace(folded, "arith.bitcast %b : i32 to f32", "math.acos %b : f32", 1), "want 0x40600000, got 0x7fc00000", true},
		{Wrong, "fold-memref-alias-ops", strings.Replace(folded, "arith.bitcast %b : i32 to f32", "math.cos %b : f32", 1), "want 0x40600000, got 0x7fc00000", false},
		{Failed, "sccp", folded, "want 0x0, got 0xffc00000", false},
		{Wrong, "cse", folded, "want 0x0, got 0xffc00000", false},
		{Wrong, "scf-for-loop-canonicalization", "complex.sub complex.add", "want 0x0, got 0x80000000", true},
		{Wrong, "cse", "complex.sub complex.add", "want 0x0, got 0x80000000", false},
		{Wrong, "canonicalize", "complex.sub", "want 0x0, got 0x80000000", false},
		{Failed, "canonicalize", "complex.sub complex.add", "want 0x0, got 0x80000000", false},
		{Wrong, "sccp", strings.Replace(folded, "maxnumf", "maximumf", 1), "want 0x0, got 0xffc00000", false},
		{Wrong, "sccp", strings.Replace(folded, "bitcast", "extf", 1), "want 0x0, got 0xffc00000", false},
		{Wrong, "sccp", folded, "want 0x0, got 0x3f800000", false},
	} {
		o := &Outcome{Case: Case{Target: "vulkan1.1", Driver: "lavapipe", Pipeline: c.pipeline}, Kind: c.kind, Text: c.text, Detail: c.detail}
		if got := strings.HasPrefix(knownError(o), "passes fold"); got != c.known {
			t.Errorf("known is %v, want %v: %+v", got, c.known, c)
		}
	}
}
