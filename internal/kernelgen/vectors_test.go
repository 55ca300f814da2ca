package kernelgen

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
)

// TestVectorOperations evaluates operations on vectors of several dimensions. %a holds 1 to 6 and %b 10 to
// 60, as vectors of 2x3, %v holds the numbers of %a in a row, and %m is memory of 2x4 with 1 to 8. %x is the
// result, whose numbers are stored.
func TestVectorOperations(t *testing.T) {
	for op, want := range map[string][]int{
		"%x = vector.transpose %a, [1, 0] : vector<2x3xi64> to vector<3x2xi64>":                                                                                                                         {1, 4, 2, 5, 3, 6},
		"%r = vector.extract %a[1] : vector<3xi64> from vector<2x3xi64>\n%x = vector.broadcast %r : vector<3xi64> to vector<2x3xi64>":                                                                   {4, 5, 6, 4, 5, 6},
		"%s = vector.shape_cast %v : vector<6xi64> to vector<6x1xi64>\n%x = vector.broadcast %s : vector<6x1xi64> to vector<6x1xi64>":                                                                   {1, 2, 3, 4, 5, 6},
		"%s = vector.extract_strided_slice %a {offsets = [0, 2], sizes = [2, 1], strides = [1, 1]} : vector<2x3xi64> to vector<2x1xi64>\n%x = vector.broadcast %s : vector<2x1xi64> to vector<2x3xi64>": {3, 3, 3, 6, 6, 6},
		"%x = vector.extract %a[%c1] : vector<3xi64> from vector<2x3xi64>":                                                                                                                              {4, 5, 6},
		"%r = vector.extract %b[0] : vector<3xi64> from vector<2x3xi64>\n%x = vector.insert %r, %a [%c1] : vector<3xi64> into vector<2x3xi64>":                                                          {1, 2, 3, 10, 20, 30},
		"%e = vector.extract %b[1, %c1] : i64 from vector<2x3xi64>\n%x = vector.insert %e, %a [%c1, 2] : i64 into vector<2x3xi64>":                                                                      {1, 2, 3, 4, 5, 50},
		"%x = vector.shuffle %a, %b [3, 0] : vector<2x3xi64>, vector<2x3xi64>":                                                                                                                          {40, 50, 60, 1, 2, 3},
		"%x = vector.extract_strided_slice %a {offsets = [1], sizes = [1], strides = [1]} : vector<2x3xi64> to vector<1x3xi64>":                                                                         {4, 5, 6},
		"%r = vector.extract %b[0] : vector<3xi64> from vector<2x3xi64>\n%s = vector.extract_strided_slice %r {offsets = [1], sizes = [2], strides = [1]} : vector<3xi64> to vector<2xi64>\n" +
			"%x = vector.insert_strided_slice %s, %a {offsets = [1, 1], strides = [1]} : vector<2xi64> into vector<2x3xi64>": {1, 2, 3, 4, 20, 30},
		"%x = vector.flat_transpose %v {rows = 2 : i32, columns = 3 : i32} : vector<6xi64> -> vector<6xi64>":                {1, 3, 5, 2, 4, 6},
		"%x = vector.interleave %a, %b : vector<2x3xi64> -> vector<2x6xi64>":                                                {1, 10, 2, 20, 3, 30, 4, 40},
		"%o, %x = vector.deinterleave %v : vector<6xi64> -> vector<3xi64>":                                                  {2, 4, 6},
		"%o = vector.create_mask %c1, %c2 : vector<2x3xi1>\n%x = arith.select %o, %a, %b : vector<2x3xi1>, vector<2x3xi64>": {1, 2, 30, 40, 50, 60},
		"%o = vector.constant_mask [2, 1] : vector<2x3xi1>\n%x = arith.select %o, %a, %b : vector<2x3xi1>, vector<2x3xi64>": {1, 20, 30, 4, 50, 60},
		"%o = vector.create_mask %c0 : vector<i1>\n%p = vector.create_mask %c2 : vector<i1>\n%y = arith.constant dense<3> : vector<i64>\n%z = arith.constant dense<5> : vector<i64>\n" +
			"%s = arith.select %o, %y, %z : vector<i1>, vector<i64>\n%t0 = arith.select %p, %s, %y : vector<i1>, vector<i64>\n%x = vector.broadcast %t0 : vector<i64> to vector<2xi64>": {5, 5},
		"%s = vector.step : vector<4xindex>\n%x = arith.index_cast %s : vector<4xindex> to vector<4xi64>":                                                                                                        {0, 1, 2, 3},
		"%s = vector.bitcast %a : vector<2x3xi64> to vector<2x6xi32>\n%x = vector.bitcast %s : vector<2x6xi32> to vector<2x3xi64>":                                                                               {1, 2, 3, 4, 5, 6},
		"%i = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>\n%x = vector.bitcast %i : vector<4xi16> to vector<1xi64>":                                                                                       {1 | 2<<16 | 3<<32 | 4<<48},
		"%r = vector.reduction <add>, %v, %k : vector<6xi64> into i64\n%x = vector.broadcast %r : i64 to vector<1xi64>":                                                                                          {121},
		"%r = vector.multi_reduction <mul>, %a, %k [0, 1] : vector<2x3xi64> to i64\n%x = vector.broadcast %r : i64 to vector<1xi64>":                                                                             {72000},
		"%r = vector.extract %b[0] : vector<3xi64> from vector<2x3xi64>\n%x = vector.multi_reduction <add>, %a, %r [0] : vector<2x3xi64> to vector<3xi64>":                                                       {15, 27, 39},
		"%r = vector.extract %b[0] : vector<3xi64> from vector<2x3xi64>\n%x = vector.mask %on { vector.multi_reduction <add>, %a, %r [0] : vector<2x3xi64> to vector<3xi64> } : vector<2x3xi1> -> vector<3xi64>": {11, 20, 36},
		"%r = vector.extract %a[0] : vector<3xi64> from vector<2x3xi64>\n%s = vector.extract %b[0] : vector<3xi64> from vector<2x3xi64>\n%o = vector.outerproduct %r, %s : vector<3xi64>, vector<3xi64>\n" +
			"%x = vector.extract %o[1] : vector<3xi64> from vector<3x3xi64>": {20, 40, 60},
		"%r = vector.extract %a[0] : vector<3xi64> from vector<2x3xi64>\n%x = vector.outerproduct %r, %k, %r {kind = #vector.kind<maxsi>} : vector<3xi64>, i64": {100, 200, 300},
		"%z = arith.constant dense<1> : vector<2x2xi64>\n%x = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j, i)>], " +
			"iterator_types = [\"parallel\", \"parallel\", \"reduction\"], kind = #vector.kind<add>} %a, %b, %z : vector<2x3xi64>, vector<2x3xi64> into vector<2x2xi64>": {141, 321, 321, 771},
		"%x = vector.matrix_multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xi64>, vector<6xi64>) -> vector<4xi64>":                                                                                                                                     {22, 28, 49, 64},
		"%r = vector.extract %b[0] : vector<3xi64> from vector<2x3xi64>\n%x, %l = vector.scan <add>, %a, %r {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xi64>, vector<3xi64>":                                                                                                             {1, 2, 3, 5, 7, 9},
		"%r = arith.constant dense<100> : vector<2xi64>\n%x, %l = vector.scan <add>, %a, %r {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xi64>, vector<2xi64>":                                                                                                                            {100, 101, 103, 100, 104, 109},
		"%r = arith.constant dense<100> : vector<2xi64>\n%o, %x = vector.scan <add>, %a, %r {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xi64>, vector<2xi64>":                                                                                                                            {103, 109},
		"%x = vector.load %m[%c0, %c1] : memref<2x4xi64>, vector<2x2xi64>":                                                                                                                                                                                                                            {2, 3, 6, 7},
		"vector.store %a, %m[%c0, %c1] : memref<2x4xi64>, vector<2x3xi64>\n%x = vector.load %m[%c0, %c0] : memref<2x4xi64>, vector<2x4xi64>":                                                                                                                                                          {1, 1, 2, 3, 5, 4, 5, 6},
		"%x = vector.transfer_read %m[%c1, %c2], %k {in_bounds = [false, true]} : memref<2x4xi64>, vector<2x2xi64>":                                                                                                                                                                                   {7, 8, 100, 100},
		"%x = vector.transfer_read %m[%c0, %c2], %k {in_bounds = [false, true, true], permutation_map = affine_map<(i, j) -> (j, 0, i)>} : memref<2x4xi64>, vector<3x1x2xi64>":                                                                                                                        {3, 7, 4, 8, 100, 100},
		"%x = vector.transfer_read %m[%c0, %c0], %k, %on {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (j, i)>} : memref<2x4xi64>, vector<3x2xi64>":                                                                                                                               {1, 100, 100, 100, 100, 7},
		"%x = vector.mask %on, %b { vector.transfer_read %m[%c0, %c0], %k {in_bounds = [true, true]} : memref<2x4xi64>, vector<2x3xi64> } : vector<2x3xi1> -> vector<2x3xi64>":                                                                                                                        {1, 20, 30, 40, 50, 7},
		"%y = vector.transpose %b, [1, 0] : vector<2x3xi64> to vector<3x2xi64>\n%x = vector.mask %on, %y { vector.transfer_read %m[%c0, %c0], %k {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (j, i)>} : memref<2x4xi64>, vector<3x2xi64> } : vector<2x3xi1> -> vector<3x2xi64>": {1, 40, 20, 50, 30, 7},
		"vector.transfer_write %a, %m[%c0, %c2], %on {in_bounds = [true, false]} : vector<2x3xi64>, memref<2x4xi64>\n%x = vector.load %m[%c0, %c0] : memref<2x4xi64>, vector<2x4xi64>":                                                                                                                {1, 2, 1, 4, 5, 6, 7, 8},
		"%x = vector.maskedload %m[%c1, %c1], %three, %t : memref<2x4xi64>, vector<3xi1>, vector<3xi64> into vector<3xi64>":                                                                                                                                                                           {6, 102, 8},
		"%x = vector.expandload %m[%c1, %c1], %three, %t : memref<2x4xi64>, vector<3xi1>, vector<3xi64> into vector<3xi64>":                                                                                                                                                                           {6, 102, 7},
		"%x = vector.gather %m[%c0, %c1] [%t2], %three, %t : memref<2x4xi64>, vector<3xi32>, vector<3xi1>, vector<3xi64> into vector<3xi64>":                                                                                                                                                          {4, 102, 1},
		"vector.maskedstore %m[%c1, %c0], %three, %t : memref<2x4xi64>, vector<3xi1>, vector<3xi64>\n%x = vector.load %m[%c0, %c0] : memref<2x4xi64>, vector<2x4xi64>":                                                                                                                                {1, 2, 3, 4, 101, 6, 103, 8},
		"vector.compressstore %m[%c1, %c2], %three, %t : memref<2x4xi64>, vector<3xi1>, vector<3xi64>\n%x = vector.load %m[%c0, %c0] : memref<2x4xi64>, vector<2x4xi64>":                                                                                                                              {1, 2, 3, 4, 5, 6, 101, 103},
		"vector.scatter %m[%c0, %c1] [%t2], %three, %t : memref<2x4xi64>, vector<3xi32>, vector<3xi1>, vector<3xi64>\n%x = vector.load %m[%c0, %c0] : memref<2x4xi64>, vector<2x4xi64>":                                                                                                               {103, 2, 3, 101, 5, 6, 7, 8},
		"%s = vector.extractelement %v[%c1 : index] : vector<6xi64>\n%z = arith.constant dense<7> : vector<i64>\n%y = vector.insertelement %s, %z[] : vector<i64>\n%x = vector.broadcast %y : vector<i64> to vector<2xi64>":                                                                           {2, 2},
	} {
		got, err := vectorResult(op)
		if err != nil || !slices.Equal(got[:len(want)], want) {
			t.Errorf("%v (%v), want %v\n%s", got, err, want, op)
		}
	}
}

const vectorValues = `%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%k = arith.constant 100 : i64
%a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi64>
%b = arith.constant dense<[[10, 20, 30], [40, 50, 60]]> : vector<2x3xi64>
%v = vector.shape_cast %a : vector<2x3xi64> to vector<6xi64>
%on = arith.constant dense<[[true, false, false], [false, false, true]]> : vector<2x3xi1>
%three = arith.constant dense<[true, false, true]> : vector<3xi1>
%t = arith.constant dense<[101, 102, 103]> : vector<3xi64>
%t2 = arith.constant dense<[2, 100, -1]> : vector<3xi32>
%m = memref.alloc() : memref<2x4xi64>
%n = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi64>
vector.store %n, %m[%c0, %c0] : memref<2x4xi64>, vector<2x4xi64>
`

// vectorResult evaluates operations on the values and returns the first numbers of %x.
func vectorResult(ops string) ([]int, error) {
	r, err := Evaluate(storing(onHost("i64", vectorValues+ops, 0)), EvalOptions{})
	if err != nil {
		return make([]int, 8), err
	}
	var out []int
	for _, n := range r.Contents[0].Numbers {
		out = append(out, int(n))
	}
	return out, nil
}

// storing returns a program that also stores the first eight numbers of %x, a vector of any of some shapes.
func storing(k *Kernel) *Kernel {
	for _, shape := range [][]int{{2, 3}, {3, 2}, {3}, {2, 4}, {2, 6}, {6}, {6, 1}, {1, 3}, {4}, {1}, {2, 2}, {2}, {3, 1, 2}} {
		c, n := *k, count(shape)
		i64 := intType(64)
		flat, part := shapedType("vector", []int{n}, i64), shapedType("vector", []int{min(n, 8)}, i64)
		c.Text = strings.Replace(k.Text, "return\n}", fmt.Sprintf("%%flat = vector.shape_cast %%x : %s to %s\n"+
			"%%part = vector.extract_strided_slice %%flat {offsets = [0], sizes = [%d], strides = [1]} : %s to %s\n"+
			"vector.store %%part, %%out[%%c0] : memref<8xi64>, %s\nreturn\n}", shapedType("vector", shape, i64), flat, min(n, 8), flat, part, part), 1)
		if _, err := parse(c.Text); err == nil {
			return &c
		}
	}
	return k
}

// TestNear compares numbers with results that have an error.
func TestNear(t *testing.T) {
	k := onHost("f32", "%a = arith.constant 2.0 : f32\n%b = arith.constant 3.0 : f32\n%r0 = math.exp %a : f32\n%r1 = math.sin %a : f32\n%r2 = arith.divf %a, %b : f32\n"+
		"%r3 = math.sqrt %b : f32\n%n = arith.constant 5 : i32\n%r4 = math.fpowi %b, %n : f32, i32\n%r5 = arith.addf %r4, %r4 : f32", 6)
	k.Buffers[0].Part, k.Buffers[0].Stride, k.Buffers[0].Data = 4, 4, make([]byte, 32)
	r, err := Evaluate(k, EvalOptions{})
	if err != nil {
		t.Fatal(err)
	}
	f, _ := formatOf(32)
	for i, want := range []struct{ value, bound float64 }{{math.Exp(2), 7}, {math.Sin(2), 4}, {2. / 3, 2.5}, {math.Sqrt(3), 3}, {243, 4}} {
		bits := uint64(math.Float32bits(float32(want.value)))
		if c := r.Contents[0]; c.Numbers[i] != bits || c.Marks[i] != Near || c.Slack[i] != want.bound+0.5 {
			t.Fatalf("number %d is %#x within %v, want %#x within %v", i, c.Numbers[i], c.Slack[i], bits, want.bound+0.5)
		}
		for steps := range uint64(12) {
			for _, got := range []uint64{bits + steps, bits - steps} {
				near := f.distance(bits, got) <= want.bound+0.5
				d := k.Buffers[0].differs(&r.Contents[0], i, bits, []byte{byte(got), byte(got >> 8), byte(got >> 16), byte(got >> 24)}, 0)
				if near != (d == nil) || near != (float64(steps) <= want.bound+0.5) && i != 4 {
					t.Errorf("%d steps from number %d: difference %v", steps, i, d)
				}
				if d != nil && !strings.Contains(d.String(), "want about 0x") {
					t.Errorf("the difference is %v", d)
				}
			}
		}
	}
	if r.Contents[0].Marks[5] != Open {
		t.Error("a sum of a number with an error is compared")
	}
}

// TestFunctions computes functions of f64 with many digits and with Go's, which agree, and special values.
func TestFunctions(t *testing.T) {
	form, _ := formatOf(64)
	for _, f := range functions() {
		for _, x := range []float64{0.25, 1, -1, 0.5, 1.5, -3, 11, 30, -100, 700, 1e5, -1e10, 1e100, -1e300} {
			for _, y := range []float64{2, -1, 0.5, 3, -4, 0} {
				r := f.apply(form, x, y)
				if want := f.compute(x, y); r.state == near && form.distance(r.bits, math.Float64bits(want)) > 20 {
					t.Errorf("%s of %v and %v is %v, but Go has %v", f.def.Name, x, y, form.decode(r.bits), want)
				}
			}
		}
		for _, x := range []float64{math.Inf(1), math.Inf(-1), 0, math.Copysign(0, -1), math.NaN()} {
			r, want := f.apply(form, x, 2), f.compute(x, 2)
			if special := want == 0 || want-want != 0; special && r.state != map[bool]state{true: anyNaN, false: firm}[want != want] ||
				!special && r.state != near {
				t.Errorf("%s of %v is in state %d, but Go has %v", f.def.Name, x, r.state, want)
			}
		}
	}
	for _, f := range functions() {
		if f.grows && f.def.Name == "math.exp" {
			if r := f.apply(form, -1000, 0); r.state != vague {
				t.Errorf("an underflow is in state %d", r.state)
			}
		}
	}
}
