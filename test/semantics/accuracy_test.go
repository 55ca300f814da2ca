//go:build cgo

package semantics_test

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc/internal/bigmath"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/test/drivers"
)

var update = flag.Bool("update", false, "measure the errors of the functions of math at many points, and write them to docs/semantics.md")

const document = "../../docs/semantics.md"

// errorTable is the begin of the table in the document. It ends at an empty line.
const errorTable = "| function | f16 | f32 | f64 |\n"

// points is how many numbers a function is measured at, by the width of the format. Functions of one
// operand of 16 bits are measured at step apart of all.
type points struct {
	of   map[uint]int
	step int
}

var (
	few  = points{map[uint]int{16: 4096, 32: 4096, 64: 512}, 31}
	many = points{map[uint]int{16: 1 << 18, 32: 1_000_000, 64: 100_000}, 1}
)

// number returns a random number of the format: any, one near zero or one, or one next to a
// multiple of pi/2.
func (f format) number(r *rand.Rand) uint64 {
	switch r.IntN(8) {
	case 0, 1:
		return f.encode(r.Float64()*16 - 8)
	case 2:
		return f.encode(math.Ldexp(r.Float64()*2-1, r.IntN(8)))
	case 3:
		return f.encode(1 + math.Ldexp(r.Float64()*2-1, -r.IntN(f.digits)))
	case 4:
		return f.encode(math.Pi / 2 * math.Round(math.Ldexp(r.Float64(), r.IntN(int(f.width)))))
	case 5:
		if f.width == 64 && r.IntN(8) == 0 {
			return r.Uint64() >> 12 // a denormal number
		}
	}
	bits := r.Uint64() >> (64 - f.width)
	for exponent := uint64(1<<(f.width-uint(f.digits)) - 1); bits>>(f.digits-1)&exponent == exponent; {
		bits = r.Uint64() >> (64 - f.width)
	}
	return bits
}

// operands returns the operands of a function: those with a special result are left out.
func (m mathFunction) operands(f format, p points) (a, b []uint64) {
	r := rand.New(rand.NewPCG(1, uint64(f.width)))
	for i := 0; ; i++ {
		if f.width == 16 && !m.binary {
			if i >= 1<<16 {
				return a, b
			}
			if i%p.step == 0 {
				a, b = append(a, uint64(i)), append(b, 0)
			}
			continue
		}
		if i >= p.of[f.width] {
			return a, b
		}
		x, y := f.number(r), f.number(r)
		switch v := f.decode(x); {
		case m.integer != "":
			// The power of an exponent up to this one is finite.
			largest := math.Abs(float64(int(1)<<(f.width-uint(f.digits)-1)) / math.Log2(math.Abs(v)))
			y = f.encode(math.Trunc((r.Float64()*2 - 1) * min(largest, f.largest(), m.largestInteger()/2)))
		case m.name == "powf" && i%4 > 0:
			x &^= 1 << (f.width - 1)
			v = f.decode(x)
			y = f.encode((r.Float64()*2 - 1) * min(f.largest(), math.Abs(float64(int(1)<<(f.width-uint(f.digits)-1))/math.Log2(v))))
		}
		a, b = append(a, x), append(b, y)
	}
}

// expected is a result with the operands that it has.
type expected struct {
	a, b  uint64
	exact *big.Float // only of 64 bits
	value float64
}

// wanted returns the results of a function that are normal numbers.
func (m mathFunction) wanted(f format, p points) []expected {
	as, bs := m.operands(f, p)
	var all []expected
	for i := range as {
		a, b := f.decode(as[i]), f.decode(bs[i])
		if a-a != 0 || b-b != 0 || f.width == 32 && (f.denormal(a) || f.denormal(b)) {
			continue // drivers may take a denormal number for zero
		}
		e := expected{a: as[i], b: bs[i], value: m.compute(a, b)}
		if f.width == 64 {
			e.exact, e.value = m.reference(a, b)
		}
		if v := math.Abs(e.value); v >= f.smallestNormal() && v <= f.largest() {
			all = append(all, e)
		}
	}
	return all
}

func (f format) denormal(v float64) bool { return v != 0 && math.Abs(v) < f.smallestNormal() }

// error returns the error of a result in ULP. The error may overflow.
func (m mathFunction) error(f format, e expected, got uint64) float64 {
	v := f.decode(got)
	allowed := 4.0
	if m.bound != nil {
		allowed = m.bound(f.decode(e.a))
	}
	switch {
	case math.IsInf(v, int(math.Copysign(1, e.value))) && math.Abs(e.value) > f.largest()-allowed*f.ulp(f.largest()):
		return 0
	case v-v != 0:
		return math.Inf(1)
	case e.exact != nil:
		d, _ := bigmath.Sub(bigmath.Of(v), e.exact).Float64()
		return math.Abs(d) / f.ulp(e.value)
	}
	return math.Abs(v-e.value) / f.ulp(e.value)
}

// accuracy measures functions on devices.
type accuracy struct {
	t       *testing.T
	devices []*compute.Device
}

// chunk is the number of results of a launch.
const chunk = 1 << 14

// measure returns the largest error of a function on each device, -1 if it lacks the types.
func (c *accuracy) measure(m mathFunction, f format, p points) []float64 {
	want := m.wanted(f, p)
	if len(want) < p.of[f.width]/64 {
		c.t.Fatalf("%s of %s has %d results", m.name, f.name, len(want))
	}
	errors := make([]float64, len(c.devices))
	var wg sync.WaitGroup
	for i, d := range c.devices {
		where := place{d.Info().Name, d, d.Info().Env()}
		if where.lacks(f) || m.integer == "i64" && !where.has(spec.CapabilityInt64) {
			errors[i] = -1
			continue
		}
		wg.Go(func() { errors[i] = c.measureOn(where, m, f, want) })
	}
	wg.Wait()
	return errors
}

// measureOn returns the largest error on a device.
func (c *accuracy) measureOn(p place, m mathFunction, f format, want []expected) float64 {
	k := floatKernel([]floatOp{m.op()}, f, min(chunk, roundUp(len(want))))
	program, err := p.compile(c.t, k.text())
	if err != nil {
		c.t.Error(err)
		return math.Inf(1)
	}
	worst, at := 0.0, ""
	for begin := 0; begin < len(want); begin += k.rows {
		part := want[begin:min(begin+k.rows, len(want))]
		a, b := make([]uint64, len(part)), make([]uint64, len(part))
		for i, e := range part {
			a[i], b[i] = e.a, e.b
		}
		out := k.launch(c.t, p.device, program, [][]uint64{a, b})[0]
		for i, e := range part {
			if got := m.error(f, e, out[i]); !(got <= worst) {
				worst, at = got, fmt.Sprintf("%v, %v: %v, want %v", f.decode(e.a), f.decode(e.b), f.decode(out[i]), e.value)
			}
		}
	}
	c.t.Logf("%s %s on %s: %.2f ULP at %s", m.name, f.name, p.name, worst, at)
	return worst
}

// shown returns errors as the table has them, rounded up: the largest one, or those of all devices if
// they compute the function.
func (m mathFunction) shown(f format, errors []float64) string {
	show := func(e float64) string {
		if e < 0 {
			return "-"
		}
		return fmt.Sprintf("%.2f", math.Ceil(e*100)/100)
	}
	if m.bound == nil || f.width == 64 && m.exact != nil && m.name != "sqrt" && m.name != "rsqrt" {
		return show(slices.Max(errors))
	}
	var all []string
	for _, e := range errors {
		all = append(all, show(e))
	}
	return strings.Join(all, " / ")
}

// recorded returns the table of the document, and its errors by function and format.
func recorded(t *testing.T) (text, table string, errors map[string]float64) {
	data, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	text = string(data)
	_, rest, ok := strings.Cut(text, errorTable)
	table, _, end := strings.Cut(rest, "\n\n")
	if !ok || !end {
		t.Fatalf("%s has no table of errors", document)
	}
	errors = map[string]float64{}
	for line := range strings.Lines(table) {
		cells := strings.Split(line, "|")
		for i, f := range formats {
			var e float64
			if _, err := fmt.Sscan(cells[min(i+2, len(cells)-1)], &e); err == nil {
				errors[strings.Trim(cells[1], " `")+" "+f.name] = e
			}
		}
	}
	return text, errorTable + table, errors
}

// TestAccuracy measures the errors of the functions on the drivers and the reference device. They
// are at most those in docs/semantics.md, which -update measures at more points, and those of what
// spvc computes at most 4 ULP.
func TestAccuracy(t *testing.T) {
	c := &accuracy{t: t}
	for _, selector := range []string{drivers.Lavapipe, drivers.SwiftShader, "reference"} {
		d, err := compute.OpenDevice(selector)
		if err != nil {
			t.Fatal(err)
		}
		defer d.Close()
		c.devices = append(c.devices, d)
	}
	p := few
	if *update {
		p = many
	}
	text, table, before := recorded(t)
	out := bytes.NewBufferString(errorTable + "|---|---|---|---|")
	for _, m := range mathFunctions {
		name := strings.TrimPrefix(m.op().name, "math.")
		fmt.Fprintf(out, "\n| `%s` |", name)
		for _, f := range formats {
			errors := c.measure(m, f, p)
			fmt.Fprintf(out, " %s |", m.shown(f, errors))
			if m.bound != nil {
				continue // TestFloats bounds what the device computes
			}
			got := slices.Max(errors)
			if limit, ok := before[name+" "+f.name]; !*update && (!ok || got > limit) {
				t.Errorf("%s of %s: the error is %.3f ULP, and %s records %.2f", name, f.name, got, document, limit)
			}
			if got > 4 {
				t.Errorf("%s of %s: the error is %.2f ULP, want 4", name, f.name, got)
			}
		}
	}
	if *update {
		if err := os.WriteFile(document, []byte(strings.Replace(text, table, out.String(), 1)), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
