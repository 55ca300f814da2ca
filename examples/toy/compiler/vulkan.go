package compiler

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"

	"example.com/toy/eval"
	"example.com/toy/passes"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/compute"
)

// runVulkan runs a function on tensors, which toy-to-tensors made, and prints its results as toy.print does.
func (r *run) runVulkan(module *ir.Operation) int {
	text, err := r.onDevice(module)
	if err != nil {
		fmt.Fprintf(r.std.Err, "%s: %s\n", r.program, err)
		return exitNoDevice
	}
	r.std.Out.Write(text)
	if !r.check {
		return exitOK
	}
	return r.compare(text)
}

// compare runs the program by the JIT too, and compares what both print.
func (r *run) compare(text []byte) int {
	again := *r
	var out bytes.Buffer
	again.emit, again.check, again.std.Out = emitJIT, false, &out
	if again.file == "-" {
		fmt.Fprintf(r.std.Err, "%s: --check needs an input file\n", r.program)
		return exitFlags
	}
	if code := again.compile(); code != exitOK {
		return code
	}
	if !bytes.Equal(out.Bytes(), text) {
		fmt.Fprintf(r.std.Err, "%s: the JIT prints something else:\n%s", r.program, out.Bytes())
		return exitFailed
	}
	return exitOK
}

// onDevice calls main on the device and returns what the program prints.
func (r *run) onDevice(module *ir.Operation) ([]byte, error) {
	main := ir.LookupSymbol(module, "main")
	if main == nil || !main.Is(fn.Func) {
		return nil, errors.New("there is no function main")
	}
	args, err := literals(main)
	if err != nil {
		return nil, err
	}
	main.SetAttr("arg_attrs", nil)
	device, err := compute.OpenDevice(r.device)
	if err != nil {
		return nil, err
	}
	defer device.Close()
	program, err := spvc.CompileModule(r.ctx, module, spvc.Options{Name: r.file, Default: device.Info().Env()})
	if err != nil {
		return nil, err
	}
	session, err := program.NewSession(device, spvc.SessionOptions{Out: io.Discard})
	if err != nil {
		return nil, err
	}
	defer session.Close()
	results, err := session.Call(r.ctx, "main", args...)
	if err != nil {
		return nil, err
	}
	var out []byte
	for _, v := range results {
		out = tensorOf(v.(spvc.Tensor)).AppendText(out)
	}
	return out, nil
}

// maxElements bounds the elements of a constant, each of which is written to memory.
const maxElements = 1 << 24

// literals returns the arguments of main: the constants that the lowering left in the attributes of the arguments.
func literals(main *ir.Operation) ([]any, error) {
	var args []any
	for i, t := range (fn.FuncOp{Operation: main}).Type().Inputs {
		attrs, _ := main.Attr("arg_attrs").(*ir.ArrayAttr)
		if attrs == nil || i >= len(attrs.Elements) {
			return nil, errors.New("argument " + strconv.Itoa(i) + " of main has no value")
		}
		dense, ok := attrs.Elements[i].(*ir.DictionaryAttr).Get(passes.LiteralName).(*ir.DenseElementsAttr)
		if !ok {
			return nil, errors.New("argument " + strconv.Itoa(i) + " of main has no value")
		}
		if dense.NumElements() > maxElements {
			return nil, errors.New("argument " + strconv.Itoa(i) + " of main has too many elements")
		}
		shape := t.(*ir.RankedTensorType)
		sizes := make([]int, len(shape.Shape()))
		for d, n := range shape.Shape() {
			sizes[d] = int(n)
		}
		if shape.ElementType() == t.Context().F32() {
			args = append(args, spvc.NewTensor(numbers[float32](dense), sizes...))
		} else {
			args = append(args, spvc.NewTensor(numbers[float64](dense), sizes...))
		}
	}
	return args, nil
}

// numbers returns the elements of a constant as numbers of Go.
func numbers[T float32 | float64](dense *ir.DenseElementsAttr) []T {
	list := make([]T, dense.NumElements())
	for i := range list {
		list[i] = T(dense.Element(int64(i)).(*ir.FloatAttr).Value.Float64())
	}
	return list
}

// tensorOf returns a result of the device as a tensor of Toy.
func tensorOf(t spvc.Tensor) *eval.Tensor {
	r := &eval.Tensor{Shape: t.Shape}
	switch data := t.Data.(type) {
	case []float64:
		r.Data = data
	case []float32:
		for _, v := range data {
			r.Data = append(r.Data, float64(v))
		}
	}
	return r
}
