package host

import (
	"bufio"
	"errors"
	"io"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/spvc/spvc/ir"
)

// nativeFunc implements a function of MLIR's runner libraries.
type nativeFunc func(f *frame, args []Value, name string) ([]Value, error)

// runtimeFunctions returns the functions that MLIR's runner tests declare. Some print
// memrefs and scalars in the libraries' format, and some fill resources.
func runtimeFunctions() map[string]nativeFunc {
	fs := map[string]nativeFunc{
		"printI64":     printScalar(func(v Value) string { return strconv.FormatInt(int64(v.bits), 10) }),
		"printU64":     printScalar(func(v Value) string { return strconv.FormatUint(v.bits, 10) }),
		"printF32":     printScalar(func(v Value) string { return general(v.Float64()) }),
		"printF64":     printScalar(func(v Value) string { return general(v.Float64()) }),
		"printOpen":    printText("( "),
		"printClose":   printText(" )"),
		"printComma":   printText(", "),
		"printNewline": printText("\n"),
		"rtclock": func(*frame, []Value, string) ([]Value, error) {
			return []Value{FloatValue(float64(time.Now().UnixNano()) / 1e9)}, nil
		},
	}
	for _, t := range []string{"I8", "I16", "I32", "I64", "Ind", "F16", "BF16", "F32", "F64"} {
		fs["printMemref"+t] = printMemref
	}
	for _, rank := range []string{"1D", "2D", "3D"} {
		for _, t := range []string{"Float", "Int", "Int8", "Int16", "Int64", "Half", "Double"} {
			fs["fillResource"+rank+t] = fillResource
		}
	}
	return fs
}

func printScalar(f func(Value) string) nativeFunc {
	return func(fr *frame, args []Value, _ string) ([]Value, error) {
		if len(args) != 1 {
			return nil, errors.New("the function takes one argument")
		}
		_, err := io.WriteString(fr.m.opts.Out, f(args[0]))
		return nil, err
	}
}

func printText(s string) nativeFunc {
	return func(fr *frame, _ []Value, _ string) ([]Value, error) {
		_, err := io.WriteString(fr.m.opts.Out, s)
		return nil, err
	}
}

// fillResource stores its second argument in every element of the first.
func fillResource(fr *frame, args []Value, _ string) ([]Value, error) {
	if len(args) != 2 || refOf(args[0]) == nil {
		return nil, errors.New("the function takes a memref and a value")
	}
	r := refOf(args[0])
	return nil, r.each(fr, func(idx []int64) error { return r.store(idx, args[1]) })
}

// general formats x like a C++ stream with default settings: %g with six digits.
func general(x float64) string {
	switch {
	case math.IsNaN(x):
		return "nan"
	case math.IsInf(x, 0):
		return strings.ToLower(strings.TrimPrefix(strconv.FormatFloat(x, 'g', -1, 64), "+"))
	}
	s := strconv.FormatFloat(x, 'e', 5, 64)
	mant, exp, _ := strings.Cut(s, "e")
	e, _ := strconv.Atoi(exp)
	if e < -4 || e >= 6 {
		if strings.Contains(mant, ".") {
			mant = strings.TrimRight(strings.TrimRight(mant, "0"), ".")
		}
		sign := "+"
		if e < 0 {
			sign, e = "-", -e
		}
		digits := strconv.Itoa(e)
		if e < 10 {
			digits = "0" + digits
		}
		return mant + "e" + sign + digits
	}
	s = strconv.FormatFloat(x, 'f', 5-e, 64)
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	return s
}

// printMemref writes a memref in the format of MLIR's runner libraries. Like them,
// printMemrefI8 writes the elements as characters.
func printMemref(fr *frame, args []Value, name string) ([]Value, error) {
	if len(args) != 1 || refOf(args[0]) == nil {
		return nil, errors.New("the function takes one memref")
	}
	r := refOf(args[0])
	if r.buf.freed {
		return nil, errFreed
	}
	p := &memrefPrinter{r: r, f: fr, out: bufio.NewWriter(fr.m.opts.Out), idx: make([]int64, len(r.sizes)), chars: name == "printMemrefI8"}
	p.out.WriteString("Unranked Memref base@ = 0x0 rank = " + strconv.Itoa(len(r.sizes)) + " offset = " + strconv.Itoa(int(r.offset)) +
		" sizes = [" + list(r.sizes) + "] strides = [" + list(r.strides) + "] data = \n")
	if len(r.sizes) == 0 {
		p.out.WriteByte('[')
	}
	if err := p.print(0); err != nil {
		return nil, err
	}
	if len(r.sizes) == 0 {
		p.out.WriteByte(']')
	}
	p.out.WriteByte('\n')
	return nil, p.out.Flush()
}

func list(vs []int64) string {
	var parts []string
	for _, v := range vs {
		parts = append(parts, strconv.FormatInt(v, 10))
	}
	return strings.Join(parts, ", ")
}

type memrefPrinter struct {
	r     *memref
	f     *frame
	out   *bufio.Writer
	idx   []int64
	chars bool
}

// print writes the elements from dimension dim on.
func (p *memrefPrinter) print(dim int) error {
	rank := len(p.idx)
	if dim == rank {
		if err := p.f.step(); err != nil {
			return err
		}
		v, err := p.r.load(p.idx)
		switch {
		case err != nil:
		case p.chars && v.ref == nil:
			p.out.WriteByte(byte(v.bits))
		default:
			p.out.WriteString(elementText(p.r.elem, v))
		}
		return err
	}
	p.out.WriteByte('[')
	for i := int64(0); i < p.r.sizes[dim]; i++ {
		if i > 0 {
			p.out.WriteString(", ")
			if dim < rank-1 {
				p.out.WriteByte('\n')
			}
			p.out.WriteString(strings.Repeat(" ", dim+1))
		}
		p.idx[dim] = i
		if err := p.print(dim + 1); err != nil {
			return err
		}
	}
	p.out.WriteByte(']')
	return nil
}

func elementText(t ir.Type, v Value) string {
	switch t := t.(type) {
	case *ir.FloatType:
		return general(v.Float64())
	case *ir.IntegerType:
		if t.Width > 64 {
			return string(intOf(v, t.Width).AppendDecimal(nil, t.Signedness != ir.Unsigned))
		}
		if t.Signedness == ir.Unsigned {
			return strconv.FormatUint(v.bits, 10)
		}
		return strconv.FormatInt(signed(v.bits, t.Width), 10)
	case *ir.VectorType:
		var parts []string
		for _, e := range v.ref.([]Value) {
			parts = append(parts, elementText(t.ElementType(), e))
		}
		return "(" + strings.Join(parts, ", ") + ")"
	}
	return strconv.FormatInt(int64(v.bits), 10)
}
