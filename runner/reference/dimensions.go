package reference

import (
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
)

// indexCheck is a call that tells the device an index and the size of its dimension. The arguments are the number of a
// site, the halves of the index, and the size.
type indexCheck struct{ site, low, high, size int32 } // registers

// indexCheckArgs is the number of arguments of an indexCheck.
const indexCheckArgs = 4

// checksIndex reports whether an instruction is a call for an indexCheck.
func (m *module) checksIndex(in *instruction) bool {
	return in.op == spec.OpFunctionCall && len(in.args) == 1+indexCheckArgs && m.names[in.args[0]] == report.CheckName
}

// sites returns the sites that the strings of the module describe, by number.
func (m *module) sites() map[uint32]report.Site {
	sites := map[uint32]report.Site{}
	for _, text := range m.strings {
		if n, s, ok := report.ParseSite(text); ok {
			sites[uint32(n)] = s
		}
	}
	return sites
}

// translateIndexCheck translates a call that tells of an index. The call itself does nothing. It reports whether in is
// such a call.
func (t *translator) translateIndexCheck(in *instruction) bool {
	if !t.m.checksIndex(in) {
		return false
	}
	var regs [indexCheckArgs]int32
	for i, id := range in.args[1:] {
		v := t.operand(in, id)
		if v.typ.kind != scalarType || v.typ.scalar.kind != intScalar || v.typ.scalar.bits != 32 {
			return false
		}
		regs[i] = v.reg
	}
	if t.p.checks&CheckBounds == 0 {
		return true
	}
	if t.p.sites == nil {
		t.p.sites = t.m.sites()
	}
	t.emit(inst{run: runCheckIndex, ext: &extension{index: indexCheck{regs[0], regs[1], regs[2], regs[3]}}})
	return true
}

// runCheckIndex reports indices that are not below the size of their dimension.
func runCheckIndex(x *subgroup, in *inst) {
	c := &in.ext.index
	low, high, size := x.regs[c.low:][:x.width], x.regs[c.high:][:x.width], x.regs[c.size:][:x.width]
	for _, l := range x.lanes {
		if uint32(high[l]) != 0 || uint32(low[l]) >= uint32(size[l]) {
			x.reportIndex(in, l, int64(high[l]<<32|low[l]&(1<<32-1)), uint32(size[l]))
		}
	}
}

// blame is an index that was reported.
type blame struct {
	line sourceLine
	site uint32
}

// reportIndex reports an index of lane l. Neither further indices of the operation in the source nor the bytes of the
// access need reports of their own.
func (x *subgroup) reportIndex(in *inst, l int32, index int64, size uint32) {
	number := uint32(x.regs[in.ext.index.site+l])
	if x.wasBlamed(in, l) && x.blamed[l].site != number {
		return
	}
	site, ok := x.p.sites[number]
	if !ok {
		site.What = "access"
	}
	f := Finding{Check: CheckBounds, Entry: x.p.entry, Message: site.What + ": " + site.Beyond(index, size), Place: x.place(in.index, l)}
	f.Op = "" // the access, not the call
	x.g.l.findings.add(&f)
	if x.blamed == nil {
		x.blamed = make([]blame, x.width)
	}
	x.blamed[l] = blame{x.lineOf(in), number}
}

// lineOf returns the place in the source of an instruction.
func (x *subgroup) lineOf(in *inst) sourceLine { return x.p.m.lines[x.p.m.insts[in.index].line] }

// wasBlamed reports whether an index of the operation in the source of in was reported for lane l.
func (x *subgroup) wasBlamed(in *inst, l int32) bool {
	return x.blamed != nil && x.blamed[l].line != sourceLine{} && x.blamed[l].line == x.lineOf(in)
}
