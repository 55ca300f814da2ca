//go:build cgo

package tensors_test

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/reference"
)

// matrixTarget is a target with cooperative matrices of 16 x 8 x 16. No driver of the tests has them; the reference device takes any.
const matrixTarget = `module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [Shader, Float16, StorageBuffer16BitAccess,
  CooperativeMatrixKHR, VulkanMemoryModel], [SPV_KHR_cooperative_matrix]>, #spirv.resource_limits<cooperative_matrix_properties_khr = [
  #spirv.coop_matrix_props_khr<m_size = 16, n_size = 8, k_size = 16, a_type = f16, b_type = f16, c_type = f32, result_type = f32, acc_sat = false, scope = <Subgroup>>]>>} {
`

// TestMatrices checks products by cooperative matrices with exact sums: factors are small integers.
func TestMatrices(t *testing.T) {
	const text = matrixTarget + `
  func.func @filled(%a: tensor<128x48xf16>, %b: tensor<48x64xf16>) -> tensor<128x64xf32> {
    %two = arith.constant 2.0 : f32
    %e = tensor.empty() : tensor<128x64xf32>
    %z = linalg.fill ins(%two : f32) outs(%e : tensor<128x64xf32>) -> tensor<128x64xf32>
    %m = linalg.matmul ins(%a, %b : tensor<128x48xf16>, tensor<48x64xf16>) outs(%z : tensor<128x64xf32>) -> tensor<128x64xf32>
    return %m : tensor<128x64xf32>
  }
  func.func @added(%a: tensor<3x32x16xf16>, %b: tensor<3x8x16xf16>, %c: tensor<3x32x8xf32>) -> tensor<3x32x8xf32> {
    %m = linalg.batch_matmul_transpose_b ins(%a, %b : tensor<3x32x16xf16>, tensor<3x8x16xf16>) outs(%c : tensor<3x32x8xf32>) -> tensor<3x32x8xf32>
    return %m : tensor<3x32x8xf32>
  }
  func.func @columns(%a: tensor<32x64xf16>, %b: tensor<32x40xf16>, %c: tensor<64x40xf32>) -> tensor<64x40xf32> {
    %m = linalg.matmul_transpose_a ins(%a, %b : tensor<32x64xf16>, tensor<32x40xf16>) outs(%c : tensor<64x40xf32>) -> tensor<64x40xf32>
    return %m : tensor<64x40xf32>
  }
}
`
	cases := []struct {
		entry string
		args  [][]int
		model func(args []array, i []int) float64
	}{
		{"filled", [][]int{{128, 48}, {48, 64}}, func(x []array, i []int) float64 {
			sum := 2.0
			for k := range 48 {
				sum += x[0].at(i[0], k) * x[1].at(k, i[1])
			}
			return sum
		}},
		{"added", [][]int{{3, 32, 16}, {3, 8, 16}, {3, 32, 8}}, func(x []array, i []int) float64 {
			sum := x[2].at(i...)
			for k := range 16 {
				sum += x[0].at(i[0], i[1], k) * x[1].at(i[0], i[2], k)
			}
			return sum
		}},
		{"columns", [][]int{{32, 64}, {32, 40}, {64, 40}}, func(x []array, i []int) float64 {
			sum := x[2].at(i...)
			for k := range 32 {
				sum += x[0].at(k, i[0]) * x[1].at(k, i[1])
			}
			return sum
		}},
	}
	dev, err := reference.Open(reference.Options{Checks: reference.CheckAll})
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	for _, level := range []spvc.OptLevel{spvc.O0, spvc.O1} {
		p, err := spvc.Compile(context.Background(), []byte(text), spvc.Options{Opt: level, MLIRVersion: ir.OldestVersion, Remarks: true})
		if err != nil {
			t.Fatal(err)
		}
		launches := 0
		for _, d := range p.Diagnostics {
			if strings.Contains(d.Message, "by cooperative matrices of 16x8x16") {
				launches++
			}
		}
		if launches != len(cases) {
			t.Errorf("%d launches have cooperative matrices", launches)
		}
		s, err := p.NewSession(dev, spvc.SessionOptions{})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		for _, c := range cases {
			var args []any
			var values []array
			for k, shape := range c.args {
				r := rand.New(rand.NewPCG(uint64(k), 7))
				a := made(func([]int) float64 { return float64(r.IntN(17) - 8) }, shape...)
				values = append(values, a)
				args = append(args, argument{array: a, elem: [...]string{"f16", "f16", "f32"}[k]}.value())
			}
			got, err := s.Call(context.Background(), c.entry, args...)
			if err != nil {
				t.Fatal(err)
			}
			y := got[0].(spvc.Tensor)
			data, n := y.Data.([]float32), 0
			made(func(i []int) float64 {
				if want := c.model(values, i); float64(data[n]) != want && !t.Failed() {
					t.Errorf("%s: element %v is %v, want %v", c.entry, i, data[n], want)
				}
				n++
				return 0
			}, y.Shape...)
		}
	}
}
