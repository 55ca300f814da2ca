//go:build cgo

package kernels_test

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
	"github.com/spvc/spvc/test/drivers"
)

// nestedShapes are the shapes of the vectors in memory and in arguments.
var nestedShapes = []string{"1", "2", "3", "4", "5", "8", "16", "2x3"}

// nestedTypes are the element types of the vectors. Targets lack f16 and f64, which the rows of vectors have.
var nestedTypes = append([]string{"i2", "i7", "i33", "i63"}, elementTypes[:len(elementTypes)-3]...)

// A place is where a kernel has vectors: it moves those of %x, whose numbers main fills in, to %y in reverse order. In its
// texts V stands for the type of a vector.
type nestedPlace struct {
	name   string
	memory string // the type of %x and %y in the kernel
	param  string // memory attributions
	body   string
	types  string // the element types, all if it is ""
}

var nestedPlaces = []nestedPlace{
	{name: "buffer", memory: "memref<5xV>", body: "memref.store %v, %y[%j] : memref<5xV>\n"},
	{name: "open buffer", memory: "memref<?xV, strided<[?], offset: ?>>", body: "memref.store %v, %y[%j] : memref<?xV, strided<[?], offset: ?>>\n"},
	{name: "workgroup", memory: "memref<5xV>", param: " workgroup(%s: memref<5xV, #gpu.address_space<workgroup>>)",
		body: "memref.store %v, %s[%j] : memref<5xV, #gpu.address_space<workgroup>>\ngpu.barrier\n%w = memref.load %s[%i] : memref<5xV, #gpu.address_space<workgroup>>\nmemref.store %w, %y[%i] : memref<5xV>\n"},
	{name: "global", memory: "memref<?xV>",
		body: "%s = memref.get_global @scratch : memref<5xV, #gpu.address_space<workgroup>>\nmemref.store %v, %s[%j] : memref<5xV, #gpu.address_space<workgroup>>\ngpu.barrier\n%w = memref.load %s[%i] : memref<5xV, #gpu.address_space<workgroup>>\nmemref.store %w, %y[%i] : memref<?xV>\n"},
	{name: "invocation", memory: "memref<5xV>",
		body: "%s = memref.alloca() : memref<2x2xV>\nscf.for %a = %c0 to %c2 step %c1 {\nscf.for %b = %c0 to %c2 step %c1 {\nmemref.store %v, %s[%a, %b] : memref<2x2xV>\n}\n}\n" +
			"%t = memref.subview %s[0, %k] [2, 1] [1, 1] : memref<2x2xV> to memref<2xV, strided<[2], offset: ?>>\n%w = memref.load %t[%k] : memref<2xV, strided<[2], offset: ?>>\nmemref.store %w, %y[%j] : memref<5xV>\n"},
	{name: "copies", memory: "memref<5xV>",
		body: "%p = memref.subview %x[%i] [1] [1] : memref<5xV> to memref<1xV, strided<[1], offset: ?>>\n%q = memref.subview %y[%j] [1] [1] : memref<5xV> to memref<1xV, strided<[1], offset: ?>>\n" +
			"memref.copy %p, %q : memref<1xV, strided<[1], offset: ?>> to memref<1xV, strided<[1], offset: ?>>\n"},
	{name: "transfers", memory: "memref<5xV>", body: "%two = vector.transfer_read %x[%i], %v : memref<5xV>, vector<2xELEMENTS>\n%w = vector.extract %two[0] : V from vector<2xELEMENTS>\n" +
		"%one = vector.broadcast %w : V to vector<1xELEMENTS>\nvector.transfer_write %one, %y[%j] : vector<1xELEMENTS>, memref<5xV>\n"},
	{name: "bytes as vectors", types: "i8 i16 i32 i64 " + eightBits + " bf16 f32", memory: "memref<5xV>", param: " workgroup(%bytes: memref<960xi8, #gpu.address_space<workgroup>>)",
		body: "%s = memref.view %bytes[%c0][%c5] : memref<960xi8, #gpu.address_space<workgroup>> to memref<?xV, #gpu.address_space<workgroup>>\nmemref.store %v, %s[%j] : memref<?xV, #gpu.address_space<workgroup>>\n" +
			"gpu.barrier\n%w = memref.load %s[%i] : memref<?xV, #gpu.address_space<workgroup>>\nmemref.store %w, %y[%i] : memref<5xV>\n"},
	// The vector of the last invocation is the argument, for all.
	{name: "argument", memory: "memref<5xV>", body: "scf.if %up {\nmemref.store %arg, %y[%j] : memref<5xV>\n}\n"},
}

// nestedValue returns element k of vector e as text, for a type.
func nestedValue(typ string, e, k int) string {
	n := int64(5*e + 3*k + 1)
	switch {
	case typ == "i1":
		return fmt.Sprint(n%3%2 == 1)
	case isFloat(typ):
		return []string{"1.0", "2.0", "-1.5", "0.5", "4.0", "-0.25", "3.0"}[n%7]
	case typ == "index":
		return fmt.Sprint(7 * n)
	}
	var width uint
	fmt.Sscanf(typ, "i%d", &width)
	if width > 64 {
		return fmt.Sprintf("%d%018d", n, n*0x1e3779b97f4a7c15>>1&(1<<59-1))
	}
	return fmt.Sprint(n * 0x1e3779b97f4a7c15 << (64 - width) >> (64 - width))
}

// nestedLiteral returns vector e as text.
func nestedLiteral(typ, shape string, e int) string {
	k := 0
	var nest func(dims []string) string
	nest = func(dims []string) string {
		if len(dims) == 0 {
			k++
			return nestedValue(typ, e, k)
		}
		var n int
		fmt.Sscan(dims[0], &n)
		parts := make([]string, n)
		for i := range parts {
			parts[i] = nest(dims[1:])
		}
		return "[" + strings.Join(parts, ", ") + "]"
	}
	return "dense<" + nest(strings.Split(shape, "x")) + ">"
}

// program returns the text of a module whose main asserts that the vectors are right. All vectors are those of the
// host: one stores them in constants, and the kernel moves them.
func (p *nestedPlace) program(typ, shape string) string {
	v := "vector<" + shape + "x" + typ + ">"
	want := "%q"
	if p.name == "argument" {
		want = "%c4"
	}
	var fill strings.Builder
	for e := range 5 {
		fmt.Fprintf(&fill, "%%v%d = arith.constant %s : V\nmemref.store %%v%d, %%a[%%c%d] : memref<5xV>\n", e, nestedLiteral(typ, shape, e), e, e)
	}
	equal := "%eq = arith.cmpi eq, %want, %got : V\n"
	if isFloat(typ) {
		equal = "%eq = arith.cmpf oeq, %want, %got : V\n"
	}
	count := 1
	for _, d := range strings.Split(shape, "x") {
		var n int
		fmt.Sscan(d, &n)
		count *= n
	}
	return strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(`module attributes {gpu.container_module} {
gpu.module @m {
memref.global "private" @scratch : memref<5xV, #gpu.address_space<workgroup>> = uninitialized
gpu.func @k(%x: MEMORY, %y: MEMORY, %up: i1, %arg: V)`+p.param+` kernel attributes {known_block_size = array<i32: 5, 1, 1>} {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c4 = arith.constant 4 : index
%c5 = arith.constant 5 : index
%i = gpu.thread_id x
%j = arith.subi %c4, %i : index
%k = arith.andi %i, %c1 : index
%v = memref.load %x[%i] : MEMORY
`+p.body+`gpu.return
}
}
func.func @main() {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c3 = arith.constant 3 : index
%c4 = arith.constant 4 : index
%c5 = arith.constant 5 : index
%true = arith.constant true
%a = memref.alloc() : memref<5xV>
%b = memref.alloc() : memref<5xV>
`+fill.String()+`%x = memref.cast %a : memref<5xV> to MEMORY
%y = memref.cast %b : memref<5xV> to MEMORY
%arg = memref.load %a[%c4] : memref<5xV>
gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c5, %c1, %c1) args(%x : MEMORY, %y : MEMORY, %true : i1, %arg : V)
scf.for %e = %c0 to %c5 step %c1 {
%q = arith.subi %c4, %e : index
%want = memref.load %a[`+want+`] : memref<5xV>
%got = memref.load %b[%e] : memref<5xV>
`+equal+fmt.Sprintf("%%flat = vector.shape_cast %%eq : vector<%sxi1> to vector<%dxi1>\n%%all = vector.reduction <and>, %%flat : vector<%dxi1> into i1\n", shape, count, count)+`cf.assert %all, "the vectors differ"
}
return
}
}
`, "MEMORY", p.memory), "ELEMENTS", shape+"x"+typ), "V", v)
}

// nestedOptions are the targets and options of the kernels. A nil target is that of the device.
type nestedOptions struct {
	profile string
	o       spvc.Options
}

var nestedVariants = []nestedOptions{
	{"vulkan1.1", spvc.Options{}}, {"", spvc.Options{}}, {"vulkan1.3", spvc.Options{Opt: spvc.O0}}, {"vulkan1.2", spvc.Options{PushScalars: true, Opt: spvc.Os}}, {"", spvc.Options{Opt: spvc.O0}},
	{"", spvc.Options{AddressArgs: true}}, {"", spvc.Options{IndexBits: 64, Opt: spvc.O2}},
}

// TestVectorsInMemory moves vectors of each element type and several shapes through each memory and as arguments. One kernel
// in four runs, on one device with one of the variants; with -all each of them runs on each device with each variant.
func TestVectorsInMemory(t *testing.T) {
	devices := map[string]*compute.Device{}
	names := []string{drivers.Lavapipe, drivers.SwiftShader, "reference"}
	for _, name := range names {
		d, err := compute.OpenDevice(name)
		if err != nil {
			t.Fatal(err)
		}
		defer d.Close()
		devices[name] = d
	}
	compiler := spvc.NewCompiler()
	for i := range nestedPlaces {
		p := &nestedPlaces[i]
		t.Run(p.name, func(t *testing.T) {
			for _, typ := range nestedTypes {
				// Memory of integers of more than 64 bits has no layout.
				if p.types != "" && !slices.Contains(strings.Fields(p.types), typ) || typ == "i128" && strings.Contains(p.memory, "strided") {
					continue
				}
				for _, shape := range nestedShapes {
					h := fnv.New32a()
					h.Write([]byte(p.name + typ + shape))
					drawn := int(h.Sum32()>>8) % (len(names) * len(nestedVariants))
					text := p.program(typ, shape)
					for n := range len(names) * len(nestedVariants) {
						if n == drawn && h.Sum32()%4 == 0 || *runAll {
							runNested(t, compiler, devices[names[n%len(names)]], text, nestedVariants[n/len(names)], p.name+" of vector<"+shape+"x"+typ+"> on "+names[n%len(names)])
						}
					}
				}
			}
		})
	}
}

// runNested runs one program.
func runNested(t *testing.T, compiler *spvc.Compiler, d *compute.Device, text string, v nestedOptions, what string) {
	o := v.o
	o.Name, o.Env = "k.mlir", d.Info().Env()
	switch {
	case v.profile != "":
		env, err := target.Profile(v.profile)
		if err != nil {
			t.Fatal(err)
		}
		o.Env = env
	case o.AddressArgs:
		o.Env = o.Env.WithAddresses()
	}
	if o.AddressArgs && !o.Env.Has(spec.CapabilityPhysicalStorageBufferAddresses) || o.IndexBits == 64 && !o.Env.Has(spec.CapabilityInt64) {
		return
	}
	what = fmt.Sprintf("%s, %q, level %s, addresses %t, index %d", what, v.profile, o.Opt, o.AddressArgs, o.IndexBits)
	p, err := compiler.Compile(t.Context(), []byte(text), o)
	if err != nil {
		t.Errorf("%s: %v\n%s", what, err, text)
		return
	}
	if report, err := p.Run(t.Context(), d, spvc.RunOptions{}); err != nil || report.Launches != 1 || report.Checks != 5 {
		t.Errorf("%s: %v\n%s", what, err, text)
	}
}
