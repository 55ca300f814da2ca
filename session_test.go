package spvc_test

import (
	"context"
	"slices"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/reference"
)

// TestSession calls a function with arrays of two sizes.
func TestSession(t *testing.T) {
	const text = `
func.func @scale(%x: memref<?x2xf32>, %by: f32) -> memref<?x2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %x, %c0 : memref<?x2xf32>
  %y = memref.alloc(%n) : memref<?x2xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c2) step (%c1, %c1) {
    %e = memref.load %x[%i, %j] : memref<?x2xf32>
    %p = arith.mulf %e, %by : f32
    memref.store %p, %y[%i, %j] : memref<?x2xf32>
  }
  return %y : memref<?x2xf32>
}`
	s := openSession(t, "scale.mlir", text)
	for _, n := range []int{3, 5} {
		x := make([]float32, 2*n)
		for i := range x {
			x[i] = float32(i)
		}
		if _, err := s.Call(context.Background(), "scale", spvc.NewTensor(x, n, 2), 2); err == nil {
			t.Fatal("an int is taken for a float")
		}
		got, err := s.Call(context.Background(), "scale", spvc.NewTensor(x, n, 2), 2.0)
		if err != nil {
			t.Fatal(err)
		}
		y := got[0].(spvc.Tensor)
		if !slices.Equal(y.Shape, []int{n, 2}) || y.Data.([]float32)[2*n-1] != float32(4*n-2) {
			t.Errorf("got %v", y)
		}
	}
}

// Integers without a sign are signed or unsigned in arguments, and signed in results.
func TestSessionBytes(t *testing.T) {
	const text = `func.func @invert(%x: tensor<?xi8>) -> tensor<?xi8> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xi8>
  %ones = arith.constant -1 : i8
  %all = tensor.splat %ones[%n] : tensor<?xi8>
  %y = arith.xori %x, %all : tensor<?xi8>
  return %y : tensor<?xi8>
}`
	s := openSession(t, "invert.mlir", text)
	for _, x := range []any{[]uint8{0, 200, 255}, []int8{0, -56, -1}} {
		got, err := s.Call(context.Background(), "invert", x)
		if err != nil {
			t.Fatal(err)
		}
		if y := got[0].(spvc.Tensor).Data.([]int8); !slices.Equal(y, []int8{-1, 55, 0}) {
			t.Errorf("%v is %v", x, y)
		}
	}
	if _, err := s.Call(context.Background(), "invert", []uint16{0}); err == nil || err.Error() != "argument 0 of @invert: elements of type i8 are []int8, not []uint16" {
		t.Error(err)
	}
}

// Errors name tensors as the source does.
func TestSessionTypes(t *testing.T) {
	const text = `func.func @f(%x: tensor<?x4xf32>, %y: memref<2xf32>, %n: index) -> tensor<?x4xf32> {
  return %x : tensor<?x4xf32>
}`
	s := openSession(t, "f.mlir", text)
	args, results, err := s.Signature("f")
	if err != nil || len(args) != 3 || len(results) != 1 {
		t.Fatal(args, results, err)
	}
	for i, want := range []string{"tensor<?x4xf32>", "memref<2xf32>", "index"} {
		if args[i].Type != want {
			t.Errorf("argument %d has the type %s, want %s", i, args[i].Type, want)
		}
	}
	if results[0].Type != "tensor<?x4xf32>" || !slices.Equal(results[0].Shape, []int{-1, 4}) {
		t.Errorf("the result is %v", results[0])
	}
	for want, x := range map[string]spvc.Tensor{
		"argument 0 of @f: the array has 1 dimensions, and the type tensor<?x4xf32> has 2":              spvc.NewTensor([]float32{1, 2, 3, 4}, 4),
		"argument 0 of @f: the array has 2 elements in dimension 1, and the type tensor<?x4xf32> has 4": spvc.NewTensor([]float32{1, 2, 3, 4}, 2, 2),
	} {
		if _, err := s.Call(context.Background(), "f", x, []float32{1, 2}, 0); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestSessionInto takes results of all kinds into variables, and the wrong variables.
func TestSessionInto(t *testing.T) {
	const text = `func.func @f(%x: tensor<?xi8>, %y: tensor<2x2xf32>, %flags: tensor<2xi1>, %n: index, %r: f32) -> (tensor<?xi8>, tensor<2x2xf32>, tensor<2xi1>, index, f32) {
  return %x, %y, %flags, %n, %r : tensor<?xi8>, tensor<2x2xf32>, tensor<2xi1>, index, f32
}`
	s := openSession(t, "f.mlir", text)
	args := []any{[]int8{-1, 2, 3}, spvc.NewTensor([]float32{1, 2, 3, 4}, 2, 2), []bool{true, false}, 7, 2.5}
	var (
		x     []uint8
		y     spvc.Tensor
		flags []bool
		n     int64
		r     float64
	)
	if err := s.CallInto(context.Background(), "f", []any{&x, &y, &flags, &n, &r}, args...); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(x, []uint8{255, 2, 3}) || !slices.Equal(y.Shape, []int{2, 2}) || y.Data.([]float32)[3] != 4 || !slices.Equal(flags, []bool{true, false}) || n != 7 || r != 2.5 {
		t.Error(x, y, flags, n, r)
	}
	if err := s.CallInto(context.Background(), "f", []any{nil, nil, nil, nil, &r}, args...); err != nil {
		t.Error(err)
	}
	var ints []int32
	for want, into := range map[string][]any{
		"@f returns 5 results, not 1":                               {&x},
		"result 0 of @f: a *[]int32 cannot hold 'tensor<?xi8>'":     {&ints, nil, nil, nil, nil},
		"result 1 of @f: a []float32 cannot hold 'tensor<2x2xf32>'": {nil, []float32{}, nil, nil, nil},
		"result 3 of @f: a *spvc.Tensor cannot hold 'index'":        {nil, nil, nil, &y, nil},
		"result 3 of @f: a *float64 cannot hold 'index'":            {nil, nil, nil, &r, nil},
		"result 4 of @f: a *int64 cannot hold 'f32'":                {nil, nil, nil, nil, &n},
		"result 4 of @f: a *[]uint8 cannot hold 'f32'":              {nil, nil, nil, nil, &x},
		"result 2 of @f: a *int64 cannot hold 'tensor<2xi1>'":       {nil, nil, &n, nil, nil},
	} {
		if err := s.CallInto(context.Background(), "f", into, args...); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// openSession compiles a module and opens a session on the reference device, which ends with the test.
func openSession(t *testing.T, name, text string) *spvc.Session {
	t.Helper()
	p, err := spvc.Compile(context.Background(), []byte(text), spvc.Options{Name: name})
	if err != nil {
		t.Fatal(err)
	}
	device, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { device.Close() })
	s, err := p.NewSession(device, spvc.SessionOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}
