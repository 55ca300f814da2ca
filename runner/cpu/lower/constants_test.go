package lower_test

import (
	"encoding/hex"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/cpu/lower"
)

// lowerGlobals lowers a kernel of a module with globals.
func lowerGlobals(t *testing.T, globals, body string) (*lower.Kernel, error) {
	t.Helper()
	ctx := ir.NewContext(all.Registry())
	var messages []string
	defer ctx.PushHandler(func(d *ir.Diagnostic) bool { messages = append(messages, d.Message); return true })()
	text := "spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, Int8, Int16, Int64, Float16, Float64, ReplicatedCompositesEXT], [SPV_EXT_replicated_composites]> {\n" + globals +
		"\nspirv.func @main() \"None\" {\n" + body + "\nspirv.Return\n}\nspirv.EntryPoint \"GLCompute\" @main\nspirv.ExecutionMode @main \"LocalSize\", 8, 1, 1\n}\n"
	top, ok := ir.Parse(ctx, ctx.AddFile("kernel.mlir", []byte(text)))
	if !ok {
		t.Fatal(messages, text)
	}
	k, err := lower.Lower(top.Region(0).First().First(), lower.Options{Entry: "main", Size: [3]uint32{8, 1, 1}, Subgroup: 4})
	if len(messages) > 0 {
		t.Error(messages)
	}
	return k, err
}

const numbers = `spirv.SpecConstant @one = 1 : i32
spirv.SpecConstant @minus = -2 : i32
spirv.SpecConstant @half = 0.5 : f32
spirv.SpecConstant @small = -7 : i8
spirv.SpecConstant @wide = 0x123456789ABCDEF0 : i64
spirv.SpecConstantComposite @pair (@one, @minus) : vector<2xi32>
spirv.SpecConstantComposite @list (@minus, @one) : !spirv.array<2 x i32>
spirv.SpecConstantComposite @all (@one, @minus, @half) : !spirv.struct<(i32, i32, f32)>
spirv.opaque.global @mixed "OpConstantComposite" [@minus, @list, 1.5 : f32, [f64, unit], [i8, 3 : i8], @pair] : !spirv.struct<(i32, !spirv.array<2 x i32>, f32, f64, i8, vector<2xi32>)>
spirv.opaque.global @number "OpConstant" [-3 : i16] : i16
spirv.opaque.global @yes "OpConstantTrue" [] : i1
spirv.opaque.global @no "OpConstantFalse" [] : i1
spirv.opaque.global @null "OpConstantNull" [] : !spirv.struct<(i16, i64)>
spirv.opaque.global @undef "OpUndef" [] : !spirv.array<2 x i16>
spirv.opaque.global @column "OpConstantComposite" [1.0 : f32, 2.0 : f32] : vector<2xf32>
spirv.opaque.global @matrix "OpConstantComposite" [@column, @column, dense<[3.0, 4.0]> : vector<2xf32>] : !spirv.matrix<3 x vector<2xf32>>
spirv.opaque.global @outer "OpConstantComposite" [@null, @mixed] : !spirv.struct<(!spirv.struct<(i16, i64)>, !spirv.struct<(i32, !spirv.array<2 x i32>, f32, f64, i8, vector<2xi32>)>)>
spirv.opaque.global @many "OpConstantComposite" [1 : i32, 2 : i32, 3 : i32] : !spirv.struct<(i32, i32)>
spirv.opaque.global @odd "OpConstantSampler" ["None", 0 : i32, "Nearest"] : i32
spirv.opaque.global @holder "OpConstantComposite" [@odd] : !spirv.struct<(i32)>
`

const mixed = "!spirv.struct<(i32, !spirv.array<2 x i32>, f32, f64, i8, vector<2xi32>)>"

// TestInitialValues looks at the bytes in memory of the initial values of variables.
func TestInitialValues(t *testing.T) {
	for _, c := range []struct{ global, pointee, want string }{
		{"@one", "i32", "01000000"},
		{"@small", "i8", "f9"},
		{"@number", "i16", "fdff"},
		{"@yes", "i1", "01"},
		{"@no", "i1", "00"},
		{"@wide", "i64", "f0debc9a78563412"},
		{"@half", "f32", "0000003f"},
		{"@pair", "vector<2xi32>", "01000000 feffffff"},
		{"@list", "!spirv.array<2 x i32>", "feffffff 01000000"},
		{"@list", "!spirv.array<2 x i32, stride=8>", "feffffff 00000000 01000000"},
		{"@all", "!spirv.struct<(i32, i32, f32)>", "01000000 feffffff 0000003f"},
		{"@all", "!spirv.struct<(i32 [0], i32 [8], f32 [20])>", "01000000 00000000 feffffff 00000000 00000000 0000003f"},
		{"@mixed", mixed, "feffffff feffffff 01000000 0000c03f 0000000000000000 03000000 01000000 feffffff"},
		{"@null", "!spirv.struct<(i16, i64)>", "00000000000000000000000000000000"},
		{"@undef", "!spirv.array<2 x i16>", "00000000"},
		{"@matrix", "!spirv.matrix<3 x vector<2xf32>>", "0000803f 00000040 0000803f 00000040 00004040 00008040"},
		{"@many", "!spirv.struct<(i32, i32)>", ""},
		{"@odd", "i32", ""},
		{"@holder", "!spirv.struct<(i32)>", ""},
		{"@pair", "i32", ""},
		{"@list", "!spirv.array<1 x i32>", ""},
		{"@one", "vector<2xi32>", ""},
		{"@one", "!spirv.struct<(i32)>", ""},
		{"@variable", "i32", ""},
	} {
		pointer := "!spirv.ptr<" + c.pointee + ", Private>"
		checkTable(t, c.global+" : "+c.pointee, numbers+"spirv.GlobalVariable @variable : !spirv.ptr<i32, Private>\nspirv.GlobalVariable @v initializer("+c.global+") : "+pointer+"\n",
			"%v = spirv.mlir.addressof @v : "+pointer, c.want)
	}
	for _, c := range []struct{ value, want string }{
		{"dense<[1, 2, 3]> : vector<3xi16>", "010002000300"},
		{"dense<7> : vector<2xi32>", "0700000007000000"},
		{"dense<[1, 20]> : tensor<2xi32> : !spirv.array<2 x i32>", "01000000 14000000"},
		{"[dense<[1, 2]> : tensor<2xi32>, dense<[3, 4]> : tensor<2xi32>] : !spirv.array<2 x !spirv.array<2 x i32>>", "01000000 02000000 03000000 04000000"},
		{"[dense<[1, 2]> : vector<2xi8>, dense<[3, 4]> : vector<2xi8>] : !spirv.array<2 x vector<2xi8>>", "0102 0304"},
		{"[0.5 : f32, 2.0 : f32] : !spirv.array<2 x f32>", "0000003f 00000040"},
		{"dense<[[1, 2], [3, 4]]> : tensor<2x2xi16> : !spirv.array<2 x !spirv.array<2 x i16>>", "0100 0200 0300 0400"},
	} {
		pointee := c.value[strings.LastIndex(c.value, " : ")+3:]
		checkTable(t, c.value, "", "%c = spirv.Constant "+c.value+"\n%v = spirv.Variable init(%c) : !spirv.ptr<"+pointee+", Function>", c.want)
	}
}

// checkTable compares the bytes of a kernel's table, if there are to be some. The kernel is refused otherwise.
func checkTable(t *testing.T, name, globals, body, want string) {
	t.Helper()
	k, err := lowerGlobals(t, globals, body)
	want = strings.ReplaceAll(want, " ", "")
	if want == "" {
		if err == nil || !strings.Contains(err.Error(), "the initial value is not supported") {
			t.Errorf("%s is not refused: %v", name, err)
		}
		return
	}
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	got := ""
	k.Module.Walk(func(op *ir.Operation) {
		if d, ok := op.Attr("value").(*ir.DenseElementsAttr); ok && op.Is(llvm.Global) {
			for i := range d.NumElements() {
				n, _ := d.Element(i).(*ir.IntegerAttr)
				got += hex.EncodeToString([]byte{byte(n.Int64Or(0))})
			}
		}
	})
	if got != want {
		t.Errorf("%s: %s, want %s", name, got, want)
	}
}

// constant is a number, or a composite in which parts, by their index, are set.
type constant struct {
	number string
	parts  map[string]constant
}

func constantOf(v *ir.Value) constant {
	op := v.DefiningOp()
	index := func() string {
		if a, ok := op.Attr("position").(*ir.DenseArrayAttr); ok {
			return ir.AttrString(a.Element(0))
		}
		return constantOf(op.Operand(op.NumOperands() - 1)).number
	}
	switch {
	case op == nil:
		return constant{number: "argument"}
	case op.Is(llvm.Zero):
		return constant{number: "zero"}
	case op.Is(llvm.Constant):
		return constant{number: ir.AttrString(op.Attr("value"))}
	case op.Is(llvm.ExtractValue) || op.Is(llvm.ExtractElement):
		all := constantOf(op.Operand(0))
		if part, ok := all.parts[index()]; ok {
			return part
		}
		return constant{number: all.number}
	case op.Is(llvm.InsertValue) || op.Is(llvm.InsertElement):
		all := constantOf(op.Operand(0))
		parts := map[string]constant{}
		maps.Copy(parts, all.parts)
		parts[index()] = constantOf(op.Operand(1))
		return constant{all.number, parts}
	}
	return constant{number: op.Name()}
}

// text lists the parts in their order.
func (c constant) text() string {
	if c.parts == nil {
		return c.number
	}
	var list []string
	for _, k := range slices.Sorted(maps.Keys(c.parts)) {
		list = append(list, c.parts[k].text())
	}
	return "[" + strings.Join(list, " ") + "]"
}

// TestConstantValues looks at the numbers that the stores of a composite constant store.
func TestConstantValues(t *testing.T) {
	for _, c := range []struct{ put, typ, want string }{
		{"spirv.mlir.referenceof @one", "i32", "1 : i32"},
		{"spirv.mlir.referenceof @list", "!spirv.array<2 x i32>", "-2 : i32, 1 : i32"},
		{"spirv.mlir.referenceof @all", "!spirv.struct<(i32, i32, f32)>", "1 : i32, -2 : i32, 5.000000e-01 : f32"},
		{"spirv.mlir.referenceof @number", "i16", "-3 : i16"},
		{"spirv.mlir.referenceof @null", "!spirv.struct<(i16, i64)>", "zero, zero"},
		{"spirv.mlir.referenceof @undef", "!spirv.array<2 x i16>", "zero, zero"},
		{"spirv.mlir.referenceof @pair", "vector<2xi32>", "[1 : i32 -2 : i32]"},
		{"spirv.mlir.referenceof @mixed", mixed, "-2 : i32, -2 : i32, 1 : i32, 1.500000e+00 : f32, zero, 3 : i8, [1 : i32 -2 : i32]"},
		{"spirv.mlir.referenceof @matrix", "!spirv.matrix<3 x vector<2xf32>>",
			"[1.000000e+00 : f32 2.000000e+00 : f32], [1.000000e+00 : f32 2.000000e+00 : f32], dense<[3.000000e+00, 4.000000e+00]> : vector<2xf32>"},
		{"spirv.Constant dense<[1, 2, 3]> : vector<3xi16>", "", "dense<[1, 2, 3]> : vector<3xi16>"},
		{"spirv.Constant dense<[1, 2]> : vector<2xsi32>", "", "dense<[1, 2]> : vector<2xi32>"},
		{"spirv.Constant 5 : ui32", "", "5 : i32"},
		{"spirv.Constant dense<[1, 20]> : tensor<2xi32> : !spirv.array<2 x i32>", "", "1 : i32, 20 : i32"},
		{"spirv.Constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi16> : !spirv.array<2 x !spirv.array<2 x i16>>", "", "1 : i16, 2 : i16, 3 : i16, 4 : i16"},
		{"spirv.Constant [dense<[1, 2]> : vector<2xi8>, dense<[3, 4]> : vector<2xi8>] : !spirv.array<2 x vector<2xi8>>", "", "dense<[1, 2]> : vector<2xi8>, dense<[3, 4]> : vector<2xi8>"},
		{"spirv.EXT.ConstantCompositeReplicate [1 : i32]", "vector<2xi32>", "[1 : i32 1 : i32]"},
		{"spirv.EXT.ConstantCompositeReplicate [3 : i32]", "!spirv.array<3 x i32>", "3 : i32, 3 : i32, 3 : i32"},
		{"spirv.EXT.ConstantCompositeReplicate [1 : i32]", "!spirv.array<2 x vector<2xi32>>", "[1 : i32 1 : i32], [1 : i32 1 : i32]"},
		{"spirv.EXT.ConstantCompositeReplicate [dense<[1, 2]> : vector<2xi32>]", "!spirv.array<2 x vector<2xi32>>", "dense<[1, 2]> : vector<2xi32>, dense<[1, 2]> : vector<2xi32>"},
		{"spirv.SpecConstantOperation wraps \"spirv.IAdd\"(%one, %one) : (i32, i32) ->", "i32", "2 : i32"},
		{"spirv.Undef", "!spirv.struct<(f32, vector<2xi32>)>", "zero, zero"},
	} {
		if c.typ == "" {
			at := strings.LastIndex(c.put, " : ")
			c.put, c.typ = c.put[:at], c.put[at+3:]
		}
		k, err := lowerGlobals(t, numbers, "%one = spirv.mlir.referenceof @one : i32\n%c = "+strings.Replace(c.put+" : "+c.typ, "-> :", "->", 1)+"\n%v = spirv.Variable : !spirv.ptr<"+c.typ+", Function>\nspirv.Store \"Function\" %v, %c : "+c.typ)
		if err != nil {
			t.Errorf("%s: %v", c.put, err)
			continue
		}
		var got []string
		k.Module.Walk(func(op *ir.Operation) {
			if op.Is(llvm.Store) {
				got = append(got, constantOf(op.Operand(0)).text())
			}
		})
		if text := strings.Join(got, ", "); text != c.want {
			t.Errorf("%s stores %s, want %s", c.put, text, c.want)
		}
	}
}

// TestWrongConstants looks at the reasons why constants are refused.
func TestWrongConstants(t *testing.T) {
	for _, c := range []struct{ body, want string }{
		{"%c = spirv.mlir.referenceof @many : !spirv.struct<(i32, i32)>", "the constant has too many parts"},
		{"%c = spirv.mlir.referenceof @odd : i32", "constants by OpConstantSampler are not supported"},
		{"%c = spirv.mlir.referenceof @holder : !spirv.struct<(i32)>", "constants by OpConstantSampler are not supported"},
	} {
		if _, err := lowerGlobals(t, numbers, c.body); err == nil || !strings.HasSuffix(err.Error(), c.want) {
			t.Errorf("%s gives %v, want %s", c.body, err, c.want)
		}
	}
}
