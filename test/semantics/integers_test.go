//go:build cgo

package semantics_test

import (
	"fmt"
	"math/big"
	"strings"
)

// operands are two integers of a width, the inputs of an operation.
type operands struct {
	width uint
	bits  [2]uint64
}

// u returns operand i as an unsigned number, s as a signed one.
func (p operands) u(i int) *big.Int { return new(big.Int).SetUint64(p.bits[i]) }

func (p operands) s(i int) *big.Int {
	v := p.u(i)
	if v.Bit(int(p.width)-1) == 1 {
		v.Sub(v, p.modulus())
	}
	return v
}

// modulus is two to the power of the width.
func (p operands) modulus() *big.Int { return new(big.Int).Lsh(big.NewInt(1), p.width) }

// fits reports whether v is a signed number of the width.
func (p operands) fits(v *big.Int) bool {
	half := new(big.Int).Rsh(p.modulus(), 1)
	return v.Cmp(half) < 0 && v.Cmp(new(big.Int).Neg(half)) >= 0
}

// intOp is an operation on integers, with what MLIR's documentation says that it computes.
type intOp struct {
	name string
	// text is the statement; T stands for the type of the operands and W for one of twice
	// the width.
	text string
	// results are the types of the results; T is that of the operands.
	results []string
	// want returns the results, or nil if the operation is undefined for p. They are
	// taken modulo the width of their type.
	want func(p operands) []*big.Int
}

func one(v *big.Int) []*big.Int { return []*big.Int{v} }

func truth(b bool) []*big.Int {
	if b {
		return one(big.NewInt(1))
	}
	return one(new(big.Int))
}

// onTwo returns the row of an operation on two operands of one type.
func onTwo(name string, want func(p operands) *big.Int) intOp {
	return intOp{name, name + " %a, %b : T", []string{"T"}, func(p operands) []*big.Int {
		if v := want(p); v != nil {
			return one(v)
		}
		return nil
	}}
}

func compare(predicate string, want func(p operands) bool) intOp {
	return intOp{"arith.cmpi " + predicate, "arith.cmpi " + predicate + ", %a, %b : T", []string{"i1"},
		func(p operands) []*big.Int { return truth(want(p)) }}
}

// onOne returns the row of an operation on one operand.
func onOne(name string, want func(p operands) *big.Int) intOp {
	return intOp{name, name + " %a : T", []string{"T"}, func(p operands) []*big.Int { return one(want(p)) }}
}

// quotient rounds l/r down, up or toward zero. It returns nil if the result is undefined.
func quotient(p operands, l, r *big.Int, round int) *big.Int {
	if r.Sign() == 0 {
		return nil
	}
	q, rest := new(big.Int).QuoRem(l, r, new(big.Int))
	if rest.Sign() != 0 {
		negative := l.Sign()*r.Sign() < 0
		if round > 0 && !negative {
			q.Add(q, big.NewInt(1))
		}
		if round < 0 && negative {
			q.Sub(q, big.NewInt(1))
		}
	}
	return q
}

// signedQuotient is also undefined if it overflows.
func signedQuotient(p operands, round int) *big.Int {
	q := quotient(p, p.s(0), p.s(1), round)
	if q == nil || !p.fits(q) {
		return nil
	}
	return q
}

// distance returns how far a shift goes; it is undefined from the width on.
func distance(p operands) (uint, bool) { return uint(p.bits[1]), p.bits[1] < uint64(p.width) }

func extreme(l, r *big.Int, sign int) *big.Int {
	if l.Cmp(r)*sign > 0 {
		return l
	}
	return r
}

// halves returns the low and the high half of a product.
func halves(p operands, v *big.Int) []*big.Int {
	return []*big.Int{v, new(big.Int).Rsh(v, p.width)}
}

var intOps = []intOp{
	onTwo("arith.addi", func(p operands) *big.Int { return new(big.Int).Add(p.u(0), p.u(1)) }),
	onTwo("arith.subi", func(p operands) *big.Int { return new(big.Int).Sub(p.u(0), p.u(1)) }),
	onTwo("arith.muli", func(p operands) *big.Int { return new(big.Int).Mul(p.u(0), p.u(1)) }),
	onTwo("arith.andi", func(p operands) *big.Int { return new(big.Int).And(p.u(0), p.u(1)) }),
	onTwo("arith.ori", func(p operands) *big.Int { return new(big.Int).Or(p.u(0), p.u(1)) }),
	onTwo("arith.xori", func(p operands) *big.Int { return new(big.Int).Xor(p.u(0), p.u(1)) }),
	onTwo("arith.divsi", func(p operands) *big.Int { return signedQuotient(p, 0) }),
	onTwo("arith.ceildivsi", func(p operands) *big.Int { return signedQuotient(p, 1) }),
	onTwo("arith.floordivsi", func(p operands) *big.Int { return signedQuotient(p, -1) }),
	onTwo("arith.divui", func(p operands) *big.Int { return quotient(p, p.u(0), p.u(1), 0) }),
	onTwo("arith.ceildivui", func(p operands) *big.Int { return quotient(p, p.u(0), p.u(1), 1) }),
	onTwo("arith.remsi", func(p operands) *big.Int {
		if p.s(1).Sign() == 0 {
			return nil
		}
		return new(big.Int).Rem(p.s(0), p.s(1))
	}),
	onTwo("arith.remui", func(p operands) *big.Int {
		if p.u(1).Sign() == 0 {
			return nil
		}
		return new(big.Int).Rem(p.u(0), p.u(1))
	}),
	onTwo("arith.shli", func(p operands) *big.Int { return shifted(p, p.u(0), new(big.Int).Lsh) }),
	onTwo("arith.shrui", func(p operands) *big.Int { return shifted(p, p.u(0), new(big.Int).Rsh) }),
	onTwo("arith.shrsi", func(p operands) *big.Int { return shifted(p, p.s(0), new(big.Int).Rsh) }),
	onTwo("arith.maxsi", func(p operands) *big.Int { return extreme(p.s(0), p.s(1), 1) }),
	onTwo("arith.minsi", func(p operands) *big.Int { return extreme(p.s(0), p.s(1), -1) }),
	onTwo("arith.maxui", func(p operands) *big.Int { return extreme(p.u(0), p.u(1), 1) }),
	onTwo("arith.minui", func(p operands) *big.Int { return extreme(p.u(0), p.u(1), -1) }),
	compare("eq", func(p operands) bool { return p.bits[0] == p.bits[1] }),
	compare("ne", func(p operands) bool { return p.bits[0] != p.bits[1] }),
	compare("slt", func(p operands) bool { return p.s(0).Cmp(p.s(1)) < 0 }),
	compare("sle", func(p operands) bool { return p.s(0).Cmp(p.s(1)) <= 0 }),
	compare("sgt", func(p operands) bool { return p.s(0).Cmp(p.s(1)) > 0 }),
	compare("sge", func(p operands) bool { return p.s(0).Cmp(p.s(1)) >= 0 }),
	compare("ult", func(p operands) bool { return p.u(0).Cmp(p.u(1)) < 0 }),
	compare("ule", func(p operands) bool { return p.u(0).Cmp(p.u(1)) <= 0 }),
	compare("ugt", func(p operands) bool { return p.u(0).Cmp(p.u(1)) > 0 }),
	compare("uge", func(p operands) bool { return p.u(0).Cmp(p.u(1)) >= 0 }),
	{"arith.addui_extended", "arith.addui_extended %a, %b : T, i1", []string{"T", "i1"}, func(p operands) []*big.Int {
		return halves(p, new(big.Int).Add(p.u(0), p.u(1)))
	}},
	{"arith.mulsi_extended", "arith.mulsi_extended %a, %b : T", []string{"T", "T"}, func(p operands) []*big.Int {
		return halves(p, new(big.Int).Mul(p.s(0), p.s(1)))
	}},
	{"arith.mului_extended", "arith.mului_extended %a, %b : T", []string{"T", "T"}, func(p operands) []*big.Int {
		return halves(p, new(big.Int).Mul(p.u(0), p.u(1)))
	}},
	{"arith.select", "arith.select %t, %a, %b : T", []string{"T"}, func(p operands) []*big.Int { return one(p.u(0)) }},
	onOne("math.absi", func(p operands) *big.Int { return new(big.Int).Abs(p.s(0)) }),
	onOne("math.ctlz", func(p operands) *big.Int { return big.NewInt(int64(int(p.width) - p.u(0).BitLen())) }),
	onOne("math.cttz", func(p operands) *big.Int {
		if p.bits[0] == 0 {
			return big.NewInt(int64(p.width))
		}
		return big.NewInt(int64(p.u(0).TrailingZeroBits()))
	}),
	onOne("math.ctpop", func(p operands) *big.Int {
		n := int64(0)
		for i := range int(p.width) {
			n += int64(p.u(0).Bit(i))
		}
		return big.NewInt(n)
	}),
	onTwo("math.ipowi", func(p operands) *big.Int {
		if p.s(1).Sign() >= 0 {
			return new(big.Int).Exp(p.u(0), p.u(1), p.modulus())
		}
		switch base := p.s(0); {
		case base.Sign() == 0:
			return nil
		case base.IsInt64() && base.Int64() == 1, base.IsInt64() && base.Int64() == -1 && p.bits[1]%2 == 0:
			return big.NewInt(1)
		case base.IsInt64() && base.Int64() == -1:
			return big.NewInt(-1)
		}
		return new(big.Int)
	}),
}

func shifted(p operands, v *big.Int, shift func(*big.Int, uint) *big.Int) *big.Int {
	n, ok := distance(p)
	if !ok {
		return nil
	}
	return shift(v, n)
}

// intCasts returns the casts between integers of the width and of others. Those of them that
// the target lacks are left out.
func intCasts(width uint, widths []uint) []intOp {
	var ops []intOp
	add := func(name string, to string, want func(p operands) *big.Int) {
		ops = append(ops, intOp{name + " to " + to, name + " %a : T to " + to, []string{to}, func(p operands) []*big.Int { return one(want(p)) }})
	}
	unsigned := func(p operands) *big.Int { return p.u(0) }
	signed := func(p operands) *big.Int { return p.s(0) }
	for _, w := range widths {
		to := fmt.Sprint("i", w)
		switch {
		case w > width:
			add("arith.extui", to, unsigned)
			add("arith.extsi", to, signed)
		case w < width:
			add("arith.trunci", to, unsigned)
		}
	}
	add("arith.index_cast", "index", signed)
	add("arith.index_castui", "index", unsigned)
	return ops
}

// edges returns numbers at which operations on integers of the width change what they do.
func edges(width uint) []uint64 {
	mask := uint64(1)<<(width-1)<<1 - 1
	top := uint64(1) << (width - 1)
	seen := map[uint64]bool{}
	var out []uint64
	for _, v := range []uint64{0, 1, 2, 3, 5, 7, 8, 31, mask, mask - 1, mask - 2, mask - 6, top, top + 1, top - 1, top - 2, 0x5555555555555555, 0x123456789abcdef0} {
		if v &= mask; !seen[v] {
			seen[v] = true
			out = append(out, v)
		}
	}
	return out
}

// pairs returns all pairs of edges.
func pairs(width uint) []operands {
	var out []operands
	for _, a := range edges(width) {
		for _, b := range edges(width) {
			out = append(out, operands{width, [2]uint64{a, b}})
		}
	}
	return out
}

// inverse3 is the inverse of 3 modulo two to the power of width.
func inverse3(width uint) uint64 {
	return new(big.Int).ModInverse(big.NewInt(3), new(big.Int).Lsh(big.NewInt(1), width)).Uint64()
}

// integerKernel returns a kernel that applies each op to its own operands. Operands take a
// detour through a product that overflows, so that emulated integers have arbitrary high
// bits. Results are extended by zeros.
func integerKernel(ops []intOp, width uint, rows int) *kernel {
	k := newKernel(rows)
	t := fmt.Sprint("i", width)
	mask := uint64(1)<<(width-1)<<1 - 1
	third := int64(inverse3(width)<<(64-width)) >> (64 - width)
	k.line("%%three = arith.constant %d : %s", 3&mask, t)
	k.line("%%third = arith.constant %d : %s", third, t)
	k.line("%%t = arith.constant true")
	for _, op := range ops {
		var in [2]string
		for i := range in {
			raw := k.load(width)
			if width != 32 && width != 64 {
				raw = k.value("arith.trunci %s : i%d to %s", raw, memory(width), t)
			}
			in[i] = k.value("arith.muli %s, %%third : %s", k.value("arith.muli %s, %%three : %s", raw, t), t)
		}
		stmt := strings.NewReplacer("%a", in[0], "%b", in[1], "T", t).Replace(op.text)
		for i, r := range k.values(len(op.results), stmt) {
			k.store(r, strings.ReplaceAll(op.results[i], "T", t))
		}
	}
	return k
}
