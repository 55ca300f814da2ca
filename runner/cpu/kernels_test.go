package cpu_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/cpu"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
)

// kernel is a kernel with many results. A line "out TYPE %v" of its body makes a value the next result of the invocation.
type kernel struct {
	name, globals, body string
	size, groups        [3]uint32
	physical            bool
	interfaces          string
}

const (
	results = 64 // words of an invocation
	most    = 64 // invocations
)

// builder makes text of operations that store results.
type builder struct {
	text strings.Builder
	n    int
	at   int
}

func (b *builder) put(format string, args ...any) string {
	b.n++
	name := fmt.Sprintf("%%out%d", b.n)
	fmt.Fprintf(&b.text, "%s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

// out stores a value.
func (b *builder) out(typ, v string) {
	var n int
	var elem string
	switch {
	case strings.HasPrefix(typ, "vector<"):
		_, _ = fmt.Sscanf(typ, "vector<%d", &n)
		elem = strings.TrimSuffix(typ[strings.Index(typ, "x")+1:], ">")
	case strings.HasPrefix(typ, "!spirv.matrix<") || strings.HasPrefix(typ, "!spirv.array<"):
		_, _ = fmt.Sscanf(typ[strings.Index(typ, "<"):], "<%d", &n)
		elem, _, _ = strings.Cut(strings.TrimSuffix(typ[strings.Index(typ, " x ")+3:], ">"), ", stride")
	case strings.HasPrefix(typ, "!spirv.struct<("):
		list := strings.TrimSuffix(strings.TrimPrefix(typ, "!spirv.struct<("), ")>")
		for i, member := range strings.Split(list, "; ") {
			b.out(member, b.put("spirv.CompositeExtract %s[%d : i32] : %s", v, i, strings.ReplaceAll(typ, "; ", ", ")))
		}
		return
	}
	for i := range n {
		b.out(elem, b.put("spirv.CompositeExtract %s[%d : i32] : %s", v, i, typ))
	}
	switch typ {
	case "i32":
		b.store(v)
	case "f32":
		b.store(b.put("spirv.Bitcast %s : f32 to i32", v))
	case "i1":
		b.store(b.put("spirv.Select %s, %%c7, %%c2 : i1, i32", v))
	case "i8", "i16":
		b.store(b.put("spirv.SConvert %s : %s to i32", v, typ))
	case "f16":
		b.out("f32", b.put("spirv.FConvert %s : f16 to f32", v))
	case "i64", "f64":
		b.out("vector<2xi32>", b.put("spirv.Bitcast %s : %s to vector<2xi32>", v, typ))
	default:
		if n == 0 {
			panic(typ)
		}
	}
}

func (b *builder) store(v string) {
	k := b.put("spirv.Constant %d : i32", b.at)
	b.at++
	at := b.put("spirv.IAdd %%base, %s : i32", k)
	p := b.put("spirv.AccessChain %%out[%%c0, %s] : %s", at, chain)
	fmt.Fprintf(&b.text, "spirv.Store \"StorageBuffer\" %s, %s : i32\n", p, v)
}

// module makes the binary.
func (k *kernel) module(t *testing.T) *reflect.Module {
	t.Helper()
	b := &builder{}
	model := "Logical GLSL450"
	if k.physical {
		model = "PhysicalStorageBuffer64 GLSL450"
	}
	fmt.Fprintf(&b.text, `spirv.module %s requires #spirv.vce<v1.3, [Shader, Int8, Int16, Int64, Float16, Float64, Int64Atomics, VariablePointers, GroupNonUniform, GroupNonUniformArithmetic, GroupNonUniformVote, GroupNonUniformBallot,
  GroupNonUniformShuffle, GroupNonUniformShuffleRelative, GroupNonUniformQuad, GroupNonUniformClustered, StorageBuffer8BitAccess, StorageBuffer16BitAccess, PhysicalStorageBufferAddresses, DotProductInputAll, DotProduct, CooperativeMatrixKHR],
  [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage, SPV_KHR_16bit_storage, SPV_KHR_physical_storage_buffer, SPV_KHR_variable_pointers, SPV_KHR_integer_dot_product, SPV_KHR_cooperative_matrix]> {
spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
spirv.GlobalVariable @in bind(0, 0) : %s
spirv.GlobalVariable @out bind(0, 1) : %s
%s
spirv.func @main() "None" {
`, model, ssbo, ssbo, k.globals)
	for _, n := range []int{0, 1, 2, 3, 4, 5, 7} {
		fmt.Fprintf(&b.text, "%%c%d = spirv.Constant %d : i32\n", n, n)
	}
	fmt.Fprintf(&b.text, `%%ids = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
%%id = spirv.Load "Input" %%ids : vector<3xi32>
%%idx = spirv.CompositeExtract %%id[0 : i32] : vector<3xi32>
%%idy = spirv.CompositeExtract %%id[1 : i32] : vector<3xi32>
%%idz = spirv.CompositeExtract %%id[2 : i32] : vector<3xi32>
%%in = spirv.mlir.addressof @in : %s
%%out = spirv.mlir.addressof @out : %s
%%width = spirv.Constant %d : i32
%%height = spirv.Constant %d : i32
%%results = spirv.Constant %d : i32
%%planes = spirv.IMul %%idz, %%height : i32
%%lines = spirv.IAdd %%planes, %%idy : i32
%%line = spirv.IMul %%lines, %%width : i32
%%i = spirv.IAdd %%line, %%idx : i32
%%base = spirv.IMul %%i, %%results : i32
%%from = spirv.AccessChain %%in[%%c0, %%i] : %s
%%x = spirv.Load "StorageBuffer" %%from : i32
`, ssbo, ssbo, k.size[0]*k.groups[0], k.size[1]*k.groups[1], results, chain)
	for line := range strings.Lines(dynamic + k.body) {
		if typed, ok := strings.CutPrefix(strings.TrimSpace(line), "out "); ok {
			at := strings.LastIndex(typed, " ")
			b.out(typed[:at], typed[at+1:])
			continue
		}
		b.text.WriteString(line)
	}
	if b.at > results {
		t.Fatalf("%d results", b.at)
	}
	fmt.Fprintf(&b.text, "spirv.Return\n}\nspirv.EntryPoint \"GLCompute\" @main, @id%s\nspirv.ExecutionMode @main \"LocalSize\", %d, %d, %d\n}\n", k.interfaces, k.size[0], k.size[1], k.size[2])
	return binaryOf(t, b.text.String())
}

// pattern returns bytes of floats that are no NaN.
func pattern(n int) []byte {
	var data []byte
	for i := range n / 4 {
		data = binary.LittleEndian.AppendUint32(data, math.Float32bits(float32(i*i)*0.37-5.3))
	}
	return data
}

// run runs the kernel on a device, and returns what the buffers are then.
func (k *kernel) run(t *testing.T, d runner.Device, m *reflect.Module) [][]byte {
	t.Helper()
	numbers := slices.Clone(input)
	for n := len(numbers); n < most; n++ {
		numbers = append(numbers, int32(n*n*77-500))
	}
	in, out := bufferOf(t, d, numbers...), bufferOf(t, d, make([]int32, most*results)...)
	buffers := []runner.Buffer{in, out}
	l := &runner.Launch{Module: m, Entry: "main", Groups: k.groups, PushConstants: pattern(64), Bindings: []runner.Binding{{Binding: 0, Buffer: in}, {Binding: 1, Buffer: out}}}
	for n, place := range [][3]uint32{{0, 2, 0}, {0, 3, 0}, {0, 4, 0}, {1, 0, 0}, {1, 0, 1}, {1, 0, 2}, {1, 1, 0}} {
		b, err := d.NewBuffer(256)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Write(0, pattern(256 + 16*n)[16*n:]); err != nil {
			t.Fatal(err)
		}
		buffers = append(buffers, b)
		l.Bindings = append(l.Bindings, runner.Binding{Set: place[0], Binding: place[1], Index: place[2], Buffer: b})
	}
	if k.physical {
		l.PushConstants = binary.LittleEndian.AppendUint64(nil, buffers[2].Address())
		l.PushConstants = append(l.PushConstants, make([]byte, 8)...)
	}
	if _, err := d.Run(t.Context(), l); err != nil {
		t.Fatalf("%s: %v", d.Info().Name, err)
	}
	var memory [][]byte
	for _, b := range buffers {
		data := make([]byte, b.Size())
		if err := b.Read(0, data); err != nil {
			t.Fatal(err)
		}
		memory = append(memory, data)
	}
	return memory
}

// TestKernels compares results and memory with those of the reference device.
func TestKernels(t *testing.T) {
	for _, k := range kernels() {
		t.Run(k.name, func(t *testing.T) {
			if k.size[0] == 0 {
				k.size = [3]uint32{8, 1, 1}
			}
			if k.groups[0] == 0 {
				k.groups = [3]uint32{1, 1, 1}
			}
			m := k.module(t)
			theirs, err := reference.Open(reference.Options{SubgroupSize: 4})
			if err != nil {
				t.Fatal(err)
			}
			defer theirs.Close()
			var memory [2][][]byte
			for i, d := range []runner.Device{open(t, cpu.Options{SubgroupSize: 4}), theirs} {
				memory[i] = k.run(t, d, m)
			}
			for n, data := range memory[0] {
				if bytes.Equal(data, memory[1][n]) {
					continue
				}
				for at := 0; at+4 <= len(data); at += 4 {
					got, want := binary.LittleEndian.Uint32(data[at:]), binary.LittleEndian.Uint32(memory[1][n][at:])
					if got != want {
						t.Fatalf("buffer %d, invocation %d, result %d: %#x, the reference device has %#x", n, at/4/results, at/4%results, got, want)
					}
				}
			}
		})
	}
}

// record has values of all widths, arrays with a stride, and matrices of both orders.
const record = `!spirv.struct<(i8 [0], i16 [2], i32 [4], i64 [8], f16 [16], f64 [24], vector<3xf32> [32], !spirv.array<3 x i32, stride=8> [48], !spirv.struct<(i32 [0], vector<2xi16> [8])> [72], ` +
	`!spirv.matrix<3 x vector<2xf32>> [96, ColMajor, MatrixStride=16], !spirv.matrix<2 x vector<3xf32>> [144, RowMajor, MatrixStride=16], !spirv.array<2 x !spirv.matrix<2 x vector<2xf32>>, stride=32> [192, RowMajor, MatrixStride=16]), Block>`
