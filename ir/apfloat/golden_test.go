package apfloat

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir/apint"
)

// TestGolden compares with testdata/golden.txt, which holds the output of mlir-opt 19.1.7,
// one fact per row:
//
//	bits T HEX TEXT          a constant of type T given by its bits
//	text T LITERAL TEXT      a constant given by a decimal literal
//	OP T A B RESULT          the folded arith operation; "-" where it did not fold
//	sitofp|uitofp T IT N RESULT
//	fptosi|fptoui T A IT RESULT
//	extf|truncf T A U RESULT
func TestGolden(t *testing.T) {
	file, err := os.Open("testdata/golden.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows := 0
	for s := bufio.NewScanner(file); s.Scan(); rows++ {
		row := strings.Fields(s.Text())
		if got, want := evaluate(t, row), row[len(row)-1]; got != want {
			t.Errorf("%s: got %s", s.Text(), got)
		}
	}
	if rows < 5000 {
		t.Fatalf("only %d rows", rows)
	}
}

// constant parses a literal in the form of MLIR text.
func constant(t *testing.T, s Semantics, text string) Float {
	t.Helper()
	if strings.HasPrefix(text, "0x") {
		v, ok := apint.Parse(s.Width(), text)
		if !ok {
			t.Fatalf("%v: bad bits %s", s, text)
		}
		return FromBits(s, v)
	}
	f, ok := ParseLiteral(s, text)
	if !ok {
		t.Fatalf("%v: bad literal %s", s, text)
	}
	return f
}

func named(t *testing.T, name string) Semantics {
	t.Helper()
	s, ok := Named(name)
	if !ok {
		t.Fatalf("no format %s", name)
	}
	return s
}

func evaluate(t *testing.T, row []string) string {
	s := named(t, row[1])
	foldable := func(v interface{ String() string }, ok bool) string {
		if !ok {
			return "-"
		}
		return v.String()
	}
	switch op := row[0]; op {
	case "bits", "text":
		return constant(t, s, row[2]).String()
	case "sitofp", "uitofp":
		v, ok := apint.Parse(width(t, row[2]), row[3])
		if !ok {
			t.Fatalf("bad integer in %v", row)
		}
		f, _ := FromInt(s, v, op == "sitofp")
		return f.String()
	case "fptosi", "fptoui":
		v, _, ok := constant(t, s, row[2]).ToInt(width(t, row[3]), op == "fptosi")
		return foldable(v, ok)
	case "extf", "truncf":
		return foldable(constant(t, s, row[2]).Convert(named(t, row[3])))
	default:
		ops := map[string]func(a, b Float) Float{
			"addf": Float.Add, "subf": Float.Sub, "mulf": Float.Mul, "divf": Float.Div, "remf": Float.Rem,
			"maximumf": Float.Maximum, "minimumf": Float.Minimum, "minnumf": Float.MinNum, "maxnumf": Float.Maximum,
		}
		return ops[op](constant(t, s, row[2]), constant(t, s, row[3])).String()
	}
}

func width(t *testing.T, integer string) uint32 {
	t.Helper()
	w, err := strconv.Atoi(integer[1:])
	if err != nil {
		t.Fatal(err)
	}
	return uint32(w)
}
