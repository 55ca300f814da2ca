package kernelgen

import (
	"fmt"
	"math"
	"strings"
)

// resultVal is what the generator knows of a result: firm as far as its operands are.
func resultVal(t Type, in ...val) val {
	v := val{t: t, determined: true}
	for _, a := range in {
		v.determined = v.determined && a.determined
	}
	return v
}

// emit writes an operation. If firm is set, its result is firm. It returns false if it
// wrote nothing.
func (g *gen) emit(u use, firm bool) (val, bool) {
	switch {
	case u.from.Kind == Index && u.shape != fromIndex && u.shape != selection:
		return g.emitIndex(u)
	case u.shape == selection:
		return g.emitSelect(u, firm), true
	case u.shape >= widen:
		return g.emitConversion(u, firm)
	case u.shape >= floatUnary:
		return g.emitFloat(u, firm)
	}
	a := g.pick(u.from, firm)
	switch u.shape {
	case intUnary:
		return g.define(resultVal(u.to, a), "%s %s : %s", u.name, a.name, u.from), true
	case intExtended, intCarry:
		return g.emitTwice(u, a, g.pick(u.from, firm)), true
	}
	b, ok := g.second(u, firm)
	if !ok {
		return val{}, false
	}
	v := resultVal(u.to, a, b)
	comma := " "
	if u.shape == intCompare {
		comma = ", "
	}
	flags := ""
	switch {
	case firm || g.o.Host || !g.r.Chance(3):
	case u.name == "arith.addi" || u.name == "arith.subi" || u.name == "arith.muli" || u.name == "arith.shli":
		flags, v.determined = oneOf(g.r, []string{" overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"}), false
	case u.shape == intShift:
		b = g.pick(u.from, false) // may be too far
		v.determined = false
	}
	return g.define(v, "%s%s%s, %s%s : %s", u.name, comma, a.name, b.name, flags, u.from), true
}

// emitTwice writes an operation with two results and returns one of them.
func (g *gen) emitTwice(u use, a, b val) val {
	first, second := resultVal(u.from, a, b), resultVal(u.from, a, b)
	types := u.from.String()
	if u.shape == intCarry {
		second.t = boolType.withLanes(u.from.Lanes)
		types += ", " + second.t.String()
	}
	first.name, second.name = g.name(), g.name()
	g.line("%s, %s = %s %s, %s : %s", first.name, second.name, u.name, a.name, b.name, types)
	g.add(second)
	g.add(first)
	if g.r.Chance(50) && second.t == u.to {
		return second
	}
	return first
}

// second returns the second operand of an operation on integers, guarded against
// undefined behavior and, except for a small share, against poison.
func (g *gen) second(u use, firm bool) (val, bool) {
	t := u.from
	w := t.Width
	switch u.shape {
	case intShift:
		if w&(w-1) != 0 || g.r.Chance(30) || !g.can("arith.andi %s", t) {
			return g.splatInt(t, uint64(g.r.Below(w))), true
		}
		b := g.pick(t, firm)
		return g.hidden(resultVal(t, b), "arith.andi %s, %s : %s", b.name, g.splatInt(t, uint64(w-1)).name, t), true
	case intPower:
		return g.splatInt(t, uint64(g.r.Below(min(6, 1<<(w-1))))), true
	case intDivide, intSigned:
		return g.divisor(t, u.shape == intSigned), true
	}
	return g.pick(t, firm), true
}

// divisor returns a firm value without zeros and, for signed division, without -1.
func (g *gen) divisor(t Type, signed bool) val {
	one := g.splatInt(t, 1)
	if t.Width == 1 {
		return one
	}
	minus := mask(uint32(t.Width))
	d := g.pick(t, true)
	if g.r.Chance(30) || !g.can("arith.ori %s", t) {
		bits := edges(g.r, t.Width)
		if bits == 0 || bits == minus {
			bits = minus >> 1
		}
		return g.splatInt(t, bits)
	}
	odd := g.hidden(resultVal(t, d), "arith.ori %s, %s : %s", d.name, one.name, t)
	if !signed {
		return odd
	}
	is := boolType.withLanes(t.Lanes)
	if !g.can("arith.cmpi eq %s", t) || !g.can("arith.select %s", t) {
		return g.splatInt(t, minus>>1)
	}
	c := g.hidden(val{t: is, determined: true}, "arith.cmpi eq, %s, %s : %s", odd.name, g.splatInt(t, minus).name, t)
	return g.choice(t, c, g.splatInt(t, uint64(3)), odd)
}

// choice writes an arith.select that is not visible.
func (g *gen) choice(t Type, c, a, b val) val {
	types := t.String()
	if c.t.Lanes > 0 {
		types = c.t.String() + ", " + types
	}
	return g.hidden(val{t: t, determined: c.determined && a.determined && b.determined}, "arith.select %s, %s, %s : %s", c.name, a.name, b.name, types)
}

func (g *gen) emitSelect(u use, firm bool) val {
	is := boolType
	if u.from.Lanes > 0 && (!g.can(wholeFeature, u.from) || g.r.Chance(70)) {
		is = is.withLanes(u.from.Lanes)
	}
	c, a, b := g.pick(is, firm), g.pick(u.from, firm), g.pick(u.from, firm)
	v := g.choice(u.from, c, a, b)
	v.high = max(a.high, b.high)
	if v.grid = a.grid && b.grid; v.grid {
		v.mag, v.scale = max(a.mag, b.mag), max(a.scale, b.scale)
	}
	if u.from == indexType && !v.determined {
		return v // an index must have a bound
	}
	g.add(v)
	return v
}

// emitIndex writes an operation on indices. Its result is small.
func (g *gen) emitIndex(u use) (val, bool) {
	if u.from.Lanes > 0 {
		return val{}, false
	}
	a, b := g.pickIndex(1<<16), g.pickIndex(255)
	v := val{t: indexType, determined: true}
	name := likeArith(u.name)
	one := func() { b = g.indexConstant(int64(1 + g.r.Below(9))) }
	switch name {
	case "arith.addi", "arith.ori", "arith.xori":
		v.high = 1<<17 - 1
	case "arith.subi":
		a = g.indexConstant(b.high + int64(g.r.Below(9)))
		v.high = a.high
	case "arith.muli":
		v.high = a.high * b.high
	case "arith.andi", "arith.minsi", "arith.minui":
		v.high = min(a.high, b.high)
	case "arith.maxsi", "arith.maxui":
		v.high = max(a.high, b.high)
	case "arith.shli":
		b = g.indexConstant(int64(g.r.Below(4)))
		v.high = a.high << 3
	case "arith.shrui", "arith.shrsi":
		one()
		v.high = a.high
	case "arith.divui", "arith.ceildivui", "arith.divsi", "arith.ceildivsi", "arith.floordivsi":
		one()
		v.high = a.high
	case "arith.remui", "arith.remsi":
		one()
		v.high = b.high - 1
	default:
		if u.shape != intCompare {
			return val{}, false
		}
		if strings.HasPrefix(u.name, "index.") {
			return g.define(val{t: boolType, determined: true}, "%s(%s, %s)", u.name, a.name, b.name), true
		}
		return g.define(val{t: boolType, determined: true}, "%s, %s, %s : index", u.name, a.name, b.name), true
	}
	if v.high > 1<<20 {
		return val{}, false
	}
	if name != u.name {
		return g.define(v, "%s %s, %s", u.name, a.name, b.name), true
	}
	return g.define(v, "%s %s, %s : index", u.name, a.name, b.name), true
}

// emitFloat writes an operation on floats.
func (g *gen) emitFloat(u use, firm bool) (val, bool) {
	t := u.from
	var in []val
	pick := func() val {
		if firm || g.r.Chance(60) {
			return g.pickGrid(t)
		}
		return g.pick(t, false)
	}
	n := 2
	switch u.shape {
	case floatUnary, floatLoose, floatIntPower:
		n = 1
	case floatTernary:
		n = 3
	}
	for range n {
		in = append(in, pick())
	}
	if u.shape == floatRatio && (firm || u.name != "arith.divf" || g.r.Chance(60)) {
		in[1] = g.splatFloat(t, math.Ldexp(1, g.r.Below(6)-2))
		in[1].power = true
	}
	v := g.floatResult(u, in)
	if firm && !v.determined {
		return val{}, false
	}
	types := t.String()
	if u.shape == floatIntPower {
		n := g.pick(i32.withLanes(t.Lanes), false)
		in, types = append(in, n), types+", "+n.t.String()
	}
	names := make([]string, len(in))
	for i, a := range in {
		names[i] = a.name
	}
	separator := " "
	if u.shape == floatCompare {
		separator = ", "
	}
	flags := ""
	if !firm && g.r.Chance(8) {
		flags, v.determined, v.grid = " fastmath<"+oneOf(g.r, fastMath)+">", false, false
	}
	v = g.define(v, "%s%s%s%s : %s", u.name, separator, strings.Join(names, ", "), flags, types)
	if u.shape >= floatLoose && u.shape <= floatIntPower && g.r.Chance(60) {
		g.show(v)
	}
	return v, true
}

// fastMath are the flags that leave the results of most numbers decided.
var fastMath = []string{"contract", "nnan", "ninf", "nsz", "nnan,ninf", "nnan,nsz", "nnan,ninf,nsz,contract"}

// floatResult returns what is known of the result of an operation on floats.
func (g *gen) floatResult(u use, in []val) val {
	v := resultVal(u.to, in...)
	a, b := in[0], in[len(in)-1]
	all := true
	for _, x := range in {
		all = all && x.grid
	}
	mag, scale := max(a.mag, b.mag), max(a.scale, b.scale)
	switch u.name {
	case "arith.addf", "arith.subf":
		mag++
	case "arith.mulf":
		mag, scale = a.mag+b.mag, a.scale+b.scale
	case "math.fma":
		mag, scale = max(in[0].mag+in[1].mag, in[2].mag)+1, max(in[0].scale+in[1].scale, in[2].scale)
	case "arith.divf":
		mag, scale = a.mag+2, a.scale+3
		all = all && b.power
	case "math.floor", "math.ceil", "math.trunc", "math.round", "math.roundeven":
		mag++
		return g.onGrid(v, all, mag, scale)
	case "arith.negf", "math.absf", "arith.minimumf", "arith.maximumf", "math.copysign":
		return g.onGrid(v, all, mag, scale)
	default:
		if u.shape == floatCompare {
			v.determined = v.determined && all
			return v
		}
		v.determined = false // the sign of zero may be open
		return v
	}
	return g.onGrid(v, all, mag, scale)
}

// onGrid says that v is on a grid if all operands are and the format has the bits.
func (g *gen) onGrid(v val, all bool, mag, scale int) val {
	if v.grid = all && mag+scale <= precision(v.t) && mag <= 14 && scale <= 10; v.grid {
		v.mag, v.scale = mag, scale
	}
	v.determined = v.grid
	return v
}

// emitConversion writes a conversion.
func (g *gen) emitConversion(u use, firm bool) (val, bool) {
	var a val
	list := g.visible(func(v val) bool { return v.t == u.from && (v.determined || !firm) })
	if len(list) == 0 {
		a = g.constant(u.from)
	} else {
		a = g.recent(list)
	}
	v := resultVal(u.to, a)
	switch u.shape {
	case toIndex:
		if u.from.Lanes > 0 {
			return val{}, false
		}
		return g.makeIndex(u, firm)
	case fromIndex:
		if u.from.Lanes > 0 {
			return val{}, false
		}
	case toFloat:
		a, v = g.convertible(u, a)
	case fromFloat:
		var ok bool
		if a, v, ok = g.clamped(u, a, firm); !ok {
			return val{}, false
		}
	case widenFloat:
		if v.grid = a.grid; a.grid {
			v.mag, v.scale = a.mag, a.scale
		}
	case narrowFloat:
		if v = g.onGrid(v, a.grid, a.mag, a.scale); g.r.Chance(50) {
			return g.emitRounding(u, a, v, firm)
		}
	case sameBits:
		v.determined = v.determined && a.grid && u.to.Kind == Int
	}
	if firm && !v.determined {
		return val{}, false
	}
	return g.define(v, "%s %s : %s to %s", u.name, a.name, u.from, u.to), true
}

// emitRounding writes a truncation by a rounding mode, most often of a number that it rounds. v is what is known of
// the result otherwise.
func (g *gen) emitRounding(u use, a, v val, firm bool) (val, bool) {
	if firm && !v.determined {
		return val{}, false
	}
	if !firm && g.can("arith.mulf %s", u.from) && g.r.Chance(70) {
		a, v = g.uneven(a, u.to), val{t: u.to}
	}
	v = g.define(v, "%s %s %s : %s to %s", u.name, a.name, oneOf(g.r, roundingModes).name, u.from, u.to)
	if g.r.Chance(60) {
		g.show(v)
	}
	return v, true
}

// uneven multiplies a by an odd number with more digits than the narrower type to has, scaled to its middle or to one
// of its ends. The product is exact if a has few digits.
func (g *gen) uneven(a val, to Type) val {
	wide, _ := formatOf(uint32(a.t.Width))
	narrow, _ := formatOf(uint32(to.Width))
	more := min(precision(to)+4, int(wide.frac)-6)
	odd := float64(uint64(1)<<more | g.r.Bits()>>(64-more) | 1)
	scale := oneOf(g.r, []int{0, 0, -more, 1 - narrow.bias() - more - g.r.Below(16), narrow.bias() - more - g.r.Below(3)})
	bits, _ := wide.encode(math.Ldexp(odd, scale))
	list := make([]string, max(a.t.Lanes, 1))
	for i := range list {
		list[i] = fmt.Sprintf("0x%0*X", a.t.Width/4, bits)
	}
	return g.hidden(val{t: a.t}, "arith.mulf %s, %s : %s", a.name, g.literal(val{t: a.t}, list).name, a.t)
}

// makeIndex casts an integer of few bits to an index.
func (g *gen) makeIndex(u use, firm bool) (val, bool) {
	a := g.pick(u.from, true)
	w := u.from.Width
	high := int64(1)<<min(w-1, 8) - 1
	if !u.signed {
		high = int64(1)<<min(w, 8) - 1
	}
	if !g.can("arith.andi %s", u.from) {
		return val{}, false
	}
	low := g.hidden(a, "arith.andi %s, %s : %s", a.name, g.splatInt(u.from, uint64(high)).name, u.from)
	return g.define(val{t: indexType, determined: true, high: high}, "%s %s : %s to index", u.name, low.name, u.from), true
}

// convertible returns an integer that a float represents, in most cases, and what is known
// of the float.
func (g *gen) convertible(u use, a val) (val, val) {
	v := resultVal(u.to, a)
	bits := u.from.Width
	if limit := min(precision(u.to)-1, 12); bits > limit && g.r.Chance(80) && g.can("arith.andi %s", u.from) {
		a = g.hidden(a, "arith.andi %s, %s : %s", a.name, g.splatInt(u.from, mask(uint32(limit))).name, u.from)
		bits = limit
	}
	v = g.onGrid(v, a.determined && bits <= 12, bits, 0)
	return a, v
}

// clamped returns a float within the range of an integer, and what is known of the integer.
func (g *gen) clamped(u use, a val, firm bool) (val, val, bool) {
	v := resultVal(u.to, a)
	w := u.to.Width
	if u.signed {
		w--
	}
	if a.grid && a.mag <= w && u.signed || !firm && !g.o.Host && g.r.Chance(5) {
		v.determined = v.determined && a.grid && a.mag <= w && u.signed
		return a, v, true
	}
	if !g.can("arith.minnumf %s", u.from) || !g.can("arith.maxnumf %s", u.from) {
		return a, v, false
	}
	high := math.Ldexp(1, min(w, 8)) - 0.5
	low := 0.5
	if u.signed {
		low = -high
	}
	b := g.hidden(a, "arith.minnumf %s, %s : %s", a.name, g.splatFloat(u.from, high).name, u.from)
	c := g.hidden(a, "arith.maxnumf %s, %s : %s", b.name, g.splatFloat(u.from, low).name, u.from)
	return c, v, true
}

// derive makes a value of a type from a visible value of another type.
func (g *gen) derive(t Type, firm bool) (val, bool) {
	if g.counters > 3 {
		return val{}, false // conversions ask for values as well
	}
	g.counters++
	defer func() { g.counters-- }()
	if t.Lanes > 0 && g.r.Chance(60) {
		return g.buildVector(t, firm)
	}
	sources := map[Type]bool{}
	for _, v := range g.visible(func(v val) bool { return v.determined || !firm }) {
		sources[v.t] = true
	}
	var list []use
	for _, u := range g.m.byResult[t] {
		if sources[u.from] {
			list = append(list, u)
		}
	}
	if len(list) == 0 {
		if t.Lanes > 0 {
			return g.buildVector(t, firm)
		}
		return g.takeLane(t, firm)
	}
	return g.emit(oneOf(g.r, list), firm)
}

// merge returns what is known of a vector of numbers, or of a number of a vector.
func merge(t Type, in ...val) val {
	v := resultVal(t, in...)
	v.grid = true
	for _, a := range in {
		v.grid = v.grid && a.grid
		v.mag, v.scale = max(v.mag, a.mag), max(v.scale, a.scale)
	}
	return v
}

// buildVector makes a vector of numbers.
func (g *gen) buildVector(t Type, firm bool) (val, bool) {
	if t.Kind == Index {
		return val{}, false
	}
	var forms []string
	for _, f := range []string{"vector.splat", "vector.broadcast", "vector.from_elements"} {
		if g.can("%s %s", f, t) {
			forms = append(forms, f)
		}
	}
	if len(forms) == 0 {
		return val{}, false
	}
	return g.buildBy(oneOf(g.r, forms), t, firm), true
}

// buildBy makes a vector of numbers by one of the operations that do.
func (g *gen) buildBy(form string, t Type, firm bool) val {
	e := t.scalar()
	switch form {
	case "vector.splat":
		a := g.pick(e, firm)
		return g.define(merge(t, a), "vector.splat %s : %s", a.name, t)
	case "vector.broadcast":
		a := g.pick(e, firm)
		return g.define(merge(t, a), "vector.broadcast %s : %s to %s", a.name, e, t)
	}
	var in []val
	var names []string
	for range t.Lanes {
		a := g.pick(e, firm)
		in, names = append(in, a), append(names, a.name)
	}
	return g.define(merge(t, in...), "vector.from_elements %s : %s", strings.Join(names, ", "), t)
}

// takeLane makes a number from a vector of such numbers.
func (g *gen) takeLane(t Type, firm bool) (val, bool) {
	list := g.visible(func(v val) bool {
		return v.t.Lanes > 0 && v.t.scalar() == t && (v.determined || !firm) && g.can("vector.extract %s", v.t)
	})
	if len(list) == 0 {
		return val{}, false
	}
	v := g.recent(list)
	return g.define(merge(t, v), "vector.extract %s[%d] : %s from %s", v.name, g.r.Below(v.t.Lanes), t, v.t), true
}

// emitVector writes an operation of the vector dialect on vectors of type t.
func (g *gen) emitVector(op string, t Type) (val, bool) {
	if !g.can("%s %s", op, t) || op == "vector.fma" && t.Kind != Float {
		return val{}, false
	}
	e := t.scalar()
	at := g.r.Below(t.Lanes)
	switch op {
	case "vector.extract":
		a := g.pick(t, false)
		return g.define(merge(e, a), "vector.extract %s[%d] : %s from %s", a.name, at, e, t), true
	case "vector.insert":
		a, b := g.pick(e, false), g.pick(t, false)
		return g.define(merge(t, a, b), "vector.insert %s, %s [%d] : %s into %s", a.name, b.name, at, e, t), true
	case "vector.extractelement":
		a, i := g.pick(t, false), g.pickIndex(int64(t.Lanes-1))
		return g.define(merge(e, a), "vector.extractelement %s[%s : index] : %s", a.name, i.name, t), true
	case "vector.insertelement":
		a, b, i := g.pick(e, false), g.pick(t, false), g.pickIndex(int64(t.Lanes-1))
		return g.define(merge(t, a, b), "vector.insertelement %s, %s[%s : index] : %s", a.name, b.name, i.name, t), true
	case "vector.shuffle":
		n := 2 + g.r.Below(3)
		if !g.can("%s %s", op, t.withLanes(n)) {
			return val{}, false
		}
		a, b := g.pick(t, false), g.pick(t, false)
		var list []string
		for range n {
			list = append(list, fmt.Sprint(g.r.Below(2*t.Lanes)))
		}
		return g.define(merge(t.withLanes(n), a, b), "vector.shuffle %s, %s [%s] : %s, %s", a.name, b.name, strings.Join(list, ", "), t, t), true
	case "vector.extract_strided_slice", "vector.insert_strided_slice":
		return g.emitSlice(op, t)
	case "vector.reduction":
		kinds := []string{"add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"}
		if t.Kind == Float {
			kinds = []string{"add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf"}
		}
		a := g.pick(t, false)
		v := resultVal(e, a)
		v.determined = v.determined && t.Kind == Int
		return g.define(v, "vector.reduction <%s>, %s : %s into %s", oneOf(g.r, kinds), a.name, t, e), true
	case "vector.fma":
		a, b, c := g.pickGrid(t), g.pickGrid(t), g.pickGrid(t)
		v := g.floatResult(use{row: row{name: "math.fma"}, to: t}, []val{a, b, c})
		return g.define(v, "vector.fma %s, %s, %s : %s", a.name, b.name, c.name, t), true
	case "vector.bitcast":
		to := t
		if to.Kind = Int; t.Kind == Int {
			to.Kind = Float
		}
		if _, ok := formatOf(uint32(t.Width)); !ok || !g.can("%s %s", op, to) {
			return val{}, false
		}
		a := g.pick(t, false)
		v := resultVal(to, a)
		v.determined = a.determined && a.grid && to.Kind == Int
		return g.define(v, "vector.bitcast %s : %s to %s", a.name, t, to), true
	}
	return g.buildBy(op, t, false), true
}

func (g *gen) emitSlice(op string, t Type) (val, bool) {
	n := 2 + g.r.Below(t.Lanes-1)
	at := g.r.Below(t.Lanes - n + 1)
	part := t.withLanes(n)
	if !g.can("%s %s", op, part) {
		return val{}, false
	}
	a := g.pick(t, false)
	if op == "vector.extract_strided_slice" {
		return g.define(merge(part, a), "%s %s {offsets = [%d], sizes = [%d], strides = [1]} : %s to %s", op, a.name, at, n, t, part), true
	}
	b := g.pick(part, false)
	return g.define(merge(t, a, b), "%s %s, %s {offsets = [%d], strides = [1]} : %s into %s", op, b.name, a.name, at, part, t), true
}
