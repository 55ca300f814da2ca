package reference

import (
	"math"
	"strings"
	"testing"
)

// TestPrintSpecs compares conversion specifications with what C writes.
func TestPrintSpecs(t *testing.T) {
	i32, i64 := scalar{intScalar, 32}, scalar{intScalar, 64}
	for _, c := range []struct {
		format string
		s      scalar
		v      uint64
		want   string
	}{
		{"d", i32, 42, "42"}, {"d", i32, 0xffffffff, "-1"}, {"i", i32, 0x80000000, "-2147483648"}, {"u", i32, 0xffffffff, "4294967295"},
		{"5d", i32, 42, "   42"}, {"-5d", i32, 42, "42   "}, {"05d", i32, 42, "00042"}, {"+d", i32, 42, "+42"}, {" d", i32, 42, " 42"}, {"+d", i32, 0xffffffff, "-1"},
		{"+5d", i32, 42, "  +42"}, {"-05d", i32, 42, "42   "}, {".4d", i32, 42, "0042"}, {"07.4d", i32, 42, "   0042"}, {"+7.4d", i32, 42, "  +0042"}, {".0d", i32, 0, ""}, {".0d", i32, 3, "3"},
		{"x", i32, 0xbeef, "beef"}, {"X", i32, 0xbeef, "BEEF"}, {"#x", i32, 0xbeef, "0xbeef"}, {"#X", i32, 0xbeef, "0XBEEF"}, {"#x", i32, 0, "0"}, {"#8x", i32, 0xbe, "    0xbe"}, {"#08x", i32, 0xbe, "0x0000be"},
		{"o", i32, 8, "10"}, {"#o", i32, 8, "010"}, {"#o", i32, 0, "0"}, {"#.4o", i32, 8, "0010"},
		{"hhd", i32, 0x1ff, "-1"}, {"hhu", i32, 0x1ff, "255"}, {"hd", i32, 0x18000, "-32768"}, {"ld", i64, math.MaxUint64, "-1"}, {"lu", i64, math.MaxUint64, "18446744073709551615"},
		{"ld", i64, 1 << 63, "-9223372036854775808"}, {"c", i32, 'z', "z"}, {"3c", i32, 'z', "  z"}, {"-3c", i32, 'z', "z  "},
	} {
		checkPrint(t, c.format, c.s, c.v, c.want)
	}
	f64 := scalar{floatScalar, 64}
	for _, c := range []struct {
		format string
		v      float64
		want   string
	}{
		{"f", 1.5, "1.500000"}, {".2f", 2.675, "2.67"}, {".0f", 2.5, "2"}, {"#.0f", 2.5, "2."}, {"8.2f", -1.5, "   -1.50"}, {"08.2f", -1.5, "-0001.50"}, {"-8.2f", -1.5, "-1.50   "}, {"+f", 0, "+0.000000"},
		{"f", math.Copysign(0, -1), "-0.000000"}, {"F", math.Inf(1), "INF"}, {"f", math.Inf(-1), "-inf"}, {"06f", math.Inf(1), "   inf"}, {"f", math.NaN(), "nan"}, {"E", math.NaN(), "NAN"},
		{"e", 12345.678, "1.234568e+04"}, {".0e", 12345.678, "1e+04"}, {"#.0e", 12345.678, "1.e+04"}, {"E", 1e-300, "1.000000E-300"}, {".3e", 0, "0.000e+00"},
		{"g", 0.1, "0.1"}, {"g", 100000, "100000"}, {"g", 1000000, "1e+06"}, {"g", 123456.7, "123457"}, {"g", 0.0001, "0.0001"}, {"g", 0.00001, "1e-05"}, {"g", 999999.5, "1e+06"}, {"g", 0, "0"},
		{".3g", 3.14159, "3.14"}, {".0g", 3.14159, "3"}, {"#g", 1, "1.00000"}, {"G", 1e-10, "1E-10"}, {"10g", 0.5, "       0.5"},
		{"a", 1, "0x1p+0"}, {"a", 3, "0x1.8p+1"}, {"a", 0.1, "0x1.999999999999ap-4"}, {".2a", 0.1, "0x1.9ap-4"}, {"A", 1024, "0X1P+10"}, {"a", 0, "0x0p+0"},
	} {
		checkPrint(t, c.format, f64, fromFloat64(c.v), c.want)
	}
}

func checkPrint(t *testing.T, format string, s scalar, v uint64, want string) {
	t.Helper()
	c, n := parsePrint(format)
	if n != len(format) {
		t.Fatalf("%%%s: its length is %d", format, n)
	}
	x := &subgroup{width: 1, regs: []uint64{v}}
	var out strings.Builder
	a := printArgument{typ: &valueType{kind: scalarType, scalar: s, cells: 1}}
	if !x.writePrint(&out, &c, &a, 0) || out.String() != want {
		t.Errorf("%%%s of %#x: %q, want %q", format, v, out.String(), want)
	}
}

// TestPrintVectors writes vectors, and refuses what does not fit the specification.
func TestPrintVectors(t *testing.T) {
	word, float, pointer := scalar{intScalar, 32}, scalar{floatScalar, 32}, scalar{pointerScalar, 64}
	for _, c := range []struct {
		format string
		s      scalar
		n      int
		want   string // empty if it is refused
	}{
		{"v2hld", word, 2, "1,2"}, {"v4hlx", word, 4, "1,2,3,4"}, {"v3hl3u", word, 3, ""}, {"3v3hlu", word, 3, "  1,  2,  3"}, {"v2f", float, 2, "0.000000,0.000000"}, {"p", pointer, 1, "0x1"},
		{"d", word, 2, ""}, {"v2d", word, 1, ""}, {"v4d", word, 3, ""}, {"d", float, 1, ""}, {"f", word, 1, ""}, {"s", word, 1, ""}, {"p", word, 1, ""}, {"c", float, 1, ""}, {"v5d", word, 5, ""}, {"y", word, 1, ""}, {"", word, 1, ""}, {"n", word, 1, ""}, {"5", word, 1, ""}, {"*d", word, 1, ""},
	} {
		x := &subgroup{width: 1, regs: []uint64{1, 2, 3, 4, 5}}
		ty := &valueType{kind: scalarType, scalar: c.s, cells: 1}
		if c.n > 1 {
			ty = &valueType{kind: vectorType, elem: ty, count: c.n, cells: c.n}
		}
		var out strings.Builder
		p, n := parsePrint(c.format)
		ok := n > 0 && x.writePrint(&out, &p, &printArgument{typ: ty}, 0)
		if ok != (c.want != "") || ok && out.String() != c.want {
			t.Errorf("%%%s of %d: %q %t, want %q", c.format, c.n, out.String(), ok, c.want)
		}
	}
}

// TestPrintWidths bounds what a format can make the device write.
func TestPrintWidths(t *testing.T) {
	c, n := parsePrint("99999999999999999999.99999999999999999999d")
	if n == 0 || c.width != maxPadding || c.precision != maxPadding {
		t.Errorf("%+v", c)
	}
}
