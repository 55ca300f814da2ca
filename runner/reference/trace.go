package reference

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
)

// Trace says what the device reports of the invocations that run.
type Trace struct {
	// Invocation is the GlobalInvocationId of the invocation that is traced.
	Invocation [3]uint32
	// All reports each instruction of the invocation.
	All bool
	// Breaks are the lines of the source at which values are reported, after the
	// instructions of the line.
	Breaks []SourceLine
	// Print are the names or ids of the values that are reported at Breaks, such as
	// "%sum" or "%42". If it is empty, a break reports the results of the line.
	Print []string
	// Emit is called with each event, by one goroutine at a time. It must not keep the
	// event.
	Emit func(e *TraceEvent)
}

// SourceLine is a line of a source file.
type SourceLine struct {
	// File is the end of a path: "axpy.mlir" matches "examples/axpy.mlir".
	File string
	Line uint32
}

// ParseSourceLine reads FILE:LINE.
func ParseSourceLine(s string) (SourceLine, error) {
	i := strings.LastIndexByte(s, ':')
	if i < 1 {
		return SourceLine{}, fmt.Errorf("%q is not FILE:LINE", s)
	}
	n, err := strconv.ParseUint(s[i+1:], 10, 32)
	if err != nil || n == 0 {
		return SourceLine{}, fmt.Errorf("%q: the line is not a positive number", s)
	}
	return SourceLine{s[:i], uint32(n)}, nil
}

// matches reports whether a place is on the line.
func (s SourceLine) matches(l *sourceLine) bool {
	return l.line == s.Line && (l.file == s.File || strings.HasSuffix(l.file, "/"+s.File))
}

// TraceEvent is an instruction of a traced invocation.
type TraceEvent struct {
	Place
	// Entry is the entry point.
	Entry string
	// Result is the name or id of the result with a percent sign, or empty.
	Result string
	// Value is the value of the result as text: "1.5", "true", "[1, 2, 3]", or
	// "storage buffer %name + 16" for a pointer.
	Value string
	// Operands are the operands that are values.
	Operands []TraceOperand
	// Break is true for an event of a break.
	Break bool
}

// TraceOperand is a value that an instruction uses or a break prints.
type TraceOperand struct{ Name, Value string }

// tracer reports events of a launch.
type tracer struct {
	*Trace
	p     *program
	print []uint32 // ids
}

func newTracer(t *Trace, p *program) *tracer {
	tr := &tracer{Trace: t, p: p}
	for _, name := range t.Print {
		tr.print = append(tr.print, p.m.idOf(name))
	}
	return tr
}

// idOf returns the id of a name or number behind a percent sign, or 0. Of several ids of a
// name it is the lowest.
func (m *module) idOf(name string) uint32 {
	name = strings.TrimPrefix(name, "%")
	for id := range uint32(len(m.defs)) {
		if n := m.names[id]; n == name && n != "" {
			return id
		}
	}
	if n, err := strconv.ParseUint(name, 10, 32); err == nil && int(n) < len(m.defs) {
		return uint32(n)
	}
	return 0
}

// lane returns the lane of a subgroup that is traced, or -1.
func (t *tracer) lane(x *subgroup) int32 {
	for l := range int32(x.width) {
		if x.all.has(l) && x.global(l) == t.Invocation {
			return l
		}
	}
	return -1
}

// traced executes the instructions of a block and reports them.
func (x *subgroup) traced(b *block) {
	t, lane := x.trace, x.traceLane
	active := lane >= 0 && x.mask.has(lane)
	next := 0
	line := t.breakOf(b.first)
	for at := b.first; at <= b.last; at++ {
		var e *TraceEvent
		if active && t.All && x.p.m.insts[at].op != spec.OpLine && !x.p.m.checksIndex(&x.p.m.insts[at]) {
			e = x.event(at, lane)
		}
		for next < len(b.insts) && b.insts[next].index <= at {
			in := &b.insts[next]
			in.run(x, in)
			next++
		}
		if e != nil {
			if in := &x.p.m.insts[at]; in.id != 0 && in.typ != 0 {
				e.Result, e.Value = x.p.m.name(in.id), x.format(in.id, lane)
			}
			t.Emit(e)
		}
		if active && line && (at == b.last || !t.sameLine(at, at+1)) {
			x.emitBreak(at, lane)
		}
		if at < b.last && !t.sameLine(at, at+1) {
			line = t.breakOf(at + 1)
		}
	}
	for ; next < len(b.insts); next++ {
		in := &b.insts[next]
		in.run(x, in)
	}
}

// breakOf reports whether an instruction is on the line of a break.
func (t *tracer) breakOf(at int32) bool {
	l := &t.p.m.lines[t.p.m.insts[at].line]
	for _, b := range t.Breaks {
		if b.matches(l) {
			return true
		}
	}
	return false
}

func (t *tracer) sameLine(a, b int32) bool {
	m := t.p.m
	x, y := m.lines[m.insts[a].line], m.lines[m.insts[b].line]
	return x.file == y.file && x.line == y.line
}

// event describes an instruction before it is executed.
func (x *subgroup) event(at, lane int32) *TraceEvent {
	e := &TraceEvent{Place: x.place(at, lane), Entry: x.p.entry}
	in := &x.p.m.insts[at]
	info := spec.Info(in.op)
	i := 0
	for _, o := range info.Operands {
		if o.Kind == spec.KindIdResult || o.Kind == spec.KindIdResultType {
			continue
		}
		for ; i < len(in.args); i++ {
			if o.Kind.Category() == spec.ID && x.hasValue(in.args[i]) {
				e.Operands = append(e.Operands, TraceOperand{x.p.m.name(in.args[i]), x.format(in.args[i], lane)})
			}
			if o.Quantifier != spec.Variadic {
				i++
				break
			}
		}
	}
	return e
}

func (x *subgroup) hasValue(id uint32) bool {
	if int(id) >= len(x.p.values) {
		return false
	}
	v := &x.p.values[id]
	return v.defined || v.promoted != nil || isVariable(x.p.m.def(id))
}

// emitBreak reports the values of a break behind a line.
func (x *subgroup) emitBreak(at, lane int32) {
	t := x.trace
	e := &TraceEvent{Place: x.place(at, lane), Entry: x.p.entry, Break: true}
	for i, id := range t.print {
		e.Operands = append(e.Operands, TraceOperand{t.Print[i], x.format(id, lane)})
	}
	if len(t.print) == 0 {
		first := at
		for first > 0 && t.sameLine(first-1, at) {
			first--
		}
		for ; first <= at; first++ {
			if in := &x.p.m.insts[first]; in.id != 0 && in.typ != 0 && x.hasValue(in.id) {
				e.Operands = append(e.Operands, TraceOperand{x.p.m.name(in.id), x.format(in.id, lane)})
			}
		}
	}
	t.Emit(e)
}

// format returns the value of an id of a lane as text.
func (x *subgroup) format(id uint32, lane int32) string {
	if !x.hasValue(id) {
		return "(no value)"
	}
	v := x.p.values[id]
	reg := v.reg
	switch {
	case v.promoted != nil:
		reg = v.promoted.reg + int32(v.cell*x.width)
		return x.text(v.view.typ, &reg, lane)
	case !v.defined:
		for _, o := range x.p.variables[1:] {
			if o.id == id {
				return x.pointerText(pointerTo(o.handle, 0))
			}
		}
		for _, i := range x.p.inRegisters {
			if i.id == id {
				reg = i.reg
				return x.text(i.typ, &reg, lane)
			}
		}
		return "(no value)"
	}
	return x.text(v.typ, &reg, lane)
}

// text returns the value of a type in registers, and moves reg behind it.
func (x *subgroup) text(ty *valueType, reg *int32, lane int32) string {
	switch ty.kind {
	case scalarType, pointerType:
		v := x.regs[*reg+lane]
		*reg += int32(x.width)
		return x.scalarText(ty, v)
	case structType:
		parts := make([]string, len(ty.members))
		for i, m := range ty.members {
			parts[i] = x.text(m, reg, lane)
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case voidType:
		return ""
	case imageType, samplerType, sampledImageType:
		return x.opaqueText(ty, reg, lane)
	}
	parts := make([]string, ty.count)
	for i := range parts {
		parts[i] = x.text(ty.elem, reg, lane)
	}
	return "[" + strings.Join(parts, ", ") + "]"
}

func (x *subgroup) scalarText(ty *valueType, v uint64) string {
	switch ty.scalar.kind {
	case boolScalar:
		return strconv.FormatBool(v != 0)
	case floatScalar, bfloatScalar, e4m3Scalar, e5m2Scalar:
		size := 32
		if ty.scalar.bits == 64 {
			size = 64
		}
		f := ty.scalar.number(v)
		if f == math.Trunc(f) && math.Abs(f) < 1e15 {
			return strconv.FormatFloat(f, 'f', 1, size)
		}
		return strconv.FormatFloat(f, 'g', -1, size)
	case pointerScalar:
		return x.pointerText(v)
	case opaqueScalar:
		return x.descriptorText(v)
	}
	n := signed(v, ty.scalar.bits)
	if ty.signed || n >= 0 {
		return decimal(n)
	}
	// The type has no sign.
	return strconv.FormatUint(v, 10) + " (" + decimal(n) + ")"
}

// pointerText describes a pointer.
func (x *subgroup) pointerText(p uint64) string {
	switch h := handleOf(p); {
	case p == 0:
		return "null"
	case h == beyondHandle:
		return "beyond an array"
	case h < uint32(len(x.objects)) && x.objects[h].variable != nil:
		v := x.objects[h].variable
		if x.objects[h].view != nil || x.objects[h].sampler != nil {
			return x.descriptorText(uint64(h))
		}
		text := kindOf(v) + " " + x.p.m.name(v.id) + " + "
		if w := x.objects[h].texels; w != nil {
			if at, ok := w.position(offsetOf(p)); ok {
				return text + "texel " + w.text(&at)
			}
		}
		return text + decimal(offsetOf(p))
	}
	return "0x" + strconv.FormatUint(p, 16)
}

// opaqueText describes an image or sampler, or both of a sampled image, if they come from
// different descriptors.
func (x *subgroup) opaqueText(ty *valueType, reg *int32, lane int32) string {
	first := x.regs[*reg+lane]
	text := x.descriptorText(first)
	*reg += int32(x.width)
	if ty.kind == sampledImageType {
		if second := x.regs[*reg+lane]; second != first {
			text += " with " + x.descriptorText(second)
		}
		*reg += int32(x.width)
	}
	return text
}

// descriptorText describes the descriptor of a handle: "storage image %name", with a number
// for an element of an array.
func (x *subgroup) descriptorText(h uint64) string {
	if h >= uint64(len(x.objects)) || x.objects[h].variable == nil {
		return "no image or sampler"
	}
	v := x.objects[h].variable
	text := kindOf(v) + " " + x.p.m.name(v.id)
	if v.array {
		text += "[" + decimal(int64(h)-int64(v.handle)) + "]"
	}
	return text
}
