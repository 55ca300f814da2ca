//go:build cgo

package programs_test

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
)

// tableCase is a table of elements of one type. Bytes is the size of an element in memory, and bits the number of random
// bits of an element.
type tableCase struct {
	elem        string
	bytes, bits int
	resource    bool
}

var tableCases = []tableCase{
	{"i1", 1, 1, false}, {"i8", 1, 8, false}, {"i16", 2, 16, false}, {"i32", 4, 32, false}, {"i64", 8, 64, false}, {"index", 4, 31, false},
	{"f32", 4, 30, false}, {"bf16", 2, 14, false}, {"f8E4M3FN", 1, 6, false}, {"i32", 4, 32, true}, {"f32", 4, 30, true}, {"i8", 1, 8, true},
}

// source returns a program whose kernel reads 64 elements of a table, and the bytes that it reads.
func (c *tableCase) source(r *rand.Rand) (text string, want []byte) {
	n := 1<<16/c.bytes + 1 + r.IntN(500)
	values, raw := make([]string, n), []byte(nil)
	encoded := make([]uint64, n)
	for i := range values {
		v := r.Uint64() >> (64 - c.bits)
		encoded[i] = v
		switch {
		case c.elem == "i1":
			values[i] = strconv.FormatBool(v == 1)
		case c.elem[0] == 'i' && c.bits < 64:
			values[i] = strconv.FormatUint(v, 10)
		case c.elem[0] == 'i':
			values[i] = strconv.FormatInt(int64(v), 10)
		default:
			values[i] = fmt.Sprintf("0x%0*X", 2*c.bytes, v)
		}
		raw = append(raw, binary.LittleEndian.AppendUint64(nil, v)[:c.bytes]...)
	}
	init, tail := "dense<["+strings.Join(values, ",")+"]>", ""
	if c.resource {
		tail = "{-# dialect_resources: { builtin: { blob: \"0x04000000" + hex.EncodeToString(raw) + "\" } } #-}"
		init = "dense_resource<blob>"
	}
	step := n / 64
	for i := range 64 {
		want = append(want, binary.LittleEndian.AppendUint64(nil, encoded[i*step+n-1-63*step])[:c.bytes]...)
	}
	return fmt.Sprintf(`module {
  gpu.module @kernels {
    memref.global "private" constant @table : memref<%[1]dx%[2]s> = %[3]s
    gpu.func @read(%%out: memref<64x%[2]s>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %%step = arith.constant %[4]d : index
      %%first = arith.constant %[5]d : index
      %%i = gpu.thread_id x
      %%t = memref.get_global @table : memref<%[1]dx%[2]s>
      %%j = arith.muli %%i, %%step : index
      %%k = arith.addi %%j, %%first : index
      %%v = memref.load %%t[%%k] : memref<%[1]dx%[2]s>
      memref.store %%v, %%out[%%i] : memref<64x%[2]s>
      gpu.return
    }
  }
}
%[6]s`, n, c.elem, init, step, n-1-63*step, tail), want
}

// TestLargeTables reads tables of more than 64 KiB, of all types of elements, at each level of optimization and through each kind of
// arguments.
func TestLargeTables(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 49))
	for name, device := range opened(t) {
		for i := range tableCases {
			c := &tableCases[i]
			text, want := c.source(r)
			for _, level := range [...]spvc.OptLevel{spvc.O0, spvc.O1, spvc.O2, spvc.Os} {
				t.Run(fmt.Sprintf("%s/%s/%t/%s", name, c.elem, c.resource, level), func(t *testing.T) {
					o := spvc.Options{Default: device.Info().Env(), Opt: level, CheckBounds: i%2 == 1, PushScalars: i%3 == 1}
					p, err := spvc.Compile(t.Context(), []byte(text), o)
					if err != nil {
						t.Fatal(err)
					}
					checkTable(t, device, p, want)
				})
			}
		}
	}
}

func checkTable(t *testing.T, device runner.Device, p *spvc.Program, want []byte) {
	d := compute.WrapDevice(device)
	k, err := d.Kernel(p, "read")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 { // the second dispatch uses the buffer of the first
		got := make([]byte, len(want))
		if _, err := k.Dispatch(t.Context(), [3]uint32{1, 1, 1}, compute.InOut(got)); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
	}
	if err := d.ResetMemory(p); err != nil {
		t.Error(err)
	}
}

// TestModuleMemoryLevels runs the program of the memory of modules at the levels that TestPrograms leaves out, with bounds
// checks, and by addresses, and expects the same text.
func TestModuleMemoryLevels(t *testing.T) {
	text, err := os.ReadFile("90-module-memory.mlir")
	if err != nil {
		t.Fatal(err)
	}
	for name, device := range opened(t) {
		for _, o := range []spvc.Options{{Opt: spvc.O0}, {Opt: spvc.Os}, {Opt: spvc.O2, CheckBounds: true}, {PushScalars: true}, {AddressArgs: true}, {IndexBits: 64}} {
			if o.AddressArgs && name == "swiftshader" || o.IndexBits == 64 && name == "swiftshader" {
				continue // it lacks the features
			}
			o.Default = device.Info().Env()
			p, err := spvc.Compile(t.Context(), text, o)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for range 2 { // each Run begins with the initial contents
				var out bytes.Buffer
				if _, err := p.Run(t.Context(), device, spvc.RunOptions{Out: &out}); err != nil {
					t.Fatalf("%s, %+v: %v", name, o, err)
				}
				for _, want := range []string{"[45,  46,  47,  48,  49,  50,  51,  52]", "[0,  12,  24,  36,  48,  60,  72,  84]", "[24,  9,  109,  3]"} {
					if !strings.Contains(out.String(), want) {
						t.Errorf("%s, %+v: no %s in\n%s", name, o, want, out.String())
					}
				}
			}
		}
	}
}

// TestTableLoops sums all entries of a table, for which lavapipe would not end to compile the kernel if the table were in
// its code.
func TestTableLoops(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 49))
	values, sum := make([]string, 4000), int32(0)
	for i := range values {
		v := int32(r.Uint32() >> 8)
		values[i] = strconv.Itoa(int(v))
		sum = sum*3 + v
	}
	text := `module {
  gpu.module @kernels {
    memref.global "private" constant @table : memref<4000xi32> = dense<[` + strings.Join(values, ",") + `]>
    gpu.func @read(%out: memref<1xi32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = arith.constant 4000 : index
      %k0 = arith.constant 0 : i32
      %k3 = arith.constant 3 : i32
      %t = memref.get_global @table : memref<4000xi32>
      %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k0) -> i32 {
        %v = memref.load %t[%i] : memref<4000xi32>
        %b = arith.muli %a, %k3 : i32
        %c = arith.addi %b, %v : i32
        scf.yield %c : i32
      }
      memref.store %sum, %out[%c0] : memref<1xi32>
      gpu.return
    }
  }
}`
	want := binary.LittleEndian.AppendUint32(nil, uint32(sum))
	for name, device := range opened(t) {
		for _, bounds := range []bool{false, true} {
			p, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Default: device.Info().Env(), CheckBounds: bounds})
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			begin := time.Now()
			checkTable(t, device, p, want)
			if d := time.Since(begin); d > 20*time.Second {
				t.Errorf("%s, bounds %t: %v", name, bounds, d)
			}
		}
	}
}
