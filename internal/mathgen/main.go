// Command mathgen writes the polynomials and constants with which conversion/scalars computes
// the functions of the math dialect. It runs in the module's root.
package main

import (
	"bytes"
	"fmt"
	"go/format"
	"math"
	"math/big"
	"os"

	"github.com/spvc/spvc/internal/bigmath"
)

const output = "conversion/scalars/coefficients.go"

func main() {
	text, err := generate()
	if err == nil {
		err = os.WriteFile(output, text, 0o666)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mathgen:", err)
		os.Exit(1)
	}
}

// number is a float format by the digits of its significand.
type number struct {
	name   string
	digits uint
	// part is the number of digits of constants whose products with an exponent are exact.
	part uint
	// turn is the number of digits of those whose products with a count of quarter turns are.
	turn uint
	// column is the place of the format in the rows.
	column int
	// word is the width of an integer.
	word uint
	// words is the number of words of 2/pi.
	words int
}

var numbers = []number{
	{name: "coefficients32", digits: 24, part: 15, turn: 14, column: 0, word: 32, words: 7},
	{name: "coefficients64", digits: 53, part: 41, turn: 33, column: 1, word: 64, words: 19},
}

// round returns the float of the format that is nearest to x.
func (n number) round(x *big.Float) float64 {
	if n.digits == 24 {
		f, _ := x.Float32()
		return float64(f)
	}
	f, _ := x.Float64()
	return f
}

// parts returns floats whose sum is x. The first ones have as many digits as given, and the last
// one is rounded.
func (n number) parts(x *big.Float, digits ...uint) []float64 {
	rest := new(big.Float).SetPrec(bigmath.Digits).Set(x)
	var out []float64
	for _, d := range digits {
		top := new(big.Float).SetPrec(d).SetMode(big.ToZero).Set(rest)
		f, _ := top.Float64()
		out = append(out, f)
		rest.Sub(rest, top)
	}
	return append(out, n.round(rest))
}

// A polynomial approximates of(u) for low <= u <= high, with the errors that weight scales. The
// limits and the degree are those of 32 and of 64 bits.
type polynomial struct {
	name      string
	low, high [2]float64
	degree    [2]int
	compute   func(u *big.Float) *big.Float
	weight    func(u *big.Float) *big.Float
}

func pair(v float64) [2]float64 { return [2]float64{v, v} }

func square(u *big.Float) *big.Float { return bigmath.Mul(u, u) }

func identity(u *big.Float) *big.Float { return u }

// tail returns f(sqrt(u))/sqrt(u) without its first terms.
func tail(f func(x *big.Float) *big.Float, terms ...float64) func(u *big.Float) *big.Float {
	return func(u *big.Float) *big.Float {
		root := bigmath.Sqrt(u)
		v := bigmath.Quo(f(root), root)
		for _, t := range terms {
			v = bigmath.Quo(bigmath.Sub(v, bigmath.Quo(bigmath.One(), bigmath.Of(t))), u)
		}
		return v
	}
}

var polynomials = []polynomial{
	{"exp", pair(-0.3475), pair(0.3475), [2]int{4, 9}, func(u *big.Float) *big.Float {
		return bigmath.Quo(bigmath.Sub(bigmath.Expm1(u), u), square(u))
	}, square},
	{"log", pair(0), pair(0.02945), [2]int{3, 8}, func(u *big.Float) *big.Float {
		return bigmath.Mul(bigmath.Of(2), tail(bigmath.Atanh, 1)(u))
	}, identity},
	{"atanh", pair(0), pair(0.02945), [2]int{2, 7}, tail(bigmath.Atanh, 1, 3), square},
	{"sin", pair(0), pair(0.6172), [2]int{3, 6}, tail(bigmath.Sin, 1), identity},
	{"cos", pair(0), pair(0.6172), [2]int{3, 6}, func(u *big.Float) *big.Float {
		c := bigmath.Sub(bigmath.Cos(bigmath.Sqrt(u)), bigmath.One())
		return bigmath.Quo(bigmath.Add(c, bigmath.Quo(u, bigmath.Of(2))), square(u))
	}, square},
	{"atan", pair(0), pair(0.17158), [2]int{5, 11}, tail(bigmath.Atan, 1), identity},
	{"cbrt", pair(1), pair(8), [2]int{4, 4}, bigmath.Cbrt, func(u *big.Float) *big.Float {
		return bigmath.Quo(bigmath.One(), bigmath.Cbrt(u))
	}},
	{"erfNear", pair(0), pair(0.8608), [2]int{6, 13}, func(u *big.Float) *big.Float {
		return bigmath.Sub(tail(bigmath.Erf)(u), bigmath.One())
	}, func(*big.Float) *big.Float { return bigmath.One() }},
	{"erfFar", pair(0.927734375), [2]float64{4, 6}, [2]int{7, 19}, func(u *big.Float) *big.Float {
		return bigmath.Log(bigmath.Erfc(u))
	}, bigmath.Erfc},
	{"erfcFar", pair(-2.5 / 3.5), [2]float64{7.2 / 13.2, 24.4 / 30.4}, [2]int{9, 22}, func(u *big.Float) *big.Float {
		x := bigmath.Quo(bigmath.Mul(bigmath.Of(3), bigmath.Add(bigmath.One(), u)), bigmath.Sub(bigmath.One(), u))
		return bigmath.Mul(bigmath.ErfcScaled(x), bigmath.Add(x, bigmath.One()))
	}, func(*big.Float) *big.Float { return bigmath.One() }},
}

// coefficients returns the coefficients, of ascending powers, of the polynomial whose squares of weighted
// errors have the least sum over Chebyshev nodes.
func (p polynomial) coefficients(column int) []*big.Float {
	const digits = 640
	precise := func() *big.Float { return new(big.Float).SetPrec(digits) }
	n := p.degree[column] + 1
	rows := make([][]*big.Float, n) // the normal equations
	for i := range rows {
		rows[i] = make([]*big.Float, n+1)
		for k := range rows[i] {
			rows[i][k] = precise()
		}
	}
	nodes := 4 * n
	middle, half := (p.low[column]+p.high[column])/2, (p.high[column]-p.low[column])/2
	for k := range nodes {
		u := bigmath.Of(middle + half*math.Cos(math.Pi*(float64(k)+0.5)/float64(nodes)))
		w := p.weight(u)
		powers := []*big.Float{precise().Set(w)}
		for len(powers) < n {
			powers = append(powers, precise().Mul(powers[len(powers)-1], u))
		}
		powers = append(powers, precise().Mul(w, p.compute(u)))
		for i := range rows {
			for j := range rows[i] {
				rows[i][j].Add(rows[i][j], precise().Mul(powers[i], powers[j]))
			}
		}
	}
	return solve(rows)
}

// solve solves linear equations with a positive definite matrix.
func solve(rows [][]*big.Float) []*big.Float {
	n := len(rows)
	eliminate := func(row, pivot []*big.Float, at int) {
		f := new(big.Float).Quo(row[at], pivot[at])
		for k := at; k <= n; k++ {
			row[k].Sub(row[k], new(big.Float).Mul(f, pivot[k]))
		}
	}
	for i := range n {
		for j := i + 1; j < n; j++ {
			eliminate(rows[j], rows[i], i)
		}
	}
	x := make([]*big.Float, n)
	for i := n - 1; i >= 0; i-- {
		for j := range i {
			eliminate(rows[j], rows[i], i)
		}
		x[i] = new(big.Float).Quo(rows[i][n], rows[i][i])
	}
	return x
}

// constants returns rows of constants: floats that add up to a number.
func (n number) constants() []struct {
	name   string
	values []float64
} {
	halfPi := bigmath.Quo(bigmath.Pi(), bigmath.Of(2))
	ln10 := bigmath.Log(bigmath.Of(10))
	half := n.digits / 2
	return []struct {
		name   string
		values []float64
	}{
		{"ln2", n.parts(bigmath.Ln2(), n.part)},
		{"ln2Pair", n.parts(bigmath.Ln2(), n.digits)},
		{"log10Of2", n.parts(bigmath.Quo(bigmath.Ln2(), ln10), n.part)},
		{"log2E", n.parts(bigmath.Quo(bigmath.One(), bigmath.Ln2()), half)},
		{"log2EPair", n.parts(bigmath.Quo(bigmath.One(), bigmath.Ln2()), n.digits)},
		{"log10E", n.parts(bigmath.Quo(bigmath.One(), ln10), half)},
		{"third", n.parts(bigmath.Quo(bigmath.One(), bigmath.Of(3)), n.digits)},
		{"twoOverPi", n.parts(bigmath.Quo(bigmath.One(), halfPi))},
		{"halfPi", n.parts(halfPi, n.digits)},
		{"turn", n.parts(halfPi, n.turn, n.turn, n.turn)},
	}
}

// fraction returns the first words of the binary digits of 2/pi.
func (n number) fraction() []uint64 {
	x := new(big.Float).SetPrec(1400).Quo(big.NewFloat(2), bigmath.Pi())
	x.SetMantExp(x, int(n.word)*n.words)
	v, _ := x.Int(nil)
	mask := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), n.word), big.NewInt(1))
	words := make([]uint64, n.words)
	for i := range words {
		shifted := new(big.Int).Rsh(v, n.word*uint(n.words-1-i))
		words[i] = shifted.And(shifted, mask).Uint64()
	}
	return words
}

// generate returns the text of the file.
func generate() ([]byte, error) {
	var b bytes.Buffer
	b.WriteString("// Code generated by internal/mathgen. DO NOT EDIT.\n\npackage scalars\n")
	for _, n := range numbers {
		fmt.Fprintf(&b, "\nvar %s = coefficients{\n", n.name)
		for _, p := range polynomials {
			fmt.Fprintf(&b, "%s: []float64{", p.name)
			for _, c := range p.coefficients(n.column) {
				fmt.Fprintf(&b, "%v, ", n.round(c))
			}
			b.WriteString("},\n")
		}
		for _, c := range n.constants() {
			fmt.Fprintf(&b, "%s: []float64{", c.name)
			for _, v := range c.values {
				fmt.Fprintf(&b, "%v, ", v)
			}
			b.WriteString("},\n")
		}
		b.WriteString("fraction: []uint64{")
		for _, w := range n.fraction() {
			fmt.Fprintf(&b, "%#x, ", w)
		}
		b.WriteString("},\n}\n")
	}
	return format.Source(b.Bytes())
}
