package host

import (
	"bufio"
	"context"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
)

// ResultTypes returns the types of the results of a function, or nil if there is no such function.
func (m *Machine) ResultTypes(name string) []ir.Type {
	op := m.lookup(name)
	if op == nil {
		return nil
	}
	return fn.FuncOp{Operation: op}.Type().Results
}

// Text returns a value of type t, such as a result of Call, as text: a number, true or false, the
// elements of a vector in parentheses, and those of a memref in brackets. The text of a memref
// that was freed, and of a value without a text, is its type in angle brackets.
func (m *Machine) Text(ctx context.Context, t ir.Type, v Value) (string, error) {
	switch t := t.(type) {
	case *ir.IntegerType:
		if t.Width == 1 {
			return strconv.FormatBool(v.bits&1 != 0), nil
		}
		return elementText(t, v), nil
	case *ir.FloatType:
		return strconv.FormatFloat(v.Float64(), 'g', -1, digits(t)), nil
	case *ir.IndexType:
		return elementText(t, v), nil
	case *ir.VectorType:
		if _, ok := v.ref.([]Value); ok {
			return elementText(t, v), nil
		}
	}
	r := refOf(v)
	if r == nil || r.buf.freed {
		return "<" + ir.TypeString(t) + ">", nil
	}
	var b strings.Builder
	p := &memrefPrinter{r: r, f: &frame{m: m, ctx: ctx}, out: bufio.NewWriter(&b), idx: make([]int64, len(r.sizes))}
	if err := p.print(0); err != nil {
		return "", err
	}
	if err := p.out.Flush(); err != nil {
		return "", err
	}
	return b.String(), nil
}

// digits returns the size in bits of the Go type whose shortest decimal numbers tell values of t
// apart.
func digits(t *ir.FloatType) int {
	if t.Width() <= 32 {
		return 32
	}
	return 64
}
