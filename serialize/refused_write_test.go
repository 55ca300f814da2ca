package serialize_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
)

// genericFunc returns a function with the attributes more and the operations ops, in generic form.
func genericFunc(more, ops string) string {
	return `"spirv.func"() ({ ^e(%x: i32, %c: i1, %p: !spirv.ptr<i32, Function>): ` + ops + ` "spirv.Return"() : () -> () }) {sym_name = "f", function_control = #spirv.function_control<None>,
		function_type = (i32, i1, !spirv.ptr<i32, Function>) -> ()` + more + `} : () -> ()`
}

func inFunc(ops string) string { return genericFunc("", ops) }

// many returns n copies of text.
func many(n int, text string) string { return strings.TrimSuffix(strings.Repeat(text+", ", n), ", ") }

// writeRefusals are modules that the verifier has not seen and the writer refuses.
func writeRefusals() []struct{ attrs, body, want string } {
	const n = 1 << 16
	return []struct{ attrs, body, want string }{
		{``, `"spirv.GlobalVariable"() {sym_name = "v"} : () -> ()`, "'spirv.GlobalVariable' op has no type"},
		{``, `"spirv.GlobalVariable"() {sym_name = "v", type = i32} : () -> ()`, "'spirv.GlobalVariable' op must have a pointer type"},
		{``, `"spirv.GlobalVariable"() {sym_name = "v", type = !spirv.ptr<i32, Private>, initializer = @nothing} : () -> ()`, "'spirv.GlobalVariable' op unknown symbol @nothing"},
		{``, `"spirv.GlobalVariable"() {sym_name = "v", type = !spirv.ptr<i32, Private>, initializer = @v} : () -> ()`, "'spirv.GlobalVariable' op depends on itself"},
		{``, `"spirv.SpecConstant"() {sym_name = "v"} : () -> ()`, "'spirv.SpecConstant' op has no value"},
		{``, `"spirv.SpecConstant"() {sym_name = "v", default_value = 1 : i24} : () -> ()`, "unhandled type in serialization: 'i24'"},
		{``, `"spirv.SpecConstant"() {sym_name = "v", default_value = 1.0 : f128} : () -> ()`, "unhandled type in serialization: 'f128'"},
		{``, `"spirv.SpecConstant"() {sym_name = "v", default_value = dense<1> : vector<2xi32>} : () -> ()`, "cannot serialize attribute: dense<1> : vector<2xi32>"},
		{``, `"spirv.SpecConstantComposite"() {sym_name = "v", constituents = []} : () -> ()`, "'spirv.SpecConstantComposite' op has no type or constituents"},
		{``, `"spirv.SpecConstantComposite"() {sym_name = "v", type = i24, constituents = []} : () -> ()`, "unhandled type in serialization: 'i24'"},
		{``, `"spirv.SpecConstantComposite"() {sym_name = "v", type = !spirv.array<1 x i32>, constituents = [@x]} : () -> ()`, "'spirv.SpecConstantComposite' op unknown symbol @x"},
		{``, `"spirv.EntryPoint"() {execution_model = #spirv.execution_model<GLCompute>, fn = @g, interface = []} : () -> ()`, "'spirv.EntryPoint' op unknown symbol @g"},
		{``, `"spirv.ExecutionMode"() {execution_mode = #spirv.execution_mode<LocalSize>, fn = @g, values = []} : () -> ()`, "missing <id> for function g; function needs to be serialized before ExecutionModeOp is serialized"},
		{``, `"builtin.module"() ({}) : () -> ()`, "unhandled operation serialization"},
		{``, `"builtin.module"() ({}) {sym_name = "x"} : () -> ()`, "unhandled operation serialization"},
		{``, `"spirv.opaque.global"() {sym_name = "v"} : () -> ()`, "'spirv.opaque.global' op lacks an instruction or a type"},
		{``, `"spirv.opaque.global"() {sym_name = "v", opcode = "OpConstantNull", params = [], type = i24} : () -> ()`, "unhandled type in serialization: 'i24'"},
		{``, `"spirv.opaque.global"() {sym_name = "v", opcode = "OpConstantNull", params = [3 : i32], type = i32} : () -> ()`, "'spirv.opaque.global' op has too many params"},
		{``, `"spirv.opaque.mode"() {opcode = "OpNothing", params = []} : () -> ()`, "'spirv.opaque.mode' op unknown instruction"},
		{``, `"spirv.opaque.mode"() {opcode = "OpLoad", params = []} : () -> ()`, "'spirv.opaque.mode' op has an instruction that cannot appear in the head of a module"},
		{``, `"spirv.opaque.mode"() {opcode = "OpExtension", params = []} : () -> ()`, "'spirv.opaque.mode' op lacks a param of kind LiteralString"},
		{``, genericFunc(`, arg_attrs = [{spirv.decorations = {relaxed_precision = 3 : i32}}]`, ""), "expected unit attribute or decoration attribute for RelaxedPrecision"},
		{``, genericFunc(`, arg_attrs = [{spirv.decoration = #spirv.decoration<Location>}]`, ""), "expected integer attribute for Location"},
		{``, genericFunc(`, relaxed_precision = 3 : i32`, ""), "expected unit attribute or decoration attribute for RelaxedPrecision"},
		{``, inFunc(`"builtin.module"() ({}) : () -> ()`), "unhandled operation serialization"},
		{``, inFunc(`%0 = "spirv.mlir.addressof"() {variable = @v} : () -> !spirv.ptr<i32, Private>`), "'spirv.mlir.addressof' op unknown symbol @v"},
		{``, inFunc(`%0 = "spirv.FunctionCall"() {callee = @g} : () -> i32`), "'spirv.FunctionCall' op unknown symbol @g"},
		{``, inFunc(`%0 = "spirv.FunctionCall"() {callee = @f} : () -> i24`), "unhandled type in serialization: 'i24'"},
		{``, inFunc(`%0 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i24`), "unhandled type in serialization: 'i24'"},
		{``, inFunc(`%0 = "spirv.Undef"() : () -> i24`), "unhandled type in serialization: 'i24'"},
		{``, inFunc(`%0 = "spirv.Constant"() {value = 1 : i24} : () -> i24`), "unhandled type in serialization: 'i24'"},
		{``, inFunc(`%0 = "spirv.Constant"() {value = 1 : i24} : () -> i32`), "cannot serialize attribute: 1 : i24"},
		{``, inFunc(`%0 = "spirv.Constant"() {value = unit} : () -> i32`), "cannot serialize attribute: unit"},
		{``, inFunc(`%0 = "spirv.Constant"() {value = [1 : i32]} : () -> !spirv.array<2 x i32>`), "cannot serialize attribute: [1 : i32]"},
		{``, inFunc(`%0 = "spirv.Constant"() {value = [1 : i24]} : () -> !spirv.array<1 x i32>`), "cannot serialize attribute: 1 : i24"},
		{``, inFunc(`%0 = "spirv.Constant"() {value = [unit]} : () -> !spirv.array<1 x i32>`), "cannot serialize attribute: unit"},
		{``, inFunc(`%0 = "spirv.Constant"() {value = dense<[1, 2, 3]> : tensor<3xi32>} : () -> !spirv.array<2 x i32>`), "cannot serialize attribute: dense<[1, 2, 3]> : tensor<3xi32>"},
		{``, inFunc(`%0 = "spirv.Constant"() {value = dense<1> : tensor<2xi24>} : () -> !spirv.array<2 x i32>`), "cannot serialize attribute: 1 : i24"},
		{``, inFunc(`%0 = "spirv.Constant"() {value = dense<1> : tensor<70000xi32>} : () -> !spirv.array<70000 x i32>`), "constant has too many elements to be serialized"},
		{``, inFunc(`%0 = "spirv.SpecConstantOperation"() ({}) : () -> i32`), "unhandled operation serialization"},
		{``, inFunc(`%0 = "spirv.SpecConstantOperation"() ({ %1 = "spirv.Constant"() {value = 1 : i32} : () -> i32 }) : () -> i32`), "unhandled operation serialization"},
		{``, inFunc(`%0 = "spirv.SpecConstantOperation"() ({ %1 = "spirv.GL.FAbs"(%x) : (i32) -> i32 }) : () -> i32`), "unhandled operation serialization"},
		{``, inFunc(`%0 = "spirv.SpecConstantOperation"() ({ "builtin.module"() ({}) : () -> () }) : () -> i32`), "unhandled operation serialization"},
		{``, inFunc(`%0 = "spirv.SpecConstantOperation"() ({ %1 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i32 }) : () -> i24`), "unhandled type in serialization: 'i24'"},
		{``, inFunc(`"spirv.opaque.inst"() {opcode = "OpNothing", params = []} : () -> ()`), "'spirv.opaque.inst' op unknown instruction"},
		{``, inFunc(`%0 = "spirv.opaque.inst"() {opcode = "OpUndef", params = []} : () -> i24`), "unhandled type in serialization: 'i24'"},
		{``, inFunc(`"spirv.opaque.inst"(%x) {opcode = "OpStore", params = [3 : i32]} : (i32) -> ()`), "'spirv.opaque.inst' op lacks a param of kind IdRef"},
		{``, inFunc(`%0 = "spirv.opaque.inst"(%x) {opcode = "OpExtInst", params = ["GLSL.std.450", "Nothing"]} : (i32) -> i32`), "'spirv.opaque.inst' op unknown instruction Nothing of the extended set GLSL.std.450"},
		{``, inFunc(`"spirv.Branch"()[^a] : () -> () ^a(%0: i32):`), "unhandled operation serialization"},
		{``, inFunc(`%r = "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({}) : () -> i32`), "'spirv.mlir.selection' op has results, but no blocks"},
		{``, inFunc(`"spirv.Branch"()[^a] {spirv.assert = "m"} : () -> () ^a:`), "'spirv.Branch' op is taken where an assertion fails, which nothing reports; run spirv-report-asserts before"},
		{``, inFunc(`"spirv.Branch"()[^a] {construct = {merge = 1 : i32}} : () -> () ^a:`), "'spirv.Branch' op names a block of its construct that does not exist"},
		{``, inFunc(`"spirv.Branch"()[^a] {label = 1 : i32} : () -> () ^a: "spirv.Branch"()[^b] {label = 1 : i32} : () -> () ^b:`), "'spirv.Branch' op repeats the label of another block"},
		{`type_decorations = [3 : i32]`, inFunc(`%0 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i32`), "'spirv.module' op has a malformed attribute type_decorations"},
		{`type_decorations = [[3 : i32]]`, inFunc(`%0 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i32`), "'spirv.module' op has a malformed attribute type_decorations"},
		{`type_decorations = [[i32]]`, inFunc(`%0 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i32`), "'spirv.module' op has a malformed attribute type_decorations"},
		{`type_decorations = [[i32, -1]]`, inFunc(`%0 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i32`), "'spirv.module' op has a malformed attribute type_decorations"},
		{`type_decorations = [[3 : i32, -1, "Block"]]`, inFunc(`%0 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i32`), "'spirv.module' op has a malformed attribute type_decorations"},
		{`type_decorations = [[i32, "x", "Block"]]`, inFunc(`%0 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i32`), "'spirv.module' op has a malformed attribute type_decorations"},
		{`type_decorations = [[i32, -1, 3 : i32]]`, inFunc(`%0 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i32`), "'spirv.module' op has a malformed attribute type_decorations"},
		{`type_decorations = [[i32, -1, "Nothing"]]`, inFunc(`%0 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i32`), "'spirv.module' op has an unknown decoration \"Nothing\"; unhandled type in serialization: '(i32, i1, !spirv.ptr<i32, Function>) -> ()'"},
		{`type_decorations = [[i32, -1, "Alignment"]]`, inFunc(`%0 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i32`), "'spirv.module' op lacks a param of kind LiteralInteger; unhandled type in serialization: '(i32, i1, !spirv.ptr<i32, Function>) -> ()'"},
		{``, inFunc(`"spirv.opaque.inst"() {opcode = "OpNop", params = []} : () -> () %0 = "spirv.CompositeConstruct"(` + many(n, "%x") + `) : (` + many(n, "i32") + `) -> i32`), "'spirv.CompositeConstruct' op has too many operands to be serialized"},
		{``, `"spirv.opaque.mode"() {opcode = "OpExtension", params = ["` + strings.Repeat("a", 4*n) + `"]} : () -> ()`, "'spirv.opaque.mode' op has a string that is too long to be serialized"},
		{``, inFunc(`"spirv.FunctionCall"(` + many(n, "%x") + `) {callee = @f} : (` + many(n, "i32") + `) -> ()`), "'spirv.FunctionCall' op has too many operands to be serialized"},
		{``, inFunc(`%0 = "spirv.opaque.inst"(` + many(n, "%x") + `) {opcode = "OpCompositeConstruct"} : (` + many(n, "i32") + `) -> i32`), "'spirv.opaque.inst' op has too many operands to be serialized"},
		{``, `"spirv.SpecConstant"() {sym_name = "s", default_value = 1 : i32} : () -> () "spirv.SpecConstantComposite"() {sym_name = "v", type = i32, constituents = [` + many(n, "@s") + `]} : () -> ()`, "constant has too many elements to be serialized"},
		{``, inFunc(`%0 = "spirv.Constant"() {value = [` + many(n, "1 : i32") + `]} : () -> !spirv.array<65536 x i32>`), "constant has too many elements to be serialized"},
		{``, inFunc(`%0 = "spirv.Undef"() : () -> !spirv.struct<(` + many(n, "i32") + `)>`), "struct type has too many members to be serialized"},
		{``, `"spirv.func"() ({}) {sym_name = "f", function_control = #spirv.function_control<None>, function_type = (` + many(n, "i32") + `) -> ()} : () -> ()`, "function type has too many parameters to be serialized"},
		{``, inFunc(`"spirv.mlir.selection"() ({ ^a: %0 = "spirv.IAdd"(%x, %x) : (i32, i32) -> i24 }) : () -> ()`), "unhandled type in serialization: 'i24'"},
	}
}

// TestWriteRefuses writes operations that no verifier has seen, and those that have too
// many words.
func TestWriteRefuses(t *testing.T) {
	for _, row := range writeRefusals() {
		ctx := newContext()
		var said []string
		ctx.PushHandler(func(d *ir.Diagnostic) bool { said = append(said, d.Message); return true })
		text := strings.TrimSuffix(shader, "{\n")
		if row.attrs != "" {
			text += "attributes {" + row.attrs + "} "
		}
		m, ok := ir.Parse(ctx, ctx.AddFile("test", []byte(text+"{\n"+row.body+"\n}")))
		name := row.body[:min(len(row.body), 400)] + row.attrs
		if !ok {
			t.Errorf("not parsed: %s: %q, want %q", name, said, row.want)
			continue
		}
		if first := m.Region(0).First().First(); m.Name() == "builtin.module" {
			m = first
		}
		ws, ok := serialize.Serialize(m, serialize.Options{})
		if ok || ws != nil {
			t.Errorf("written: %s, want %q", name, row.want)
		}
		if got := strings.Join(said, "; "); got[:min(len(got), 150)] != row.want {
			t.Errorf("%s: %q, want %q", name, got, row.want)
		}
	}
}

// limited takes a number of bytes.
type limited struct{ left int }

var errFull = errors.New("full")

func (l *limited) Write(p []byte) (int, error) {
	if l.left -= len(p); l.left < 0 {
		return 0, errFull
	}
	return len(p), nil
}

// TestWriteError passes on the error of a writer that takes less than all words.
func TestWriteError(t *testing.T) {
	ws := make([]uint32, 1<<13+1)
	for left, want := range map[int]error{0: errFull, 4 * (len(ws) - 1): errFull, 4 * len(ws): nil} {
		if err := serialize.Write(&limited{left}, ws); err != want {
			t.Errorf("a writer of %d bytes: %v", left, err)
		}
	}
}

// TestReadRefuses reads words that few changes of compiled modules give.
func TestReadRefuses(t *testing.T) {
	void, fn, i32, boolean := []uint32{19, 1}, []uint32{33, 2, 1}, []uint32{21, 3, 32, 0}, []uint32{20, 4}
	one := []uint32{43, 3, 5, 1}
	ret, end := []uint32{253}, []uint32{56}
	fnOf := func(insts ...[]uint32) []uint32 {
		all := [][]uint32{void, fn, i32, boolean, one, {54, 1, 30, 0, 2}, {248, 31}}
		return binaryOf(50, append(all, insts...)...)
	}
	ignored := append([]uint32{11, 12}, str("NonSemantic.X")...)
	decorations := make([][]uint32, 0, 80)
	for i := range uint32(80) {
		decorations = append(decorations, []uint32{71, 9, 44, i})
	}
	deep := [][]uint32{i32}
	for i := range uint32(1100) {
		deep = append(deep, []uint32{32, 100 + i, 7, max(3, (99+i)*min(i, 1))})
	}
	rows := []struct {
		name  string
		words []uint32
		want  string
	}{
		{"a line of an ignored instruction", binaryOf(50, ignored, void, []uint32{12, 1, 13, 12, 1}, []uint32{8, 13, 1, 1}), "file of OpLine is not an OpString: <id> 13"},
		{"a line of a type", binaryOf(50, void, []uint32{8, 1, 1, 1}), "file of OpLine is not an OpString: <id> 1"},
		{"an array of nothing", binaryOf(50, i32, []uint32{43, 3, 5, 0}, []uint32{28, 6, 3, 5}), "OpTypeArray count must be greater than 0"},
		{"a switch without its last target", fnOf([]uint32{251, 5, 32, 1}, []uint32{248, 32}, ret, end), "OpSwitch must have pairs of literals and labels"},
		{"a switch to a value", fnOf([]uint32{251, 5, 32, 1, 5}, []uint32{248, 32}, ret, end), "no block with label <id> 5"},
		{"a switch of a boolean", binaryOf(50, void, fn, boolean, []uint32{41, 4, 5}, []uint32{54, 1, 30, 0, 2}, []uint32{248, 31}, []uint32{251, 5, 32}, []uint32{248, 32}, ret, end), "selector of OpSwitch must be an integer"},
		{"a switch to its own block", fnOf([]uint32{249, 32}, []uint32{248, 32}, []uint32{251, 5, 32, 1, 33}, []uint32{248, 33}, ret, end), ""},
		{"two labels in a row", fnOf([]uint32{248, 32}, ret, end), "block without a terminator"},
		{"a label twice", fnOf([]uint32{249, 32}, []uint32{248, 32}, []uint32{249, 32}, []uint32{248, 32}, ret, end), "duplicate definition for result <id> 32"},
		{"a label that is a value", fnOf([]uint32{128, 3, 32, 5, 5}, []uint32{249, 33}, []uint32{248, 32}, ret, end), "no block with label <id> 32"},
		{"a branch to a value", fnOf([]uint32{128, 3, 32, 5, 5}, []uint32{249, 32}, end), "no block with label <id> 32"},
		{"an undefined value without a type", fnOf([]uint32{1, 32}, ret, end), "OpUndef instruction must have two operands"},
		{"an undefined value of a value", fnOf([]uint32{1, 5, 32}, ret, end), "unknown type <id> with OpUndef instruction"},
		{"an undefined value after its use", fnOf([]uint32{249, 33}, []uint32{248, 33}, []uint32{245, 3, 34, 5, 31, 35, 36}, []uint32{250, 37, 36, 38}, []uint32{248, 36}, []uint32{1, 3, 35}, []uint32{249, 33}, []uint32{248, 38}, ret, end), "function uses an <id> that it does not define"},
		{"a phi without all of its words", fnOf([]uint32{249, 32}, []uint32{248, 32}, []uint32{245, 3, 33, 5}, ret, end), "OpPhi must specify result type, result <id>, and variable-parent pairs"},
		{"a phi after an instruction", fnOf([]uint32{249, 32}, []uint32{248, 32}, []uint32{128, 3, 34, 5, 5}, []uint32{245, 3, 33, 5, 31}, ret, end), "OpPhi must be at the start of its block"},
		{"a phi with a parent twice", fnOf([]uint32{249, 32}, []uint32{248, 32}, []uint32{245, 3, 33, 5, 31, 5, 31}, ret, end), "OpPhi names a parent twice"},
		{"a call of a type", fnOf([]uint32{57, 1, 32, 1}, ret, end), "no function matching <id> 1"},
		{"a function twice", fnOf(ret, end, []uint32{54, 1, 30, 0, 2}, []uint32{248, 32}, ret, end), "duplicate definition for result <id> 30"},
		{"a function without its parameter", binaryOf(50, void, i32, []uint32{33, 2, 1, 3}, []uint32{54, 1, 30, 0, 2}, []uint32{248, 31}, ret, end), "missing OpFunctionParameter instruction for argument 0"},
		{"a parameter with a bad line before it", binaryOf(50, void, i32, []uint32{33, 2, 1, 3}, []uint32{54, 1, 30, 0, 2}, []uint32{8, 3, 1, 1}, []uint32{55, 3, 32}, []uint32{248, 31}, ret, end), "file of OpLine is not an OpString: <id> 3"},
		{"a parameter of another type", binaryOf(50, void, i32, boolean, []uint32{33, 2, 1, 3}, []uint32{54, 1, 30, 0, 2}, []uint32{55, 4, 32}, []uint32{248, 31}, ret, end), "mismatch in argument type between function type definition '(i32) -> ()' and argument type definition 'i1' at argument 0"},
		{"a variable of a type that is no pointer", fnOf([]uint32{59, 3, 32, 7}, ret, end), ""},
		{"a variable of another class", fnOf([]uint32{59, 40, 32, 6}, ret, end), "unknown result type <id> : 40"},
		{"a global variable of a type that is no pointer", binaryOf(50, i32, []uint32{59, 3, 7, 6}), "expected a result type <id> to be a spirv.ptr, found : 'i32'"},
		{"an untyped variable without words", binaryOf(50, []uint32{4418, 3}), "OpUntypedVariableKHR must have at least 3 operands"},
		{"an unknown opcode of the module", binaryOf(50, []uint32{47, 1, 2}), "unhandled opcode 47"},
		{"a boolean constant of an integer", binaryOf(50, i32, []uint32{41, 3, 5}), "OpConstantTrue must have a boolean type"},
		{"a composite of another number", binaryOf(50, i32, one, []uint32{23, 6, 3, 2}, []uint32{44, 6, 7, 5}), "OpConstantComposite has 1 constituents, but its type has 2"},
		{"a composite of another type", binaryOf(50, i32, boolean, one, []uint32{41, 4, 8}, []uint32{23, 6, 3, 2}, []uint32{44, 6, 7, 5, 8}), ""},
		{"a specialization operation without opcode", binaryOf(50, i32, []uint32{52, 3, 5}), "OpConstantOperation must have type <id>, result <id>, and operand opcode"},
		{"a specialization operation of a large opcode", binaryOf(50, i32, one, []uint32{52, 3, 6, 1<<16 + 128, 5, 5}), "unhandled operation of OpSpecConstantOp"},
		{"a group of itself", binaryOf(50, []uint32{71, 9, 0}, []uint32{73, 9}, []uint32{74, 9, 9}), "decoration group decorates itself: <id> 9"},
		{"an execution mode of a label", binaryOf(50, append([]uint32{15, 5, 30}, str("f")...), []uint32{331, 30, 38, 31, 31, 31}, void, fn, []uint32{54, 1, 30, 0, 2}, []uint32{248, 31}, ret, end), "operand of an execution mode is not a constant: <id> 31"},
		{"an execution mode without a constant", binaryOf(50, append([]uint32{15, 5, 30}, str("f")...), []uint32{331, 30, 38, 33, 33, 33}, void, fn, []uint32{54, 1, 30, 0, 2}, []uint32{248, 31}, ret, end), "undefined <id> 33"},
		{"a mode of a type", binaryOf(50, []uint32{16, 1, 17, 1, 1, 1}, void), "no function matching <id> 1"},
		{"too many decorations", binaryOf(50, append(decorations, i32, []uint32{32, 6, 6, 3}, []uint32{59, 6, 9, 6})...), ""},
		{"pointers of pointers", binaryOf(3000, deep...), "type or constant is too large"},
		{"a bound beyond the limit", binaryOf(1<<22+1, void), "id bound 4194305 is out of range"},
		{"a struct of a pointer that is no type", binaryOf(50, []uint32{39, 6, 5349}, i32, one, []uint32{30, 7, 6, 5}, []uint32{32, 6, 5349, 7}), "OpTypeStruct references undefined <id> 5"},
		{"a type that waits for a pointer to nothing", binaryOf(50, []uint32{39, 6, 5349}, i32, []uint32{30, 7, 6}), "struct type with an undeclared member type"},
		{"a cooperative matrix of an unknown scope", binaryOf(50, i32, []uint32{22, 6, 32}, []uint32{43, 3, 5, 99}, []uint32{43, 3, 8, 1}, []uint32{4456, 9, 6, 5, 8, 8, 8}), "unknown Scope: 99"},
		{"a cooperative matrix of an unknown use", binaryOf(50, i32, []uint32{22, 6, 32}, []uint32{43, 3, 5, 99}, []uint32{43, 3, 8, 1}, []uint32{4456, 9, 6, 8, 8, 8, 5}), "unknown CooperativeMatrixUse: 99"},
		{"a cooperative matrix of a constant", binaryOf(50, i32, []uint32{43, 3, 8, 1}, []uint32{4456, 9, 8, 8, 8, 8, 8}), "OpTypeCooperativeMatrixKHR references undefined <id> 8"},
		{"a joint matrix of an unknown layout", binaryOf(50, i32, []uint32{22, 6, 32}, []uint32{43, 3, 5, 99}, []uint32{43, 3, 8, 1}, []uint32{6119, 9, 6, 8, 8, 5, 8}), "unknown MatrixLayout: 99"},
		{"an instruction of an unknown set", fnOf([]uint32{12, 3, 33, 1, 1}, ret, end), "undefined set <id> in OpExtInst"},
	}
	for _, row := range rows {
		_, msgs := read(row.words, serialize.ReadOptions{})
		if got := strings.Join(msgs, "; "); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
}
