package host

import (
	"math/big"
	"strings"
	"testing"
)

// TestWideIntegers interprets operations on integers of more than 64 bits. The results are reduced to 64 bits by
// shifts, which math/big checks.
func TestWideIntegers(t *testing.T) {
	a, _ := new(big.Int).SetString("123456789012345678901234567890123456", 10)
	b, _ := new(big.Int).SetString("-987654321098765432109876", 10)
	mod := new(big.Int).Lsh(big.NewInt(1), 128)
	unsigned := func(x *big.Int) *big.Int { return new(big.Int).Mod(x, mod) }
	ua, ub := unsigned(a), unsigned(b)
	for _, c := range []struct {
		name, body string
		want       *big.Int
	}{
		{"addi", "%r = arith.addi %a, %b : i128", new(big.Int).Add(a, b)},
		{"subi", "%r = arith.subi %a, %b : i128", new(big.Int).Sub(a, b)},
		{"muli", "%r = arith.muli %a, %b : i128", new(big.Int).Mul(a, b)},
		{"divsi", "%r = arith.divsi %a, %b : i128", new(big.Int).Quo(a, b)},
		{"remsi", "%r = arith.remsi %a, %b : i128", new(big.Int).Rem(a, b)},
		{"divui", "%r = arith.divui %b, %a : i128", new(big.Int).Quo(ub, ua)},
		{"remui", "%r = arith.remui %b, %a : i128", new(big.Int).Rem(ub, ua)},
		{"ceildivui", "%r = arith.ceildivui %b, %a : i128", new(big.Int).Add(new(big.Int).Quo(ub, ua), big.NewInt(1))},
		{"floordivsi", "%r = arith.floordivsi %a, %b : i128", new(big.Int).Sub(new(big.Int).Quo(a, b), big.NewInt(1))},
		{"ceildivsi", "%r = arith.ceildivsi %a, %b : i128", new(big.Int).Quo(a, b)},
		{"andi", "%r = arith.andi %a, %b : i128", new(big.Int).And(ua, ub)},
		{"ori", "%r = arith.ori %a, %b : i128", new(big.Int).Or(ua, ub)},
		{"xori", "%r = arith.xori %a, %b : i128", new(big.Int).Xor(ua, ub)},
		{"shli", "%n = arith.constant 67 : i128\n%r = arith.shli %a, %n : i128", new(big.Int).Lsh(a, 67)},
		{"shrui", "%n = arith.constant 67 : i128\n%r = arith.shrui %b, %n : i128", new(big.Int).Rsh(ub, 67)},
		{"shrsi", "%n = arith.constant 67 : i128\n%r = arith.shrsi %b, %n : i128", new(big.Int).Rsh(b, 67)},
		{"maxsi", "%r = arith.maxsi %a, %b : i128", a},
		{"maxui", "%r = arith.maxui %a, %b : i128", b},
		{"minsi", "%r = arith.minsi %a, %b : i128", b},
		{"minui", "%r = arith.minui %a, %b : i128", a},
		{"absi", "%r = math.absi %b : i128", new(big.Int).Abs(b)},
		{"ctlz", "%r = math.ctlz %a : i128", big.NewInt(int64(128 - ua.BitLen()))},
		{"cttz", "%r = math.cttz %a : i128", big.NewInt(int64(ua.TrailingZeroBits()))},
		{"ctpop", "%n = arith.constant 0xF000000000000000F0000 : i128\n%r = math.ctpop %n : i128", big.NewInt(8)},
		{"ipowi", "%n = arith.constant 3 : i128\n%r = math.ipowi %a, %n : i128", new(big.Int).Exp(a, big.NewInt(3), nil)},
		{"high word of a product", "%l, %r = arith.mului_extended %a, %b : i128", new(big.Int).Rsh(new(big.Int).Mul(ua, ub), 128)},
		{"signed high word", "%l, %r = arith.mulsi_extended %a, %b : i128", new(big.Int).Rsh(new(big.Int).Mul(a, b), 128)},
		{"carry", "%s, %o = arith.addui_extended %b, %a : i128, i1\n%r = arith.extui %o : i1 to i128", big.NewInt(1)},
		{"cmpi", "%p = arith.cmpi slt, %b, %a : i128\n%q = arith.cmpi ult, %b, %a : i128\n%r = arith.select %p, %b, %a : i128\n%none = arith.select %q, %a, %b : i128", b},
		{"casts", "%x = arith.trunci %b : i128 to i100\n%y = arith.extsi %x : i100 to i1000\n%r = arith.trunci %y : i1000 to i128", b},
		{"to a float and back", "%x = arith.sitofp %b : i128 to f64\n%r = arith.fptosi %x : f64 to i128", func() *big.Int {
			f, _ := new(big.Float).SetInt(b).Float64()
			i, _ := big.NewFloat(f).Int(nil)
			return i
		}()},
		{"memory", "%m = memref.alloc() : memref<3xi128>\nmemref.store %b, %m[%c1] : memref<3xi128>\n%r = memref.load %m[%c1] : memref<3xi128>", b},
		{"low word in memory", "%m = memref.alloc() : memref<32xi8>\n%v = memref.view %m[%c0][] : memref<32xi8> to memref<2xi128>\nmemref.store %a, %v[%c1] : memref<2xi128>\n" +
			"%w = memref.view %m[%c0][] : memref<32xi8> to memref<4xi64>\n%l = memref.load %w[%c2] : memref<4xi64>\n%r = arith.extui %l : i64 to i128", new(big.Int).And(a, new(big.Int).SetUint64(1<<64-1))},
		{"vector.bitcast", "%v = vector.broadcast %b : i128 to vector<1xi128>\n%w = vector.bitcast %v : vector<1xi128> to vector<2xi64>\n%h = vector.extract %w[1] : i64 from vector<2xi64>\n%r = arith.extsi %h : i64 to i128",
			new(big.Int).Rsh(b, 64)},
		{"scf.for", "%hundred = arith.constant 100000000000000000000 : i128\n%end = arith.constant 250000000000000000000 : i128\n%r = scf.for %i = %hundred to %end step %hundred iter_args(%s = %a) -> (i128) : i128 {\n" +
			"%n = arith.addi %s, %i : i128\nscf.yield %n : i128\n}", func() *big.Int {
			n, _ := new(big.Int).SetString("300000000000000000000", 10)
			return n.Add(n, a)
		}()},
		{"cf.switch", "%five = arith.constant -5 : i128\ncf.switch %five : i128, [\ndefault: ^no,\n-5: ^yes\n]\n^no:\ncf.br ^end(%a : i128)\n^yes:\ncf.br ^end(%b : i128)\n^end(%r: i128):", b},
		{"reduction", "%v = vector.from_elements %a, %b : vector<2xi128>\n%r = vector.reduction <minsi>, %v : vector<2xi128> into i128", b},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := "func.func @f() -> (i64, i64) {\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c2 = arith.constant 2 : index\n" +
				"%a = arith.constant " + a.String() + " : i128\n%b = arith.constant " + b.String() + " : i128\n" + c.body +
				"\n%low = arith.trunci %r : i128 to i64\n%word = arith.constant 64 : i128\n%up = arith.shrui %r, %word : i128\n%high = arith.trunci %up : i128 to i64\nreturn %low, %high : i64, i64\n}\n"
			got := results(t, text)
			n := new(big.Int).Lsh(new(big.Int).SetUint64(uint64(got[1])), 64)
			n.Add(n, new(big.Int).SetUint64(uint64(got[0])))
			if want := unsigned(c.want); n.Cmp(want) != 0 {
				t.Errorf("got %x, want %x", n, want)
			}
		})
	}
}

// TestWideErrors checks the errors of operations on wide integers.
func TestWideErrors(t *testing.T) {
	const head = "func.func @f() {\n%z = arith.constant 0 : i128\n%one = arith.constant 1 : i128\n%ones = arith.constant -1 : i128\n%least = arith.constant -170141183460469231731687303715884105728 : i128\n"
	for body, want := range map[string]string{
		"%q = arith.remui %one, %z : i128":                                                   "division by zero",
		"%q = arith.ceildivsi %least, %ones : i128":                                          "signed division overflows",
		"%n = arith.constant 128 : i128\n%q = arith.shrsi %one, %n : i128":                   "the shift amount is not less than the width",
		"%n = arith.constant 2.0e38 : f64\n%q = arith.fptosi %n : f64 to i128":               "the value does not fit the integer type",
		"scf.for %i = %z to %one step %z : i128 {\n}":                                        "the step is not positive",
		"%q = math.ipowi %z, %ones : i128":                                                   "division by zero",
		"%m = memref.alloc() : memref<4xi32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>": "whose layout is not strided",
		"%c = arith.constant 0 : index\n%m = memref.alloc(%c)[%c, %c] : memref<?xi32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>\n" +
			"%n = arith.constant -1 : index\n%k = memref.alloc(%c)[%n, %c] : memref<?xi32, affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>>": "the offset -1 of the layout is out of range",
	} {
		_, _, err := call(t, head+body+"\nreturn\n}")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q\n%s", err, want, body)
		}
	}
}
