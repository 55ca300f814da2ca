// Package kernels writes modules of gpu kernels for benchmarks and tests:
// arithmetic, loads and stores, and in every fourth kernel a loop and a branch; and
// modules of the spirv dialect.
package kernels

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
)

// Write writes a module of n kernels of about ops operations each. The text depends
// only on these two numbers.
func Write(out io.Writer, n, ops int) error {
	w := bufio.NewWriter(out)
	fmt.Fprint(w, "module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniform], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {\n  gpu.module @kernels {\n")
	for k := range n {
		kernel(w, k, ops)
	}
	fmt.Fprint(w, "  }\n}\n")
	return w.Flush()
}

const (
	floats = "memref<1024xf32, #spirv.storage_class<StorageBuffer>>"
	ints   = "memref<1024xi32, #spirv.storage_class<StorageBuffer>>"
)

// body writes the operations of a kernel and records the values that later operations
// can use.
type body struct {
	w      *bufio.Writer
	r      *rand.Rand
	floats []string
	ints   []string
	next   int
}

func (b *body) line(format string, args ...any) { fmt.Fprintf(b.w, "      "+format+"\n", args...) }

func (b *body) name() string {
	b.next++
	return fmt.Sprintf("%%v%d", b.next)
}

func (b *body) float() string { return b.floats[b.r.IntN(len(b.floats))] }
func (b *body) int() string   { return b.ints[b.r.IntN(len(b.ints))] }

func kernel(w *bufio.Writer, k, ops int) {
	b := &body{w: w, r: rand.New(rand.NewPCG(1, uint64(k)))}
	fmt.Fprintf(w, "    gpu.func @kernel_%d(%%a: %s, %%b: %s, %%c: %s) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {\n", k, floats, floats, ints)
	b.line("%%block = gpu.block_id x")
	b.line("%%thread = gpu.thread_id x")
	b.line("%%size = gpu.block_dim x")
	b.line("%%start = arith.muli %%block, %%size : index")
	b.line("%%i = arith.addi %%start, %%thread : index")
	b.line("%%f0 = memref.load %%a[%%i] : %s", floats)
	b.line("%%f1 = memref.load %%b[%%i] : %s", floats)
	b.line("%%n0 = memref.load %%c[%%i] : %s", ints)
	b.line("%%n1 = arith.constant %d : i32", 1+b.r.IntN(9999))
	b.line("%%f2 = arith.constant %d.5 : f32", 1+b.r.IntN(99))
	b.floats, b.ints = []string{"%f0", "%f1", "%f2"}, []string{"%n0", "%n1"}
	if k%4 == 0 {
		b.control()
	}
	for range ops - 12 {
		b.operation()
	}
	b.line("memref.store %s, %%a[%%i] : %s", b.floats[len(b.floats)-1], floats)
	b.line("memref.store %s, %%c[%%i] : %s", b.ints[len(b.ints)-1], ints)
	fmt.Fprint(w, "      gpu.return\n    }\n")
}

// control writes a loop and a branch.
func (b *body) control() {
	b.line("%%c0 = arith.constant 0 : index")
	b.line("%%c1 = arith.constant 1 : index")
	b.line("%%c4 = arith.constant 4 : index")
	b.line("scf.for %%iv = %%c0 to %%c4 step %%c1 {")
	b.line("  %%l = memref.load %%b[%%iv] : %s", floats)
	b.line("  %%s = arith.addf %%l, %%f0 : f32")
	b.line("  memref.store %%s, %%a[%%iv] : %s", floats)
	b.line("}")
	b.line("%%cond = arith.cmpi slt, %%n0, %%n1 : i32")
	b.line("scf.if %%cond {")
	b.line("  memref.store %%f1, %%a[%%c0] : %s", floats)
	b.line("}")
}

func (b *body) operation() {
	pick := func(names ...string) string { return names[b.r.IntN(len(names))] }
	d := b.name()
	switch q := b.r.IntN(100); {
	case q < 40:
		b.line("%s = arith.%s %s, %s : f32", d, pick("addf", "mulf", "subf", "divf"), b.float(), b.float())
		b.floats = append(b.floats, d)
	case q < 60:
		b.line("%s = arith.%s %s, %s : i32", d, pick("addi", "muli", "subi", "andi", "xori"), b.int(), b.int())
		b.ints = append(b.ints, d)
	case q < 68:
		b.line("%s = arith.sitofp %s : i32 to f32", d, b.int())
		b.floats = append(b.floats, d)
	case q < 76:
		b.line("%s = math.%s %s : f32", d, pick("exp", "sqrt", "sin", "absf"), b.float())
		b.floats = append(b.floats, d)
	case q < 86:
		b.line("%s = memref.load %%b[%%i] : %s", d, floats)
		b.floats = append(b.floats, d)
	case q < 93:
		b.line("%s = arith.cmpf olt, %s, %s : f32", d, b.float(), b.float())
		e := b.name()
		b.line("%s = arith.select %s, %s, %s : f32", e, d, b.float(), b.float())
		b.floats = append(b.floats, e)
	default:
		b.line("memref.store %s, %%a[%%i] : %s", b.float(), floats)
	}
}
