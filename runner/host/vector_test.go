package host

import (
	"slices"
	"strings"
	"testing"
)

// vectorCases holds functions without arguments and their results.
var vectorCases = []struct {
	name, body string
	want       []int64
}{
	{"load and store", `
  %m = memref.alloc() : memref<3x4xi32>
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  vector.store %v, %m[%c1, %c1] : memref<3x4xi32>, vector<2x3xi32>
  %w = vector.load %m[%c1, %c2] : memref<3x4xi32>, vector<2x2xi32>
  %a = vector.extract %w[0, 1] : i32 from vector<2x2xi32>
  %b = memref.load %m[%c2, %c2] : memref<3x4xi32>
  return %a, %b : i32, i32`, []int64{3, 5}},
	{"memref of vectors", `
  %m = memref.alloc() : memref<2xvector<2xi32>>
  %v = arith.constant dense<[7, 8]> : vector<2xi32>
  vector.store %v, %m[%c1] : memref<2xvector<2xi32>>, vector<2xi32>
  %w = vector.load %m[%c1] : memref<2xvector<2xi32>>, vector<2xi32>
  %a, %b = vector.deinterleave %w : vector<2xi32> -> vector<1xi32>
  %c = vector.extract %b[0] : i32 from vector<1xi32>
  return %c, %c : i32, i32`, []int64{8, 8}},
	{"broadcast", `
  %v = arith.constant dense<[[1], [2]]> : vector<2x1xi32>
  %w = vector.broadcast %v : vector<2x1xi32> to vector<3x2x2xi32>
  %a = vector.extract %w[2, 0, 1] : i32 from vector<3x2x2xi32>
  %s = vector.splat %a : vector<4xi32>
  %b = vector.extract %w[%c1, %c1, 0] : i32 from vector<3x2x2xi32>
  return %a, %b : i32, i32`, []int64{1, 2}},
	{"insert", `
  %v = arith.constant dense<0> : vector<2x2xi32>
  %r = arith.constant dense<[5, 6]> : vector<2xi32>
  %k = arith.constant 9 : i32
  %w = vector.insert %r, %v[%c1] : vector<2xi32> into vector<2x2xi32>
  %x = vector.insert %k, %w[1, %c1] : i32 into vector<2x2xi32>
  %y = vector.extract %x[1] : vector<2xi32> from vector<2x2xi32>
  %z = vector.insertelement %k, %y[%c1 : index] : vector<2xi32>
  %a = vector.extractelement %y[%c0 : index] : vector<2xi32>
  %b = vector.extractelement %z[%c1 : index] : vector<2xi32>
  return %a, %b : i32, i32`, []int64{5, 9}},
	{"slices", `
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %s = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [1]} : vector<2x3xi32> to vector<1x3xi32>
  %r = vector.shape_cast %s : vector<1x3xi32> to vector<3xi32>
  %t = vector.extract_strided_slice %r {offsets = [1], sizes = [2], strides = [1]} : vector<3xi32> to vector<2xi32>
  %w = vector.insert_strided_slice %t, %v {offsets = [0, 1], strides = [1]} : vector<2xi32> into vector<2x3xi32>
  %a = vector.extract %w[0, 1] : i32 from vector<2x3xi32>
  %b = vector.extract %w[0, 2] : i32 from vector<2x3xi32>
  return %a, %b : i32, i32`, []int64{5, 6}},
	{"shuffle rows", `
  %v = arith.constant dense<[[1, 2]]> : vector<1x2xi32>
  %w = arith.constant dense<[[3, 4], [5, 6]]> : vector<2x2xi32>
  %x = vector.shuffle %v, %w [2, 0] : vector<1x2xi32>, vector<2x2xi32>
  %a = vector.extract %x[0, 1] : i32 from vector<2x2xi32>
  %b = vector.extract %x[1, 0] : i32 from vector<2x2xi32>
  return %a, %b : i32, i32`, []int64{6, 1}},
	{"interleave", `
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %w = arith.constant dense<[3, 4]> : vector<2xi32>
  %x = vector.interleave %v, %w : vector<2xi32> -> vector<4xi32>
  %p, %q = vector.deinterleave %x : vector<4xi32> -> vector<2xi32>
  %a = vector.extract %x[2] : i32 from vector<4xi32>
  %b = vector.extract %q[0] : i32 from vector<2xi32>
  return %a, %b : i32, i32`, []int64{2, 3}},
	{"reductions", `
  %k = arith.constant 100 : i32
  %v = vector.from_elements %k, %k, %k : vector<3xi32>
  %w = arith.constant dense<[3, -4, 5]> : vector<3xi32>
  %a = vector.reduction <add>, %v, %k : vector<3xi32> into i32
  %b = vector.reduction <maxsi>, %w : vector<3xi32> into i32
  return %a, %b : i32, i32`, []int64{400, 5}},
}

func TestVectorOps(t *testing.T) {
	for _, c := range vectorCases {
		t.Run(c.name, func(t *testing.T) {
			text := "func.func @f() -> (i32, i32) {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %c2 = arith.constant 2 : index" + c.body + "\n}"
			if got := results(t, text); !slices.Equal(got, c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

func TestVectorErrors(t *testing.T) {
	for body, want := range map[string]string{
		`  %m = memref.alloc() : memref<3xi32>
  %v = vector.load %m[%i] : memref<3xi32>, vector<2xi32>`: "index 3 is out of bounds",
		`  %v = arith.constant dense<0> : vector<2xi32>
  %x = vector.extract %v[%i] : i32 from vector<2xi32>`: "the index is out of bounds",
		`  %k = arith.constant 0 : i32
  %v = vector.splat %k : vector<[4]xi32>
  %x = vector.scalable.extract %v[4] : vector<4xi32> from vector<[4]xi32>`: "the index is out of bounds",
		`  %v = arith.constant dense<0> : vector<4xi32>
  %x = vector.reshape %v, [%i], [%i], [] : vector<4xi32> to vector<4xi32>`: "no pass of MLIR gives it a meaning",
	} {
		_, _, err := call(t, "func.func @f(%i: index) {\n"+body+"\n  return\n}", IntValue(2))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q\n%s", err, want, body)
		}
	}
}
