package serialize_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv"
)

// str is a literal string of an instruction.
func str(s string) []uint32 {
	b := append([]byte(s), make([]byte, 4-len(s)%4)...)
	var out []uint32
	for i := 0; i < len(b); i += 4 {
		out = append(out, uint32(b[i])|uint32(b[i+1])<<8|uint32(b[i+2])<<16|uint32(b[i+3])<<24)
	}
	return out
}

// TestUncommonInstructions reads what few modules have, well-formed or not.
func TestUncommonInstructions(t *testing.T) {
	void, fn, f32, i32, f64, i64, boolean := []uint32{19, 1}, []uint32{33, 2, 1}, []uint32{22, 3, 32}, []uint32{21, 4, 32, 0}, []uint32{22, 5, 64}, []uint32{21, 6, 64, 0}, []uint32{20, 7}
	ret, end := []uint32{253}, []uint32{56}
	body := func(before [][]uint32, insts ...[]uint32) []uint32 {
		all := slices.Clone(before)
		if !slices.ContainsFunc(before, func(w []uint32) bool { return w[0] == void[0] }) {
			all = append(all, void)
		}
		all = append(all, fn, []uint32{54, 1, 30, 0, 2}, []uint32{248, 31})
		return binaryOf(40, append(append(all, insts...), ret, end)...)
	}
	two := []uint32{30, 8, 3, 3} // a struct of two floats
	debug := append([]uint32{11, 12}, str("NonSemantic.Shader.DebugInfo.100")...)
	for _, row := range []struct {
		name  string
		words []uint32
		text  string // in the module, if it is read
		want  string // the error
	}{
		{"a matrix of floats", binaryOf(40, f32, []uint32{23, 8, 3, 2}, []uint32{24, 9, 8, 2}, []uint32{32, 10, 6, 9}, []uint32{59, 10, 11, 6}), "!spirv.matrix<2 x vector<2xf32>>", ""},
		{"a matrix of integers", binaryOf(40, i32, []uint32{23, 8, 4, 2}, []uint32{24, 9, 8, 2}, []uint32{32, 10, 6, 9}, []uint32{59, 10, 11, 6}), "OpTypeMatrix", ""},
		{"a matrix of five columns", binaryOf(40, f32, []uint32{23, 8, 3, 2}, []uint32{24, 9, 8, 5}, []uint32{32, 10, 6, 9}, []uint32{59, 10, 11, 6}), "OpTypeMatrix", ""},
		{"a matrix of one column", binaryOf(40, f32, []uint32{23, 8, 3, 2}, []uint32{24, 9, 8, 1}, []uint32{32, 10, 6, 9}, []uint32{59, 10, 11, 6}), "OpTypeMatrix", ""},
		{"an instruction of an ignored set", body([][]uint32{append([]uint32{11, 12}, str("NonSemantic.X")...)}, []uint32{12, 1, 13, 12, 1}), "spirv.Return", ""},
		{"a line of debug information without words", body([][]uint32{debug}, []uint32{12, 1, 13, 12, 103, 9, 9, 9, 9}), "spirv.Return", ""},
		{"a source of debug information without words", body([][]uint32{debug, void, {12, 1, 13, 12, 35}}), "spirv.Return", ""},
		{"a source of debug information without a name", body([][]uint32{debug, void, {12, 1, 13, 12, 35, 1}}), "spirv.Return", ""},
		{"a source of debug information whose name is no text", body([][]uint32{debug, void, i32, {43, 4, 9, 1}, {12, 1, 14, 12, 0}, {12, 1, 13, 12, 35, 14}}, []uint32{12, 1, 15, 12, 103, 13, 9, 9, 9, 9}), "spirv.Return", ""},
		{"a line of debug information without a source", body([][]uint32{debug, void, i32, {43, 4, 9, 1}}, []uint32{12, 1, 13, 12, 103, 39, 9, 9, 9, 9}), "spirv.Return", ""},
		{"an unknown set", binaryOf(40, append([]uint32{11, 12}, str("Unheard.Of")...)), "spirv.module", ""},
		{"an offset for each member", binaryOf(40, []uint32{72, 8, 0, 35, 0}, []uint32{72, 8, 1, 35, 4}, f32, two, []uint32{32, 10, 12, 8}, []uint32{59, 10, 11, 12}), "(f32 [0], f32 [4])", ""},
		{"two offsets for one member", binaryOf(40, []uint32{72, 8, 0, 35, 0}, []uint32{72, 8, 0, 35, 4}, f32, two, []uint32{32, 10, 12, 8}, []uint32{59, 10, 11, 12}), "", ""},
		{"linkage of an unknown kind", binaryOf(40, append(append([]uint32{71, 30, 41}, str("f")...), 99), void, fn, []uint32{54, 1, 30, 0, 2}, end), "", "unknown LinkageType: 99"},
		{"linkage without a kind", binaryOf(40, append([]uint32{71, 30, 41}, str("f")...), void, fn, []uint32{54, 1, 30, 0, 2}, end), "", "malformed LinkageAttributes"},
		{"linkage with words after it", binaryOf(40, append(append([]uint32{71, 30, 41}, str("f")...), 0, 0), void, fn, []uint32{54, 1, 30, 0, 2}, end), "", "malformed LinkageAttributes"},
		{"a boolean number", binaryOf(40, boolean, []uint32{43, 7, 8, 1}), "", "OpConstant can only generate values of scalar integer or floating-point type"},
		{"half of a long number", binaryOf(40, i64, []uint32{43, 6, 8, 1}), "", "OpConstant should have 2 parameters for 64-bit values"},
		{"half of a double", binaryOf(40, f64, []uint32{43, 5, 8, 1}), "", "OpConstant should have 2 parameters for 64-bit values"},
		{"a number with a word more", binaryOf(40, i32, []uint32{43, 4, 8, 1, 1}), "", "OpConstant should have 1 parameter for values with no more than 32 bits"},
		{"a type without words", binaryOf(40, []uint32{28}), "", "type instruction with opcode OpTypeArray needs at least one <id>"},
		{"a number without words", binaryOf(40, []uint32{43}), "", "OpConstant must have at least 2 operands"},
	} {
		text, msgs := read(row.words, serialize.ReadOptions{})
		got := strings.Join(msgs, "; ")
		if row.want == "" && got != "" || row.want != "" && !strings.Contains(got, row.want) || !strings.Contains(text, row.text) {
			t.Errorf("%s: %q with %q, want %q and %q", row.name, text, got, row.text, row.want)
		}
	}
}

// TestSerializeRefuses has operations that no verifier has seen.
func TestSerializeRefuses(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{"module {}", "expected a 'spirv.module' op, got 'builtin.module'"},
		{"spirv.module Logical GLSL450 {}", "module must have 'vce_triple' attribute to be serializeable"},
	} {
		ctx := newContext()
		var said []string
		ctx.PushHandler(func(d *ir.Diagnostic) bool { said = append(said, d.Message); return true })
		m, ok := ir.Parse(ctx, ctx.AddFile("test", []byte(row.text)))
		if !ok {
			t.Fatal(said)
		}
		if inner := m.Region(0).First(); inner != nil && inner.First() != nil && inner.First().Is(spirv.Module) {
			m = inner.First()
		}
		if ws, ok := serialize.Serialize(m, serialize.Options{}); ok || ws != nil || len(said) != 1 || !strings.Contains(said[0], row.want) {
			t.Errorf("%s: %d words, %q, want %q", row.text, len(ws), said, row.want)
		}
	}
}
