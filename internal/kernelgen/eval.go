package kernelgen

import (
	"errors"
	"fmt"
	gomath "math"
	"strings"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/index"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// EvalOptions say what an evaluation may assume.
type EvalOptions struct {
	// SubgroupSize is the number of invocations of a subgroup; 0 means that the kernel
	// has no subgroup operations.
	SubgroupSize int
	// MaxSteps bounds the number of executed operations; 0 means 50 million.
	MaxSteps int
	// OpenSpecials leaves open which zero a sum, product or selection of floats is, and what it is
	// instead of a NaN, as if the target did not preserve them.
	OpenSpecials bool
}

// Dialects adds the dialects of programs to reg.
func Dialects(reg *ir.Registry) {
	reg.Add("arith", arith.Dialect)
	reg.Add("cf", cf.Dialect)
	reg.Add("complex", complex.Dialect)
	reg.Add("func", fn.Dialect)
	reg.Add("gpu", gpu.Dialect)
	reg.Add("index", index.Dialect)
	reg.Add("math", math.Dialect)
	reg.Add("memref", memref.Dialect)
	reg.Add("scf", scf.Dialect)
	reg.Add("ub", ub.Dialect)
	reg.Add("vector", vector.Dialect)
}

// parse reads a module with the dialects of programs.
func parse(text string) (*ir.Operation, error) {
	reg := ir.NewRegistry()
	Dialects(reg)
	ctx := ir.NewContext(reg)
	ctx.KeepVersions = true                      // the evaluator knows the operations of all versions
	ctx.Workers, ctx.AllowUnregistered = 1, true // the attribute of kernels whose launch sets the size is one of spirv
	var diags strings.Builder
	pop := ctx.PushHandler(ir.NewSourcePrinter(&diags, ctx, ir.SourcePrinterOptions{}))
	defer pop()
	top, ok := ir.Parse(ctx, ctx.AddFile("kernel.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		return nil, errors.New(diags.String())
	}
	return top, nil
}

// Evaluate returns what MLIR's documentation says that the kernel computes. Errors are
// undefined behavior, races, and operations that Evaluate does not know.
func Evaluate(k *Kernel, o EvalOptions) (*Result, error) {
	top, err := parse(k.Text)
	if err != nil {
		return nil, err
	}
	m := &machine{
		kernel: k, opts: o, stepsLeft: o.MaxSteps, module: top, handlers: handlers(), indexWidth: 32,
		result: &Result{Ops: map[string]int{}, Loops: map[string][3]int{}}, sizes: map[*ir.Operation]int{},
		globals: map[string]*memory{},
	}
	if m.stepsLeft == 0 {
		m.stepsLeft = 50_000_000
	}
	if err := m.buffers(); err != nil {
		return nil, err
	}
	if k.IndexBits == 64 {
		m.indexWidth = 64
	}
	if k.Host {
		m.indexWidth = 64
		err = m.host()
	} else {
		err = m.grid()
	}
	if err != nil {
		return nil, err
	}
	m.collect()
	m.result.sortPrints()
	return m.result, nil
}

// machine evaluates a program.
type machine struct {
	kernel     *Kernel
	opts       EvalOptions
	stepsLeft  int // steps
	module     *ir.Operation
	handlers   map[*ir.OpDef]handler
	indexWidth uint32
	mems       []*memory
	globals    map[string]*memory
	sizes      map[*ir.Operation]int // the sizes of frames, by function
	result     *Result
	counts     map[*ir.OpDef]int
}

// handler executes an operation without successors.
type handler func(x *exec, op *ir.Operation) error

// buffers makes the memories of the kernel's buffers.
func (m *machine) buffers() error {
	for i := range m.kernel.Buffers {
		b := &m.kernel.Buffers[i]
		t, ok := ir.ParseType(m.module.Context(), b.Type)
		if !ok {
			return fmt.Errorf("buffer %d has the invalid type %s", i, b.Type)
		}
		e, lanes, ok := elemOf(t)
		if !ok {
			return fmt.Errorf("buffer %d has the type %s", i, b.Type)
		}
		b.elem = e
		mem := newMemory(e, lanes, int64(b.Count), true)
		for n := range mem.cells {
			at := n/max(lanes, 1)*b.Stride + n%max(lanes, 1)*b.Part
			x := readNumber(b.Data[at : at+b.Part])
			if e.kind == indexKind && b.Part == 4 {
				x = uint64(signed(x, 32))
			}
			mem.cells[n] = scalar{bits: x & mask(e.width)}
		}
		m.mems = append(m.mems, mem)
		m.globals[b.Name] = mem
	}
	return nil
}

// collect makes the result of the memories.
func (m *machine) collect() {
	for i, mem := range m.mems {
		c := Content{Numbers: make([]uint64, len(mem.cells)), Marks: make([]Mark, len(mem.cells)), Slack: make([]float64, len(mem.cells))}
		part := uint32(m.kernel.Buffers[i].Part) * 8
		for n, s := range mem.cells {
			c.Numbers[n] = s.bits & mask(part)
			form, _ := formatOf(mem.elem.width)
			switch {
			case s.state == near:
				c.Marks[n], c.Slack[n] = Near, gomath.Float64frombits(s.other)
			case s.state >= vague:
				c.Marks[n] = Open
			case s.state == anyNaN, m.kernel.Host && mem.elem.kind == floatKind && form.isNaN(s.bits):
				c.Marks[n] = NaN // the host's values of floats have no payload
			}
		}
		m.result.Contents = append(m.result.Contents, c)
	}
	for def, n := range m.counts {
		m.result.Ops[def.Name] += n
	}
}

// frameSize numbers the values of a function, which it does once, and returns how many
// there are.
func (m *machine) frameSize(f *ir.Operation) int {
	if n, ok := m.sizes[f]; ok {
		return n
	}
	n := 0
	number(f.Region(0), &n)
	m.sizes[f] = n
	return n
}

// number sets the Scratch of the values of a region to their places in the frame.
func number(r *ir.Region, n *int) {
	for b := r.First(); b != nil; b = b.Next() {
		for _, a := range b.Args() {
			a.Scratch = uint32(*n)
			*n++
		}
		for op := b.First(); op != nil; op = op.Next() {
			for i := range op.NumResults() {
				op.Result(i).Scratch = uint32(*n)
				*n++
			}
			for i := range op.NumRegions() {
				number(op.Region(i), n)
			}
		}
	}
}

// host calls @main.
func (m *machine) host() error {
	m.counts = map[*ir.OpDef]int{}
	f := ir.LookupSymbol(m.module, "main")
	if f == nil {
		return errors.New("the module has no function @main")
	}
	x := &exec{m: m, reader: moment{invocation: 1, group: 1}}
	_, err := x.call(f, nil)
	return err
}
