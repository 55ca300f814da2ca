package llvmexec

import (
	"math"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/runner/reference/libm"
)

// native is a function outside of the module. Its arguments are defined.
type native func(x *thread, args []vararg) cell

// nativeFunction returns the function of the C library or of MLIR's runner libraries that has a name, or nil.
func nativeFunction(name string) native {
	if f := natives[name]; f != nil {
		return f
	}
	if f := mathFunctions[strings.TrimSuffix(name, "f")]; f != nil && strings.HasSuffix(name, "f") {
		return mathNative(f, ir.F32)
	}
	if f := mathFunctions[name]; f != nil {
		return mathNative(f, ir.F64)
	}
	return nil
}

var natives = map[string]native{
	"malloc":                             func(x *thread, a []vararg) cell { return x.allocate(a[0].cells[0].bits, 16) },
	"aligned_alloc":                      func(x *thread, a []vararg) cell { return x.allocate(a[1].cells[0].bits, a[0].cells[0].bits) },
	"calloc":                             calloc,
	"realloc":                            reallocate,
	"free":                               func(x *thread, a []vararg) cell { return x.release(a[0].cells[0]) },
	"_mlir_memref_to_llvm_alloc":         func(x *thread, a []vararg) cell { return x.allocate(a[0].cells[0].bits, 16) },
	"_mlir_memref_to_llvm_aligned_alloc": func(x *thread, a []vararg) cell { return x.allocate(a[1].cells[0].bits, a[0].cells[0].bits) },
	"_mlir_memref_to_llvm_free":          func(x *thread, a []vararg) cell { return x.release(a[0].cells[0]) },
	"memrefCopy":                         copyMemref,
	"abort": func(x *thread, _ []vararg) cell {
		x.fault(ReachedTrap, "the program called abort")
		return cell{}
	},
	"puts": func(x *thread, a []vararg) cell { return x.print(x.text(a[0].cells[0]) + "\n") },
	"putchar": func(x *thread, a []vararg) cell {
		x.print(string([]byte{byte(a[0].cells[0].bits)}))
		return a[0].cells[0]
	},
	"printf": printFormatted,

	"printI64": func(x *thread, a []vararg) cell { return x.print(strconv.FormatInt(int64(a[0].cells[0].bits), 10)) },
	"printU64": func(x *thread, a []vararg) cell { return x.print(utoa(a[0].cells[0].bits)) },
	"printF32": func(x *thread, a []vararg) cell {
		return x.print(floatText(float64(math.Float32frombits(uint32(a[0].cells[0].bits)))))
	},
	"printF64": func(x *thread, a []vararg) cell { return x.print(floatText(math.Float64frombits(a[0].cells[0].bits))) },
	"printF16": func(x *thread, a []vararg) cell {
		return x.print(floatText(float64(apfloat.F32FromF16(uint16(a[0].cells[0].bits)))))
	},
	"printBF16": func(x *thread, a []vararg) cell {
		return x.print(floatText(float64(apfloat.F32FromBF16(uint16(a[0].cells[0].bits)))))
	},
	"printApFloat": func(x *thread, a []vararg) cell {
		format, ok := apfloat.FromLLVMNumber(int(int32(a[0].cells[0].bits)))
		if !ok {
			x.fault(ReachedTrap, "printApFloat does not know the format of the float")
			return cell{}
		}
		return x.print(floatText(apfloat.FromBits64(format, a[1].cells[0].bits).Float64()))
	},
	"printString":  func(x *thread, a []vararg) cell { return x.print(x.text(a[0].cells[0])) },
	"printOpen":    func(x *thread, _ []vararg) cell { return x.print("( ") },
	"printClose":   func(x *thread, _ []vararg) cell { return x.print(" )") },
	"printComma":   func(x *thread, _ []vararg) cell { return x.print(", ") },
	"printNewline": func(x *thread, _ []vararg) cell { return x.print("\n") },
}

// mathFunctions are functions of math.h. Their forms for floats of 32 bits have names that end with f.
var mathFunctions = map[string]func(a []float64) float64{
	"sin": one(libm.Sin), "cos": one(libm.Cos), "tan": one(libm.Tan), "asin": one(libm.Asin), "acos": one(libm.Acos), "atan": one(math.Atan),
	"sinh": one(libm.Sinh), "cosh": one(libm.Cosh), "tanh": one(libm.Tanh), "asinh": one(math.Asinh), "acosh": one(math.Acosh), "atanh": one(math.Atanh),
	"exp": one(libm.Exp), "exp2": one(libm.Exp2), "expm1": one(math.Expm1), "log": one(libm.Log), "log2": one(libm.Log2), "log10": one(libm.Log10),
	"log1p": one(math.Log1p), "sqrt": one(math.Sqrt), "cbrt": one(math.Cbrt), "erf": one(math.Erf), "erfc": one(math.Erfc), "floor": one(math.Floor),
	"ceil": one(math.Ceil), "trunc": one(math.Trunc), "round": one(math.Round), "roundeven": one(math.RoundToEven), "rint": one(math.RoundToEven),
	"fabs": one(math.Abs), "pow": two(libm.Pow), "atan2": two(math.Atan2), "fmod": two(math.Mod), "fmin": two(minNum), "fmax": two(maxNum),
	"copysign": two(math.Copysign), "hypot": two(math.Hypot),
}

//go:noinline
func one(f func(float64) float64) func([]float64) float64 {
	return func(a []float64) float64 { return f(a[0]) }
}

func two(f func(a, b float64) float64) func([]float64) float64 {
	return func(a []float64) float64 { return f(a[0], a[1]) }
}

func mathNative(f func(a []float64) float64, kind ir.FloatKind) native {
	return func(x *thread, args []vararg) cell {
		in := make([]float64, 0, 2)
		for _, a := range args {
			if a.class != floatClass || a.kind != kind {
				x.fault(BadCall, "a mathematical function is called with an argument of another type")
			}
			in = append(in, floatOf(a))
		}
		if len(in) == 1 {
			in = append(in, 0)
		}
		v := f(in)
		if kind == ir.F32 {
			return cell{bits: uint64(math.Float32bits(float32(v)))}
		}
		return cell{bits: math.Float64bits(v)}
	}
}

func floatOf(a vararg) float64 {
	if a.kind == ir.F64 {
		return math.Float64frombits(a.cells[0].bits)
	}
	return float64(toFloat32(a.kind, a.cells[0].bits))
}

// allocate allocates bytes of the heap.
func (x *thread) allocate(n, align uint64) cell {
	if align == 0 || align&(align-1) != 0 || align > 1<<20 {
		x.fault(BadCall, "an allocation with an alignment of "+utoa(align)+" bytes, which is no power of two")
	}
	return cell{bits: x.newObject(n, 1, align, onHeap).base}
}

func calloc(x *thread, a []vararg) cell {
	o := x.newObject(a[0].cells[0].bits, a[1].cells[0].bits, 16, onHeap)
	for i := range o.known {
		o.known[i] = 1
	}
	return cell{bits: o.base}
}

// release frees memory of the heap. Freeing a null pointer does nothing.
func (x *thread) release(c cell) cell {
	if c.bits == 0 {
		return cell{}
	}
	o := x.p.memory.at(c.bits)
	switch {
	case o == nil || o.from != onHeap && !o.freed && o.from == inFunction:
		x.fault(InvalidFree, "the program frees an address that belongs to no memory")
	case o.from != onHeap:
		x.faultAt(o, InvalidFree, "the program frees "+o.describe())
	case o.freed:
		x.faultAt(o, InvalidFree, "the program frees memory twice")
	case o.base != c.bits:
		x.faultAt(o, InvalidFree, "the program frees an address "+signed(c.bits-o.base)+" bytes behind the begin of memory of the heap")
	}
	x.p.memory.free(o, x.op.Loc())
	return cell{}
}

func reallocate(x *thread, a []vararg) cell {
	old, n := a[0].cells[0], a[1].cells[0].bits
	to := x.newObject(n, 1, 16, onHeap)
	if old.bits != 0 {
		if o := x.p.memory.at(old.bits); o != nil && o.from == onHeap && !o.freed && o.base == old.bits {
			copy(to.data, o.data)
			copy(to.known, o.known)
		}
		x.release(old)
	}
	return cell{bits: to.base}
}

// print writes text to the output of the program.
func (x *thread) print(text string) cell {
	if _, err := x.p.opts.Output.Write([]byte(text)); err != nil {
		x.fault(Limit, "the output of the program cannot be written: "+err.Error())
	}
	return cell{}
}

// text returns the string of C at an address.
func (x *thread) text(c cell) string {
	var b []byte
	for {
		data, known := x.access(cell{bits: c.bits + uint64(len(b))}, 1, 1, false)
		if known[0] == 0 {
			x.fault(Undefined, "a byte of a string is not defined")
		}
		if data[0] == 0 {
			return string(b)
		}
		b = append(b, data[0])
	}
}

// floatText returns a number as C's %g writes it: with six digits.
func floatText(v float64) string {
	sign := ""
	if math.Signbit(v) {
		sign = "-"
	}
	switch {
	case math.IsNaN(v):
		return sign + "nan"
	case math.IsInf(v, 0):
		return sign + "inf"
	}
	return strconv.FormatFloat(v, 'g', 6, 64)
}
