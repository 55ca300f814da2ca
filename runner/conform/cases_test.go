package conform

import "testing"

// TestFit has the parts of blocks that can be in a storage class.
func TestFit(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ class, rules, block, want string }{
		{"StorageBuffer", "std430", "{f;[]f}", "{f;[]f}"},
		{"Uniform", "std140", "{f;[]f}", "{f}"},
		{"Uniform", "std140", "{[]f}", "{[]f}"},
		{"Uniform", "std140", "{}", "{}"},
		{"Workgroup", "std430", "{f;f;[]f}", "{f;f}"},
		{"PhysicalStorageBuffer", "std430", "{f;[]f}", "{f;[]f}"},
		{"PushConstant", "std430", "{f;[]f}", "{f}"},
		{"PushConstant", "std430", "{[8]v4f;f}", "{[8]v4f}"},
		{"PushConstant", "std430", "{[7]v4f;v3f;f;f}", "{[7]v4f;v3f;f}"},
		{"PushConstant", "std430", "{f;[8]v4f;i32}", "{f;i32}"},
		{"PushConstant", "std430", "{[9]v4f}", "{[9]v4f}"},
		// A block that gets gaps may have half of the bytes, and one that has a layout keeps it.
		{"PushConstant", "custom", "{f;[5]v4f}", "{f}"},
		{"PushConstant", "custom", "{[4]v4f;f}", "{[4]v4f}"},
		{"PushConstant", "custom", "{v4f@0;[20~16]v4f@16}", "{v4f@0;[20~16]v4f@16}"},
	} {
		st, err := parseBlock(newContext(), row.block)
		if err != nil {
			t.Fatal(err)
		}
		if got := spellBlock(fit(st, row.class, row.rules)); got != row.want {
			t.Errorf("%s in %s under %s: %s, want %s", row.block, row.class, row.rules, got, row.want)
		}
	}
}

// TestConvertTo has the rule sets that give a block another layout.
func TestConvertTo(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ block, rules, want string }{
		{"{f;f}", "std430", ""}, {"{f;f}", "custom", "std430"},
		{"{[2]f}", "std430", "std140"}, {"{[2]f}", "std140", "std430"}, {"{[2]f}", "scalar", "std140"},
		{"{f;v3f}", "std430", "scalar"}, {"{f;v3f}", "scalar", "std430"},
		{"{i1}", "std430", ""},
	} {
		st, err := parseBlock(newContext(), row.block)
		if row.block == "{i1}" {
			st, err = parseBlock(newContext(), "!spirv.struct<(i1)>")
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := convertTo(st, row.rules); got != row.want {
			t.Errorf("%s under %s: %q, want %q", row.block, row.rules, got, row.want)
		}
	}
}

// TestJoined has options of which some exclude each other.
func TestJoined(t *testing.T) {
	t.Parallel()
	for _, row := range [][3]string{
		{"grain=vector", "array=3", "array=3+grain=vector"},
		{"array=2", "array=3+index=computed", "array=2+index=computed"},
		{"blocks=2+via=select", "array=3", "array=3+blocks=2+via=select"},
		{"widen=s", "widen=u", "widen=s"},
	} {
		if got := joined(row[0], row[1]); got != row[2] {
			t.Errorf("%s and %s: %s, want %s", row[0], row[1], got, row[2])
		}
	}
}

// TestRelaxed has the places of vectors that straddle no 16 bytes.
func TestRelaxed(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ at, end, component, size, want int64 }{
		{16, 4, 4, 12, 4}, {16, 3, 4, 12, 4}, {16, 5, 4, 12, 16}, {16, 8, 4, 8, 8}, {16, 12, 4, 8, 16}, {16, 16, 4, 8, 16},
		{32, 12, 4, 12, 16}, {32, 12, 4, 16, 16}, {32, 1, 8, 16, 16}, {32, 20, 8, 24, 32}, {64, 28, 8, 32, 32}, {64, 40, 8, 24, 48},
	} {
		if got := relaxed(row.at, row.end, row.component, row.size); got != row.want {
			t.Errorf("%+v: %d", row, got)
		}
	}
}

// TestParts has types, and whether arrays, single scalars and long vectors are in them.
func TestParts(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][3]bool{ // arrays, single, long
		"{f}": {false, true, false}, "{{f}}": {false, true, false}, "{f;f}": {false, false, false}, "{v2f}": {false, false, false}, "{m2x2f}": {false, false, false},
		"{[1]f}": {true, false, false}, "{[]f}": {true, false, false}, "{f;{f;[2]f}}": {true, false, false},
		"{v4f}": {false, false, false}, "{v8f}": {false, false, true}, "{f;{[2]v8f}}": {true, false, true}, "{[]v8f}": {true, false, true},
	} {
		st, err := parseBlock(newContext(), text)
		if err != nil {
			t.Fatal(err)
		}
		if got := [3]bool{within(st, isArray), isSingle(st), within(st, isLongVector)}; got != want {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
}
