package spvc

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/host"
)

// Tensor is an argument or a result of a function of a program: the elements of a tensor or memref in row-major order.
type Tensor struct {
	// Shape has the size of each dimension.
	Shape []int
	// Data is a slice of float32, float64, bool, or integers of 8, 16, 32 or 64 bits, as the type of the elements is. An index is an int64. A
	// signless integer has a sign in results; arguments may also be unsigned. A float of 16 bits or less is its bits as uint16 or uint8.
	Data any
}

// NewTensor returns the tensor of the given shape with the elements of data.
func NewTensor(data any, shape ...int) Tensor { return Tensor{shape, data} }

// Raw is the elements of a tensor as memory has them, for [Tensor]. Data of any type: little-endian, an index in 8 bytes, an i1 in one.
type Raw []byte

// Param is an argument or a result of a function of a program.
type Param struct {
	// Name is what the source calls an argument, if it does.
	Name string
	// Type is the type in the source, as MLIR writes it.
	Type string
	// Shape has the size of each dimension of a tensor or memref, -1 for any. It is nil for a number.
	Shape []int
	// Elem is the number, or an element of the tensor. A boolean is an integer of 1 bit in a byte.
	Elem *block.Shape
}

// SessionOptions are the options of a Session.
type SessionOptions struct {
	// Out receives what the program and its kernels print; os.Stdout if nil.
	Out io.Writer
	// Launched, if not nil, is called after each launch of a kernel.
	Launched func(t runner.Timing)
}

// Session calls functions of a program whose launches run on one device. Constants of the program stay on the device between calls. One
// goroutine at a time may use it.
type Session struct {
	program *Program
	machine *host.Machine
}

// NewSession returns a Session of p on device. The caller closes it before the device.
func (p *Program) NewSession(device runner.Device, o SessionOptions) (*Session, error) {
	if p == nil || p.lowered() == nil {
		return nil, errors.New("the program is a binary and has no host functions")
	}
	if o.Out == nil {
		o.Out = os.Stdout
	}
	return &Session{p, host.New(p.lowered(), host.Options{Device: device, Out: o.Out, Binary: p.words, Launched: o.Launched})}, nil
}

// Close frees what the session has on the device.
func (s *Session) Close() error { return s.machine.Close() }

// Signature returns the arguments and results of the function called name.
func (s *Session) Signature(name string) (args, results []Param, err error) {
	params, returned, err := s.machine.Signature(name)
	if err != nil {
		return nil, nil, err
	}
	sources, sourceResults, err := s.machine.SourceSignature(name)
	if err != nil {
		return nil, nil, err
	}
	names := s.machine.ArgumentLocs(name)
	for i, t := range params {
		p := paramOf(t, sources[i])
		if i < len(names) {
			p.Name = argumentName(t.Context(), names[i])
		}
		args = append(args, p)
	}
	for i, t := range returned {
		results = append(results, paramOf(t, sourceResults[i]))
	}
	return args, results, nil
}

// paramOf describes a value of type t, which the source calls source. Elem is nil if t has no numbers of Go.
func paramOf(t, source ir.Type) Param {
	p := Param{Type: ir.TypeString(source)}
	if m, ok := t.(*ir.MemRefType); ok {
		p.Shape = make([]int, len(m.Shape()))
		for i, n := range m.Shape() {
			p.Shape[i] = int(n)
			if n == ir.Dynamic {
				p.Shape[i] = -1
			}
		}
		t = m.ElementType()
	}
	size, _, unsigned, err := goType(t)
	if err != nil {
		return p
	}
	p.Elem = &block.Shape{Kind: block.Int, Bits: 8 * size, Size: int64(size), Unsigned: unsigned}
	if i, ok := t.(*ir.IntegerType); ok && i.Width == 1 {
		p.Elem.Bits = 1
	}
	if f, ok := t.(*ir.FloatType); ok && size > 1 {
		p.Elem.Kind, p.Elem.Unsigned = block.Float, false
		if f.Kind == ir.BF16 {
			p.Elem.Kind = block.BFloat
		}
	}
	return p
}

// Report returns what the calls so far have done. It has no results.
func (s *Session) Report() *Report {
	stats := s.machine.Stats()
	return &Report{Launches: stats.Launches, Checks: stats.Asserts, Timing: stats.Timing, Kernels: stats.Kernels}
}

// Call calls the function called name with args and returns its results. An argument is a [Tensor], a slice for a tensor of one dimension, or a
// number. The shapes and types must be those of the function; a dynamic dimension takes any size. Results that are tensors or memrefs are
// Tensors, others numbers: bool for an i1, int64 or float64. Arguments do not change, except slices for memrefs, which are copied back.
func (s *Session) Call(ctx context.Context, name string, args ...any) ([]any, error) {
	var out []any
	err := s.call(ctx, name, args, func(t ir.Type, v host.Value) error {
		r, err := s.result(t, v)
		out = append(out, r)
		return err
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// call calls a function and passes its results to take, in order.
func (s *Session) call(ctx context.Context, name string, args []any, take func(t ir.Type, v host.Value) error) error {
	params, results, err := s.machine.Signature(name)
	if err != nil {
		return err
	}
	if len(args) != len(params) {
		return fmt.Errorf("@%s takes %d arguments, not %d", name, len(params), len(args))
	}
	sources, _, err := s.machine.SourceSignature(name)
	if err != nil {
		return err
	}
	values := make([]host.Value, len(args))
	for i, a := range args {
		if values[i], err = s.value(params[i], sources[i], a); err != nil {
			return fmt.Errorf("argument %d of @%s: %w", i, name, err)
		}
	}
	err = s.machine.CallAndFree(ctx, name, values, func(got []host.Value) error {
		for i, v := range got {
			if err := take(results[i], v); err != nil {
				return fmt.Errorf("result %d of @%s: %w", i, name, err)
			}
		}
		for i, a := range args {
			if a, ok := a.(inOut); ok {
				if err := s.copyBack(params[i], a, values[i]); err != nil {
					return fmt.Errorf("argument %d of @%s: %w", i, name, err)
				}
			}
		}
		return nil
	})
	return s.program.Explain(err)
}

// InOut is an argument of a memref into which the elements are copied back after the call. V is a Tensor or a slice.
func InOut(v any) any { return inOut{v} }

type inOut struct{ v any }

// value converts an argument for a parameter of type t, which the source calls source.
func (s *Session) value(t, source ir.Type, arg any) (host.Value, error) {
	if a, ok := arg.(inOut); ok {
		arg = a.v
	}
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return number(t, arg)
	}
	tensor, ok := arg.(Tensor)
	if !ok {
		n, err := lengthOf(arg)
		if err != nil {
			return host.Value{}, err
		}
		tensor = NewTensor(arg, n)
	}
	data, err := bytesOf(m.ElementType(), tensor.Data)
	if err != nil {
		return host.Value{}, err
	}
	a := host.Array{Data: data}
	for _, n := range tensor.Shape {
		a.Shape = append(a.Shape, int64(n))
	}
	return s.machine.NewMemRef(m, source, a)
}

// result converts a result of type t.
func (s *Session) result(t ir.Type, v host.Value) (any, error) {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return numberOf(t, v)
	}
	a, err := s.machine.Elements(v)
	if err != nil {
		return nil, err
	}
	out := Tensor{Shape: make([]int, len(a.Shape))}
	for i, n := range a.Shape {
		out.Shape[i] = int(n)
	}
	out.Data, err = sliceOf(m.ElementType(), a.Data)
	return out, err
}

// copyBack copies the elements of a memref to the argument that it was made of.
func (s *Session) copyBack(t ir.Type, arg inOut, v host.Value) error {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return errors.New("only a memref is copied back")
	}
	a, err := s.machine.Elements(v)
	if err != nil {
		return err
	}
	to := arg.v
	if t, ok := to.(Tensor); ok {
		to = t.Data
	}
	return copyBytes(m.ElementType(), to, a.Data)
}
