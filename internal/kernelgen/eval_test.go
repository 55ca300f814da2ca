package kernelgen

import (
	"encoding/binary"
	"math"
	"strings"
	"testing"
)

// onHost returns a program of the host that stores results of type typ: body defines %r0,
// %r1 and so on.
func onHost(typ, body string, results int) *Kernel {
	ref := "memref<8x" + typ + ">"
	text := "func.func @main() {\n%out = memref.get_global @b0 : " + ref + "\n" + body + "\n"
	for i := range results {
		n := string(rune('0' + i))
		text += "%i" + n + " = arith.constant " + n + " : index\nmemref.store %r" + n + ", %out[%i" + n + "] : " + ref + "\n"
	}
	return &Kernel{Host: true, Text: "memref.global @b0 : " + ref + "\n" + text + "return\n}", Buffers: []Buffer{
		{Name: "b0", Type: typ, Count: 8, Stride: 8, Part: 8, Data: make([]byte, 64), Written: true},
	}}
}

// vagueResult stands for a result that MLIR leaves open, nanResult for any NaN and nearResult for one
// with an error.
const (
	vagueResult = "vague"
	nanResult   = "nan"
	nearResult  = "near"
)

// TestOperations evaluates operations on edge values. Wanted are the bits of %r0, %r1, ….
func TestOperations(t *testing.T) {
	for _, c := range []struct {
		typ, body string
		want      []any
	}{
		{"i8", "%a = arith.constant -128 : i8\n%b = arith.constant 127 : i8\n%r0 = arith.remsi %a, %b : i8\n%r1 = arith.addi %a, %a : i8\n" +
			"%r2 = arith.ceildivsi %a, %b : i8\n%r3 = arith.floordivsi %a, %b : i8\n%r4 = math.absi %a : i8", []any{0xff, 0, 0xff, 0xfe, 0x80}},
		{"i8", "%a = arith.constant 7 : i8\n%b = arith.constant -2 : i8\n%r0 = arith.ceildivsi %a, %b : i8\n%r1 = arith.floordivsi %a, %b : i8\n" +
			"%r2 = arith.divsi %a, %b : i8\n%r3 = arith.remsi %a, %b : i8\n%r4 = arith.ceildivui %a, %b : i8", []any{0xfd, 0xfc, 0xfd, 1, 1}},
		{"i16", "%a = arith.constant 9 : i8\n%b = arith.constant 200 : i8\n%l, %h = arith.mulsi_extended %a, %b : i8\n%m, %n = arith.mului_extended %a, %b : i8\n" +
			"%s, %c = arith.addui_extended %b, %b : i8, i1\n%r0 = arith.extsi %h : i8 to i16\n%r1 = arith.extui %n : i8 to i16\n%r2 = arith.extui %c : i1 to i16\n%r3 = arith.extsi %c : i1 to i16",
			[]any{0xfffe, 7, 1, 0xffff}},
		{"i32", "%a = arith.constant 40 : i32\n%b = arith.constant 1 : i32\n%r0 = arith.shli %b, %a : i32\n%c = arith.constant 31 : i32\n%r1 = arith.shli %b, %c overflow<nsw> : i32\n" +
			"%r2 = arith.shli %b, %c overflow<nuw> : i32\n%r3 = arith.andi %r0, %b : i32\n%f = arith.constant false\n%r4 = arith.select %f, %r0, %b : i32",
			[]any{vagueResult, vagueResult, 0x80000000, vagueResult, 1}},
		{"i32", "%a = arith.constant 3.0e+09 : f32\n%r0 = arith.fptosi %a : f32 to i32\n%r1 = arith.fptoui %a : f32 to i32\n%b = arith.constant -0.75 : f32\n%r2 = arith.fptoui %b : f32 to i32\n" +
			"%n = arith.constant 0x7fc00000 : f32\n%r3 = arith.fptosi %n : f32 to i32\n%m = arith.addf %n, %a : f32\n%r4 = arith.bitcast %m : f32 to i32", []any{vagueResult, 3000000000, 0, vagueResult, vagueResult}},
		{"f32", "%p = arith.constant 0.0 : f32\n%n = arith.constant -0.0 : f32\n%x = arith.constant 0x7fc00000 : f32\n%o = arith.constant 1.0 : f32\n%r0 = arith.minimumf %p, %n : f32\n" +
			"%r1 = arith.maximumf %n, %p : f32\n%r2 = arith.minimumf %x, %o : f32\n%r3 = arith.minnumf %x, %o : f32\n%r4 = arith.maxnumf %n, %p : f32", []any{0x80000000, 0, nanResult, 0x3f800000, vagueResult}},
		{"f32", "%a = arith.constant 1.0e+00 : f32\n%b = arith.constant 3.0 : f32\n%e = arith.constant 1.0e-8 : f32\n%d = arith.constant 0x00000001 : f32\n%r0 = arith.divf %a, %b : f32\n%r1 = arith.addf %a, %e : f32\n" +
			"%r2 = arith.mulf %d, %a : f32\n%h = arith.constant 2.5 : f32\n%r3 = math.round %h : f32\n%r4 = math.roundeven %h : f32\n%r5 = arith.addf %a, %b fastmath<fast> : f32",
			[]any{nearResult, vagueResult, vagueResult, 0x40400000, 0x40000000, vagueResult}},
		{"i1", "%n = arith.constant 0x7fc00000 : f32\n%o = arith.constant 1.0 : f32\n%r0 = arith.cmpf ult, %n, %o : f32\n%r1 = arith.cmpf olt, %n, %o : f32\n%r2 = arith.cmpf uno, %n, %o : f32\n" +
			"%r3 = arith.cmpf one, %o, %n : f32\n%r4 = arith.cmpf une, %o, %n : f32\n%r5 = arith.cmpf true, %n, %n : f32", []any{1, 0, 1, 0, 1, 1}},
		// Modes round exactly, to denormal numbers too. Without one the target chooses.
		{"f16", "%a = arith.constant 2049.0 : f32\n%t = arith.constant -1.0e-30 : f32\n%m = arith.constant 1.0e+06 : f32\n%r0 = arith.truncf %a : f32 to f16\n%r1 = arith.truncf %a to_nearest_even : f32 to f16\n" +
			"%r2 = arith.truncf %a to_nearest_away : f32 to f16\n%r3 = arith.truncf %a upward : f32 to f16\n%r4 = arith.truncf %t downward : f32 to f16\n%r5 = arith.truncf %t toward_zero : f32 to f16\n" +
			"%r6 = arith.truncf %m downward : f32 to f16\n%r7 = arith.truncf %m upward fastmath<ninf> : f32 to f16",
			[]any{vagueResult, 0x6800, 0x6801, 0x6801, 0x8001, 0x8000, 0x7bff, vagueResult}},
		{"f32", "%a = arith.constant 0x0000000000000001 : f64\n%n = arith.constant 0x7ff8000000000000 : f64\n%i = arith.constant 0xfff0000000000000 : f64\n%r0 = arith.truncf %a upward : f64 to f32\n%r1 = arith.truncf %a to_nearest_away : f64 to f32\n" +
			"%r2 = arith.truncf %n downward : f64 to f32\n%r3 = arith.truncf %i toward_zero : f64 to f32", []any{1, 0, nanResult, 0xff800000}},
		{"i64", "%c = arith.constant 5 : index\n%one = arith.constant 1 : index\n%x = arith.constant 77 : i64\n%y = arith.constant 1 : i64\n%r0 = scf.for %i = %c to %one step %one iter_args(%a = %x) -> (i64) {\n" +
			"scf.yield %y : i64\n}\n%r1 = scf.for %i = %one to %c step %one iter_args(%a = %x) -> (i64) {\n%s = arith.muli %a, %a : i64\nscf.yield %s : i64\n}", []any{77, new(uint64)}},
	} {
		k := onHost(c.typ, c.body, len(c.want))
		r, err := Evaluate(k, EvalOptions{})
		if err != nil {
			t.Errorf("%v\n%s", err, c.body)
			continue
		}
		for i, want := range c.want {
			got, mark := r.Contents[0].Numbers[i], r.Contents[0].Marks[i]
			switch want := want.(type) {
			case string:
				if mark != map[string]Mark{vagueResult: Open, nanResult: NaN, nearResult: Near}[want] {
					t.Errorf("%%r%d is %#x (%d), want %s\n%s", i, got, mark, want, c.body)
				}
			case int:
				if mark != Exact || got != uint64(want) {
					t.Errorf("%%r%d is %#x (%d), want %#x\n%s", i, got, mark, want, c.body)
				}
			case *uint64: // 77 to the power of 16
				x := uint64(77)
				for range 4 {
					x *= x
				}
				if got != x {
					t.Errorf("%%r%d is %#x, want %#x", i, got, x)
				}
			}
		}
	}
}

// TestUndefinedBehavior evaluates programs that have no meaning.
func TestUndefinedBehavior(t *testing.T) {
	for body, want := range map[string]string{
		"%z = arith.constant 0 : i64\n%r0 = arith.divui %z, %z : i64":                                                                         "undefined for its operands",
		"%m = arith.constant -9223372036854775808 : i64\n%n = arith.constant -1 : i64\n%r0 = arith.divsi %m, %n : i64":                        "undefined for its operands",
		"%i = arith.constant 8 : index\n%r0 = memref.load %out[%i] : memref<8xi64>":                                                           "outside of its size",
		"%z = arith.constant 0 : index\n%r0 = scf.for %i = %z to %z step %z iter_args(%a = %z) -> (index) {\nscf.yield %a : index\n}":         "step of the loop",
		"%a = memref.alloca() : memref<1xi1>\n%z = arith.constant 0 : index\n%c = memref.load %a[%z] : memref<1xi1>\nscf.if %c {\n}":          "condition is poison",
		"scf.while : () -> () {\n%t = arith.constant true\nscf.condition(%t)\n} do {\nscf.yield\n}":                                           "too many steps",
		"%c = arith.constant 2 : i64\n%v = arith.constant dense<1> : vector<2xi64>\n%r0 = vector.extractelement %v[%c : i64] : vector<2xi64>": "outside of the vector",
		"gpu.barrier": "outside of a kernel",
		"%e = arith.constant dense<1> : vector<4xi32>\nvector.print %e : vector<4xi32>": "does not know",
	} {
		_, err := Evaluate(onHost("i64", body, 0), EvalOptions{MaxSteps: 10000})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q\n%s", err, want, body)
		}
	}
}

// onGrid returns a kernel of two workgroups of four invocations, with an i32 buffer %b of
// 64 numbers, which are their places.
func onGrid(body string) *Kernel {
	data := make([]byte, 256)
	for i := range uint32(64) {
		binary.LittleEndian.PutUint32(data[4*i:], i)
	}
	return &Kernel{Groups: [3]uint32{2, 1, 1}, Local: [3]uint32{4, 1, 1}, Text: "gpu.module @module {\ngpu.func @kernel(%b: memref<64xi32>) kernel {\n" +
		"%t = gpu.thread_id x\n%g = gpu.global_id x\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c3 = arith.constant 3 : index\n%k1 = arith.constant 1 : i32\n%k4 = arith.constant 4 : i32\n" +
		body + "\ngpu.return\n}\n}", Buffers: []Buffer{{Type: "i32", Count: 64, Stride: 4, Part: 4, Data: data, Written: true}}}
}

const sharedMemory = "%m = memref.alloc() : memref<4xi32, #gpu.address_space<workgroup>>\n%v = memref.load %b[%g] : memref<64xi32>\n" +
	"memref.store %v, %m[%t] : memref<4xi32, #gpu.address_space<workgroup>>\n"

const reverse = "%o = arith.subi %c3, %t : index\n%w = memref.load %m[%o] : memref<4xi32, #gpu.address_space<workgroup>>\nmemref.store %w, %b[%g] : memref<64xi32>"

// TestInvocations evaluates kernels whose invocations work together.
func TestInvocations(t *testing.T) {
	for body, want := range map[string][]uint64{
		sharedMemory + "gpu.barrier\n" + reverse:                                                                                                                      {3, 2, 1, 0, 7, 6, 5, 4, 8},
		"%r = memref.atomic_rmw addi %k4, %b[%c0] : (i32, memref<64xi32>) -> i32":                                                                                     {32, 1, 2, 3, 4, 5, 6, 7, 8},
		"%v = memref.load %b[%g] : memref<64xi32>\n%s = gpu.subgroup_reduce add %v : (i32) -> i32\nmemref.store %s, %b[%g] : memref<64xi32>":                          {1, 1, 5, 5, 9, 9, 13, 13, 8},
		"%v = memref.load %b[%g] : memref<64xi32>\n%w = arith.constant 2 : i32\n%s, %p = gpu.shuffle xor %v, %k1, %w : i32\nmemref.store %s, %b[%g] : memref<64xi32>": {1, 0, 3, 2, 5, 4, 7, 6, 8},
		"%n = gpu.block_id x\n%d = gpu.block_dim x\n%e = gpu.grid_dim x\n%l = gpu.lane_id\n%x = arith.muli %n, %d : index\n%y = arith.addi %x, %e : index\n%z = arith.addi %y, %l : index\n" +
			"%i = arith.index_cast %z : index to i32\nmemref.store %i, %b[%g] : memref<64xi32>": {2, 3, 2, 3, 6, 7, 6, 7, 8},
	} {
		r, err := Evaluate(onGrid(body), EvalOptions{SubgroupSize: 2})
		if err != nil {
			t.Errorf("%v\n%s", err, body)
			continue
		}
		for i, n := range want {
			if got := r.Contents[0].Numbers[i]; got != n || r.Contents[0].Marks[i] != Exact {
				t.Errorf("element %d is %d, want %d\n%s", i, got, n, body)
			}
		}
	}
}

// TestRaces evaluates kernels whose results depend on the order of invocations.
func TestRaces(t *testing.T) {
	for body, want := range map[string]string{
		sharedMemory + reverse:                       "race",
		"memref.store %k1, %b[%c0] : memref<64xi32>": "written twice",
		"%v = memref.load %b[%c1] : memref<64xi32>\nmemref.store %v, %b[%t] : memref<64xi32>":                                                              "race",
		"%r = memref.atomic_rmw addi %k4, %b[%c0] : (i32, memref<64xi32>) -> i32\n%v = memref.load %b[%c0] : memref<64xi32>":                               "race",
		"%r = memref.atomic_rmw addi %k4, %b[%c0] : (i32, memref<64xi32>) -> i32\n%s = memref.atomic_rmw muli %k4, %b[%c0] : (i32, memref<64xi32>) -> i32": "two kinds",
		"%c = arith.cmpi eq, %t, %c0 : index\nscf.if %c {\ngpu.barrier\n}":                                                                                 "only some invocations",
		"%c = arith.cmpi eq, %t, %c0 : index\n%v = arith.index_cast %t : index to i32\nscf.if %c {\n%s = gpu.subgroup_reduce add %v : (i32) -> i32\n}":     "only some invocations",
	} {
		_, err := Evaluate(onGrid(body), EvalOptions{SubgroupSize: 2})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q\n%s", err, want, body)
		}
	}
}

// TestCompare compares bytes with results of each mark.
func TestCompare(t *testing.T) {
	k := onHost("f32", "", 0)
	b := &k.Buffers[0]
	b.Part, b.Stride = 4, 4
	r, err := Evaluate(k, EvalOptions{})
	if err != nil {
		t.Fatal(err)
	}
	c := &r.Contents[0]
	c.Numbers[0], c.Marks[1], c.Marks[2] = 0x3f800000, NaN, Open
	got := make([]byte, 32)
	put := func(i int, x uint32) { binary.LittleEndian.PutUint32(got[4*i:], x) }
	put(0, 0x3f800000)
	put(1, math.Float32bits(float32(math.NaN()))|1<<31)
	put(2, 77)
	if d := k.Compare(r, 0, got); d != nil {
		t.Errorf("a difference where there is none: %v", d)
	}
	put(1, 0x7f800000)
	if d := k.Compare(r, 0, got); d == nil || d.Element != 1 || d.Mark != NaN || !strings.Contains(d.String(), "want NaN") {
		t.Errorf("the difference is %v, want a NaN in element 1", d)
	}
	put(0, 0x3f900000)
	if d := k.Compare(r, 0, got); d == nil || d.Element != 0 || d.Byte != 2 || d.Got != 0x3f900000 {
		t.Errorf("the difference is %v, want byte 2", d)
	}
	if d := k.Compare(r, 0, got[:2]); d == nil {
		t.Error("no difference with too few bytes")
	}
	if exact, all := k.Comparable(r); exact != 28 || all != 32 {
		t.Errorf("%d of %d bytes are comparable, want 28 of 32", exact, all)
	}
}
