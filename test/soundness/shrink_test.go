package soundness

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/internal/kernelgen"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/spec"
)

// wrongProducts returns an error to inject: programs for a driver, or for all, compute sums
// instead of products.
func wrongProducts(driver string) func(c *Case, p *spvc.Program) *spvc.Program {
	return func(c *Case, p *spvc.Program) *spvc.Program {
		if driver != "" && c.Driver != driver {
			return p
		}
		words := append([]uint32(nil), p.Binaries[0].Words[:spvwords.HeaderWords]...)
		for in := range spvwords.Instructions(p.Binaries[0].Words) {
			op := in.Opcode
			if op == spec.OpIMul {
				op = spec.OpIAdd
			}
			words = append(append(words, uint32(len(in.Operands)+1)<<16|uint32(op)), in.Operands...)
		}
		changed, err := spvc.Load(serialize.Bytes(words), spvc.Options{Name: "wrong.spv", Env: p.Env()})
		if err != nil {
			return p
		}
		return changed
	}
}

// products is a pass that is wrong: it makes a product of a sum.
func products() *pass.Pass {
	return &pass.Pass{Name: "products", Op: "builtin.module", Run: func(op *ir.Operation, _ *pass.Run) bool {
		var sums []*ir.Operation
		op.Walk(func(o *ir.Operation) {
			if o.Is(arith.SubI) {
				sums = append(sums, o)
			}
		})
		for _, o := range sums {
			b := ir.NewBuilder(op.Context(), nil)
			b.SetBefore(o)
			v := arith.NewBinary(b, o.Loc(), arith.MulI, o.Operand(0), o.Operand(1))
			o.Result(0).ReplaceAllUsesWith(v)
			o.Erase()
		}
		return true
	}}
}

// sample is a kernel of 30 operations with one product and one difference, whose invocations
// store both.
func sample(body string) *kernelgen.Kernel {
	k := &kernelgen.Kernel{Groups: [3]uint32{1, 1, 1}, Local: [3]uint32{4, 1, 1}, Text: `module attributes {gpu.container_module} {
gpu.module @module {
gpu.func @kernel(%in: memref<8xi32>, %out: memref<8xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
%t = gpu.thread_id x
%c4 = arith.constant 4 : index
%t4 = arith.addi %t, %c4 : index
%a = memref.load %in[%t] : memref<8xi32>
%b = memref.load %in[%t4] : memref<8xi32>
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c3 = arith.constant 3 : index
%s = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %a) -> (i32) {
%y = arith.xori %x, %b : i32
scf.yield %y : i32
}
%o = arith.ori %s, %a : i32
%n = arith.andi %o, %b : i32
` + body + `
memref.store %n, %out[%t4] : memref<8xi32>
gpu.return
}
}
}
`}
	for i, written := range []bool{false, true} {
		b := kernelgen.Buffer{Name: fmt.Sprintf("b%d", i), Type: "i32", Count: 8, Stride: 4, Part: 4, Written: written}
		for n := range uint32(8) {
			b.Data = binary.LittleEndian.AppendUint32(b.Data, 7*n+5)
		}
		k.Buffers = append(k.Buffers, b)
	}
	return k
}

const (
	multiplies = "%p = arith.muli %o, %b : i32\n%q = arith.addi %p, %a : i32\nmemref.store %q, %out[%t] : memref<8xi32>"
	subtracts  = "%p = arith.subi %o, %b : i32\n%q = arith.addi %p, %a : i32\nmemref.store %q, %out[%t] : memref<8xi32>"
)

// testEngine returns an engine with the recorded tables.
func testEngine(t *testing.T) *Engine {
	t.Helper()
	tables, err := LoadTables()
	if err != nil {
		t.Fatal(err)
	}
	e := NewEngine(tables)
	t.Cleanup(func() { e.Close() })
	e.registry.Add(products)
	return e
}

// TestShrink shrinks kernels with injected errors: the small module keeps the operation that is
// wrong, is wrong itself, and the verdict names the place of the error.
func TestShrink(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, body, driver, pipeline string
		inject                       func(c *Case, p *spvc.Program) *spvc.Program
		keeps, left                  string
		most                         int
		verdict                      []string
	}{
		{"both drivers", multiplies, "lavapipe", "canonicalize,cse", wrongProducts(""), "arith.muli", "none", 14,
			[]string{"both drivers: compiler or evaluator", "SPIRV-Tools accept the binary", "without passes"}},
		{"one driver", multiplies, "swiftshader", "none", wrongProducts("swiftshader"), "arith.muli", "none", 14,
			[]string{"this driver only", "without passes"}},
		{"a pass", subtracts, "lavapipe", "cse,canonicalize,products,cse", nil, "arith.subi", "products", 14,
			[]string{"both drivers: compiler or evaluator", "only after pass products"}},
	} {
		e := testEngine(t)
		e.changed = c.inject
		k := sample(c.body)
		o := e.judge(t.Context(), &Case{Target: "vulkan1.1", Driver: c.driver, Pipeline: c.pipeline}, k, 0)
		if o.Kind != Wrong {
			t.Fatalf("%s: the outcome is %s: %s", c.name, o.Kind, o.Detail)
		}
		s := e.shrink(t.Context(), o, k, 0)
		if s.Pipeline != c.left || !strings.Contains(s.Text, c.keeps) || s.After > c.most || s.After >= s.Before || strings.Contains(s.Text, "scf.for") {
			t.Errorf("%s: %d operations of %d after %s:\n%s", c.name, s.After, s.Before, s.Pipeline, s.Text)
		}
		for _, v := range c.verdict {
			if !strings.Contains(s.Verdict, v) {
				t.Errorf("%s: verdict %q, want %q", c.name, s.Verdict, v)
			}
		}
		small := *k
		small.Text = s.Text
		if again := e.judge(t.Context(), &Case{Target: "vulkan1.1", Driver: c.driver, Pipeline: s.Pipeline}, &small, 0); again.Kind != Wrong || again.Detail != s.Detail {
			t.Errorf("%s: the small module is %s: %s, want %s", c.name, again.Kind, again.Detail, s.Detail)
		}
	}
}

// TestShrinkPasses drops passes before and after those that matter.
func TestShrinkPasses(t *testing.T) {
	t.Parallel()
	e := testEngine(t)
	k := sample(subtracts)
	for pipeline, want := range map[string]string{
		"cse,products,canonicalize":      "products",
		"products":                       "products",
		"cse,sccp,products,cse,products": "products",
	} {
		c := Case{Target: "vulkan1.1", Driver: "lavapipe", Pipeline: pipeline}
		o := e.judge(t.Context(), &c, k, 0)
		copied := *k
		s := &shrinker{Engine: e, first: o, kernel: &copied, pipeline: pipeline, last: o}
		if s.shrinkPasses(t.Context()); s.pipeline != want {
			t.Errorf("%s: %s is left, want %s", pipeline, s.pipeline, want)
		}
	}
}

// TestShrinkClass compares outcomes with the one that is shrunk.
func TestShrinkClass(t *testing.T) {
	t.Parallel()
	wrong := &Outcome{Kind: Wrong, Case: Case{Target: "device", Driver: "lavapipe"}, Detail: "buffer 1, element 3"}
	failed := &Outcome{Kind: Failed, Case: wrong.Case, Detail: "kernel.mlir:3:4: the device is lost"}
	with := func(o *Outcome, change func(o *Outcome)) *Outcome {
		c := *o
		change(&c)
		return &c
	}
	for _, c := range []struct {
		name      string
		first, is *Outcome
		want      bool
	}{
		{"another number", wrong, with(wrong, func(o *Outcome) { o.Detail = "buffer 0, element 9" }), true},
		{"right", wrong, with(wrong, func(o *Outcome) { o.Kind = Right }), false},
		{"undefined behavior", wrong, with(wrong, func(o *Outcome) { o.Kind = Bad }), false},
		{"refused", wrong, with(wrong, func(o *Outcome) { o.Kind = Refused }), false},
		{"a known error", wrong, with(wrong, func(o *Outcome) {
			o.Text = "%v2 = arith.extsi %v1 : i32 to i64\n%v4 = arith.cmpi sgt, %v2, %v3 : i64\n"
		}), false},
		{"another place", failed, with(failed, func(o *Outcome) { o.Detail = "kernel.mlir:13:1: the device is lost" }), true},
		{"another type", failed, with(failed, func(o *Outcome) { o.Detail = "kernel.mlir:3:4: the device is lost 2" }), false},
		{"another note", with(failed, func(o *Outcome) { o.Detail += "\nk:1:2: note: f64" }), with(failed, func(o *Outcome) { o.Detail += "\nk:1:2: note: f16" }), false},
		{"another message", failed, with(failed, func(o *Outcome) { o.Detail = "kernel.mlir:3:4: out of memory" }), false},
	} {
		if got := (&shrinker{first: c.first}).alike(c.is); got != c.want {
			t.Errorf("%s: alike is %v, want %v", c.name, got, c.want)
		}
	}
}

// TestFixedParts compares modules in parts that must stay and in others.
func TestFixedParts(t *testing.T) {
	t.Parallel()
	fixed := func(text string) string {
		top, err := parseModule(text)
		if err != nil {
			t.Fatal(err)
		}
		return (&shrinker{}).fixed(top)
	}
	device := sample(multiplies).Text
	host := kernelgen.NewGenerator(kernelgen.Options{Host: true}).Generate(3).Text
	buffer := host[strings.Index(host, "memref.global"):]
	buffer = buffer[:strings.IndexByte(buffer, '\n')+1]
	for _, c := range []struct {
		name, text, from, to string
		same                 bool
	}{
		{"an operation", device, "arith.xori", "arith.andi", true},
		{"the workgroup size", device, "array<i32: 4, 1, 1>", "array<i32: 2, 1, 1>", false},
		{"a buffer of the host", host, buffer, buffer + strings.Replace(buffer, "@b", "@another", 1), false},
		{"a name in a reader", host, "func.func @read_b", "func.func @reads_b", false},
		{"the body of main", host, "func.func @main() {", "func.func @main() {\n%unused = arith.constant 12 : i32", true},
	} {
		changed := strings.Replace(c.text, c.from, c.to, 1)
		if changed == c.text {
			t.Fatalf("%s: no change", c.name)
		}
		if got := fixed(changed) == fixed(c.text); got != c.same {
			t.Errorf("%s: same is %v, want %v", c.name, got, c.same)
		}
	}
}

// TestFeaturesOf names operations as the tables do.
func TestFeaturesOf(t *testing.T) {
	t.Parallel()
	tables := &Tables{wrong: map[string]map[string]bool{"vulkan1.1": {}}}
	s := &shrinker{Engine: &Engine{Tables: tables}, first: &Outcome{Kind: Wrong, Case: Case{Target: "vulkan1.1", Driver: "lavapipe"}}}
	top, err := parseModule(`func.func @f(%a: i32, %x: f32, %v: vector<2xi32>) {
%0 = arith.cmpi slt, %a, %a : i32
%1 = arith.cmpf olt, %x, %x : f32
%2 = arith.trunci %v : vector<2xi32> to vector<2xi4>
%3 = arith.addi %a, %a : i32
%4 = arith.constant 1 : i24
return
}`)
	if err != nil {
		t.Fatal(err)
	}
	if !s.supported(top) {
		t.Error("without rows, an operation is not supported")
	}
	for _, f := range []string{"arith.cmpi slt i32", "arith.cmpf olt f32", "arith.trunci vector<2xi32>->vector<2xi4>", "arith.addi i32", "type i4", "type i24"} {
		tables.wrong["vulkan1.1"] = map[string]bool{f: true}
		if s.supported(top) {
			t.Errorf("the module is supported though %s is wrong", f)
		}
		if s.first.Kind = Refused; !s.supported(top) {
			t.Errorf("the refused module is not supported since %s is wrong", f)
		}
		s.first.Kind = Wrong
	}
	for _, f := range []string{"arith.cmpi sle i32", "arith.cmpf ogt f32", "arith.trunci vector<2xi32>->vector<2xi8>", "arith.addi i16", "type i8"} {
		tables.wrong["vulkan1.1"] = map[string]bool{f: true}
		if !s.supported(top) {
			t.Errorf("the module is not supported since %s is wrong", f)
		}
	}
}

// TestShrinkFailures shrinks programs that do not compile or are invalid.
func TestShrinkFailures(t *testing.T) {
	t.Parallel()
	e := testEngine(t)
	for _, c := range []struct {
		name, body, keeps, verdict string
		kind                       Kind
	}{
		{"refused", "%l = math.exp %d : f64\n%r = arith.fptosi %l : f64 to i32\nmemref.store %r, %out[%t] : memref<8xi32>", "f64", "the compiler; without passes", Refused},
		{"undefined", "%z = arith.constant 0 : i32\n%r = arith.divui %a, %z : i32\nmemref.store %r, %out[%t] : memref<8xi32>", "arith.divui", "the generator or the evaluator", Bad},
	} {
		k := sample("%d = arith.sitofp %a : i32 to f64\n" + c.body)
		o := e.judge(t.Context(), &Case{Target: "vulkan1.0", Driver: "lavapipe", Pipeline: "none"}, k, 0)
		if o.Kind != c.kind {
			t.Fatalf("%s: the outcome is %s: %s", c.name, o.Kind, o.Detail)
		}
		s := e.shrink(t.Context(), o, k, 0)
		if !strings.Contains(s.Text, c.keeps) || s.After >= s.Before || s.Verdict != c.verdict {
			t.Errorf("%s: %q, %q, %d operations of %d:\n%s", c.name, s.Detail, s.Verdict, s.After, s.Before, s.Text)
		}
	}
}

// TestShrinkOutOfTime ends at once: the module stays, or gets as small as the time allows.
func TestShrinkOutOfTime(t *testing.T) {
	t.Parallel()
	e := testEngine(t)
	e.changed = wrongProducts("")
	k := sample(multiplies)
	o := e.judge(t.Context(), &Case{Target: "vulkan1.1", Driver: "lavapipe", Pipeline: "cse"}, k, 0)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if s := e.shrink(ctx, o, k, 0); s.Text != k.Text || s.Pipeline != "cse" || s.Detail != o.Detail {
		t.Errorf("the result is %+v", s)
	}
}

// TestSuiteShrinks runs a suite in workers whose programs compute sums instead of products.
func TestSuiteShrinks(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "bad.mlir")
	var log bytes.Buffer
	s := &Suite{Seed: 1, Kernels: 30, Shown: 2, Shrink: true, File: file, Case: Case{Target: "vulkan1.1"}}
	ok, err := s.Run(t.Context(), testPool("wrong"), &log)
	if err != nil || ok || len(s.bad) < 2 {
		t.Fatalf("the suite is right or fails (%v):\n%s", err, log.String())
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i, o := range s.bad {
		if (o.Small != nil) != (i < 2) {
			t.Fatalf("outcome %d: %+v", i, o.Small)
		}
		if i < 2 && (!strings.Contains(o.Small.Verdict, "both drivers") || o.Small.After*2 > o.Small.Before || !strings.Contains(string(text), o.Small.Text) ||
			!strings.Contains(log.String(), o.Small.Verdict) || !strings.Contains(o.Report(), fmt.Sprintf("%d operations of %d", o.Small.After, o.Small.Before))) {
			t.Errorf("outcome %d: %+v\n%s", i, o.Small, o.Report())
		}
	}
	// The small module is wrong again with the buffers of its seed.
	e := testEngine(t)
	e.changed = wrongProducts("")
	o := s.bad[0]
	c := o.Case
	c.Module, c.Pipeline = o.Small.Text, o.Small.Pipeline
	if again := e.Run(t.Context(), c); again.Kind != Wrong || again.Detail != o.Small.Detail {
		t.Errorf("the small module is %s: %s, want %s", again.Kind, again.Detail, o.Small.Detail)
	}
}
