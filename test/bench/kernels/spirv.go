package kernels

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
)

// buffer is the type of the blocks that the functions of WriteSPIRV use.
const buffer = "!spirv.ptr<!spirv.struct<(!spirv.array<1024 x f32, stride=4> [0])>, StorageBuffer>"

// WriteSPIRV writes a spirv.module of n entry points of about ops operations each. The
// text depends only on these two numbers.
func WriteSPIRV(out io.Writer, n, ops int) error {
	w := bufio.NewWriter(out)
	fmt.Fprint(w, "spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], []> {\n"+
		"  spirv.GlobalVariable @id built_in(\"GlobalInvocationId\") : !spirv.ptr<vector<3xi32>, Input>\n")
	for i := range 3 {
		fmt.Fprintf(w, "  spirv.GlobalVariable @b%d bind(0, %d) : %s\n", i, i, buffer)
	}
	for k := range n {
		function(w, k, ops)
	}
	fmt.Fprint(w, "}\n")
	return w.Flush()
}

func function(w *bufio.Writer, k, ops int) {
	b := &body{w: w, r: rand.New(rand.NewPCG(2, uint64(k)))}
	fmt.Fprintf(w, "  spirv.func @f%d() \"None\" {\n", k)
	b.line("%%ida = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>")
	b.line("%%id = spirv.Load \"Input\" %%ida : vector<3xi32>")
	b.line("%%i = spirv.CompositeExtract %%id[0 : i32] : vector<3xi32>")
	b.line("%%zero = spirv.Constant 0 : i32")
	b.line("%%n = spirv.Constant %d : i32", 1+b.r.IntN(9999))
	b.line("%%f = spirv.Constant %d.5 : f32", 1+b.r.IntN(99))
	b.floats, b.ints = []string{"%f"}, []string{"%i", "%n"}
	for i := range 3 {
		b.line("%%a%d = spirv.mlir.addressof @b%d : %s", i, i, buffer)
		b.line("%%p%d = spirv.AccessChain %%a%d[%%zero, %%i] : %s, i32, i32", i, i, buffer)
		b.line("%%f%d = spirv.Load \"StorageBuffer\" %%p%d : f32", i, i)
		b.floats = append(b.floats, fmt.Sprintf("%%f%d", i))
	}
	for range ops - 18 {
		b.instruction()
	}
	b.line("spirv.Store \"StorageBuffer\" %%p0, %s : f32", b.floats[len(b.floats)-1])
	b.line("spirv.Return")
	fmt.Fprintf(w, "  }\n  spirv.EntryPoint \"GLCompute\" @f%d, @id\n  spirv.ExecutionMode @f%d \"LocalSize\", 32, 1, 1\n", k, k)
}

func (b *body) instruction() {
	pick := func(names ...string) string { return names[b.r.IntN(len(names))] }
	d := b.name()
	switch q := b.r.IntN(100); {
	case q < 40:
		b.line("%s = spirv.%s %s, %s : f32", d, pick("FAdd", "FMul", "FSub", "FDiv"), b.float(), b.float())
		b.floats = append(b.floats, d)
	case q < 65:
		b.line("%s = spirv.%s %s, %s : i32", d, pick("IAdd", "IMul", "ISub", "BitwiseAnd", "BitwiseXor"), b.int(), b.int())
		b.ints = append(b.ints, d)
	case q < 78:
		b.line("%s = spirv.ConvertSToF %s : i32 to f32", d, b.int())
		b.floats = append(b.floats, d)
	case q < 88:
		b.line("%s = spirv.GL.%s %s : f32", d, pick("Exp", "Sqrt", "Sin", "FAbs"), b.float())
		b.floats = append(b.floats, d)
	default:
		b.line("%s = spirv.Load \"StorageBuffer\" %%p%d : f32", d, b.r.IntN(3))
		b.floats = append(b.floats, d)
	}
}
