//go:build cgo

// Package semantics tests that compiled kernels compute what docs/semantics.md says: every
// scalar operation at the edges of its types, against formulas in Go.
package semantics_test

import (
	"context"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

// kernel is the text of a kernel under construction. Invocation i works on row i of each
// column; there is a column for each loaded operand and each stored result.
type kernel struct {
	rows  int
	names int
	body  strings.Builder
	// inputs and outputs are the types of the columns; each column is a buffer's part.
	inputs, outputs columns
}

// columns are the columns of numbers with 32 and with 64 bits: two buffers.
type columns struct {
	of   []column
	next map[uint]int
}

// column is the place of a column in the buffer of its width in bits.
type column struct {
	width uint
	at    int
}

func (c *columns) add(width uint) column {
	col := column{width, c.next[width]}
	c.next[width]++
	c.of = append(c.of, col)
	return col
}

func newKernel(rows int) *kernel {
	return &kernel{rows: rows, inputs: columns{next: map[uint]int{}}, outputs: columns{next: map[uint]int{}}}
}

// line appends a statement.
func (k *kernel) line(format string, args ...any) { fmt.Fprintf(&k.body, format+"\n", args...) }

// values appends a statement with n results and returns their names.
func (k *kernel) values(n int, stmt string) []string {
	k.names++
	name := fmt.Sprintf("%%v%d", k.names)
	if n == 1 {
		k.line("%s = %s", name, stmt)
		return []string{name}
	}
	k.line("%s:%d = %s", name, n, stmt)
	names := make([]string, n)
	for i := range names {
		names[i] = fmt.Sprintf("%s#%d", name, i)
	}
	return names
}

// value appends a statement with one result and returns its name.
func (k *kernel) value(format string, args ...any) string {
	return k.values(1, fmt.Sprintf(format, args...))[0]
}

// memory returns the width in memory of a number of width bits.
func memory(width uint) uint {
	if width > 32 {
		return 64
	}
	return 32
}

func (k *kernel) index(c column) string {
	return k.value("arith.addi %%i, %s : index", k.value("arith.constant %d : index", c.at*k.rows))
}

// load appends a column of inputs and returns its number, an i32 or i64.
func (k *kernel) load(width uint) string {
	c := k.inputs.add(memory(width))
	return k.value("memref.load %%in%d[%s] : memref<SIZEin%dxi%d>", c.width, k.index(c), c.width, c.width)
}

// store appends a column of outputs with the value v of type t, an integer or float,
// extended by zeros.
func (k *kernel) store(v, t string) {
	width := uint(32)
	switch t {
	case "i32":
	case "i64":
		width = 64
	case "index":
		v = k.value("arith.index_castui %s : index to i32", v)
	case "f64":
		v, width = k.value("arith.bitcast %s : f64 to i64", v), 64
	case "f32":
		v = k.value("arith.bitcast %s : f32 to i32", v)
	case "f16":
		v = k.value("arith.extui %s : i16 to i32", k.value("arith.bitcast %s : f16 to i16", v))
	default:
		var bits uint
		fmt.Sscanf(t, "i%d", &bits)
		width = memory(bits)
		v = k.value("arith.extui %s : %s to i%d", v, t, width)
	}
	c := k.outputs.add(width)
	k.line("memref.store %s, %%out%d[%s] : memref<SIZEout%dxi%d>", v, c.width, k.index(c), c.width, c.width)
}

// groupSize is the number of invocations of a workgroup.
const groupSize = 64

// text returns the module.
func (k *kernel) text() string {
	var params, sizes []string
	add := func(name string, c *columns) {
		for _, w := range []uint{32, 64} {
			if n := c.next[w]; n > 0 {
				params = append(params, fmt.Sprintf("%%%s%d: memref<%dxi%d>", name, w, n*k.rows, w))
				sizes = append(sizes, fmt.Sprintf("SIZE%s%d", name, w), fmt.Sprint(n*k.rows))
			}
		}
	}
	add("in", &k.inputs)
	add("out", &k.outputs)
	return "module attributes {gpu.container_module} {\n gpu.module @m {\n  gpu.func @k(" + strings.Join(params, ", ") +
		fmt.Sprintf(") kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [%d, 1, 1]>} {\n", groupSize) +
		"%i = gpu.global_id x\n" + strings.NewReplacer(sizes...).Replace(k.body.String()) + "gpu.return\n  }\n }\n}\n"
}

// launch runs the kernel with the given columns of inputs and returns those of outputs.
func (k *kernel) launch(t *testing.T, d *compute.Device, p *spvc.Program, inputs [][]uint64) [][]uint64 {
	t.Helper()
	kn, err := d.Kernel(p, "k")
	if err != nil {
		t.Fatal(err)
	}
	buffers := map[string][]byte{}
	var args []any
	add := func(name string, c *columns) {
		for _, w := range []uint{32, 64} {
			if n := c.next[w]; n > 0 {
				b := make([]byte, n*k.rows*int(w)/8)
				buffers[fmt.Sprint(name, w)] = b
				args = append(args, compute.InOut(b))
			}
		}
	}
	add("in", &k.inputs)
	add("out", &k.outputs)
	for i, c := range k.inputs.of {
		for row, v := range inputs[i] {
			put(buffers[fmt.Sprint("in", c.width)], c, c.at*k.rows+row, v)
		}
	}
	if _, err := kn.Dispatch(context.Background(), [3]uint32{uint32(k.rows / groupSize), 1, 1}, args...); err != nil {
		t.Fatal(err)
	}
	out := make([][]uint64, len(k.outputs.of))
	for i, c := range k.outputs.of {
		out[i] = make([]uint64, k.rows)
		for row := range out[i] {
			out[i][row] = get(buffers[fmt.Sprint("out", c.width)], c, c.at*k.rows+row)
		}
	}
	return out
}

func put(b []byte, c column, at int, v uint64) {
	if c.width == 64 {
		binary.LittleEndian.PutUint64(b[8*at:], v)
		return
	}
	binary.LittleEndian.PutUint32(b[4*at:], uint32(v))
}

func get(b []byte, c column, at int) uint64 {
	if c.width == 64 {
		return binary.LittleEndian.Uint64(b[8*at:])
	}
	return uint64(binary.LittleEndian.Uint32(b[4*at:]))
}

// roundUp returns n rounded up to whole workgroups.
func roundUp(n int) int { return (n + groupSize - 1) / groupSize * groupSize }

// place is a driver with a target to compile for.
type place struct {
	name   string
	device *compute.Device
	env    *target.Env // nil is the default target
}

// places opens the drivers. On each, kernels run compiled for vulkan1.0, for the default
// target and for the device.
func places(t *testing.T) []place {
	t.Helper()
	var out []place
	for _, s := range drivers.Selectors() {
		d, err := compute.OpenDevice(s[1])
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			if err := d.Close(); err != nil {
				t.Error(err)
			}
		})
		out = append(out, place{s[0] + " vulkan1.0", d, oldest(t)}, place{s[0] + " vulkan1.1", d, nil}, place{s[0] + " device", d, d.Info().Env()})
	}
	return out
}

// oldest returns vulkan1.0 with the extension that its storage buffers need.
func oldest(t *testing.T) *target.Env {
	t.Helper()
	env, err := target.Profile("vulkan1.0")
	if err != nil {
		t.Fatal(err)
	}
	cfg := env.Config()
	cfg.Extensions = append(slices.Clone(cfg.Extensions), spec.SPV_KHR_storage_buffer_storage_class)
	return target.New(cfg)
}

func (p place) compile(t *testing.T, text string) (*spvc.Program, error) {
	t.Helper()
	return spvc.Compile(t.Context(), []byte(text), spvc.Options{Env: p.env, VerifyEach: true})
}
