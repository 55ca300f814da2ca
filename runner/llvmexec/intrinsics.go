package llvmexec

import (
	"math"
	"math/bits"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// intrinsics returns the compilers of intrinsics that are no arithmetic on single numbers.
func intrinsics() map[*ir.OpDef]func(k *compiler, op *ir.Operation) step {
	t := map[*ir.OpDef]func(k *compiler, op *ir.Operation) step{
		llvm.IntrAbs:     (*compiler).abs,
		llvm.IntrCtlz:    func(k *compiler, op *ir.Operation) step { return k.countZeros(op, apint.Int.LeadingZeros) },
		llvm.IntrCttz:    func(k *compiler, op *ir.Operation) step { return k.countZeros(op, apint.Int.TrailingZeros) },
		llvm.IntrFshl:    func(k *compiler, op *ir.Operation) step { return k.funnelShift(op, true) },
		llvm.IntrFshr:    func(k *compiler, op *ir.Operation) step { return k.funnelShift(op, false) },
		llvm.IntrScmp:    func(k *compiler, op *ir.Operation) step { return k.threeWay(op, true) },
		llvm.IntrUcmp:    func(k *compiler, op *ir.Operation) step { return k.threeWay(op, false) },
		llvm.IntrMemcpy:  func(k *compiler, op *ir.Operation) step { return k.copyBytes(op, true) },
		llvm.IntrMemmove: func(k *compiler, op *ir.Operation) step { return k.copyBytes(op, false) },
		llvm.IntrMemcpyInline: func(k *compiler, op *ir.Operation) step {
			return k.copyBytes(op, true)
		},
		llvm.IntrMemset: (*compiler).fillBytes, llvm.IntrMemsetInline: (*compiler).fillBytes,
		llvm.IntrAssume: (*compiler).assume, llvm.IntrExpect: (*compiler).same, llvm.IntrExpectWithProbability: (*compiler).same,
		llvm.IntrSsaCopy: (*compiler).same, llvm.IntrLaunderInvariantGroup: (*compiler).same, llvm.IntrStripInvariantGroup: (*compiler).same,
		llvm.IntrThreadlocalAddress: (*compiler).same, llvm.IntrAnnotation: (*compiler).same, llvm.IntrPtrAnnotation: (*compiler).same,
		llvm.IntrIsConstant: func(k *compiler, op *ir.Operation) step {
			d := k.result(op)
			return func(_ *thread, f []cell) { f[d.at] = cell{} }
		},
		llvm.IntrTrap: trap, llvm.IntrDebugtrap: trap, llvm.IntrUbsantrap: trap,
		llvm.IntrStacksave:    (*compiler).stackSave,
		llvm.IntrStackrestore: (*compiler).stackRestore,
		llvm.IntrStepvector: func(k *compiler, op *ir.Operation) step {
			d := k.result(op)
			return func(_ *thread, f []cell) {
				for i := range d.n {
					f[d.at+i*d.elem.cells] = cell{bits: uint64(i) & maskOf(d.elem.width)}
				}
			}
		},
		llvm.IntrGetActiveLaneMask: (*compiler).laneMask,
		llvm.IntrPowi:              (*compiler).powi,
		llvm.IntrLdexp:             (*compiler).ldexp,
		llvm.IntrIsFpclass:         (*compiler).floatClass,
		llvm.IntrPtrmask: func(k *compiler, op *ir.Operation) step {
			return k.bitwise(op, andCells)
		},
	}
	for _, def := range []*ir.OpDef{llvm.IntrLifetimeStart, llvm.IntrLifetimeEnd, llvm.IntrInvariantEnd, llvm.IntrPrefetch, llvm.IntrDbgDeclare,
		llvm.IntrDbgLabel, llvm.IntrDbgValue, llvm.IntrVarAnnotation, llvm.IntrExperimentalNoaliasScopeDecl} {
		t[def] = nothing
	}
	for def, f := range map[*ir.OpDef]overflowOp{
		llvm.IntrSaddWithOverflow: {apint.Int.AddOverflow, true}, llvm.IntrUaddWithOverflow: {apint.Int.AddOverflow, false},
		llvm.IntrSsubWithOverflow: {apint.Int.SubOverflow, true}, llvm.IntrUsubWithOverflow: {apint.Int.SubOverflow, false},
		llvm.IntrSmulWithOverflow: {apint.Int.MulOverflow, true}, llvm.IntrUmulWithOverflow: {apint.Int.MulOverflow, false},
	} {
		t[def] = func(k *compiler, op *ir.Operation) step { return k.withOverflow(op, f) }
	}
	return t
}

// same copies the first operand.
func (k *compiler) same(op *ir.Operation) step {
	a, d := k.operand(op, 0), k.result(op)
	return func(_ *thread, f []cell) { copy(d.in(f), a.in(f)) }
}

func trap(*compiler, *ir.Operation) step {
	return func(x *thread, _ []cell) { x.fault(ReachedTrap, "the program reached a trap") }
}

// immediate returns the integer in an attribute.
func immediate(op *ir.Operation, name string) uint64 {
	if a, ok := op.Attr(name).(*ir.IntegerAttr); ok {
		u, _ := a.Value.Uint64()
		return u
	}
	return 0
}

// eachInt compiles a function of the integers in one position of vectors. It may return false for poison.
func (k *compiler) eachInt(op *ir.Operation, f func(w uint32, in []apint.Int) (apint.Int, bool)) step {
	d := k.result(op)
	e := scalarOf(d.shape)
	from := make([]slot, op.NumOperands())
	for i := range from {
		from[i] = k.operand(op, i)
	}
	return func(_ *thread, fr []cell) {
		in := make([]apint.Int, len(from))
	next:
		for i := range d.cells / e.cells {
			out := fr[d.at+i*e.cells : d.at+(i+1)*e.cells]
			for j, s := range from {
				es := scalarOf(s.shape)
				c := fr[s.at+i*es.cells : s.at+(i+1)*es.cells]
				if !defined(c) {
					poison(out)
					continue next
				}
				in[j] = toInt(c, es.width)
			}
			v, ok := f(e.width, in)
			if !ok {
				poison(out)
				continue
			}
			putInt(out, v)
		}
	}
}

func (k *compiler) abs(op *ir.Operation) step {
	least := immediate(op, "is_int_min_poison") != 0
	return k.eachInt(op, func(_ uint32, in []apint.Int) (apint.Int, bool) { return in[0].Abs(), !least || !in[0].IsMinSigned() })
}

func (k *compiler) countZeros(op *ir.Operation, f func(apint.Int) uint32) step {
	zero := immediate(op, "is_zero_poison") != 0
	return k.eachInt(op, func(w uint32, in []apint.Int) (apint.Int, bool) {
		return apint.New(w, uint64(f(in[0]))), !zero || !in[0].IsZero()
	})
}

func (k *compiler) funnelShift(op *ir.Operation, left bool) step {
	return k.eachInt(op, func(w uint32, in []apint.Int) (apint.Int, bool) {
		n := uint64(0)
		if w > 1 {
			n = in[2].URem(apint.New(w, uint64(w))).Limited(uint64(w))
		}
		if left {
			return in[0].Shl(n).Or(in[1].LShr(uint64(w) - n)), true
		}
		return in[0].Shl(uint64(w) - n).Or(in[1].LShr(n)), true
	})
}

func (k *compiler) threeWay(op *ir.Operation, isSigned bool) step {
	return k.eachInt(op, func(w uint32, in []apint.Int) (apint.Int, bool) {
		return apint.NewSigned(w, int64(in[0].Compare(in[1], isSigned))), true
	})
}

type overflowOp struct {
	compute func(a, b apint.Int, signed bool) (apint.Int, bool)
	signed  bool
}

// withOverflow compiles arithmetic whose result is a struct of the number and a bit.
func (k *compiler) withOverflow(op *ir.Operation, def overflowOp) step {
	a, b, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	e, bit := scalarOf(a.shape), d.fields[1].cell
	return func(_ *thread, f []cell) {
		for i := range a.cells / e.cells {
			u, v := f[a.at+i*e.cells:a.at+(i+1)*e.cells], f[b.at+i*e.cells:b.at+(i+1)*e.cells]
			out := f[d.at+i*e.cells : d.at+(i+1)*e.cells]
			if !defined(u) || !defined(v) {
				poison(out)
				f[d.at+bit+i] = cell{undef: noBytes}
				continue
			}
			r, o := def.compute(toInt(u, e.width), toInt(v, e.width), def.signed)
			putInt(out, r)
			f[d.at+bit+i] = truth(o)
		}
	}
}

// length returns the function that reads the number of bytes of a copy: an operand or an attribute.
func (k *compiler) length(op *ir.Operation) func(x *thread, f []cell) uint64 {
	if op.NumOperands() < 3 {
		n := immediate(op, "len")
		return func(*thread, []cell) uint64 { return n }
	}
	s := k.operand(op, 2)
	return func(x *thread, f []cell) uint64 {
		x.use(s.in(f), "the number of bytes")
		return f[s.at].bits
	}
}

func (k *compiler) copyBytes(op *ir.Operation, disjoint bool) step {
	to, from, n := k.operand(op, 0), k.operand(op, 1), k.length(op)
	return func(x *thread, f []cell) {
		n := n(x, f)
		if n == 0 {
			return
		}
		src, srcKnown := x.access(f[from.at], n, 1, false)
		dst, dstKnown := x.access(f[to.at], n, 1, true)
		p, q := f[from.at].bits, f[to.at].bits
		if disjoint && p != q && p < q+n && q < p+n {
			x.fault(Overlap, "memcpy of bytes that overlap")
		}
		copy(dst, src)
		copy(dstKnown, srcKnown)
	}
}

func (k *compiler) fillBytes(op *ir.Operation) step {
	to, v, n := k.operand(op, 0), k.operand(op, 1), k.length(op)
	return func(x *thread, f []cell) {
		n := n(x, f)
		if n == 0 {
			return
		}
		dst, known := x.access(f[to.at], n, 1, true)
		c := f[v.at]
		for i := range dst {
			dst[i], known[i] = byte(c.bits), ^c.undef&1
		}
	}
}

func (k *compiler) assume(op *ir.Operation) step {
	c := k.operand(op, 0)
	return func(x *thread, f []cell) {
		x.use(c.in(f), "what the program assumes")
		if f[c.at].bits == 0 {
			x.fault(ReachedTrap, "what the program assumes does not hold")
		}
	}
}

// stackSave compiles llvm.intr.stacksave. The address is that of a new object, which marks the place.
func (k *compiler) stackSave(op *ir.Operation) step {
	d := k.result(op)
	return func(x *thread, f []cell) {
		o := x.newObject(0, 1, 1, onStack)
		x.locals = append(x.locals, o)
		f[d.at] = cell{bits: o.base}
	}
}

func (k *compiler) stackRestore(op *ir.Operation) step {
	a := k.operand(op, 0)
	return func(x *thread, f []cell) {
		x.use(a.in(f), "the state of the stack")
		for i := len(x.locals) - 1; i >= 0; i-- {
			o := x.locals[i]
			x.locals = x.locals[:i]
			if o.base == f[a.at].bits {
				return
			}
			x.p.memory.free(o, x.op.Loc())
		}
		x.fault(InvalidFree, "a state of the stack is restored that was not saved")
	}
}

func (k *compiler) laneMask(op *ir.Operation) step {
	base, n, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	return func(_ *thread, f []cell) {
		b, l := f[base.at], f[n.at]
		for i := range d.cells {
			at, carry := bits.Add64(b.bits, uint64(i), 0)
			c := truth(carry == 0 && at < l.bits)
			c.undef = spread(b.undef | l.undef)
			f[d.at+i] = c
		}
	}
}

func (k *compiler) powi(op *ir.Operation) step {
	n := k.operand(op, 1)
	return k.scaled(op, func(v float64, p int64) float64 {
		r, e := 1.0, p
		for ; e != 0; e /= 2 {
			if e%2 != 0 {
				r *= v
			}
			v *= v
		}
		if p < 0 {
			return 1 / r
		}
		return r
	}, n)
}

func (k *compiler) ldexp(op *ir.Operation) step {
	return k.scaled(op, func(v float64, p int64) float64 { return math.Ldexp(v, int(max(min(p, 1<<20), -1<<20))) }, k.operand(op, 1))
}

// scaled compiles a function of a float and an integer.
func (k *compiler) scaled(op *ir.Operation, g func(v float64, p int64) float64, n slot) step {
	a, d := k.operand(op, 0), k.result(op)
	e, w := scalarOf(a.shape), scalarOf(n.shape)
	return func(x *thread, f []cell) {
		if e.width > 64 || w.width > 64 {
			x.fault(Unsupported, "the operation "+quote(x.op.Name())+" on "+ir.QuoteType(e.typ)+" cannot be executed")
		}
		for i := range d.cells {
			c, p := f[a.at+i], f[n.at]
			if n.class == vectorClass {
				p = f[n.at+i]
			}
			out := cell{undef: spread(c.undef | p.undef)}
			if v := signExtend(p.bits, w.width); e.kind == ir.F64 {
				out.bits = math.Float64bits(g(math.Float64frombits(c.bits), v))
			} else {
				out.bits = fromFloat32(e.kind, float32(g(float64(toFloat32(e.kind, c.bits)), v)))
			}
			f[d.at+i] = out
		}
	}
}

// floatClass compiles the test of a float for classes. A mask has a bit for each class: signaling and quiet NaN, the
// infinite, normal, denormal and zero numbers, first the negative ones, in the order of the numbers.
func (k *compiler) floatClass(op *ir.Operation) step {
	a, d := k.operand(op, 0), k.result(op)
	e, mask := scalarOf(a.shape), immediate(op, "bit")
	return func(_ *thread, f []cell) {
		for i := range d.cells {
			in := f[a.at+i*e.cells : a.at+(i+1)*e.cells]
			if !defined(in) {
				f[d.at+i] = cell{undef: noBytes}
				continue
			}
			f[d.at+i] = truth(mask>>classOf(e, in)&1 != 0)
		}
	}
}

// classOf returns the number of the class of a float.
func classOf(e *shape, in []cell) int {
	v := toFloat(e, in)
	class := 0
	switch {
	case v.IsNaN():
		digits := v.Semantics().Precision() - 1
		if toInt(in, e.width).Bit(digits - 1) {
			return 1
		}
		return 0
	case v.IsInf():
		class = 2
	case v.IsZero():
		class = 5
	case v.IsNormal():
		class = 3
	default:
		class = 4
	}
	if !v.IsNegative() {
		class = 11 - class
	}
	return class
}
