// Package irgen makes random valid modules from the declarations of the registered ops.
// It guesses operands, results and attributes that satisfy the constraints of the rows,
// and asks the verifier. Small tables add what rows cannot state (regions with their
// terminators, symbols and their uses, relations between operands): fragments of text
// with choices for ops with structure, and hints for the other ops.
//
// Tests and the comparison with mlir-opt use it; see docs/opdiff.md.
package irgen

import (
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// SeedName is the discardable attribute of a generated module that holds its seed.
const SeedName = "irgen.seed"

// Tries is the number of guesses after which the generator gives up an op for one
// module.
const Tries = 400

// Stat holds the counts for one op.
type Stat struct {
	// Made counts the operations made. Failed counts the requests for the op that the
	// generator gave up. Rejected counts the guesses that the verifier refused.
	Made, Failed, Rejected int
	// Why is the reason of the last refusal.
	Why string
}

// Generator makes modules. It keeps counts over all of them. Only one goroutine at a
// time may use it.
type Generator struct {
	registry *ir.Registry
	// Stats counts by op name.
	Stats map[string]*Stat
	// Spoiled counts the modules that the generator gave up completely.
	Spoiled int
	grammar grammar
	// binary makes modules with one spirv.module whose operations admit accepts.
	binary bool
	// Without are prefixes of the names of operations that Shared leaves out.
	Without []string
	admit   func(module *ir.Operation) bool
}

// New returns a generator for the ops of reg.
func New(reg *ir.Registry) *Generator {
	return &Generator{registry: reg, Stats: map[string]*Stat{}, grammar: newGrammar(fragments(), productions())}
}

// NewBinary returns a generator of modules that contain one spirv.module for
// serialization. admit, which may be nil, must return true for the spirv.module.
func NewBinary(reg *ir.Registry, admit func(module *ir.Operation) bool) *Generator {
	return &Generator{registry: reg, Stats: map[string]*Stat{}, grammar: newGrammar(binaryFragments(), binaryProductions()), binary: true, admit: admit}
}

// admits reports whether admit accepts top.
func (g *Generator) admits(top *ir.Operation) bool {
	return g.admit == nil || g.admit(top.Region(0).First().First())
}

// admitsType reports whether modules for serialization may have values of type t.
// Vectors of several dimensions cannot be serialized.
func (g *Generator) admitsType(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return fits(spirv.Undef.Results[0].Type, t) && (!ok || len(v.Shape()) == 1 && !v.IsScalable())
}

// Ops returns the declarations of all ops for which the generator makes operations, in
// the order of registration.
func (g *Generator) Ops() []*ir.OpDef {
	ctx := ir.NewContext(g.registry)
	var all []*ir.OpDef
	for _, name := range ctx.Registry().Dialects() {
		if slices.Contains(leftOut, name) {
			continue
		}
		d := ctx.Dialect(name)
		for i := range d.Ops {
			def := d.Ops[i].Def
			old := ctx.MLIR() == ir.OldestVersion && (def == spirv.Kill || def == spirv.Switch) // spvc has them in all versions
			own := strings.HasPrefix(def.NameIn(ctx.MLIR()), name+".")                          // an op that has moved is listed by two dialects
			if own && def.Versions.Has(ctx.MLIR()) && !old && !slices.Contains(beyond, def.Name) {
				all = append(all, def)
			}
		}
	}
	return all
}

// Shared returns the operations in Ops whose dialects MLIR has.
func (g *Generator) Shared() []*ir.OpDef {
	return slices.DeleteFunc(g.Ops(), func(def *ir.OpDef) bool {
		return strings.HasPrefix(def.Name, "kernel.") || slices.ContainsFunc(g.Without, func(p string) bool { return strings.HasPrefix(def.Name, p) })
	})
}

// Selected returns the ops of all whose names start with one of prefixes, which commas separate, or
// all of them if prefixes is empty.
func Selected(all []*ir.OpDef, prefixes string) []*ir.OpDef {
	return slices.DeleteFunc(slices.Clone(all), func(def *ir.OpDef) bool {
		return !slices.ContainsFunc(strings.Split(prefixes, ","), func(p string) bool { return strings.HasPrefix(def.Name, p) })
	})
}

// beyond are ops that no version of MLIR has.
var beyond = []string{"spirv.ArrayLength", "spirv.CopyLogical",
	"spirv.opaque.inst", "spirv.opaque.terminator", "spirv.opaque.global", "spirv.opaque.mode"}

// keepers are ops, or prefixes of ops, whose custom form has discardable attributes in
// spvc and loses them in MLIR 19.
var keepers = []string{"spirv.AccessChain", "spirv.PtrAccessChain", "spirv.InBoundsPtrAccessChain", "spirv.CompositeExtract",
	"spirv.BranchConditional", "spirv.EntryPoint", "spirv.SpecConstantComposite", "spirv.GroupNonUniform"}

func keeps(op *ir.Operation) bool {
	return slices.ContainsFunc(keepers, func(name string) bool { return strings.HasPrefix(op.Name(), name) })
}

// leftOut are the dialect that only tests use, and those whose values only few of their own operations make.
var leftOut = []string{"test", "llvm", "async"}

// Module returns a module made from seed, in a new context. It contains at least one
// operation of each op in want that the generator could make. The module always
// verifies. Equal seed and want give equal modules.
func (g *Generator) Module(seed uint64, want []*ir.OpDef) *ir.Operation {
	for retry := uint64(0); ; retry++ {
		m := newMaker(g, seed, retry)
		if mod := m.module(want); mod != nil {
			mod.SetAttr(SeedName, m.ctx.Int(m.ctx.I64(), int64(seed)))
			mod.Walk(func(op *ir.Operation) { g.stat(op.Name()).Made++ })
			return mod
		}
		if g.Spoiled++; retry == 20 {
			want = nil
		}
	}
}

func (g *Generator) stat(op string) *Stat {
	s := g.Stats[op]
	if s == nil {
		s = &Stat{}
		g.Stats[op] = s
	}
	return s
}

// maker makes one module.
type maker struct {
	g    *Generator
	ctx  *ir.Context
	rng  *rand.Rand
	b    *ir.Builder
	top  *ir.Operation
	pool *pool
	// lastError is the last reported error.
	lastError string
	names     int
}

func newMaker(g *Generator, seed, retry uint64) *maker {
	m := &maker{g: g, ctx: ir.NewContext(g.registry), rng: rand.New(rand.NewPCG(seed, retry))}
	m.ctx.Workers = 1
	m.ctx.PushHandler(func(d *ir.Diagnostic) bool {
		if d.Severity == ir.SeverityError {
			m.lastError = d.Message
		}
		return true
	})
	m.b = ir.NewBuilder(m.ctx, nil)
	return m
}

func (m *maker) chance(percent int) bool { return m.rng.IntN(100) < percent }

func pick[T any](m *maker, list []T) T { return list[m.rng.IntN(len(list))] }

// module returns nil if the result does not verify.
func (m *maker) module(want []*ir.OpDef) *ir.Operation {
	var text strings.Builder
	tail := ""
	if m.g.binary {
		text.WriteString(m.g.grammar.expand(m, binaryHead) + "spirv.func @base() \"None\" {\n  spirv.Return\n}\n")
		tail = "}\n"
	} else {
		text.WriteString("func.func @base() {\n  return\n}\n")
	}
	var plant []*ir.OpDef
	for _, def := range want {
		rows := m.g.grammar.of(m.ctx, def.Name)
		if len(rows) == 0 || plantable(def) && m.chance(30) {
			plant = append(plant, def)
			continue
		}
		m.names++
		text.WriteString(m.g.grammar.expand(m, pick(m, rows)))
	}
	src := text.String() + tail
	top, ok := ir.Parse(m.ctx, m.ctx.AddFile("irgen", []byte(src)))
	if !ok || !ir.Verify(top) || !m.g.admits(top) {
		for _, def := range want {
			if len(m.g.grammar.of(m.ctx, def.Name)) > 0 {
				s := m.g.stat(def.Name)
				s.Rejected++
				s.Why = m.lastError + " in\n" + src
			}
		}
		return nil
	}
	m.top = top
	m.pool = newPool(m)
	for _, def := range plant {
		m.plant(def)
	}
	m.decorate()
	m.prune()
	if !ir.Verify(top) || !m.g.admits(top) {
		m.g.stat("builtin.module").Why = m.lastError + " in\n" + top.Text(ir.PrintOptions{Generic: true})
		return nil
	}
	return top
}

// decorate adds discardable attributes to random operations, and locations of all kinds
// to all operations.
func (m *maker) decorate() {
	m.top.Walk(func(op *ir.Operation) {
		if op.SetLoc(m.location(2)); m.g.binary && !functionOnly(op) {
			op.SetLoc(0)
		}
		if m.g.binary && op.Is(spirv.Module) {
			op.SetLoc(m.location(0)) // MLIR takes the file's name from here
		}
		if op == m.top || keeps(op) || !m.chance(6) {
			return
		}
		if m.g.binary {
			m.decoration(op)
			return
		}
		for range 1 + m.rng.IntN(2) {
			name := pick(m, discardableNames)
			if op.Info().Slot(name) < 0 && op.Attr(name) == nil {
				op.SetAttr(name, pick(m, m.pool.attrs))
			}
		}
	})
}

// functionOnly reports whether op is in a function. MLIR writes the lines of such
// operations only.
func functionOnly(op *ir.Operation) bool {
	for p := op.Parent(); p != nil; p = p.Parent() {
		if p.Is(spirv.Func) {
			return true
		}
	}
	return false
}

// decoration adds a decoration to an operation of a module for serialization if the
// operation can have one.
func (m *maker) decoration(op *ir.Operation) {
	name := pick(m, decorationNames)
	if op.NumResults() == 0 || op.Attr(name) != nil || op.Is(spirv.FunctionCall) {
		return
	}
	if op.SetAttr(name, m.ctx.Unit()); !ir.VerifyOp(op) || !m.g.admits(m.top) {
		op.RemoveAttr(name)
	}
}

var decorationNames = []string{"no_contraction", "relaxed_precision", "restrict", "aliased", "aliased_pointer", "restrict_pointer", "no_signed_wrap", "no_unsigned_wrap"}

var discardableNames = []string{"foo", "bar.baz", "note", "a-b", "1x", "_x", "test.unit", "x.y.z"}

func (m *maker) location(depth int) ir.Location {
	if m.g.binary { // the lines in a binary are of one file
		return m.ctx.FileLineColLoc("a.c", uint32(1+m.rng.IntN(9)), uint32(m.rng.IntN(9)))
	}
	file := m.ctx.FileLineColLoc(pick(m, []string{"a.c", "dir/b.mlir"}), uint32(1+m.rng.IntN(9)), uint32(m.rng.IntN(9)))
	if depth == 0 {
		return file
	}
	switch m.rng.IntN(8) {
	case 0:
		return m.ctx.NameLoc("n", m.location(depth-1))
	case 1:
		return m.ctx.CallSiteLoc(m.location(depth-1), m.location(depth-1))
	case 2:
		var meta ir.Attribute
		if m.chance(50) {
			meta = m.ctx.String("meta")
		}
		return m.ctx.FusedLoc([]ir.Location{m.location(depth - 1), file}, meta)
	case 3:
		return 0
	}
	return file
}

// prune removes most unused arguments that guesses added.
func (m *maker) prune() {
	m.top.Walk(func(op *ir.Operation) {
		if !extensible(op) {
			return
		}
		entry := op.Region(0).First()
		entry.EraseArgsIf(func(v *ir.Value) bool { return !v.HasUses() && !m.chance(3) })
		t := functionType(op)
		op.SetAttr("function_type", m.ctx.TypeAttr(m.ctx.Function(entry.ArgTypes(), t.Results)))
	})
}

// extensible reports whether op is a function to which arguments can be added.
func extensible(op *ir.Operation) bool {
	return (op.Is(fn.Func) || op.Is(spirv.Func)) && strings.HasPrefix(op.StringAttr("sym_name"), "base")
}

func functionType(op *ir.Operation) *ir.FunctionType {
	a, _ := op.Attr("function_type").(*ir.TypeAttr)
	if a == nil {
		return nil
	}
	t, _ := a.Value.(*ir.FunctionType)
	return t
}
