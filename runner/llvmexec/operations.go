package llvmexec

import (
	"maps"
	"math"
	"sync"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// compilersOf returns the compilers of operations that are no arithmetic on single numbers. It is a function because compiling a call
// compiles operations.
var compilersOf = sync.OnceValue(func() map[*ir.OpDef]func(k *compiler, op *ir.Operation) step {
	t := operations()
	maps.Copy(t, intrinsics())
	maps.Copy(t, vectorIntrinsics())
	return t
})

func operations() map[*ir.OpDef]func(k *compiler, op *ir.Operation) step {
	return map[*ir.OpDef]func(k *compiler, op *ir.Operation) step{
		llvm.And: func(k *compiler, op *ir.Operation) step { return k.bitwise(op, andCells) },
		llvm.XOr: func(k *compiler, op *ir.Operation) step { return k.bitwise(op, xorCells) },
		llvm.Or: func(k *compiler, op *ir.Operation) step {
			if llvm.IsDisjoint(op) {
				return k.intBinary(op, intBinaries[llvm.Or])
			}
			return k.bitwise(op, orCells)
		},
		llvm.FNeg: func(k *compiler, op *ir.Operation) step {
			return k.signOnly(op, func(b, s uint64) uint64 { return b ^ s })
		},
		llvm.IntrFabs: func(k *compiler, op *ir.Operation) step {
			return k.signOnly(op, func(b, s uint64) uint64 { return b &^ s })
		},
		llvm.IntrFma:        (*compiler).fusedMultiply,
		llvm.IntrFmuladd:    (*compiler).fusedMultiply,
		llvm.BitCast:        (*compiler).bitcast,
		llvm.ICmp:           (*compiler).icmp,
		llvm.FCmp:           (*compiler).fcmp,
		llvm.Select:         (*compiler).choose,
		llvm.Freeze:         (*compiler).freeze,
		llvm.ExtractValue:   (*compiler).extractValue,
		llvm.InsertValue:    (*compiler).insertValue,
		llvm.ExtractElement: (*compiler).extractElement,
		llvm.InsertElement:  (*compiler).insertElement,
		llvm.ShuffleVector:  (*compiler).shuffle,
		llvm.AddressOf:      (*compiler).addressOf,
		llvm.GEP:            (*compiler).gep,
		llvm.Alloca:         (*compiler).alloca,
		llvm.Load:           (*compiler).load,
		llvm.Store:          (*compiler).store,
		llvm.AtomicRMW:      (*compiler).atomicRMW,
		llvm.CmpXchg:        (*compiler).cmpXchg,
		llvm.Call:           func(k *compiler, op *ir.Operation) step { return k.call(op) },
		llvm.Fence:          nothing, llvm.LinkerOptions: nothing,
	}
}

func nothing(*compiler, *ir.Operation) step { return nil }

// icmp compiles a comparison of integers or addresses.
func (k *compiler) icmp(op *ir.Operation) step {
	a, b, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	e, holds := scalarOf(a.shape), intPredicate(llvm.PredicateOf(op))
	n := a.cells / e.cells
	return func(_ *thread, f []cell) {
		for i := range n {
			u, v := f[a.at+i*e.cells:a.at+(i+1)*e.cells], f[b.at+i*e.cells:b.at+(i+1)*e.cells]
			if !defined(u) || !defined(v) {
				f[d.at+i] = cell{undef: noBytes}
				continue
			}
			f[d.at+i] = truth(holds(e, u, v))
		}
	}
}

func truth(b bool) cell {
	if b {
		return cell{bits: 1}
	}
	return cell{}
}

// intPredicate returns the comparison with the number of a predicate.
func intPredicate(p uint64) func(e *shape, a, b []cell) bool {
	isSigned := p >= llvm.ICmpSLT && p <= llvm.ICmpSGE
	order := func(e *shape, a, b []cell) int {
		if e.width <= 64 && !isSigned {
			return compare(a[0].bits, b[0].bits)
		}
		if e.width <= 64 {
			return compare(signExtend(a[0].bits, e.width), signExtend(b[0].bits, e.width))
		}
		return toInt(a, e.width).Compare(toInt(b, e.width), isSigned)
	}
	holds := orderTest(p)
	return func(e *shape, a, b []cell) bool { return holds(order(e, a, b)) }
}

func orderTest(p uint64) func(order int) bool {
	switch p {
	case llvm.ICmpEQ:
		return func(o int) bool { return o == 0 }
	case llvm.ICmpNE:
		return func(o int) bool { return o != 0 }
	case llvm.ICmpSLT, llvm.ICmpULT:
		return func(o int) bool { return o < 0 }
	case llvm.ICmpSLE, llvm.ICmpULE:
		return func(o int) bool { return o <= 0 }
	case llvm.ICmpSGT, llvm.ICmpUGT:
		return func(o int) bool { return o > 0 }
	}
	return func(o int) bool { return o >= 0 }
}

func compare[T int64 | uint64](a, b T) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// fcmp compiles a comparison of floats. The predicates have a bit for each relation: equal, greater, less, unordered.
func (k *compiler) fcmp(op *ir.Operation) step {
	a, b, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	e, mask := scalarOf(a.shape), fcmpMask(llvm.PredicateOf(op))
	n := a.cells / e.cells
	return func(_ *thread, f []cell) {
		for i := range n {
			u, v := f[a.at+i*e.cells:a.at+(i+1)*e.cells], f[b.at+i*e.cells:b.at+(i+1)*e.cells]
			if !defined(u) || !defined(v) {
				f[d.at+i] = cell{undef: noBytes}
				continue
			}
			f[d.at+i] = truth(mask&relation(e, u, v) != 0)
		}
	}
}

// The relations of two floats.
const (
	equal = 1 << iota
	greater
	less
	unordered
)

// fcmpMask returns the relations for which a predicate holds. The ordered predicates come first, in the order of these bits, and
// then the same with unordered.
func fcmpMask(p uint64) uint64 {
	switch {
	case p < llvm.FCmpUEQ:
		return p
	case p < llvm.FCmpUNO:
		return p - llvm.FCmpUEQ + equal | unordered
	case p == llvm.FCmpUNO:
		return unordered
	}
	return equal | greater | less | unordered
}

func relation(e *shape, a, b []cell) uint64 {
	var x, y float64
	switch e.kind {
	case ir.F64:
		x, y = math.Float64frombits(a[0].bits), math.Float64frombits(b[0].bits)
	case ir.F32, ir.F16, ir.BF16:
		x, y = float64(toFloat32(e.kind, a[0].bits)), float64(toFloat32(e.kind, b[0].bits))
	default:
		switch toFloat(e, a).Compare(toFloat(e, b)) {
		case apfloat.Less:
			return less
		case apfloat.Equal:
			return equal
		case apfloat.Greater:
			return greater
		}
		return unordered
	}
	switch {
	case x < y:
		return less
	case x > y:
		return greater
	case x == y:
		return equal
	}
	return unordered
}

// choose compiles llvm.select.
func (k *compiler) choose(op *ir.Operation) step {
	c, a, b, d := k.operand(op, 0), k.operand(op, 1), k.operand(op, 2), k.result(op)
	n := d.cells
	if c.class == vectorClass && c.n > 0 {
		n = d.cells / c.n
	}
	return func(_ *thread, f []cell) {
		for i := 0; i < d.cells; i += max(n, 1) {
			out, v := f[d.at+i:d.at+i+n], f[c.at+i/max(n, 1)]
			switch {
			case v.undef != 0:
				poison(out)
			case v.bits != 0:
				copy(out, f[a.at+i:])
			default:
				copy(out, f[b.at+i:])
			}
		}
	}
}

// freeze makes undefined bytes zero.
func (k *compiler) freeze(op *ir.Operation) step {
	a, d := k.operand(op, 0), k.result(op)
	return func(_ *thread, f []cell) {
		copy(d.in(f), a.in(f))
		for i := range d.in(f) {
			c := &f[d.at+i]
			for b := range 8 {
				if c.undef>>b&1 != 0 {
					c.bits &^= 0xff << (8 * b)
				}
			}
			c.undef = 0
		}
	}
}

// part returns the shape of the element of an aggregate at a position, and its first cell.
func (s *shape) part(position []int64) (*shape, int) {
	cell := 0
	for _, i := range position {
		if s.class == structClass {
			cell += s.fields[i].cell
			s = s.fields[i].shape
			continue
		}
		s = s.elem
		cell += int(i) * s.cells
	}
	return s, cell
}

func (k *compiler) extractValue(op *ir.Operation) step {
	a, d := k.operand(op, 0), k.result(op)
	_, at := a.part(llvm.PositionOf(op))
	from := a.at + at
	return func(_ *thread, f []cell) { copy(d.in(f), f[from:]) }
}

func (k *compiler) insertValue(op *ir.Operation) step {
	a, v, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	_, at := a.part(llvm.PositionOf(op))
	to := d.at + at
	return func(_ *thread, f []cell) {
		copy(d.in(f), a.in(f))
		copy(f[to:], v.in(f))
	}
}

// lane returns the number of an element, and false if it is poison.
func lane(c cell, n int) (int, bool) {
	if c.undef != 0 || c.bits >= uint64(n) {
		return 0, false
	}
	return int(c.bits), true
}

func (k *compiler) extractElement(op *ir.Operation) step {
	v, at, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	return func(_ *thread, f []cell) {
		i, ok := lane(at.one(f), v.n)
		if !ok {
			poison(d.in(f))
			return
		}
		copy(d.in(f), f[v.at+i*d.cells:])
	}
}

func (k *compiler) insertElement(op *ir.Operation) step {
	v, e, at, d := k.operand(op, 0), k.operand(op, 1), k.operand(op, 2), k.result(op)
	return func(_ *thread, f []cell) {
		i, ok := lane(at.one(f), v.n)
		if !ok {
			poison(d.in(f))
			return
		}
		copy(d.in(f), v.in(f))
		copy(f[d.at+i*e.cells:], e.in(f))
	}
}

func (k *compiler) shuffle(op *ir.Operation) step {
	a, b, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	mask, e := llvm.ShuffleMaskOf(op), d.elem.cells
	return func(_ *thread, f []cell) {
		for i, m := range mask {
			out := f[d.at+i*e : d.at+(i+1)*e]
			switch n := int(m); {
			case n < 0:
				poison(out)
			case n < a.n:
				copy(out, f[a.at+n*e:])
			default:
				copy(out, f[b.at+(n-a.n)*e:])
			}
		}
	}
}

// addressOf compiles the address of a global or a function.
func (k *compiler) addressOf(op *ir.Operation) step {
	name, d := op.Attr("global_name").(*ir.SymbolRefAttr).Root, k.result(op)
	o := k.x.p.globals[name]
	if fn := k.x.p.functions[name]; fn != nil {
		o = fn.object
	}
	return func(x *thread, f []cell) {
		if o == nil {
			x.fault(BadCall, "the module has no global "+name)
		}
		f[d.at] = cell{bits: o.base}
	}
}

// gep compiles the computation of an address. Only the first index of the scalar form counts values of the element type; others
// choose a part.
func (k *compiler) gep(op *ir.Operation) step {
	g, d := llvm.GEPOp{Operation: op}, k.result(op)
	var parts []gepPart
	var offset int64
	s, first := k.layout(g.Elem()), true
	g.Indices(func(v *ir.Value, n int64) {
		size := s.size
		if !first && s.class == structClass {
			offset += int64(s.fields[n].offset)
			s = s.fields[n].shape
			return
		}
		if !first {
			s = s.elem
			size = s.size
			if s == nil {
				return
			}
		}
		first = false
		if v == nil {
			offset += n * int64(size)
			return
		}
		at := k.slot(v)
		parts = append(parts, gepPart{at, scalarOf(at.shape).width, int64(size), at.class == vectorClass})
	})
	base := k.operand(op, 0)
	return func(_ *thread, f []cell) {
		for i := range d.cells {
			c := f[base.at]
			if base.class == vectorClass {
				c = f[base.at+i]
			}
			c.bits += uint64(offset)
			for _, p := range parts {
				v := f[p.at]
				if p.vector {
					v = f[p.at+i]
				}
				c.bits += uint64(signExtend(v.bits, p.width) * p.size)
				c.undef |= spread(v.undef)
			}
			f[d.at+i] = c
		}
	}
}

// gepPart is an index that is a value, and what it counts.
type gepPart struct {
	slot
	width  uint32
	size   int64
	vector bool
}

func (k *compiler) alloca(op *ir.Operation) step {
	n, d := k.operand(op, 0), k.result(op)
	s := k.layout(llvm.AllocaElem(op))
	align := max(s.align, uint64(llvm.Alignment(op)))
	return func(x *thread, f []cell) {
		x.use(n.in(f), "the number of elements of an allocation on the stack")
		o := x.newObject(n.one(f).bits, s.size, align, onStack)
		x.locals = append(x.locals, o)
		f[d.at] = cell{bits: o.base}
	}
}

// newObject allocates n values of a size, or ends with a fault.
func (x *thread) newObject(n, size, align uint64, from origin) *object {
	if size != 0 && n > 1<<40/size {
		x.fault(Limit, "the program needs too much memory")
	}
	o, ok := x.p.memory.alloc(n*size, align, from, "", x.op.Loc())
	if !ok {
		x.fault(Limit, "the program needs too much memory")
	}
	return o
}

// alignOf returns the alignment of an access: the stated one, or that of the type.
func alignOf(op *ir.Operation, s *shape) uint64 {
	if a := llvm.Alignment(op); a > 0 {
		return uint64(a)
	}
	return s.align
}

func (k *compiler) load(op *ir.Operation) step {
	p, d := k.operand(op, 0), k.result(op)
	align := alignOf(op, d.shape)
	return func(x *thread, f []cell) {
		data, known := x.access(f[p.at], d.store, align, false)
		d.decode(d.in(f), data, known)
	}
}

func (k *compiler) store(op *ir.Operation) step {
	v, p := k.operand(op, 0), k.operand(op, 1)
	align := alignOf(op, v.shape)
	return func(x *thread, f []cell) {
		data, known := x.access(f[p.at], v.store, align, true)
		v.encode(v.in(f), data, known)
	}
}

// atomicRMW compiles an atomic operation. The program has one thread, so it is one access that reads and one that writes.
func (k *compiler) atomicRMW(op *ir.Operation) step {
	p, v, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	apply := atomicOp(llvm.AtomicOpOf(op), v.shape)
	return func(x *thread, f []cell) {
		if apply == nil {
			x.fault(Unsupported, "this atomic operation on "+ir.QuoteType(v.typ)+" cannot be executed")
		}
		data, known := x.access(f[p.at], v.store, v.size, true)
		v.decode(d.in(f), data, known)
		x.temp = append(x.temp[:0], d.in(f)...)
		apply(x, x.temp, d.in(f), v.in(f))
		v.encode(x.temp, data, known)
	}
}

// atomicOp returns the function that computes the new value of memory, or nil if there is none.
func atomicOp(o uint64, s *shape) func(x *thread, out, old, v []cell) {
	ints := map[uint64]func(a, b apint.Int) apint.Int{
		llvm.AtomicAdd: apint.Int.Add, llvm.AtomicSub: apint.Int.Sub, llvm.AtomicAnd: apint.Int.And, llvm.AtomicOr: apint.Int.Or, llvm.AtomicXor: apint.Int.Xor,
		llvm.AtomicMax: apint.Int.SMax, llvm.AtomicMin: apint.Int.SMin, llvm.AtomicUMax: apint.Int.UMax, llvm.AtomicUMin: apint.Int.UMin,
		llvm.AtomicNand: func(a, b apint.Int) apint.Int { return a.And(b).Not() },
	}
	floats := map[uint64]func(a, b apfloat.Float) apfloat.Float{
		llvm.AtomicFAdd: apfloat.Float.Add, llvm.AtomicFSub: apfloat.Float.Sub, llvm.AtomicFMax: apfloat.Float.MaxNum, llvm.AtomicFMin: apfloat.Float.MinNum,
	}
	if o == llvm.AtomicXchg {
		return func(_ *thread, out, _, v []cell) { copy(out, v) }
	}
	if f := ints[o]; f != nil && s.class == intClass {
		return func(_ *thread, out, old, v []cell) {
			if !defined(old) || !defined(v) {
				poison(out)
				return
			}
			putInt(out, f(toInt(old, s.width), toInt(v, s.width)))
		}
	}
	if f := floats[o]; f != nil && s.class == floatClass {
		return func(_ *thread, out, old, v []cell) {
			if !defined(old) || !defined(v) {
				poison(out)
				return
			}
			putFloat(out, f(toFloat(s, old), toFloat(s, v)))
		}
	}
	return nil
}

func (k *compiler) cmpXchg(op *ir.Operation) step {
	p, old, v, d := k.operand(op, 0), k.operand(op, 1), k.operand(op, 2), k.result(op)
	return func(x *thread, f []cell) {
		data, known := x.access(f[p.at], v.store, v.size, true)
		now := f[d.at : d.at+v.cells]
		v.decode(now, data, known)
		x.use(now, "the value in memory that is compared")
		x.use(old.in(f), "the value that memory is compared with")
		same := true
		for i, c := range old.in(f) {
			same = same && c.bits == now[i].bits
		}
		f[d.at+v.cells] = truth(same)
		if same {
			v.encode(v.in(f), data, known)
		}
	}
}
