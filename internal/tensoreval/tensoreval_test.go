package tensoreval_test

import (
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/tensoreval"
	"github.com/spvc/spvc/ir"
)

// TestCall computes a product of matrices and the exponential of its elements.
func TestCall(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	m, ok := ir.Parse(ctx, ctx.AddFile("f.mlir", []byte(`
func.func @f(%a: tensor<2x2xf32>, %b: tensor<2x1xf32>, %c: tensor<2x1xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>) {
  %m = linalg.matmul ins(%a, %b : tensor<2x2xf32>, tensor<2x1xf32>) outs(%c : tensor<2x1xf32>) -> tensor<2x1xf32>
  %e = math.exp %m : tensor<2x1xf32>
  return %m, %e : tensor<2x1xf32>, tensor<2x1xf32>
}`)))
	if !ok {
		t.Fatal("the module is wrong")
	}
	f32 := ctx.Float(ir.F32)
	tensor := func(shape []int64, xs ...float64) *tensoreval.Tensor {
		out := &tensoreval.Tensor{Elem: f32, Shape: shape}
		for _, x := range xs {
			out.Data = append(out.Data, tensoreval.Float(x))
		}
		return out
	}
	got, err := tensoreval.Call(m, "f", []*tensoreval.Tensor{tensor([]int64{2, 2}, 1, 2, 3, 4), tensor([]int64{2, 1}, 5, -6), tensor([]int64{2, 1}, 1, 2)})
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []float64{1 + 5 - 12, 2 + 15 - 24} {
		if n := got[0].Data[i]; n.F != want || !n.Allows(f32, tensoreval.Float(want)) || n.Allows(f32, tensoreval.Float(want+0.5)) {
			t.Errorf("element %d is %v, not %v", i, n, want)
		}
	}
	if n := got[1].Data[0]; !n.Allows(f32, tensoreval.Float(0.0024787522)) || n.Allows(f32, tensoreval.Float(0.0025)) {
		t.Errorf("the exponential of -6 is %v", n)
	}
}
