package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

// The functions of this file do what runEach does with a row, for the most frequent
// instructions on 32 bits. They save a call for each component.

// fastBinary returns the function for an instruction on components of a type, or nil if
// there is none.
func fastBinary(op spec.Opcode, s scalar) func(x *subgroup, in *inst) {
	if s.bits != 32 {
		return nil
	}
	switch op {
	case spec.OpIAdd:
		return runIAdd32
	case spec.OpISub:
		return runISub32
	case spec.OpIMul:
		return runIMul32
	case spec.OpFAdd:
		return runFAdd32
	case spec.OpFSub:
		return runFSub32
	case spec.OpFMul, spec.OpVectorTimesScalar, spec.OpMatrixTimesScalar:
		return runFMul32
	case spec.OpSLessThan:
		return runSLessThan32
	case spec.OpULessThan:
		return runULessThan32
	case spec.OpIEqual:
		return runIEqual32
	}
	return nil
}

// operands returns the registers of the result and of two operands.
func (x *subgroup) operands(in *inst) (d, a, b []uint64) {
	d = x.regs[in.dst:][:in.n]
	return d, x.regs[in.a:][:len(d)], x.regs[in.b:][:len(d)]
}

func runIAdd32(x *subgroup, in *inst) {
	d, a, b := x.operands(in)
	if x.isFull {
		for i := range d {
			d[i] = uint64(uint32(a[i] + b[i]))
		}
		return
	}
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			d[i] = uint64(uint32(a[i] + b[i]))
		}
	}
}

func runISub32(x *subgroup, in *inst) {
	d, a, b := x.operands(in)
	if x.isFull {
		for i := range d {
			d[i] = uint64(uint32(a[i] - b[i]))
		}
		return
	}
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			d[i] = uint64(uint32(a[i] - b[i]))
		}
	}
}

func runIMul32(x *subgroup, in *inst) {
	d, a, b := x.operands(in)
	if x.isFull {
		for i := range d {
			d[i] = uint64(uint32(a[i] * b[i]))
		}
		return
	}
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			d[i] = uint64(uint32(a[i] * b[i]))
		}
	}
}

func runFAdd32(x *subgroup, in *inst) {
	d, a, b := x.operands(in)
	if x.isFull {
		for i := range d {
			d[i] = word(f32(a[i]) + f32(b[i]))
		}
		return
	}
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			d[i] = word(f32(a[i]) + f32(b[i]))
		}
	}
}

func runFSub32(x *subgroup, in *inst) {
	d, a, b := x.operands(in)
	if x.isFull {
		for i := range d {
			d[i] = word(f32(a[i]) - f32(b[i]))
		}
		return
	}
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			d[i] = word(f32(a[i]) - f32(b[i]))
		}
	}
}

func runFMul32(x *subgroup, in *inst) {
	d, a, b := x.operands(in)
	if x.isFull {
		for i := range d {
			d[i] = word(f32(a[i]) * f32(b[i]))
		}
		return
	}
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			d[i] = word(f32(a[i]) * f32(b[i]))
		}
	}
}

func runSLessThan32(x *subgroup, in *inst) {
	d, a, b := x.operands(in)
	if x.isFull {
		for i := range d {
			d[i] = truth(int32(a[i]) < int32(b[i]))
		}
		return
	}
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			d[i] = truth(int32(a[i]) < int32(b[i]))
		}
	}
}

func runULessThan32(x *subgroup, in *inst) {
	d, a, b := x.operands(in)
	if x.isFull {
		for i := range d {
			d[i] = truth(a[i] < b[i])
		}
		return
	}
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			d[i] = truth(a[i] < b[i])
		}
	}
}

func runIEqual32(x *subgroup, in *inst) {
	d, a, b := x.operands(in)
	if x.isFull {
		for i := range d {
			d[i] = truth(a[i] == b[i])
		}
		return
	}
	for base := 0; base < len(d); base += x.width {
		for _, l := range x.lanes {
			i := base + int(l)
			d[i] = truth(a[i] == b[i])
		}
	}
}
