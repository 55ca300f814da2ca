package reference_test

import (
	"context"
	"encoding/binary"
	"math"
	"os"
	"slices"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
)

// readModule reads a binary of the corpus.
func readModule(t *testing.T, name string) []uint32 {
	t.Helper()
	data, err := os.ReadFile("../../test/serialize/corpus/bin/" + name)
	if err != nil {
		t.Fatal(err)
	}
	words := make([]uint32, len(data)/4)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return words
}

func bytesFrom(t *testing.T, v any) []byte {
	t.Helper()
	data, err := binary.Append(nil, binary.LittleEndian, v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// item is struct item of structs.cl.
type item struct {
	X float32
	K [3]int32
	C int8
	_ int8
	S int16
}

// kernelCase is a kernel of the corpus with its arguments. A []byte is a buffer, an int
// workgroup memory, a value any other.
type kernelCase struct {
	file, entry string
	local       uint32
	groups      uint32
	args        []any
	want        map[int]any // buffers behind the kernel, by argument
}

type localBytes int

func kernelCases() []kernelCase {
	iota32 := func(n int, f func(i int) int32) []int32 {
		out := make([]int32, n)
		for i := range out {
			out[i] = f(i)
		}
		return out
	}
	floats := func(n int, f func(i int) float32) []float32 {
		out := make([]float32, n)
		for i := range out {
			out[i] = f(i)
		}
		return out
	}
	pick := func(x int32) int32 {
		switch x {
		case 1:
			return 3
		case 2, 5:
			x += 9
		case -7:
			return x
		default:
			x <<= 2
		}
		return x * x
	}
	numbers := []int32{1, 2, 5, -7, 9, 0, 3, -1}
	return []kernelCase{
		{"vadd_cl", "vadd", 16, 4, []any{floats(64, func(i int) float32 { return float32(i) }), floats(64, func(i int) float32 { return 0.5 }), make([]float32, 64)},
			map[int]any{2: floats(64, func(i int) float32 { return float32(i) + 0.5 })}},
		{"local_sum_cl", "local_sum", 0, 3, []any{iota32(192, func(i int) int32 { return int32(i * i) }), make([]int32, 3), localBytes(256)},
			map[int]any{1: iota32(3, func(g int) (s int32) {
				for i := range 64 {
					s += int32((64*g + i) * (64*g + i))
				}
				return s
			})}},
		{"async_cl", "async", 64, 2, []any{floats(128, func(i int) float32 { return float32(i) }), make([]float32, 128), localBytes(256)},
			map[int]any{1: floats(128, func(i int) float32 { return float32(i/64*64+63-i%64) * 0.5 })}},
		{"switches_cl", "switches", 8, 1, []any{numbers, []int64{0x100000000, 3, 4, 0, 0, 0, 0, 3}},
			map[int]any{0: iota32(8, func(i int) int32 { return pick(numbers[i]) }), 1: []int64{1, 2, 4, 0, 0, 0, 0, 2}}},
		{"irreducible_cl", "irreducible", 1, 1, []any{iota32(8, func(i int) int32 { return int32(i + 1) }), int32(5)},
			map[int]any{0: []int32{2, 3, 6, 5, 10, 6, 7, 8}}},
		{"loops_cl", "loops", 1, 1, []any{[]uint32{2, 4, 1, 6}, int32(4)}, map[int]any{0: []uint32{(12 + 10 + 6 + 6) ^ 3, 4, 1, 6}}},
		{"structs_cl", "structs_cl", 3, 1, []any{[]item{{X: 1, K: [3]int32{1, 2, 3}, C: 3, S: 5}, {K: [3]int32{4, 5, 6}, C: -1}, {K: [3]int32{7, 8, 9}}}, item{K: [3]int32{0, 10, 0}}},
			map[int]any{0: []item{{X: 1, K: [3]int32{12, 2, 3}, C: 3, S: 6}, {K: [3]int32{4, 17, 6}, C: -1, S: -1}, {K: [3]int32{7, 8, 22}}}}},
		{"printf_free_cl", "halves", 4, 1, []any{[]uint16{0x3c00, 0xc000, 0x0001, 0x7bff}, make([]float32, 4), float32(-1)},
			map[int]any{1: []float32{0, 3, 1 - 0x1p-24, 65503}}},
		{"conversions_cl", "convert", 16, 1, []any{floats(32, func(i int) float32 { return float32(i)*0.75 - 3.25 }), make([]int32, 32), make([]int64, 16)},
			map[int]any{1: iota32(32, func(i int) int32 {
				if i >= 16 {
					x := float32(i-16)*0.75 - 3.25
					n := roundedSum(x)
					return int32(clamp(float64(x)*1e10, math.MinInt32, math.MaxInt32)) ^ int32(clamp(math.Trunc(float64(x)*100), 0, 255)) ^ int32(clamp(float64(n), -128, 127))
				}
				return roundedSum(float32(i)*0.75 - 3.25)
			})}},
		{"atomics_cl", "atomics_cl", 8, 2, []any{[]int32{5, 5, 5}, []uint32{3, 9}}, map[int]any{0: []int32{21, 21, 15}}},
	}
}

// roundedSum is what convert of conversions.cl computes first of a number.
func roundedSum(x float32) int32 {
	f := float64(x)
	return int32(math.RoundToEven(f)) + int32(math.Ceil(f))*3 - int32(math.Floor(f))
}

func clamp(v, low, high float64) float64 { return max(low, min(v, high)) }

// TestKernels runs kernels that clang made of OpenCL C.
func TestKernels(t *testing.T) {
	for _, c := range kernelCases() {
		for _, level := range []string{".O0.spv", ".O2.spv"} {
			for _, size := range []int{1, 4, 32} {
				t.Run(c.file+level, func(t *testing.T) { runKernelCase(t, &c, c.file+level, size) })
			}
		}
	}
}

func runKernelCase(t *testing.T, c *kernelCase, file string, size int) {
	d, err := reference.Open(reference.Options{Checks: reference.CheckAll, SubgroupSize: size})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	k := &reference.Kernel{Words: readModule(t, file), Entry: c.entry, Groups: [3]uint32{c.groups, 1, 1}}
	if c.local > 0 {
		k.LocalSize = [3]uint32{c.local, 1, 1}
	}
	buffers := map[int]runner.Buffer{}
	for i, a := range c.args {
		switch a := a.(type) {
		case localBytes:
			k.Arguments = append(k.Arguments, reference.Argument{Local: int(a)})
		case int32, float32, item:
			k.Arguments = append(k.Arguments, reference.Argument{Value: bytesFrom(t, a)})
		default:
			data := bytesFrom(t, a)
			b, err := d.NewBuffer(len(data))
			if err != nil {
				t.Fatal(err)
			}
			if err := b.Write(0, data); err != nil {
				t.Fatal(err)
			}
			buffers[i] = b
			k.Arguments = append(k.Arguments, reference.Argument{Buffer: b})
		}
	}
	if _, err := d.RunKernel(context.Background(), k); err != nil {
		t.Fatal(err)
	}
	for i, want := range c.want {
		data, expected := make([]byte, buffers[i].Size()), bytesFrom(t, want)
		if err := buffers[i].Read(0, data); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(data, expected) {
			t.Errorf("argument %d: % x, want % x", i, data, expected)
		}
	}
}
