//go:build cgo

package reference_test

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/dispatch"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	words "github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/test/drivers"
)

// beyondRow is a kernel with an access whose index is beyond its dimension, but whose place may be in the buffer.
type beyondRow struct {
	name string
	// args are the arguments between the commas, and values their values. Argument 0 is %o, a memref<4xi32> of zeros.
	args   string
	values []string
	// body has the access at the line that ends in "// here". %n is 1, %k7 is 7, %k5 is 5, %k2 is 2 and %m1 is -1; the compiler knows none of them.
	body string
	// want are the reports: what the access is to, and the index. A correct kernel has none.
	want []string
	// outside is what stands before the kernel in the module.
	outside string
}

const beyondRowHead = `  gpu.func @k(%o: memref<4xi32>ARGS) workgroup(%w: memref<4x4xi32, #gpu.address_space<workgroup>>) private(%p: memref<4x4xi32, #gpu.address_space<private>>)
      kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %z = arith.constant 0 : index
    %one = arith.constant 1 : index
    %n = gpu.grid_dim x
    %c7 = arith.constant 7 : index
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %k7 = arith.muli %n, %c7 : index
    %k5 = arith.muli %n, %c5 : index
    %k2 = arith.muli %n, %c2 : index
    %m1 = arith.subi %z, %n : index
    %v = arith.constant 1 : i32
`

var beyondRows = []beyondRow{
	{name: "store", args: "%c: memref<4x4xi32>", values: []string{"zeros"}, body: "memref.store %v, %c[%z, %k7] : memref<4x4xi32> // here",
		want: []string{"store to 'k_arg_1' (set 0, binding 1): index 7, but dimension 1 has 4 elements"}},
	{name: "inside", args: "%c: memref<4x8xi32>", values: []string{"zeros"}, body: "memref.store %v, %c[%k2, %k7] : memref<4x8xi32> // here"},
	{name: "both", args: "%c: memref<4x4xi32>", values: []string{"zeros"}, body: "memref.store %v, %c[%k7, %k7] : memref<4x4xi32> // here",
		want: []string{"store to 'k_arg_1' (set 0, binding 1): index 7, but dimension 0 has 4 elements"}},
	{name: "constant", args: "%c: memref<4x4xi32>", values: []string{"zeros"}, body: "memref.store %v, %c[%z, %c7] : memref<4x4xi32> // here",
		want: []string{"store to 'k_arg_1' (set 0, binding 1): index 7, but dimension 1 has 4 elements"}},
	{name: "negative", args: "%c: memref<4x4xi32>", values: []string{"zeros"},
		body: "%x = memref.load %c[%k2, %m1] : memref<4x4xi32> // here\nmemref.store %x, %o[%z] : memref<4xi32>",
		want: []string{"load from 'k_arg_1' (set 0, binding 1): index -1, but dimension 1 has 4 elements"}},
	{name: "dynamic", args: "%c: memref<?x?xi32>", values: []string{"zeros:4x5"}, body: "memref.store %v, %c[%z, %k5] : memref<?x?xi32> // here",
		want: []string{"store to 'k_arg_1' (set 0, binding 1): index 5, but dimension 1 has 5 elements"}},
	{name: "dynamic inside", args: "%c: memref<?x?xi32>", values: []string{"zeros:4x6"}, body: "memref.store %v, %c[%k2, %k5] : memref<?x?xi32> // here"},
	{name: "strides", args: "%c: memref<2x4xi32, strided<[8, 1]>>", values: []string{"zeros"}, body: "memref.store %v, %c[%z, %k5] : memref<2x4xi32, strided<[8, 1]>> // here",
		want: []string{"store to 'k_arg_1' (set 0, binding 1): index 5, but dimension 1 has 4 elements"}},
	{name: "atomic", args: "%c: memref<4x4xi32>", values: []string{"zeros"},
		body: "%x = memref.atomic_rmw addi %v, %c[%n, %k7] : (i32, memref<4x4xi32>) -> i32 // here\nmemref.store %x, %o[%z] : memref<4xi32>",
		want: []string{"atomic operation on 'k_arg_1' (set 0, binding 1): index 7, but dimension 1 has 4 elements"}},
	{name: "generic atomic", args: "%c: memref<4x4xi32>", values: []string{"zeros"},
		body: "%x = memref.generic_atomic_rmw %c[%n, %k7] : memref<4x4xi32> { // here\n^bb0(%old: i32):\n%new = arith.xori %old, %v : i32\nmemref.atomic_yield %new : i32\n}",
		want: []string{"atomic operation on 'k_arg_1' (set 0, binding 1): index 7, but dimension 1 has 4 elements"}},
	{name: "bytes", args: "%c: memref<5xi8>", values: []string{"zeros"}, body: "%b = arith.trunci %v : i32 to i8\nmemref.store %b, %c[%k5] : memref<5xi8> // here",
		want: []string{"store to 'k_arg_1' (set 0, binding 1): index 5, but dimension 0 has 5 elements"}},
	{name: "dynamic bytes", args: "%c: memref<?xi8>", values: []string{"zeros:5"},
		body: "%b = memref.load %c[%k7] : memref<?xi8> // here\n%x = arith.extui %b : i8 to i32\nmemref.store %x, %o[%z] : memref<4xi32>",
		want: []string{"load from 'k_arg_1' (set 0, binding 1): index 7, but dimension 0 has 5 elements"}},
	{name: "rows of bytes", args: "%c: memref<4x3xi8>", values: []string{"zeros"}, body: "%b = arith.trunci %v : i32 to i8\nmemref.store %b, %c[%n, %k5] : memref<4x3xi8> // here",
		want: []string{"store to 'k_arg_1' (set 0, binding 1): index 5, but dimension 1 has 3 elements"}},
	{name: "workgroup", body: "memref.store %v, %w[%z, %k5] : memref<4x4xi32, #gpu.address_space<workgroup>> // here",
		want: []string{"store to workgroup memory: index 5, but dimension 1 has 4 elements"}},
	{name: "private", body: "memref.store %v, %p[%z, %k5] : memref<4x4xi32, #gpu.address_space<private>> // here\n%x = memref.load %p[%z, %z] : memref<4x4xi32, #gpu.address_space<private>>",
		want: []string{"store to private memory: index 5, but dimension 1 has 4 elements"}},
	{name: "table", outside: "memref.global constant @t : memref<2x4xi32> = dense<3>",
		body: "%t = memref.get_global @t : memref<2x4xi32>\n%x = memref.load %t[%z, %k5] : memref<2x4xi32> // here\nmemref.store %x, %o[%z] : memref<4xi32>",
		want: []string{"load from @t: index 5, but dimension 1 has 4 elements"}},
	{name: "table in a loop", outside: "memref.global constant @t : memref<2x4xi32> = dense<3>",
		body: "%t = memref.get_global @t : memref<2x4xi32>\nscf.for %i = %z to %c5 step %one {\n%x = memref.load %t[%z, %i] : memref<2x4xi32> // here\nmemref.store %x, %o[%z] : memref<4xi32>\n}",
		want: []string{"load from @t: index 4, but dimension 1 has 4 elements"}},
	{name: "subview", args: "%c: memref<8x8xi32>", values: []string{"zeros"},
		body: "%s = memref.subview %c[1, 2][4, 4][1, 1] : memref<8x8xi32> to memref<4x4xi32, strided<[8, 1], offset: 10>>\nmemref.store %v, %s[%z, %k5] : memref<4x4xi32, strided<[8, 1], offset: 10>> // here",
		want: []string{"store to a view of 'k_arg_1' (set 0, binding 1): index 5, but dimension 1 has 4 elements"}},
	{name: "subview of one dimension", args: "%c: memref<16xi32>", values: []string{"zeros"},
		body: "%s = memref.subview %c[2][4][1] : memref<16xi32> to memref<4xi32, strided<[1], offset: 2>>\nmemref.store %v, %s[%k5] : memref<4xi32, strided<[1], offset: 2>> // here",
		want: []string{"store to a view of 'k_arg_1' (set 0, binding 1): index 5, but dimension 0 has 4 elements"}},
	{name: "through a subview", args: "%c: memref<4x4xi32>", values: []string{"zeros"},
		body: "%s = memref.subview %c[0, %k2][2, 4][1, 1] : memref<4x4xi32> to memref<2x4xi32, strided<[4, 1], offset: ?>>\n%three = arith.addi %k2, %n : index\nmemref.store %v, %s[%n, %three] : memref<2x4xi32, strided<[4, 1], offset: ?>> // here",
		want: []string{"store to 'k_arg_1' (set 0, binding 1) through a view: index 5, but dimension 1 has 4 elements"}},
	{name: "dynamic subview", args: "%c: memref<?x?xi32>", values: []string{"zeros:8x8"},
		body: "%s = memref.subview %c[%n, %k2][%k2, %k5][1, 1] : memref<?x?xi32> to memref<?x?xi32, strided<[?, 1], offset: ?>>\nmemref.store %v, %s[%k2, %z] : memref<?x?xi32, strided<[?, 1], offset: ?>> // here",
		want: []string{"store to a view of 'k_arg_1' (set 0, binding 1): index 2, but dimension 0 has 2 elements"}},
	{name: "reinterpret_cast", args: "%c: memref<16xi32>", values: []string{"zeros"},
		body: "%s = memref.reinterpret_cast %c to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<16xi32> to memref<2x4xi32>\nmemref.store %v, %s[%z, %k5] : memref<2x4xi32> // here",
		want: []string{"store to a view of 'k_arg_1' (set 0, binding 1): index 5, but dimension 1 has 4 elements"}},
	{name: "expand_shape", args: "%c: memref<16xi32>", values: []string{"zeros"},
		body: "%s = memref.expand_shape %c [[0, 1]] output_shape [4, 4] : memref<16xi32> into memref<4x4xi32>\nmemref.store %v, %s[%z, %k7] : memref<4x4xi32> // here",
		want: []string{"store to a view of 'k_arg_1' (set 0, binding 1): index 7, but dimension 1 has 4 elements"}},
	{name: "collapse_shape", args: "%c: memref<2x2x4xi32>", values: []string{"zeros"},
		body: "%s = memref.collapse_shape %c [[0, 1], [2]] : memref<2x2x4xi32> into memref<4x4xi32>\nmemref.store %v, %s[%n, %k5] : memref<4x4xi32> // here",
		want: []string{"store to a view of 'k_arg_1' (set 0, binding 1): index 5, but dimension 1 has 4 elements"}},
	{name: "transpose", args: "%c: memref<4x8xi32>", values: []string{"zeros"},
		body: "%s = memref.transpose %c (a, b) -> (b, a) : memref<4x8xi32> to memref<8x4xi32, strided<[1, 8]>>\nmemref.store %v, %s[%n, %k5] : memref<8x4xi32, strided<[1, 8]>> // here",
		want: []string{"store to 'k_arg_1' (set 0, binding 1): index 5, but dimension 0 has 4 elements"}},
	{name: "affine", args: "%c: memref<4x4xi32>", values: []string{"zeros"}, body: "affine.for %i = 3 to 5 {\naffine.store %v, %c[0, %i] : memref<4x4xi32> // here\n}",
		want: []string{"store to 'k_arg_1' (set 0, binding 1): index 4, but dimension 1 has 4 elements"}},
	{name: "vector.store", args: "%c: memref<4x4xi32>", values: []string{"zeros"}, body: "%x = arith.constant dense<1> : vector<2xi32>\nvector.store %x, %c[%n, %k5] : memref<4x4xi32>, vector<2xi32> // here",
		want: []string{"store to 'k_arg_1' (set 0, binding 1): index 5, but dimension 1 has 4 elements", "store to 'k_arg_1' (set 0, binding 1): index 6, but dimension 1 has 4 elements"}},
	{name: "transfer", args: "%c: memref<4x4xi32>", values: []string{"zeros"},
		body: "%x = vector.transfer_read %c[%n, %k5], %v {in_bounds = [true]} : memref<4x4xi32>, vector<2xi32> // here\n%y = vector.extract %x[0] : i32 from vector<2xi32>\nmemref.store %y, %o[%z] : memref<4xi32>",
		want: []string{"load from 'k_arg_1' (set 0, binding 1): index 5, but dimension 1 has 4 elements", "load from 'k_arg_1' (set 0, binding 1): index 6, but dimension 1 has 4 elements"}},
	{name: "transfer with padding", args: "%c: memref<4x4xi32>", values: []string{"zeros"},
		body: "%x = vector.transfer_read %c[%n, %k2], %v : memref<4x4xi32>, vector<4xi32> // here\n%y = vector.extract %x[3] : i32 from vector<4xi32>\nmemref.store %y, %o[%z] : memref<4xi32>"},
	{name: "gather", args: "%c: memref<4x4xi32>", values: []string{"zeros"},
		body: "%at = arith.constant dense<[0, 6]> : vector<2xindex>\n%mask = arith.constant dense<[true, true]> : vector<2xi1>\n%zero = arith.constant dense<0> : vector<2xi32>\n" +
			"%x = vector.gather %c[%n, %z][%at], %mask, %zero : memref<4x4xi32>, vector<2xindex>, vector<2xi1>, vector<2xi32> into vector<2xi32> // here\n%y = vector.extract %x[1] : i32 from vector<2xi32>\nmemref.store %y, %o[%z] : memref<4xi32>",
		want: []string{"load from 'k_arg_1' (set 0, binding 1): index 6, but dimension 1 has 4 elements"}},
	{name: "maskedload", args: "%c: memref<4x4xi32>", values: []string{"zeros"},
		body: "%mask = arith.constant dense<[true, false, true]> : vector<3xi1>\n%zero = arith.constant dense<0> : vector<3xi32>\n" +
			"%x = vector.maskedload %c[%n, %k2], %mask, %zero : memref<4x4xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32> // here\n%y = vector.extract %x[2] : i32 from vector<3xi32>\nmemref.store %y, %o[%z] : memref<4xi32>",
		want: []string{"load from 'k_arg_1' (set 0, binding 1): index 4, but dimension 1 has 4 elements"}},
	{name: "function", args: "%c: memref<4x4xi32>", values: []string{"zeros"},
		outside: "func.func @f(%a: memref<4x4xi32>, %i: index) {\n%v = arith.constant 1 : i32\n%z = arith.constant 0 : index\nmemref.store %v, %a[%z, %i] : memref<4x4xi32> // here\nreturn\n}",
		body:    "func.call @f(%c, %k7) : (memref<4x4xi32>, index) -> ()", want: []string{"index 7, but dimension 1 has 4 elements"}},
}

// text returns the module of the kernel, and the line of the access.
func (r *beyondRow) text() (text string, line int) {
	args := ""
	if r.args != "" {
		args = ", " + r.args
	}
	text = "gpu.module @m {\n" + r.outside + "\n" + strings.Replace(beyondRowHead, "ARGS", args, 1) + r.body + "\n    gpu.return\n  }\n}\n"
	before, _, _ := strings.Cut(text, "// here")
	return text, strings.Count(before, "\n") + 1
}

// run returns the reports of the kernel on a device.
func (r *beyondRow) run(t *testing.T, d *compute.Device, o spvc.Options) (got []string) {
	t.Helper()
	text, line := r.text()
	o.Name, o.Default, o.DebugInfo = "k.mlir", d.Info().Env(), true
	p, err := spvc.Compile(t.Context(), []byte(text), o)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	settings := []dispatch.Setting{{Name: "0", Value: "zeros"}}
	for i, v := range r.values {
		settings = append(settings, dispatch.Setting{Name: strconv.Itoa(i + 1), Value: v})
	}
	launch, err := dispatch.New(p, dispatch.Options{Args: settings, Groups: "1"})
	if err != nil {
		t.Fatal(err)
	}
	_, err = launch.Run(t.Context(), d, dispatch.RunOptions{Repeat: 1})
	var report *runner.ReportError
	var found *reference.CheckError
	place := "k.mlir:" + strconv.Itoa(line) + ":"
	switch {
	case errors.As(err, &report):
		for _, r := range report.Records {
			site := report.Sites[r.Site]
			if !strings.HasPrefix(site.Place, place) {
				t.Errorf("a report of %s, want line %d", site.Place, line)
			}
			got = append(got, site.What+": "+(*words.Site)(&site).Beyond(r.Index, r.Count))
		}
	case errors.As(err, &found):
		for i := range found.Findings {
			f := &found.Findings[i]
			if f.Check != reference.CheckBounds || !strings.HasPrefix(f.Place.String(), place) {
				t.Errorf("a finding %s, want line %d", f, line)
			}
			got = append(got, f.Message)
		}
	case err != nil:
		t.Error(err)
	}
	slices.Sort(got)
	return got
}

// expect compares reports. Where want has no memory, any is right.
func (r *beyondRow) expect(t *testing.T, what string, got []string) {
	t.Helper()
	ok := len(got) == len(r.want)
	for i := 0; ok && i < len(got); i++ {
		ok = strings.HasSuffix(got[i], r.want[i])
	}
	if !ok {
		t.Errorf("%s: the reports\n  %s\nwant\n  %s", what, strings.Join(got, "\n  "), strings.Join(r.want, "\n  "))
	}
}

// TestDimensions runs kernels with indices beyond their dimensions, at two levels of optimization: with checks of bounds on both
// drivers and on the reference device, and without on the reference device, with each way to pass arguments.
func TestDimensions(t *testing.T) {
	var devices []*compute.Device
	open := func(selector string, o compute.Options) *compute.Device {
		d, err := compute.Open(selector, o)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		return d
	}
	for _, s := range drivers.Selectors() {
		devices = append(devices, open(s[1], compute.Options{Vulkan: vulkan.Options{Validate: drivers.Validate()}}))
	}
	checked := open(reference.Name, compute.Options{Reference: reference.Options{Checks: reference.CheckBounds}})
	devices = append(devices, checked)
	for i := range beyondRows {
		r := &beyondRows[i]
		t.Run(r.name, func(t *testing.T) {
			for _, level := range []spvc.OptLevel{spvc.O0, spvc.O1} {
				for _, d := range devices {
					r.expect(t, "-O"+level.String()+" --bounds=trap on "+d.Info().Name, r.run(t, d, spvc.Options{Opt: level, CheckBounds: true}))
				}
				r.expect(t, "-O"+level.String()+" on the reference device", r.run(t, checked, spvc.Options{Opt: level, CheckDimensions: true}))
				r.expect(t, "-O"+level.String()+" --args=push-constant", r.run(t, checked, spvc.Options{Opt: level, CheckDimensions: true, PushScalars: true}))
			}
			r.expect(t, "--index-width=64", r.run(t, checked, spvc.Options{CheckDimensions: true, IndexBits: 64}))
			r.expect(t, "-Os", r.run(t, checked, spvc.Options{CheckDimensions: true, Opt: spvc.Os}))
		})
	}
}
