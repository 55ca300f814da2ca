// Package llvmexec executes modules of the llvm dialect in Go, without LLVM, and reports what the program does wrong: accesses
// outside of memory, after its end, through null pointers or with a wrong alignment, use of values that are not defined, division by
// zero, calls of functions with other types, memory that is never freed.
//
// For example, this function reads past its memory:
//
//	llvm.func @main() -> i32 {
//	  %n = llvm.mlir.constant(4 : i64) : i64
//	  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
//	  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
//	  %v = llvm.load %q : !llvm.ptr -> i32
//	  llvm.return %v : i32
//	}
//
// The fault is: a read of 4 bytes at offset 16 of memory of the stack, which has 16 bytes.
//
// # How it works
//
// A function is compiled to closures when it is first called. A value is a list of cells, one for each number of at most 64 bits. A cell
// knows which of its bytes are defined. Undefined bytes may be copied and computed with; only their use is a fault: as an
// address, a condition, a divisor, an argument of a function outside of the module, or as the result of the program.
//
// An address is the number of an object and an offset. Objects are 4 GiB apart and no address is used twice, so an access that leaves its
// object never reaches another one.
package llvmexec

import (
	"io"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
)

// Options are the limits of an execution and its surroundings. The zero value has no output and the default limits.
type Options struct {
	// Output receives what the program prints.
	Output io.Writer
	// MaxSteps is the most operations that are executed, 0 for 10 billion. MaxMemory is the most bytes in use at a time, 0 for 4 GiB.
	MaxSteps, MaxMemory int64
	// MaxDepth is the most nested calls, 0 for 10,000.
	MaxDepth int
}

// Program is a module that can be executed. Its memory lives as long as the program does. It is not safe for use by several goroutines.
type Program struct {
	opts      Options
	shapes    shapes
	functions map[string]*function
	globals   map[string]*object
	memory    *memory
	ctors     []constructor // the constructors that did not run yet
	steps     int64
	compilers map[*ir.OpDef]func(k *compiler, op *ir.Operation) step
}

// function is a function of the module, or one outside of it.
type function struct {
	name   string
	op     *ir.Operation
	typ    *llvm.FunctionType
	object *object // its address
	code   *code   // nil until the first call
	native native  // the function in Go, if the module has only a declaration
}

// New prepares a module for execution and initializes its globals. It returns a *Fault if the module has something that the executor
// cannot execute, or if an initializer does something wrong.
func New(module *ir.Operation, o Options) (*Program, error) {
	if o.MaxSteps == 0 {
		o.MaxSteps = 1e10
	}
	if o.MaxMemory == 0 {
		o.MaxMemory = 4 << 30
	}
	if o.MaxDepth == 0 {
		o.MaxDepth = 10_000
	}
	if o.Output == nil {
		o.Output = io.Discard
	}
	text := ""
	if a, ok := module.Attr("llvm.data_layout").(*ir.StringAttr); ok {
		text = a.Value
	}
	l, why := parseLayout(text)
	if why != "" {
		return nil, &Fault{Kind: Unsupported, Text: why, Loc: module.Loc()}
	}
	p := &Program{
		opts: o, shapes: shapes{layout: l, known: map[ir.Type]*shape{}}, functions: map[string]*function{},
		globals: map[string]*object{}, memory: newMemory(uint64(o.MaxMemory)), steps: o.MaxSteps,
		compilers: compilersOf(),
	}
	var fault error
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		switch {
		case op.Is(llvm.Func):
			p.addFunction(op)
		case op.Is(llvm.Global):
			fault = p.addGlobal(op)
		case op.Is(llvm.GlobalCtors):
			p.addConstructors(op)
		}
		if fault != nil {
			return nil, fault
		}
	}
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(llvm.Global) {
			if fault := p.initialize(op); fault != nil {
				return nil, fault
			}
		}
	}
	sorted.Stable(p.ctors, func(a, b constructor) int { return int(a.priority - b.priority) })
	return p, nil
}

// constructor is a function that runs before the first call. Lower priorities run first.
type constructor struct {
	name     string
	priority int64
}

func (p *Program) addConstructors(op *ir.Operation) {
	names, _ := op.Attr("ctors").(*ir.ArrayAttr)
	priorities, _ := op.Attr("priorities").(*ir.ArrayAttr)
	if names == nil || priorities == nil {
		return
	}
	for i, n := range names.Elements {
		c := constructor{name: n.(*ir.SymbolRefAttr).Root}
		if k, ok := priorities.Elements[i].(*ir.IntegerAttr); ok {
			c.priority = k.Int64Or(0)
		}
		p.ctors = append(p.ctors, c)
	}
}

func (p *Program) addFunction(op *ir.Operation) {
	f := &function{name: ir.SymbolName(op), op: op, typ: llvm.FuncOp{Operation: op}.Type()}
	f.object, _ = p.memory.alloc(0, 16, inFunction, f.name, op.Loc())
	f.object.fn = f
	if op.Region(0).Empty() {
		f.native = nativeFunction(f.name)
	}
	p.functions[f.name] = f
}

// addGlobal allocates a global, whose bytes are zero.
func (p *Program) addGlobal(op *ir.Operation) error {
	g := llvm.GlobalOp{Operation: op}
	s, why := p.shapes.of(g.Type())
	if why != "" {
		return &Fault{Kind: Unsupported, Text: why, Loc: op.Loc()}
	}
	align := max(s.align, uint64(g.Alignment()))
	o, ok := p.memory.alloc(s.size, align, inGlobal, ir.SymbolName(op), op.Loc())
	if !ok {
		return &Fault{Kind: Limit, Text: "the globals take too much memory", Loc: op.Loc()}
	}
	p.globals[ir.SymbolName(op)] = o
	return nil
}

// initialize writes the value of a global.
func (p *Program) initialize(op *ir.Operation) error {
	g, o := llvm.GlobalOp{Operation: op}, p.globals[ir.SymbolName(op)]
	s, _ := p.shapes.of(g.Type())
	for i := range o.known {
		o.known[i] = 1
	}
	if !op.Region(0).Empty() {
		cells, err := p.protected(func(x *thread) []cell {
			x.function = "the initializer of " + o.name
			c := x.compile(op.Region(0), nil)
			return x.execute(c, nil)
		})
		if err != nil {
			return err
		}
		s.encode(cells, o.data, o.known)
	} else if v := g.Value(); v != nil {
		if why := s.writeAttr(v, o.data, o.known); why != "" {
			return &Fault{Kind: Unsupported, Text: why, Loc: op.Loc()}
		}
	}
	o.frozen = g.Constant()
	return nil
}

// Result is what a function returned: the words of its numbers, each of at most 64 bits, in the order of the elements.
type Result []uint64

// Run calls a function with integers, floats by their bits, or addresses as arguments. The arguments must be as many as the words of
// the parameters. It returns a *Fault if the program does something wrong. The constructors of the module run before the first call;
// destructors do not run.
func (p *Program) Run(name string, args ...uint64) (Result, error) {
	for len(p.ctors) > 0 {
		c := p.ctors[0]
		p.ctors = p.ctors[1:]
		if _, err := p.run(c.name); err != nil {
			return nil, err
		}
	}
	return p.run(name, args...)
}

func (p *Program) run(name string, args ...uint64) (Result, error) {
	f := p.functions[name]
	if f == nil || f.op.Region(0).Empty() {
		return nil, &Fault{Kind: BadCall, Text: "the module defines no function " + name}
	}
	cells, err := p.protected(func(x *thread) []cell {
		in := make([]cell, len(args))
		for i, a := range args {
			in[i] = cell{bits: a}
		}
		c := x.codeOf(f)
		if c.params != len(in) {
			x.fault(BadCall, "the function "+name+" takes "+utoa(uint64(c.params))+" words of arguments, not "+utoa(uint64(len(in))))
		}
		x.function = name
		out := x.execute(c, in)
		if !defined(out) {
			x.fault(Undefined, "the function "+name+" returns a value that is not defined")
		}
		return out
	})
	if err != nil {
		return nil, err
	}
	r := make(Result, len(cells))
	for i, c := range cells {
		r[i] = c.bits
	}
	return r, nil
}

// Leaks returns a fault for each piece of memory of the heap that is still in use.
func (p *Program) Leaks() []*Fault {
	var list []*Fault
	var last *object
	for _, o := range p.memory.spans {
		if o == nil || o == last || o.from != onHeap || o.freed {
			continue
		}
		last = o
		list = append(list, &Fault{Kind: Leak, Text: leakText(o), Loc: o.made})
	}
	return list
}

// protected runs f and returns the fault that ended it.
func (p *Program) protected(f func(x *thread) []cell) (cells []cell, err error) {
	x := &thread{p: p}
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		fault, ok := r.(*Fault)
		if !ok {
			panic(r)
		}
		x.locate(fault)
		err = fault
	}()
	return f(x), nil
}
