package reference

import (
	"math"
	"sync"

	"github.com/spvc/spvc/runner/reference/libm"
	"github.com/spvc/spvc/spirv/spec"
)

func quadHandlers() map[spec.Opcode]handler {
	all := map[spec.Opcode]handler{
		spec.OpGroupNonUniformQuadAllKHR:   translateQuadVote,
		spec.OpGroupNonUniformQuadAnyKHR:   translateQuadVote,
		spec.OpGroupNonUniformPartitionEXT: translatePartition,
	}
	for op := range derivativeRows() {
		all[op] = translateDerivative
	}
	return all
}

// Quads are four lanes that follow each other. With DerivativeGroupQuads they are 2 by 2
// invocations, so that lanes count quads and not rows (SPV_KHR_compute_shader_derivatives).

// setQuads reads the execution modes that make quads.
func (t *translator) setQuads(in *instruction, mode spec.ExecutionMode) {
	switch mode {
	case spec.ExecutionModeDerivativeGroupQuadsKHR:
		t.p.quads, t.p.square = true, true
		t.quadsOf = in
	case spec.ExecutionModeDerivativeGroupLinearKHR:
		t.p.quads = true
		t.quadsOf = in
	}
}

// checkQuads refuses sizes that quads do not divide.
func (t *translator) checkQuads() {
	s := t.p.size
	switch {
	case !t.p.quads:
	case t.p.square && (s[0]%2 != 0 || s[1]%2 != 0):
		refuse(t.quadsOf, "quads do not divide a workgroup of %v invocations", s)
	case t.p.lanes%4 != 0 || s[0]*s[1]*s[2]%4 != 0:
		refuse(t.quadsOf, "quads do not divide subgroups of %d invocations", t.p.lanes)
	}
}

// localOf returns the LocalInvocationId of a lane of the workgroup.
func (p *program) localOf(n uint32) [3]uint32 {
	s := p.size
	if !p.square {
		return [3]uint32{n % s[0], n / s[0] % s[1], n / s[0] / s[1]}
	}
	quad, columns, rows := n/4, s[0]/2, s[1]/2
	return [3]uint32{2*(quad%columns) + n&1, 2*(quad/columns%rows) + n>>1&1, quad / columns / rows}
}

// derivativeRow is a derivative: along x, along y, or the sum of both magnitudes. A coarse
// one is the same in the whole quad.
type derivativeRow struct{ x, y, coarse bool }

// derivativeRows are the derivatives (3.3.16). Those that leave the choice are fine.
var derivativeRows = sync.OnceValue(func() map[spec.Opcode]derivativeRow {
	return map[spec.Opcode]derivativeRow{
		spec.OpDPdx: {x: true}, spec.OpDPdxFine: {x: true}, spec.OpDPdxCoarse: {x: true, coarse: true},
		spec.OpDPdy: {y: true}, spec.OpDPdyFine: {y: true}, spec.OpDPdyCoarse: {y: true, coarse: true},
		spec.OpFwidth: {x: true, y: true}, spec.OpFwidthFine: {x: true, y: true}, spec.OpFwidthCoarse: {x: true, y: true, coarse: true},
	}
})

func translateDerivative(t *translator, in *instruction) {
	a, v := t.operand(in, in.arg(0)), t.result(in)
	sameShape(in, a.typ, v.typ)
	s := v.typ.component()
	switch {
	case s.kind != floatScalar || a.typ.component() != s:
		refuse(in, "its operands have the wrong type")
	case !t.p.quads:
		refuse(in, "the entry point has no execution mode DerivativeGroupQuads or DerivativeGroupLinear")
	}
	t.emit(inst{run: runDerivative, dst: v.reg, a: a.reg, n: int32(v.typ.cells), ext: &extension{op: in.op, from: s}})
}

// runDerivative computes differences between the lanes of quads. Derivatives are undefined
// if some of the lanes are not active.
func runDerivative(x *subgroup, in *inst) {
	row, s, w := derivativeRows()[in.ext.op], in.ext.from, int32(x.width)
	for _, l := range x.lanes {
		if x.checks&CheckUndefined != 0 && !x.wholeQuad(l) {
			x.report(Finding{Check: CheckUndefined, Message: "not all invocations of the quad reach the derivative"}, in.index, l)
		}
		for k := range in.n {
			values := x.regs[in.a+k*w:][:w]
			d := 0.0
			for axis, on := range [2]bool{row.x, row.y} {
				if !on {
					continue
				}
				bit := int32(1) << axis
				low := l &^ bit
				if row.coarse {
					low = l &^ 3
				}
				// The difference is rounded before magnitudes are added.
				step := s.number(s.rounded(s.number(values[low|bit])-s.number(values[low]), libm.ToNearest))
				if row.x && row.y {
					step = math.Abs(step)
				}
				d += step
			}
			x.regs[in.dst+k*w+l] = s.rounded(d, libm.ToNearest)
		}
	}
}

// wholeQuad reports whether all lanes of the quad of a lane are active.
func (x *subgroup) wholeQuad(l int32) bool {
	quad := l &^ 3
	return x.mask.has(quad) && x.mask.has(quad+1) && x.mask.has(quad+2) && x.mask.has(quad+3)
}

// translateQuadVote translates votes in quads (SPV_KHR_quad_control).
func translateQuadVote(t *translator, in *instruction) {
	cond, v := t.scalarOperand(in, 0, boolScalar), t.result(in)
	o := &groupOperation{kind: anyGroup, quads: true}
	if in.op == spec.OpGroupNonUniformQuadAllKHR {
		o.kind = allGroup
	}
	t.emit(inst{run: runGroup, dst: v.reg, a: cond.reg, n: 1, ext: &extension{group: o}})
}

// translatePartition returns the ballot of the lanes with the same value
// (SPV_NV_shader_subgroup_partitioned).
func translatePartition(t *translator, in *instruction) {
	a, v := t.operand(in, in.arg(0)), t.result(in)
	if a.typ.cells == 0 || v.typ.cells != 4 {
		refuse(in, "its operands have the wrong type")
	}
	e := &extension{}
	if s := a.typ.component(); s.isFloat() {
		e.from = s
	}
	t.emit(inst{run: runPartition, dst: v.reg, a: a.reg, n: int32(a.typ.cells), ext: e})
}

// runPartition compares floats as numbers, so that zeros are equal and NaN is not.
func runPartition(x *subgroup, in *inst) {
	w, s := int32(x.width), in.ext.from
	same := func(a, b int32) bool {
		for k := range in.n {
			p, q := x.regs[in.a+k*w+a], x.regs[in.a+k*w+b]
			if s.isFloat() && s.number(p) != s.number(q) || !s.isFloat() && p != q {
				return a == b
			}
		}
		return true
	}
	for _, l := range x.lanes {
		var m laneMask
		for _, o := range x.lanes {
			if same(l, o) {
				m.add(o)
			}
		}
		for k, v := range m.words() {
			x.regs[in.dst+int32(k)*w+l] = v
		}
	}
}

// parts splits lanes into those that an operation combines: quads, or lanes with the same
// ballot.
func (o *groupOperation) parts(refs []laneRef) [][]laneRef {
	var parts [][]laneRef
	index := map[[4]uint64]int{}
	for _, r := range refs {
		key := [4]uint64{uint64(r.l / 4)}
		if o.ballot != nil {
			for k := range key {
				key[k] = *r.reg(o.ballot.reg + int32(k*r.x.width))
			}
		}
		i, ok := index[key]
		if !ok {
			i = len(parts)
			index[key], parts = i, append(parts, nil)
		}
		parts[i] = append(parts[i], r)
	}
	return parts
}
