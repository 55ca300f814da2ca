package llvmgen

import (
	"strconv"
	"strings"
)

// statement writes one statement. Kinds that are frequent have several numbers.
func (g *generator) statement() {
	switch n := g.rand.IntN(24); {
	case n < 5:
		g.integers()
	case n < 8:
		g.floatings()
	case n < 10:
		g.comparison()
	case n < 12:
		g.conversion()
	case n < 14:
		g.memory()
	case n < 15:
		g.table()
	case n < 17:
		g.aggregate()
	case n < 19:
		g.vector()
	case n < 20:
		g.call()
	case n < 22:
		g.intrinsic()
	case g.depth < 2 && n < 23:
		g.conditional()
	case g.depth < 2:
		g.loop()
	}
}

// integers writes arithmetic on integers. The second operand of shifts is less than the width, that of divisions is odd and positive.
func (g *generator) integers() {
	t := g.pick(ints...)
	a, b := g.value(t), g.value(t)
	ops := []string{"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem"}
	op := ops[g.rand.IntN(len(ops))]
	switch op {
	case "shl", "lshr", "ashr":
		b = g.below(b, t)
	case "udiv", "sdiv", "urem", "srem":
		mask := g.constant(t, strconv.FormatInt(1<<min(t.bits()-1, 62)-1, 10))
		one := g.constant(t, "1")
		b = g.temp(t, "llvm.and "+b.name+", "+mask.name+" : "+string(t))
		b = g.temp(t, "llvm.or "+b.name+", "+one.name+" : "+string(t))
	}
	g.define(t, "llvm."+op+" "+a.name+", "+b.name+" : "+string(t))
}

// below writes a number that is less than the width of the type.
func (g *generator) below(v value, t typ) value {
	limit := 1
	for 2*limit <= t.bits() {
		limit *= 2
	}
	return g.temp(t, "llvm.and "+v.name+", "+g.constant(t, strconv.Itoa(min(limit-1, t.bits()-1))).name+" : "+string(t))
}

func (g *generator) floatings() {
	t := g.pick(floats...)
	a, b := g.value(t), g.value(t)
	ops := []string{"fadd", "fsub", "fmul", "fdiv", "frem"}
	if g.rand.IntN(6) == 0 {
		g.define(t, "llvm.fneg "+a.name+" : "+string(t))
		return
	}
	g.define(t, "llvm."+ops[g.rand.IntN(len(ops))]+" "+a.name+", "+b.name+" : "+string(t))
}

func (g *generator) comparison() {
	t := g.pick(append(append([]typ{}, ints...), floats...)...)
	to := t.boolOf()
	if to == "" {
		t, to = i64, i1
	}
	a, b := g.value(t), g.value(t)
	kind, predicates := "icmp", []string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"}
	if e := t.elem(); e == f32 || e == f64 {
		kind, predicates = "fcmp", []string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"}
	}
	c := g.define(to, "llvm."+kind+" \""+predicates[g.rand.IntN(len(predicates))]+"\" "+a.name+", "+b.name+" : "+string(t))
	g.define(t, "llvm.select "+c.name+", "+a.name+", "+b.name+" : "+string(to)+", "+string(t))
}

// conversion writes a cast between numbers of the same number of elements.
func (g *generator) conversion() {
	t := g.pick(i8, i16, i32, i64, i48, big, f32, f64)
	v := g.value(t)
	to := g.pick(i8, i16, i32, i64, i48, big, f32, f64)
	isFloat := func(t typ) bool { return t == f32 || t == f64 }
	cast := ""
	switch {
	case isFloat(t) && isFloat(to) && t != to:
		cast = "fpext"
		if to == f32 {
			cast = "fptrunc"
		}
	case isFloat(t) && !isFloat(to):
		g.scope = append(g.scope, g.rounded(v, to))
		return
	case !isFloat(t) && isFloat(to):
		cast = []string{"sitofp", "uitofp"}[g.rand.IntN(2)]
	case !isFloat(t) && to.bits() > t.bits():
		cast = []string{"sext", "zext"}[g.rand.IntN(2)]
	case !isFloat(t) && to.bits() < t.bits():
		cast = "trunc"
	default:
		w := g.value(v2l)
		g.define(v4i, "llvm.bitcast "+w.name+" : "+string(v2l)+" to "+string(v4i))
		return
	}
	g.define(to, "llvm."+cast+" "+v.name+" : "+string(t)+" to "+string(to))
}

// memory writes memory of the stack and reads it, now or later.
func (g *generator) memory() {
	if len(g.slots) > 0 && g.rand.IntN(2) == 0 {
		s := g.slots[g.rand.IntN(len(g.slots))]
		if g.rand.IntN(2) == 0 {
			g.line("  llvm.store " + g.value(s.typ).name + ", " + s.name + " : " + string(s.typ) + ", !llvm.ptr")
			return
		}
		g.define(s.typ, "llvm.load "+s.name+" : !llvm.ptr -> "+string(s.typ))
		return
	}
	t := g.pick(all...)
	v := g.value(t)
	one := g.temp(i32, "llvm.mlir.constant(1 : i32) : i32")
	p := g.temp("!llvm.ptr", "llvm.alloca "+one.name+" x "+string(t)+" : (i32) -> !llvm.ptr")
	g.line("  llvm.store " + v.name + ", " + p.name + " : " + string(t) + ", !llvm.ptr")
	if g.depth == 0 {
		g.slots = append(g.slots, slot{p.name, t})
	}
	if t == rec {
		q := g.temp("!llvm.ptr", "llvm.getelementptr "+p.name+"[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, "+string(rec))
		g.define(f32, "llvm.load "+q.name+" {alignment = 1 : i64} : !llvm.ptr -> f32")
	}
}

// table reads and writes an element of a global.
func (g *generator) table() {
	at := g.below(g.value(i64), i64)
	at = g.temp(i64, "llvm.and "+at.name+", "+g.constant(i64, "7").name+" : i64")
	p := g.temp("!llvm.ptr", "llvm.mlir.addressof @table : !llvm.ptr")
	q := g.temp("!llvm.ptr", "llvm.getelementptr "+p.name+"[0, "+at.name+"] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x i32>")
	g.define(i32, "llvm.load "+q.name+" : !llvm.ptr -> i32")
	g.line("  llvm.store " + g.value(i32).name + ", " + q.name + " : i32, !llvm.ptr")
	if g.rand.IntN(2) == 0 {
		g.define(i32, "llvm.atomicrmw "+[]string{"add", "_xor", "max", "umin", "xchg"}[g.rand.IntN(5)]+" "+q.name+", "+g.value(i32).name+" monotonic : !llvm.ptr, i32")
	}
}

func (g *generator) aggregate() {
	if g.rand.IntN(2) == 0 {
		v := g.value(arr)
		w := g.define(arr, "llvm.insertvalue "+g.value(i32).name+", "+v.name+"["+strconv.Itoa(g.rand.IntN(3))+"] : "+string(arr))
		g.define(i32, "llvm.extractvalue "+w.name+"["+strconv.Itoa(g.rand.IntN(3))+"] : "+string(arr))
		return
	}
	v := g.value(rec)
	w := g.define(rec, "llvm.insertvalue "+g.value(f32).name+", "+v.name+"[2, 1] : "+string(rec))
	g.define(i64, "llvm.extractvalue "+w.name+"[1] : "+string(rec))
}

func (g *generator) vector() {
	t := g.pick(v4i, v2l, v4f, v2d)
	n := t.lanes()
	v := g.value(t)
	switch g.rand.IntN(3) {
	case 0:
		at := g.temp(i64, "llvm.and "+g.value(i64).name+", "+g.constant(i64, strconv.Itoa(n-1)).name+" : i64")
		w := g.define(t, "llvm.insertelement "+g.value(t.elem()).name+", "+v.name+"["+at.name+" : i64] : "+string(t))
		g.define(t.elem(), "llvm.extractelement "+w.name+"["+at.name+" : i64] : "+string(t))
	case 1:
		mask := g.list(n, func() string { return strconv.Itoa(g.rand.IntN(2 * n)) })
		g.define(t, "llvm.shufflevector "+v.name+", "+g.value(t).name+" ["+mask+"] : "+string(t))
	default:
		if e := t.elem(); e == f32 || e == f64 {
			op := []string{"fadd", "fmul"}[g.rand.IntN(2)]
			g.define(e, "\"llvm.intr.vector.reduce."+op+"\"("+g.value(e).name+", "+v.name+") : ("+string(e)+", "+string(t)+") -> "+string(e))
			return
		}
		op := []string{"add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"}[g.rand.IntN(9)]
		g.define(t.elem(), "\"llvm.intr.vector.reduce."+op+"\"("+v.name+") : ("+string(t)+") -> "+string(t.elem()))
	}
}

func (g *generator) call() {
	if len(g.funcs) == 0 {
		g.integers()
		return
	}
	f := g.funcs[g.rand.IntN(len(g.funcs))]
	var args, types []string
	for _, t := range f.params {
		args, types = append(args, g.value(t).name), append(types, string(t))
	}
	signature := " : (" + strings.Join(types, ", ") + ") -> " + string(f.result)
	if g.rand.IntN(3) == 0 {
		p := g.temp("!llvm.ptr", "llvm.mlir.addressof @"+f.name+" : !llvm.ptr")
		signature = " : !llvm.ptr, (" + strings.Join(types, ", ") + ") -> " + string(f.result)
		g.define(f.result, "llvm.call "+p.name+"("+strings.Join(args, ", ")+")"+signature)
		return
	}
	g.define(f.result, "llvm.call @"+f.name+"("+strings.Join(args, ", ")+")"+signature)
}

// intrinsic writes the call of an intrinsic function with exact results.
func (g *generator) intrinsic() {
	t := g.pick(ints...)
	a, b, c := g.value(t), g.value(t), g.value(t)
	like := func(n int) string {
		return " : (" + strings.Join([]string{string(t), string(t), string(t)}[:n], ", ") + ") -> " + string(t)
	}
	switch g.rand.IntN(8) {
	case 0:
		op := []string{"smax", "smin", "umax", "umin"}[g.rand.IntN(4)]
		g.define(t, "llvm.intr."+op+"("+a.name+", "+b.name+")"+like(2))
	case 1:
		g.define(t, "llvm.intr."+[]string{"ctpop", "bitreverse"}[g.rand.IntN(2)]+"("+a.name+")"+like(1))
	case 2:
		op := []string{"ctlz", "cttz"}[g.rand.IntN(2)]
		g.define(t, "\"llvm.intr."+op+"\"("+a.name+") <{is_zero_poison = false}>"+like(1))
	case 3:
		g.define(t, "\"llvm.intr.abs\"("+a.name+") <{is_int_min_poison = false}>"+like(1))
	case 4:
		op := []string{"sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"}[g.rand.IntN(4)]
		g.define(t, "llvm.intr."+op+"("+a.name+", "+b.name+")"+like(2))
	case 5:
		g.define(t, "llvm.intr."+[]string{"fshl", "fshr"}[g.rand.IntN(2)]+"("+a.name+", "+b.name+", "+c.name+")"+like(3))
	case 6:
		g.overflow()
	default:
		t = g.pick(floats...)
		op := []string{"sqrt", "floor", "ceil", "trunc", "fabs", "rint", "round", "roundeven"}[g.rand.IntN(8)]
		g.define(t, "llvm.intr."+op+"("+g.value(t).name+")"+like(1))
	}
}

func (g *generator) overflow() {
	t := g.pick(i8, i16, i32, i64)
	op := []string{"sadd", "uadd", "ssub", "usub", "smul", "umul"}[g.rand.IntN(6)]
	both := "!llvm.struct<(" + string(t) + ", i1)>"
	r := g.temp(typ(both), "\"llvm.intr."+op+".with.overflow\"("+g.value(t).name+", "+g.value(t).name+") : ("+string(t)+", "+string(t)+") -> "+both)
	g.define(t, "llvm.extractvalue "+r.name+"[0] : "+both)
	g.define(i1, "llvm.extractvalue "+r.name+"[1] : "+both)
}

func (g *generator) block() string {
	g.blocks++
	return "^b" + strconv.Itoa(g.blocks)
}

// nested writes statements whose values are not in scope behind them, and returns a value of type t.
func (g *generator) nested(n int, t typ) value {
	scope := len(g.scope)
	g.depth++
	g.body(n)
	v := g.value(t)
	g.depth--
	g.scope = g.scope[:scope]
	return v
}

// conditional writes two or three blocks, one of which is executed, and what they pass on.
func (g *generator) conditional() {
	t := g.pick(all...)
	end, result := g.block(), g.name(t)
	jump := func(v value) { g.line("  llvm.br " + end + "(" + v.name + " : " + string(t) + ")") }
	if g.rand.IntN(3) == 0 {
		v, a, b, other := g.value(i32), g.block(), g.block(), g.block()
		g.line("  llvm.switch " + v.name + " : i32, " + other + " [\n    0: " + a + ",\n    1: " + b + "\n  ]")
		for _, label := range []string{a, b, other} {
			g.line(label + ":")
			jump(g.nested(1+g.rand.IntN(3), t))
		}
	} else {
		c, a, b := g.value(i1), g.block(), g.block()
		g.line("  llvm.cond_br " + c.name + ", " + a + ", " + b)
		for _, label := range []string{a, b} {
			g.line(label + ":")
			jump(g.nested(1+g.rand.IntN(4), t))
		}
	}
	g.line(end + "(" + result.name + ": " + string(t) + "):")
	g.scope = append(g.scope, result)
}

// loop writes a loop that is executed a few times and carries a value.
func (g *generator) loop() {
	t := g.pick(all...)
	head, end := g.block(), g.block()
	i, carried := g.name(i64), g.name(t)
	zero, one, n := g.constant(i64, "0"), g.constant(i64, "1"), g.constant(i64, strconv.Itoa(1+g.rand.IntN(6)))
	g.line("  llvm.br " + head + "(" + zero.name + ", " + g.value(t).name + " : i64, " + string(t) + ")")
	g.line(head + "(" + i.name + ": i64, " + carried.name + ": " + string(t) + "):")
	scope := len(g.scope)
	g.scope = append(g.scope, i, carried)
	v := g.nested(1+g.rand.IntN(4), t)
	g.scope = g.scope[:scope]
	next := g.temp(i64, "llvm.add "+i.name+", "+one.name+" : i64")
	more := g.temp(i1, "llvm.icmp \"slt\" "+next.name+", "+n.name+" : i64")
	g.line("  llvm.cond_br " + more.name + ", " + head + "(" + next.name + ", " + v.name + " : i64, " + string(t) + "), " + end)
	g.line(end + ":")
	g.scope = append(g.scope, carried)
}
