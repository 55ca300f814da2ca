//go:build cgo

// Package sound runs random functions on tensors and compares what devices compute with package tensoreval.
package sound

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/tensoreval"
	"github.com/spvc/spvc/internal/tensorgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/runner"
)

// Kind is what came of a program.
type Kind string

// The kinds of outcomes. Undefined programs are not run.
const (
	Right     Kind = "right"
	Undefined Kind = "undefined"
	Invalid   Kind = "invalid"   // the generator or the evaluator cannot do it
	Refused   Kind = "refused"   // Compile returned an error
	Failed    Kind = "failed"    // the call returned an error
	Wrong     Kind = "wrong"     // a result is wrong
	Unlike    Kind = "unlike"    // a result has the wrong shape or type
	Unlowered Kind = "unlowered" // the passes before Compile refuse it
)

// Outcome is what came of a program, and why.
type Outcome struct {
	Kind Kind
	Why  string
	// Elements is the number of elements compared, of which Exact had no error and Free could be anything.
	Elements, Exact, Free int
	// Launches is the number of kernels that ran.
	Launches int
}

// Setting is how a program is compiled and run.
type Setting struct {
	Device runner.Device
	Level  spvc.OptLevel
	Tile   []int
	// Passes is a pipeline that runs before Compile, if it is not empty.
	Passes string
}

// Case is a program with what it computes.
type Case struct {
	Program *tensorgen.Program
	args    []*tensoreval.Tensor
	want    []*tensoreval.Tensor
	// Outcome is not Right if the program cannot be run.
	Outcome Outcome
}

// timeout bounds a call.
const timeout = 60 * time.Second

// NewCase evaluates a program.
func NewCase(p *tensorgen.Program) *Case {
	c := &Case{Program: p}
	module, said := parsed(p.Text(), ir.Version(p.Version))
	if *said != "" || !ir.Verify(module) {
		c.Outcome = Outcome{Kind: Invalid, Why: *said}
		return c
	}
	f := module.Region(0).First().Last() // @f is the last function
	for i, v := range p.Args {
		t := &tensoreval.Tensor{Elem: ir.ElementTypeOrSelf(f.Region(0).First().Arg(i).Type())}
		for _, n := range v.Shape {
			t.Shape = append(t.Shape, int64(n))
		}
		for _, d := range p.Data(v) {
			t.Data = append(t.Data, tensoreval.Number{F: d.F, I: d.I})
		}
		c.args = append(c.args, t)
	}
	var err error
	c.want, err = tensoreval.Call(module, "f", c.args)
	switch {
	case errors.Is(err, tensoreval.ErrUndefined):
		c.Outcome = Outcome{Kind: Undefined}
	case err != nil:
		c.Outcome = Outcome{Kind: Invalid, Why: err.Error()}
	default:
		c.Outcome.Kind = Right
	}
	return c
}

// parsed parses a module. What is said about it, then and later, is added to said.
func parsed(text string, version ir.Version) (module *ir.Operation, said *string) {
	ctx := ir.NewContext(all.Registry())
	ctx.Version = version
	said = new(string)
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		if d.Severity == ir.SeverityError {
			*said += d.Message + "\n"
		}
		return true
	})
	module, ok := ir.Parse(ctx, ctx.AddFile("random.mlir", []byte(text)))
	if !ok && *said == "" {
		*said = "the text is not a module"
	}
	return module, said
}

// panics begins the reason if a pass panics.
const panics = "a pass panics: "

// lowered returns the text of a module after a pipeline of passes, or why there is none.
func lowered(text, pipeline string, version ir.Version) (out, why string) {
	defer func() {
		if r := recover(); r != nil {
			why = panics + fmt.Sprint(r)
		}
	}()
	module, said := parsed(text, version)
	if *said != "" {
		return "", *said
	}
	m := pass.NewManager(ir.Module.Name)
	if err := passes.NewRegistry().AddText(m, pipeline); err != nil {
		return "", err.Error()
	}
	if !m.Run(module, pass.RunOptions{}) {
		return "", *said + "a pass fails"
	}
	return module.String(), ""
}

// Run compiles and calls the program, and compares its results.
func (c *Case) Run(s Setting) Outcome {
	if c.Outcome.Kind != Right {
		return c.Outcome
	}
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	text := c.Program.Text()
	if strings.Contains(text, "?") {
		// MLIR's pass states a size of 0 for a dynamic dimension of which it removes the loop.
		s.Passes = strings.Trim(strings.ReplaceAll(strings.ReplaceAll(s.Passes, "linalg-fold-unit-extent-dims", ""), ",,", ","), ",")
	}
	if s.Passes != "" {
		var why string
		if text, why = lowered(text, s.Passes, ir.Version(c.Program.Version)); why != "" {
			kind := Unlowered
			if strings.HasPrefix(why, panics) {
				kind = Failed
			}
			return Outcome{Kind: kind, Why: why}
		}
	}
	program, err := spvc.Compile(ctx, []byte(text), spvc.Options{Name: "random.mlir", Default: s.Device.Info().Env(), Opt: s.Level,
		Tile: s.Tile, MLIRVersion: ir.Version(c.Program.Version)})
	switch {
	case err != nil && s.Passes != "" && strings.Contains(err.Error(), "computes a tensor by means that neither a kernel nor the host has"):
		// Fusion makes reductions of which another result has all elements.
		return Outcome{Kind: Unlowered, Why: err.Error()}
	case err != nil:
		return Outcome{Kind: Refused, Why: err.Error()}
	}
	session, err := program.NewSession(s.Device, spvc.SessionOptions{})
	if err != nil {
		return Outcome{Kind: Failed, Why: err.Error()}
	}
	defer session.Close()
	var args []any
	for i, v := range c.Program.Args {
		args = append(args, argument(v, c.args[i]))
	}
	var out Outcome
	// The second call finds what the first one left on the device.
	for range 2 {
		got, err := session.Call(ctx, "f", args...)
		switch {
		case err != nil && s.Passes != "" && strings.Contains(err.Error(), "cannot be interpreted on the host"):
			// Some operations on tensors have no form on memrefs, such as linalg.softmax.
			return Outcome{Kind: Unlowered, Why: err.Error()}
		case err != nil:
			return Outcome{Kind: Failed, Why: err.Error()}
		}
		if out = c.compare(got); out.Kind != Right {
			break
		}
	}
	out.Launches = session.Report().Launches
	return out
}

// argument returns t as an argument of a call.
func argument(v tensorgen.Value, t *tensoreval.Tensor) any {
	if !v.IsTensor() {
		switch _, isFloat := t.Elem.(*ir.FloatType); {
		case isFloat:
			return t.Data[0].F
		case v.Elem == "i1":
			return t.Data[0].I != 0
		}
		return t.Data[0].I
	}
	var raw []byte
	for _, n := range t.Data {
		switch v.Elem {
		case "f64":
			raw = binary.LittleEndian.AppendUint64(raw, math.Float64bits(n.F))
		case "f32":
			raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(float32(n.F)))
		case "f16":
			raw = binary.LittleEndian.AppendUint16(raw, halfBits(n.F))
		case "i64", "index":
			raw = binary.LittleEndian.AppendUint64(raw, uint64(n.I))
		case "i32":
			raw = binary.LittleEndian.AppendUint32(raw, uint32(n.I))
		case "i16":
			raw = binary.LittleEndian.AppendUint16(raw, uint16(n.I))
		case "i1":
			raw = append(raw, byte(n.I&1))
		default:
			raw = append(raw, byte(n.I))
		}
	}
	return spvc.NewTensor(spvc.Raw(raw), v.Shape...)
}

// compare compares results with what they should be.
func (c *Case) compare(got []any) (o Outcome) {
	o.Kind = Right
	if len(got) != len(c.want) {
		return Outcome{Kind: Unlike, Why: fmt.Sprintf("%d results, not %d", len(got), len(c.want))}
	}
	for i, want := range c.want {
		t, ok := got[i].(spvc.Tensor)
		if !ok {
			return Outcome{Kind: Unlike, Why: fmt.Sprintf("result %d is a %T", i, got[i])}
		}
		shape := make([]int64, len(t.Shape))
		for d, n := range t.Shape {
			shape[d] = int64(n)
		}
		if fmt.Sprint(shape) != fmt.Sprint(append([]int64{}, want.Shape...)) {
			return Outcome{Kind: Unlike, Why: fmt.Sprintf("result %d has the shape %v, not %v", i, shape, want.Shape)}
		}
		data := numbers(t.Data)
		if len(data) != len(want.Data) {
			return Outcome{Kind: Unlike, Why: fmt.Sprintf("result %d has %d elements as a %T", i, len(data), t.Data)}
		}
		for k, w := range want.Data {
			o.Elements++
			switch {
			case w.Free:
				o.Free++
				continue
			case w.Err == 0:
				o.Exact++
			}
			if !w.Allows(want.Elem, data[k]) {
				o.Kind = Wrong
				o.Why = fmt.Sprintf("element %d of result %d of shape %v is %v, not %s", k, i, shape, text(want.Elem, data[k]), text(want.Elem, w))
				return o
			}
		}
	}
	return o
}

func text(t ir.Type, n tensoreval.Number) string {
	if _, ok := t.(*ir.FloatType); !ok {
		return fmt.Sprint(n.I)
	}
	if n.Err == 0 {
		return fmt.Sprint(n.F)
	}
	return fmt.Sprintf("%v±%.2g", n.F, n.Err)
}

// numbers returns the elements of a slice of a result.
func numbers(data any) (out []tensoreval.Number) {
	switch data := data.(type) {
	case []float32:
		for _, x := range data {
			out = append(out, tensoreval.Float(float64(x)))
		}
	case []float64:
		for _, x := range data {
			out = append(out, tensoreval.Float(x))
		}
	case []uint16:
		for _, x := range data {
			out = append(out, tensoreval.Float(fromHalf(x)))
		}
	case []int8:
		return ints(data)
	case []int16:
		return ints(data)
	case []int32:
		return ints(data)
	case []int64:
		return ints(data)
	case []bool:
		for _, x := range data {
			n := int64(0)
			if x {
				n = -1
			}
			out = append(out, tensoreval.Int(n))
		}
	}
	return out
}

func ints[T int8 | int16 | int32 | int64](data []T) (out []tensoreval.Number) {
	for _, x := range data {
		out = append(out, tensoreval.Int(int64(x)))
	}
	return out
}

// halfBits returns the bits of x, which f16 has, and fromHalf the number of such bits.
func halfBits(x float64) uint16 {
	sign := uint16(math.Float64bits(x) >> 48 & 0x8000)
	if x = math.Abs(x); x == 0 {
		return sign
	}
	m, e := math.Frexp(x)
	return sign | uint16(e+14)<<10 | uint16(m*2048)&0x3ff
}

func fromHalf(b uint16) float64 {
	sign := 1.0
	if b&0x8000 != 0 {
		sign = -1
	}
	e, m := int(b>>10&31), float64(b&0x3ff)
	switch e {
	case 0:
		return sign * math.Ldexp(m, -24)
	case 31:
		if m != 0 {
			return math.NaN()
		}
		return math.Inf(int(sign))
	}
	return sign * math.Ldexp(1024+m, e-25)
}
