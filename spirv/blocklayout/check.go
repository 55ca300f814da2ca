package blocklayout

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// CheckOptions describes how a module uses a block.
type CheckOptions struct {
	// Class is the storage class of the block.
	Class spec.StorageClass
	// Env is the target environment, which includes the layout features.
	Env *target.Env
	// BufferBlock marks a block in Uniform with the old BufferBlock decoration, which
	// makes the block a storage buffer.
	BufferBlock bool
	// Names returns the name of a member, or "" if it has none. Names may be nil.
	Names func(t *spirv.StructType, member int) string
}

// Check returns every violation of the layout rules of the storage class and the target
// in t, a type with offsets and strides. The violations are in the order of the
// members. If t contains a struct several times, Check reports the first place only. A
// type that LayOut produces for the same class and target has no violations.
//
// Check visits each struct once. The time is linear in the number of different structs
// and their members, except for sorting members that are not in the order of their
// offsets.
func Check(t ir.Type, o CheckOptions) []Violation {
	c := newChecker(o.Env.Layout().RelaxedBlockLayout, EmptyAlign(o.Class, o.Env))
	c.names = o.Names
	rules, err := RulesFor(o.Class, o.Env, o.BufferBlock)
	if err != nil {
		c.report(Demand, -1, -1, err.Error())
		return c.out
	}
	c.rules = alignedBy(rules, o.Env)
	ext := c.block(t)
	if !ext.runtime {
		return c.out
	}
	switch {
	case o.Class == spec.StorageClassStorageBuffer, o.Class == spec.StorageClassPhysicalStorageBuffer,
		o.Class == spec.StorageClassShaderRecordBufferKHR, o.Class == spec.StorageClassUniform && o.BufferBlock:
	default:
		c.report(RuntimePlace, -1, -1, "a block in storage class "+o.Class.String()+" cannot end in a runtime array")
	}
	return c.out
}

// CheckRules is like Check, but for the rule set r instead of that of a storage class.
// If relaxed is true, a vector that is a member may have an offset that is a multiple
// of its component's size.
func CheckRules(t ir.Type, r Rules, relaxed bool) []Violation {
	c := newChecker(relaxed, r.emptyAlign())
	c.rules.Rules = r
	c.block(t)
	return c.out
}

// checker is the state of one Check.
type checker struct {
	rules   aligned
	relaxed bool
	empty   int64 // alignment of empty structs
	names   func(*spirv.StructType, int) string
	path    []step
	out     []Violation
	structs map[*spirv.StructType]extent
	// straddled has a bit for each offset modulo 16 at which a struct has already been
	// searched for vectors that straddle.
	straddled map[*spirv.StructType]uint16
	reported  map[step]bool // members already reported for straddling
}

func newChecker(relaxed bool, empty int64) *checker {
	return &checker{relaxed: relaxed, empty: empty, structs: map[*spirv.StructType]extent{}}
}

// extent is the size of a laid-out type, by the offsets and strides that it has, and
// its alignment under the rules.
type extent struct {
	size, align int64
	runtime     bool // it is a runtime array or ends in one; size does not include the array's elements
	bad         bool // the size is unknown, and a violation that says why is already reported
	isRelaxed   bool // it contains a vector that only relaxed layout permits at its offset
}

// huge stands for every size that offsets cannot express.
const huge = int64(math.MaxInt64) >> 2

// strict reports whether the rules about straddling and tail padding apply.
func (c *checker) strict() bool { return c.rules.Rules != Scalar && c.rules.Rules != C }

func (c *checker) block(t ir.Type) extent {
	ext := c.typ(t, matrixLayout{}, 0)
	if !ext.bad && ext.size > maxBlock {
		c.report(TooLarge, ext.size, maxBlock, "the block has "+bytes(ext.size)+"; a buffer can have 4 GiB at most")
	}
	if s, ok := t.(*spirv.StructType); ok && ext.isRelaxed && c.strict() {
		c.straddled, c.reported = map[*spirv.StructType]uint16{}, map[step]bool{}
		c.straddle(s, 1, 0)
	}
	return ext
}

// bytes returns the text for a number of bytes.
func bytes(n int64) string {
	switch {
	case n >= huge:
		return "more than 2^61 bytes"
	case n == 1:
		return "1 byte"
	}
	return number(n) + " bytes"
}

func number(n int64) string { return strconv.FormatInt(n, 10) }

// report records a violation at the current path.
func (c *checker) report(r Rule, found, want int64, msg string) {
	v := Violation{Rule: r, Path: pathText(c.path, c.names), Member: -1, Found: found, Want: want, VUID: ruleRows[r].vuid, Msg: msg}
	for i := len(c.path) - 1; i >= 0; i-- {
		if s := c.path[i]; s.member >= 0 {
			v.Struct, v.Member = s.parent, s.member
			break
		}
	}
	c.out = append(c.out, v)
}

func (c *checker) push(in *spirv.StructType, member int) { c.path = append(c.path, step{in, member}) }
func (c *checker) pop()                                  { c.path = c.path[:len(c.path)-1] }

// bad reports why a type has no layout, and returns an extent that says so.
func (c *checker) bad(r Rule, msg string) extent {
	c.report(r, -1, -1, msg)
	return extent{bad: true}
}

func (c *checker) typ(t ir.Type, m matrixLayout, depth int) extent {
	if depth > maxDepth {
		return c.bad(TooDeep, "the type is nested more than "+strconv.Itoa(maxDepth)+" deep")
	}
	switch t := t.(type) {
	case *spirv.StructType:
		if ext, ok := c.structs[t]; ok {
			return ext
		}
		ext := c.structure(t, depth)
		c.structs[t] = ext
		return ext
	case *spirv.ArrayType:
		return c.array(t.Element, int64(t.Count), int64(t.Stride), m, depth)
	case *spirv.RuntimeArrayType:
		ext := c.array(t.Element, 0, int64(t.Stride), m, depth)
		ext.runtime = true
		return ext
	case *spirv.MatrixType:
		return c.matrix(t, m)
	case *ir.VectorType:
		if len(t.Shape()) == 1 && t.Shape()[0] > 4 {
			return c.bad(NoBytes, "a vector of "+number(t.Shape()[0])+" components has no layout in blocks")
		}
	}
	in, err := c.rules.leaf(t)
	if err != nil {
		return c.bad(err.rule(), err.msg)
	}
	return extent{size: in.Size, align: in.Align}
}

func (c *checker) array(elem ir.Type, count, stride int64, m matrixLayout, depth int) extent {
	c.push(nil, -1)
	e := c.typ(elem, m, depth+1)
	if e.runtime {
		c.report(RuntimePlace, -1, -1, "a runtime array cannot be in the element of an array")
		e.bad = true
	}
	c.pop()
	align := c.rules.arrayAlign(max(e.align, 1))
	if stride == 0 {
		c.report(StrideMissing, -1, alignUp(e.size, align), "the array has no ArrayStride"+atLeast(e, align))
		return extent{bad: true, align: align}
	}
	if e.bad {
		return extent{bad: true, align: align}
	}
	if stride%align != 0 {
		want := alignUp(stride, align)
		c.report(StrideAlignment, stride, want, "ArrayStride "+number(stride)+" is not a multiple of "+number(align)+", the alignment of the array by "+
			c.rules.String()+"; the next is "+number(want))
	}
	least := e.size
	if c.rules.Rules == C {
		least = alignUp(least, e.align)
	}
	if stride < least {
		want := alignUp(e.size, align)
		c.report(StrideTooSmall, stride, want, "elements of "+bytes(e.size)+" overlap at ArrayStride "+number(stride)+"; the smallest valid stride is "+number(want))
	}
	size := int64(0)
	if count > 0 {
		size = add(mul(count-1, stride), e.size)
	}
	return extent{size: size, align: align, isRelaxed: e.isRelaxed}
}

func atLeast(e extent, align int64) string {
	if e.bad {
		return ""
	}
	return "; it must be a multiple of " + number(align) + ", at least " + number(alignUp(e.size, align))
}

// add and mul saturate at huge. Their operands must not be negative.
func add(a, b int64) int64 { return min(min(a, huge)+min(b, huge), huge) }

func mul(a, b int64) int64 {
	if a != 0 && b > huge/a {
		return huge
	}
	return a * b
}

func (c *checker) structure(t *spirv.StructType, depth int) extent {
	ms := t.Members()
	if len(ms) == 0 {
		return extent{align: c.structAlign(c.empty)}
	}
	out := extent{align: 1, bad: !t.HasOffset()}
	if out.bad {
		c.report(OffsetMissing, -1, -1, "the members of the struct have no Offset")
	}
	exts := make([]extent, len(ms))
	for i := range ms {
		c.push(t, i)
		exts[i] = c.member(&ms[i], i == len(ms)-1, t.HasOffset(), depth)
		e := &exts[i]
		out.align = max(out.align, e.align)
		out.isRelaxed = out.isRelaxed || e.isRelaxed
		out.runtime = out.runtime || e.runtime
		out.bad = out.bad || e.bad
		if !e.bad {
			out.size = max(out.size, add(int64(ms[i].Offset), e.size))
		}
		c.pop()
	}
	if t.HasOffset() {
		c.overlaps(t, exts)
	}
	out.align = c.structAlign(out.align)
	if c.rules.Rules == C && !out.runtime {
		out.size = alignUp(out.size, out.align)
	}
	return out
}

func (c *checker) structAlign(a int64) int64 { return c.rules.arrayAlign(a) }

// member checks the rules that concern one member alone.
func (c *checker) member(m *spirv.Member, last, hasOffset bool, depth int) extent {
	e := c.typ(m.Type, c.memberMatrix(m), depth+1)
	if _, ok := m.Type.(*spirv.StructType); ok && e.runtime {
		c.report(RuntimePlace, -1, -1, "a struct that ends in a runtime array cannot be the member of another")
	}
	if e.runtime && !last {
		c.report(RuntimePlace, -1, -1, "a runtime array must be the last member")
	}
	if !hasOffset || e.align == 0 {
		return e
	}
	align, how := e.align, c.rules.String()
	if v, ok := m.Type.(*ir.VectorType); ok && c.relaxed && c.strict() && !e.bad {
		if int64(m.Offset)%align != 0 {
			e.isRelaxed = true
		}
		align, how = e.size/v.Shape()[0], "relaxed "+how
	}
	if off := int64(m.Offset); off%align != 0 {
		want := alignUp(off, align)
		c.report(OffsetAlignment, off, want, "Offset "+number(off)+" is not a multiple of "+number(align)+", the alignment of '"+
			typeText(m.Type)+"' by "+how+"; the next is "+number(want))
	}
	return e
}

// typeText returns the text of a type, shortened if it is long.
func typeText(t ir.Type) string {
	s := shortType(t, 0)
	if len(s) > 80 {
		return s[:77] + "..."
	}
	return s
}

// shortType leaves out the members of structs, because there may be many.
func shortType(t ir.Type, depth int) string {
	switch t := t.(type) {
	case *spirv.StructType:
		if t.IsIdentified() {
			return "!spirv.struct<" + t.Name + ">"
		}
		return "!spirv.struct of " + strconv.Itoa(len(t.Members())) + " members"
	case *spirv.ArrayType:
		if depth < 4 {
			return "!spirv.array<" + strconv.FormatUint(uint64(t.Count), 10) + " x " + shortType(t.Element, depth+1) + ">"
		}
		return "!spirv.array"
	case *spirv.RuntimeArrayType:
		if depth < 4 {
			return "!spirv.rtarray<" + shortType(t.Element, depth+1) + ">"
		}
		return "!spirv.rtarray"
	case *spirv.PointerType:
		return "!spirv.ptr to " + t.Storage.String()
	}
	return ir.TypeString(t)
}

// overlaps checks the members against one another, in the order of their offsets: no
// member may start before the end of an earlier member, or in its tail padding.
func (c *checker) overlaps(t *spirv.StructType, exts []extent) {
	ms := t.Members()
	order := make([]int, len(ms))
	for i := range order {
		order[i] = i
	}
	byOffset := func(a, b int) int { return cmp.Compare(ms[a].Offset, ms[b].Offset) }
	if !slices.IsSortedFunc(order, byOffset) {
		slices.SortStableFunc(order, byOffset)
	}
	end, endOf := int64(0), -1 // the highest end so far, and the member that has it
	pad, padOf := int64(0), -1 // the highest end including tail padding, and its member
	open := -1                 // a runtime array that starts at a lower offset
	for _, i := range order {
		off, e := int64(ms[i].Offset), exts[i]
		c.push(t, i)
		align := max(e.align, 1)
		switch {
		case open >= 0 && (e.size > 0 || e.runtime):
			c.report(RuntimeLast, off, -1, "Offset "+number(off)+" is after the start of the runtime array of member "+c.memberName(t, open)+
				", at "+number(int64(ms[open].Offset)))
		case off < end && (e.size > 0 || e.runtime):
			want := alignUp(end, align)
			c.report(Overlap, off, want, "Offset "+number(off)+" is before the end of member "+c.memberName(t, endOf)+
				", at "+number(end)+"; the next free one is "+number(want))
		case off >= end && off < pad:
			want := alignUp(pad, align)
			c.report(TailPadding, off, want, "Offset "+number(off)+" is in the tail padding of member "+c.memberName(t, padOf)+
				", which ends at "+number(pad)+" by "+c.rules.String()+"; the next free one is "+number(want))
		}
		c.pop()
		if e.bad {
			continue
		}
		if e.runtime && open < 0 {
			open = i
		}
		if last := add(off, e.size); last > end {
			end, endOf = last, i
		}
		if last := c.paddedEnd(ms[i].Type, off, e); last > pad {
			pad, padOf = last, i
		}
	}
}

// paddedEnd returns the end of a member including the tail padding that no other member
// may use.
func (c *checker) paddedEnd(t ir.Type, off int64, e extent) int64 {
	end := add(off, e.size)
	if c.strict() && end < huge {
		switch t.(type) {
		case *spirv.StructType, *spirv.ArrayType, *spirv.RuntimeArrayType, *spirv.MatrixType:
			return alignUp(end, e.align)
		}
	}
	return end
}

func (c *checker) memberName(t *spirv.StructType, i int) string {
	return pathText([]step{{t, i}}, c.names)
}

// straddle searches t for vectors that straddle 16 bytes improperly. Bit i of places is
// set if t starts at an offset that is i modulo 16. Only a vector whose offset is not a
// multiple of its base alignment can straddle improperly.
func (c *checker) straddle(t *spirv.StructType, places uint16, depth int) {
	places &^= c.straddled[t]
	if places == 0 || depth > maxDepth {
		return
	}
	c.straddled[t] |= places
	ms := t.Members()
	for i := range ms {
		m := &ms[i]
		at := bits16(places, int64(m.Offset))
		c.push(t, i)
		inner, at, levels := elements(m.Type, at)
		for range levels {
			c.push(nil, -1)
		}
		switch inner := inner.(type) {
		case *spirv.StructType:
			if e := c.structs[inner]; e.isRelaxed {
				c.straddle(inner, at, depth+1)
			}
		case *ir.VectorType:
			if inner == m.Type && !c.reported[step{t, i}] {
				c.straddlingVector(m, at)
			}
		}
		c.path = c.path[:len(c.path)-1-levels]
	}
}

// bits16 rotates places by n bytes, modulo 16.
func bits16(places uint16, n int64) uint16 {
	k := uint(n & 15)
	return places<<k | places>>(16-k)
}

// elements returns the innermost element type of nested arrays of type t, the offsets
// modulo 16 of those elements, and the number of nested arrays.
func elements(t ir.Type, places uint16) (elem ir.Type, at uint16, levels int) {
	for ; ; levels++ {
		var count, stride int64
		switch a := t.(type) {
		case *spirv.ArrayType:
			t, count, stride = a.Element, int64(a.Count), int64(a.Stride)
		case *spirv.RuntimeArrayType:
			t, count, stride = a.Element, 16, int64(a.Stride)
		default:
			return t, places, levels
		}
		all := places
		for i := int64(1); i < min(count, 16); i++ {
			all |= bits16(places, i*(stride&15))
		}
		places = all
	}
}

func (c *checker) straddlingVector(m *spirv.Member, places uint16) {
	in, err := c.rules.leaf(m.Type)
	if err != nil || int64(m.Offset)%(in.Size/m.Type.(*ir.VectorType).Shape()[0]) != 0 {
		return
	}
	for at := range int64(16) {
		if places&(1<<at) == 0 || !straddles(at, in.Size) {
			continue
		}
		off := int64(m.Offset)
		want := alignUp(off, in.Align)
		c.report(Straddle, off, want, "the "+bytes(in.Size)+" of '"+typeText(m.Type)+"' at Offset "+number(off)+
			" cross a multiple of 16 bytes in the block; the next Offset where they never do is "+number(want))
		c.reported[c.path[len(c.path)-1]] = true
		return
	}
}

// straddles reports whether a vector of size bytes at offset off straddles improperly.
func straddles(off, size int64) bool {
	if size > 16 {
		return off%16 != 0
	}
	return off/16 != (off+size-1)/16
}
