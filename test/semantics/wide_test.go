//go:build cgo

package semantics_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
	"github.com/spvc/spvc/test/drivers"
)

// wide is an integer type of more than 64 bits, and two numbers of it as unsigned ones.
type wide struct {
	bits uint
	a, b *big.Int
}

func (w wide) modulus() *big.Int { return new(big.Int).Lsh(big.NewInt(1), w.bits) }

// signed returns v, an unsigned number of some bits, as a signed one.
func signed(v *big.Int, bits uint) *big.Int {
	if v.Bit(int(bits)-1) == 0 {
		return v
	}
	return new(big.Int).Sub(v, new(big.Int).Lsh(big.NewInt(1), bits))
}

func (w wide) sa() *big.Int { return signed(w.a, w.bits) }
func (w wide) sb() *big.Int { return signed(w.b, w.bits) }

// overflows reports whether the signed quotient does not exist.
func (w wide) overflows() bool {
	return w.b.Sign() == 0 || w.sb().Cmp(big.NewInt(-1)) == 0 && w.a.TrailingZeroBits() == w.bits-1
}

// wideOp is an operation on %a and %b of type T that defines %r of type T. want returns the result modulo two to the width, or
// nil if it is undefined.
type wideOp struct {
	name, body string
	want       func(w wide) *big.Int
	// module is text of the gpu.module before the kernel.
	module string
}

func wideBinary(name string, want func(w wide) *big.Int) wideOp {
	return wideOp{name: name, body: "%r = arith." + name + " %a, %b : T", want: want}
}

func condition(yes bool) *big.Int {
	if yes {
		return big.NewInt(1)
	}
	return new(big.Int)
}

func wideCompare(predicate string, want func(w wide) bool) wideOp {
	return wideOp{name: "cmpi " + predicate, body: "%c = arith.cmpi " + predicate + ", %a, %b : T\n%r = arith.extui %c : i1 to T", want: func(w wide) *big.Int { return condition(want(w)) }}
}

// divided returns a row whose result does not exist for some divisors.
func divided(name string, undefined func(w wide) bool, want func(w wide) *big.Int) wideOp {
	return wideBinary(name, func(w wide) *big.Int {
		if undefined(w) {
			return nil
		}
		return want(w)
	})
}

func wideShift(name string, want func(w wide, n uint) *big.Int) wideOp {
	return wideBinary(name, func(w wide) *big.Int {
		if w.b.Cmp(big.NewInt(int64(w.bits))) >= 0 {
			return nil
		}
		return want(w, uint(w.b.Uint64()))
	})
}

func byZero(w wide) bool { return w.b.Sign() == 0 }

// roundedQuotient returns the quotient of x and y rounded toward zero, and down or up if the remainder says so.
func roundedQuotient(x, y *big.Int, up, down func(rest *big.Int) bool) *big.Int {
	q, rest := new(big.Int).QuoRem(x, y, new(big.Int))
	switch {
	case rest.Sign() == 0:
	case up(rest):
		q.Add(q, big.NewInt(1))
	case down(rest):
		q.Sub(q, big.NewInt(1))
	}
	return q
}

func never(*big.Int) bool { return false }

func wideOps() []wideOp {
	arithmetic := []wideOp{
		wideBinary("addi", func(w wide) *big.Int { return new(big.Int).Add(w.a, w.b) }),
		wideBinary("subi", func(w wide) *big.Int { return new(big.Int).Sub(w.a, w.b) }),
		wideBinary("muli", func(w wide) *big.Int { return new(big.Int).Mul(w.a, w.b) }),
		wideBinary("andi", func(w wide) *big.Int { return new(big.Int).And(w.a, w.b) }),
		wideBinary("ori", func(w wide) *big.Int { return new(big.Int).Or(w.a, w.b) }),
		wideBinary("xori", func(w wide) *big.Int { return new(big.Int).Xor(w.a, w.b) }),
		wideBinary("maxsi", func(w wide) *big.Int { return largest(w.sa(), w.sb()) }),
		wideBinary("minsi", func(w wide) *big.Int { return least(w.sa(), w.sb()) }),
		wideBinary("maxui", func(w wide) *big.Int { return largest(w.a, w.b) }),
		wideBinary("minui", func(w wide) *big.Int { return least(w.a, w.b) }),
		divided("divui", byZero, func(w wide) *big.Int { return new(big.Int).Quo(w.a, w.b) }),
		divided("remui", byZero, func(w wide) *big.Int { return new(big.Int).Rem(w.a, w.b) }),
		divided("divsi", wide.overflows, func(w wide) *big.Int { return new(big.Int).Quo(w.sa(), w.sb()) }),
		divided("remsi", byZero, func(w wide) *big.Int { return new(big.Int).Rem(w.sa(), w.sb()) }),
		divided("ceildivui", byZero, func(w wide) *big.Int {
			return roundedQuotient(w.a, w.b, func(*big.Int) bool { return true }, never)
		}),
		divided("ceildivsi", wide.overflows, func(w wide) *big.Int {
			return roundedQuotient(w.sa(), w.sb(), func(rest *big.Int) bool { return rest.Sign() == w.sb().Sign() }, never)
		}),
		divided("floordivsi", wide.overflows, func(w wide) *big.Int {
			return roundedQuotient(w.sa(), w.sb(), never, func(rest *big.Int) bool { return rest.Sign() != w.sb().Sign() })
		}),
		wideShift("shli", func(w wide, n uint) *big.Int { return new(big.Int).Lsh(w.a, n) }),
		wideShift("shrui", func(w wide, n uint) *big.Int { return new(big.Int).Rsh(w.a, n) }),
		wideShift("shrsi", func(w wide, n uint) *big.Int { return new(big.Int).Rsh(w.sa(), n) }),
		wideCompare("eq", func(w wide) bool { return w.a.Cmp(w.b) == 0 }),
		wideCompare("ne", func(w wide) bool { return w.a.Cmp(w.b) != 0 }),
		wideCompare("slt", func(w wide) bool { return w.sa().Cmp(w.sb()) < 0 }),
		wideCompare("sge", func(w wide) bool { return w.sa().Cmp(w.sb()) >= 0 }),
		wideCompare("ule", func(w wide) bool { return w.a.Cmp(w.b) <= 0 }),
		wideCompare("ugt", func(w wide) bool { return w.a.Cmp(w.b) > 0 }),
		{name: "mului_extended", body: "%l, %r = arith.mului_extended %a, %b : T", want: func(w wide) *big.Int { return new(big.Int).Rsh(new(big.Int).Mul(w.a, w.b), w.bits) }},
		{name: "mulsi_extended", body: "%l, %h = arith.mulsi_extended %a, %b : T\n%r = arith.xori %l, %h : T", want: func(w wide) *big.Int {
			p := new(big.Int).Mul(w.sa(), w.sb())
			return new(big.Int).Xor(new(big.Int).Mod(p, w.modulus()), new(big.Int).Mod(new(big.Int).Rsh(p, w.bits), w.modulus()))
		}},
		{name: "addui_extended", body: "%l, %c = arith.addui_extended %a, %b : T, i1\n%h = arith.extui %c : i1 to T\n%r = arith.xori %l, %h : T", want: func(w wide) *big.Int {
			s := new(big.Int).Add(w.a, w.b)
			return new(big.Int).Xor(new(big.Int).Mod(s, w.modulus()), new(big.Int).Rsh(s, w.bits))
		}},
	}
	return append(append(arithmetic, wideUnaries()...), wideFlow()...)
}

func wideUnaries() []wideOp {
	unary := func(name string, want func(w wide) *big.Int) wideOp {
		return wideOp{name: name, body: "%r = math." + name + " %a : T", want: want}
	}
	return []wideOp{
		unary("absi", func(w wide) *big.Int { return new(big.Int).Abs(w.sa()) }),
		unary("ctlz", func(w wide) *big.Int { return big.NewInt(int64(w.bits) - int64(w.a.BitLen())) }),
		unary("cttz", func(w wide) *big.Int {
			if w.a.Sign() == 0 {
				return big.NewInt(int64(w.bits))
			}
			return big.NewInt(int64(w.a.TrailingZeroBits()))
		}),
		unary("ctpop", func(w wide) *big.Int { return big.NewInt(int64(strings.Count(w.a.Text(2), "1"))) }),
		{name: "ipowi", body: "%n = arith.constant 5 : T\n%r = math.ipowi %a, %n : T", want: func(w wide) *big.Int { return new(big.Int).Exp(w.a, big.NewInt(5), w.modulus()) }},
		{name: "extsi of i48", body: "%n = arith.trunci %a : T to i48\n%r = arith.extsi %n : i48 to T", want: func(w wide) *big.Int { return signed(lowBits(w.a, 48), 48) }},
		{name: "extui of i8", body: "%n = arith.trunci %a : T to i8\n%r = arith.extui %n : i8 to T", want: func(w wide) *big.Int { return lowBits(w.a, 8) }},
		{name: "extsi of i63 and product", body: "%n = arith.trunci %a : T to i63\n%m = arith.extsi %n : i63 to T\n%r = arith.muli %m, %b : T", want: func(w wide) *big.Int {
			return new(big.Int).Mul(signed(lowBits(w.a, 63), 63), w.b)
		}},
		{name: "twice the width", body: "%x = arith.extsi %a : T to TWICE\n%y = arith.extui %b : T to TWICE\n%p = arith.muli %x, %y : TWICE\n%n = arith.constant 31 : TWICE\n%q = arith.shrsi %p, %n : TWICE\n%r = arith.trunci %q : TWICE to T",
			want: func(w wide) *big.Int { return new(big.Int).Rsh(new(big.Int).Mul(w.sa(), w.b), 31) }},
		{name: "sitofp and fptosi of f32", body: "%n = arith.constant 2 : T\n%h = arith.shrsi %a, %n : T\n%f = arith.sitofp %h : T to f32\n%r = arith.fptosi %f : f32 to T", want: func(w wide) *big.Int { return throughFloat(new(big.Int).Rsh(w.sa(), 2), 24, 128) }},
		{name: "uitofp and fptoui of f32", body: "%n = arith.constant 1 : T\n%h = arith.shrui %a, %n : T\n%f = arith.uitofp %h : T to f32\n%r = arith.fptoui %f : f32 to T", want: func(w wide) *big.Int { return throughFloat(new(big.Int).Rsh(w.a, 1), 24, 128) }},
		{name: "infinity", body: "%f = arith.uitofp %a : T to f32\n%bits = arith.bitcast %f : f32 to i32\n%r = arith.extui %bits : i32 to T", want: func(w wide) *big.Int {
			f, _ := new(big.Float).SetInt(w.a).Float32()
			return new(big.Int).SetUint64(uint64(math.Float32bits(f)))
		}},
		{name: "uitofp and fptoui of f64", body: "%n = arith.constant 1 : T\n%h = arith.shrui %a, %n : T\n%f = arith.uitofp %h : T to f64\n%r = arith.fptoui %f : f64 to T", want: func(w wide) *big.Int { return throughFloat(new(big.Int).Rsh(w.a, 1), 53, 1024) }},
		{name: "index_cast", body: "%n = arith.index_cast %a : T to index\n%m = arith.index_castui %n : index to T\n%mask = arith.constant 2147483647 : T\n%r = arith.andi %m, %mask : T", want: func(w wide) *big.Int { return lowBits(w.a, 31) }},
	}
}

// wideFlow are values that loops, branches, calls and memory hold.
func wideFlow() []wideOp {
	square := func(w wide) *big.Int { return new(big.Int).Add(new(big.Int).Mul(w.a, w.a), w.b) }
	return []wideOp{
		{name: "select", body: "%c = arith.cmpi ult, %b, %a : T\n%r = arith.select %c, %a, %b : T", want: func(w wide) *big.Int { return largest(w.a, w.b) }},
		{name: "scf.if", body: "%c = arith.cmpi slt, %b, %a : T\n%r = scf.if %c -> T {\nscf.yield %a : T\n} else {\n%d = arith.addi %a, %b : T\nscf.yield %d : T\n}", want: func(w wide) *big.Int {
			if w.sb().Cmp(w.sa()) < 0 {
				return w.a
			}
			return new(big.Int).Add(w.a, w.b)
		}},
		{name: "scf.for", body: "%zero = arith.constant 0 : T\n%end = arith.constant 5 : T\n%one = arith.constant 1 : T\n%r = scf.for %k = %zero to %end step %one iter_args(%x = %b) -> (T) : T {\n%p = arith.muli %x, %a : T\n%q = arith.addi %p, %k : T\nscf.yield %q : T\n}",
			want: func(w wide) *big.Int {
				x := new(big.Int).Set(w.b)
				for k := range int64(5) {
					x.Add(x.Mul(x, w.a), big.NewInt(k))
				}
				return x
			}},
		{name: "cf.cond_br", body: "%c = arith.cmpi ne, %a, %b : T\ncf.cond_br %c, ^one(%a : T), ^two\n^one(%x: T):\n%y = arith.subi %x, %b : T\ncf.br ^end(%y : T)\n^two:\ncf.br ^end(%a : T)\n^end(%r: T):", want: func(w wide) *big.Int {
			if w.a.Cmp(w.b) == 0 {
				return w.a
			}
			return new(big.Int).Sub(w.a, w.b)
		}},
		{name: "func.call", module: "func.func @f(%x: T, %y: T) -> T {\n%p = arith.muli %x, %x : T\n%q = arith.addi %p, %y : T\nreturn %q : T\n}\n",
			body: "%u = func.call @f(%a, %b) : (T, T) -> T\n%v = func.call @f(%b, %a) : (T, T) -> T\n%r = arith.xori %u, %v : T", want: func(w wide) *big.Int {
				return new(big.Int).Xor(new(big.Int).Mod(square(w), w.modulus()), new(big.Int).Mod(square(wide{w.bits, w.b, w.a}), w.modulus()))
			}},
		{name: "vector", body: "%u = vector.from_elements %a, %b, %a : vector<3xT>\n%v = vector.broadcast %b : T to vector<3xT>\n%p = arith.muli %u, %v : vector<3xT>\n%c = arith.cmpi ult, %p, %u : vector<3xT>\n%q = arith.select %c, %p, %u : vector<3xi1>, vector<3xT>\n%r = vector.reduction <xor>, %q : vector<3xT> into T",
			want: func(w wide) *big.Int {
				return least(new(big.Int).Mod(new(big.Int).Mul(w.b, w.b), w.modulus()), w.b)
			}},
		{name: "vector.bitcast", body: "%u = vector.from_elements %a, %b : vector<2xT>\n%v = vector.bitcast %u : vector<2xT> to vector<1xTWICE>\n%w = vector.extract %v[0] : TWICE from vector<1xTWICE>\n%n = arith.constant 64 : TWICE\n%h = arith.shrui %w, %n : TWICE\n%r = arith.trunci %h : TWICE to T",
			want: func(w wide) *big.Int {
				return new(big.Int).Or(new(big.Int).Rsh(w.a, 64), new(big.Int).Lsh(w.b, w.bits-64))
			}},
		{name: "private memory", body: "%m = memref.alloca() : memref<3x5xT, #gpu.address_space<private>>\nmemref.store %a, %m[%c1, %c2] : memref<3x5xT, #gpu.address_space<private>>\nmemref.store %b, %m[%c2, %c1] : memref<3x5xT, #gpu.address_space<private>>\n%n = arith.remui %i, %c2 : index\n%k = arith.addi %n, %c1 : index\n%l = arith.subi %c2, %n : index\n%x = memref.load %m[%k, %l] : memref<3x5xT, #gpu.address_space<private>>\n%y = memref.load %m[%l, %k] : memref<3x5xT, #gpu.address_space<private>>\n%r = arith.xori %x, %y : T",
			want: func(w wide) *big.Int { return new(big.Int).Xor(w.a, w.b) }},
		{name: "table", module: "memref.global \"private\" constant @table : memref<2xT> = dense<[-1, 98765432109876543]>\n", body: "%m = memref.get_global @table : memref<2xT>\n%l = arith.trunci %a : T to i1\n%k = arith.index_castui %l : i1 to index\n%x = memref.load %m[%k] : memref<2xT>\n%r = arith.xori %x, %b : T",
			want: func(w wide) *big.Int {
				if w.a.Bit(0) == 1 {
					return new(big.Int).Xor(big.NewInt(98765432109876543), w.b)
				}
				return new(big.Int).Sub(new(big.Int).Sub(w.modulus(), big.NewInt(1)), w.b)
			}},
		{name: "argument", body: "%r = arith.xori %a, %s : T", want: func(w wide) *big.Int { return new(big.Int).Xor(w.a, wideArgument(w.bits)) }},
	}
}

// wideArgument is the number that kernels get.
func wideArgument(bits uint) *big.Int {
	return new(big.Int).Add(new(big.Int).Lsh(big.NewInt(5), bits-4), big.NewInt(7))
}

func largest(a, b *big.Int) *big.Int {
	if a.Cmp(b) > 0 {
		return a
	}
	return b
}

func least(a, b *big.Int) *big.Int {
	if a.Cmp(b) < 0 {
		return a
	}
	return b
}

func lowBits(v *big.Int, n uint) *big.Int {
	return new(big.Int).And(v, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), n), big.NewInt(1)))
}

// throughFloat rounds v to a number of digits, or returns nil if a float with that exponent is too small for it.
func throughFloat(v *big.Int, digits uint, exponent int) *big.Int {
	f := new(big.Float).SetPrec(digits).SetInt(v)
	if f.MantExp(nil) > exponent {
		return nil
	}
	i, _ := f.Int(nil)
	return i
}

// wideNumbers returns numbers at the edges of a width and of its halves, and others by chance.
func wideNumbers(bits uint, random *rand.Rand) []*big.Int {
	one := big.NewInt(1)
	var out []*big.Int
	for _, n := range []uint{0, 1, 8, 31, 32, 33, 63, 64, 65, 96, bits / 2, bits - 2, bits - 1, bits} {
		if n > bits {
			continue
		}
		p := new(big.Int).Lsh(one, n)
		out = append(out, new(big.Int).Sub(p, one), p, new(big.Int).Add(p, one), new(big.Int).Neg(p))
	}
	for range 24 {
		v := new(big.Int)
		for range 1 + random.IntN(int(bits+31)/32) {
			v.Add(v.Lsh(v, 32), big.NewInt(int64(random.Uint32())))
		}
		out = append(out, v)
	}
	for i, v := range out {
		out[i] = v.Mod(v, new(big.Int).Lsh(one, bits))
	}
	return out
}

// widePairs returns operands for which the result of op exists.
func widePairs(op wideOp, bits uint, count int, random *rand.Rand) (pairs []wide, wants []*big.Int) {
	numbers := wideNumbers(bits, random)
	for tries := 0; len(pairs) < count && tries < 100*count; tries++ {
		w := wide{bits, numbers[random.IntN(len(numbers))], numbers[random.IntN(len(numbers))]}
		switch {
		case strings.HasPrefix(op.name, "sh"):
			w.b = big.NewInt(int64(random.IntN(int(bits))))
		case tries%3 == 0:
			w.b = big.NewInt(int64(1 + random.IntN(1000)))
		}
		if want := op.want(w); want != nil {
			pairs, wants = append(pairs, w), append(wants, want.Mod(want, w.modulus()))
		}
	}
	return pairs, wants
}

const wideRows = 64

// dense returns the text of a constant of numbers.
func dense(numbers []*big.Int, bits uint) string {
	var text []string
	for _, n := range numbers {
		text = append(text, signed(n, bits).String())
	}
	return "dense<[" + strings.Join(text, ", ") + "]>"
}

// wideProgram returns a module with a kernel for each operation. Its main returns how many results of each are wrong.
func wideProgram(ops []wideOp, bits uint, random *rand.Rand) string {
	var globals, kernels, main, results strings.Builder
	var types []string
	for k, op := range ops {
		pairs, wants := widePairs(op, bits, wideRows, random)
		as, bs := make([]*big.Int, len(pairs)), make([]*big.Int, len(pairs))
		for i, p := range pairs {
			as[i], bs[i] = p.a, p.b
		}
		for i, list := range [][]*big.Int{as, bs, wants} {
			fmt.Fprintf(&globals, "memref.global \"private\" constant @%c%d : memref<%dxT> = %s\n", "abw"[i], k, wideRows, dense(list, bits))
		}
		fmt.Fprintf(&kernels, "gpu.module @m%d {\n%sgpu.func @k(%%in: memref<%[3]dxT>, %%with: memref<%[3]dxT>, %%out: memref<%[3]dxT>, %%s: T) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [%[3]d, 1, 1]>} {\n"+
			"%%i = gpu.global_id x\n%%c1 = arith.constant 1 : index\n%%c2 = arith.constant 2 : index\n%%a = memref.load %%in[%%i] : memref<%[3]dxT>\n%%b = memref.load %%with[%%i] : memref<%[3]dxT>\n%[4]s\nmemref.store %%r, %%out[%%i] : memref<%[3]dxT>\ngpu.return\n}\n}\n", k, op.module, wideRows, op.body)
		fmt.Fprintf(&main, "%%r%d = func.call @run%d() : () -> i32\n", k, k)
		fmt.Fprintf(&globals, `func.func @run%[1]d() -> i32 {
%%c0 = arith.constant 0 : index
%%c1 = arith.constant 1 : index
%%n = arith.constant %[2]d : index
%%in = memref.alloc() : memref<%[2]dxT>
%%with = memref.alloc() : memref<%[2]dxT>
%%out = memref.alloc() : memref<%[2]dxT>
%%a = memref.get_global @a%[1]d : memref<%[2]dxT>
%%b = memref.get_global @b%[1]d : memref<%[2]dxT>
%%w = memref.get_global @w%[1]d : memref<%[2]dxT>
memref.copy %%a, %%in : memref<%[2]dxT> to memref<%[2]dxT>
memref.copy %%b, %%with : memref<%[2]dxT> to memref<%[2]dxT>
%%s = func.call @argument() : () -> T
gpu.launch_func @m%[1]d::@k blocks in (%%c1, %%c1, %%c1) threads in (%%n, %%c1, %%c1) args(%%in : memref<%[2]dxT>, %%with : memref<%[2]dxT>, %%out : memref<%[2]dxT>, %%s : T)
%%none = arith.constant 0 : i32
%%bad = scf.for %%j = %%c0 to %%n step %%c1 iter_args(%%sum = %%none) -> (i32) {
  %%x = memref.load %%out[%%j] : memref<%[2]dxT>
  %%y = memref.load %%w[%%j] : memref<%[2]dxT>
  %%differ = arith.cmpi ne, %%x, %%y : T
  %%one = arith.extui %%differ : i1 to i32
  %%next = arith.addi %%sum, %%one : i32
  scf.yield %%next : i32
}
return %%bad : i32
}
`, k, wideRows)
		types = append(types, "i32")
		fmt.Fprintf(&results, "%s%%r%d", strings.Repeat(", ", min(k, 1)), k)
	}
	text := "module attributes {gpu.container_module} {\n" + kernels.String() + globals.String() +
		"func.func @argument() -> T {\n%s = arith.constant " + signed(wideArgument(bits), bits).String() + " : T\nreturn %s : T\n}\n" +
		"func.func @main() -> (" + strings.Join(types, ", ") + ") {\n" + main.String() + "return " + results.String() + " : " + strings.Join(types, ", ") + "\n}\n}\n"
	return ofWidth(text, bits)
}

// ofWidth replaces T and TWICE, the names of types that stand alone or after an x.
func ofWidth(text string, bits uint) string {
	text = strings.ReplaceAll(text, "TWICE", fmt.Sprintf("i%d", 2*bits))
	var out strings.Builder
	for i := range len(text) {
		alone := i == 0 || !isWord(text[i-1]) || text[i-1] == 'x'
		if text[i] == 'T' && alone && (i+1 == len(text) || !isWord(text[i+1])) {
			fmt.Fprintf(&out, "i%d", bits)
		} else {
			out.WriteByte(text[i])
		}
	}
	return out.String()
}

func isWord(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' || c >= '0' && c <= '9' }

// TestWide runs operations on integers of more than 64 bits at the edges of their widths, and compares them with math/big.
func TestWide(t *testing.T) {
	for _, selector := range []string{drivers.Lavapipe, drivers.SwiftShader, "reference"} {
		t.Run(selector, func(t *testing.T) {
			d, err := compute.OpenDevice(selector)
			if err != nil {
				t.Fatal(err)
			}
			defer d.Close()
			// SwiftShader rounds OpConvertUToF twice (docs/drivers.md).
			exact := selector != drivers.SwiftShader
			for _, bits := range []uint{65, 100, 128, 256} {
				runWide(t, d, spvc.Options{Env: d.Info().Env()}, bits, "device", exact)
			}
			env, err := target.Profile("vulkan1.1")
			if err != nil {
				t.Fatal(err)
			}
			runWide(t, d, spvc.Options{Env: env}, 96, "vulkan1.1", exact)
			runWide(t, d, spvc.Options{Env: env}, 128, "vulkan1.1", exact)
		})
	}
}

// TestWideOptions does the same with options of the compiler.
func TestWideOptions(t *testing.T) {
	d, err := compute.OpenDevice("reference")
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	env, err := target.Profile("vulkan1.2")
	if err != nil {
		t.Fatal(err)
	}
	for name, o := range map[string]spvc.Options{
		"-O0": {Opt: spvc.O0}, "-O2": {Opt: spvc.O2}, "-Os": {Opt: spvc.Os}, "--args=push-constant": {PushScalars: true}, "--args=address": {AddressArgs: true},
		"--index-width=64": {IndexBits: 64}, "--bounds=trap": {CheckBounds: true},
	} {
		for _, o.Env = range []*target.Env{d.Info().Env(), env} {
			if o.Env == env && (o.IndexBits == 64 || o.AddressArgs || o.CheckBounds) {
				continue // The target has no integers of 64 bits, no addresses and no fifth buffer.
			}
			runWide(t, d, o, 100, name, true)
		}
	}
}

func runWide(t *testing.T, d *compute.Device, o spvc.Options, bits uint, name string, exact bool) {
	o.Name = "wide.mlir"
	random := rand.New(rand.NewPCG(uint64(bits), 64))
	ops := slices.DeleteFunc(wideOps(), func(op wideOp) bool {
		return strings.Contains(op.body, "f64") && !o.Env.Has(spec.CapabilityFloat64) || strings.Contains(op.body, "tofp") && !exact ||
			op.name == "vector.bitcast" && bits&(bits-1) != 0 // spirv-promote-ints refuses other widths
	})
	program, err := spvc.NewCompiler().Compile(t.Context(), []byte(wideProgram(ops, bits, random)), o)
	if err != nil {
		t.Errorf("i%d for %s: %v", bits, name, err)
		return
	}
	report, err := program.Run(t.Context(), d, spvc.RunOptions{})
	if err != nil {
		t.Errorf("i%d for %s: %v", bits, name, err)
		return
	}
	for i, op := range ops {
		if n := report.Results[i]; n != 0 {
			t.Errorf("%s of i%d for %s: %d of %d results are wrong", op.name, bits, name, n, wideRows)
		}
	}
}

// TestWideRefusals checks what kernels cannot do with integers of more than 64 bits.
func TestWideRefusals(t *testing.T) {
	for body, want := range map[string]string{
		"%x = arith.constant 1 : i1025":                                           "has integers of 1025 bits in a kernel, where they have at most 1024",
		"%x = memref.load %m[%i] : memref<8xi128>\ngpu.printf \"%d\" %x : i128":   "cannot print argument 0, 'i128'",
		"%y = arith.trunci %s : i128 to i100\ngpu.printf \"%d\" %y : i100":        "cannot print integers of more than 64 bits",
		"%x = memref.atomic_rmw addi %s, %m[%i] : (i128, memref<8xi128>) -> i128": "no target has atomic operations on 'i128'",
		"%x0 = memref.load %m[%i] : memref<8xi128>\n%c = arith.trunci %x0 : i128 to i1\n%d = memref.load %m[%i] : memref<8xi128>\nscf.if %c {\n%x = gpu.subgroup_reduce add %d : (i128) -> (i128)\nmemref.store %x, %m[%i] : memref<8xi128>\n}": "'gpu.subgroup_reduce' of 'i128' needs workgroup memory",
	} {
		text := "module attributes {gpu.container_module} {\ngpu.module @m {\ngpu.func @k(%m: memref<8xi128>, %s: i128) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 1, 1]>} {\n%i = gpu.thread_id x\n" + body + "\ngpu.return\n}\n}\n}\n"
		_, err := spvc.NewCompiler().Compile(t.Context(), []byte(text), spvc.Options{Name: "wide.mlir"})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q\n%s", err, want, body)
		}
	}
}
