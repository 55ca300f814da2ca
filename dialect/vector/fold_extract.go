package vector

import (
	"slices"

	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
)

// foldExtract looks through the ops that create the vector. All rules except the first
// require static positions.
func foldExtract(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	e := ExtractOp{op}
	if len(e.Static()) == 0 && ir.Type(e.Type()) == op.Result(0).Type() {
		return foldTo(out, e.Vector(), nil)
	}
	if isNewer(op) {
		switch {
		case isPoison(operands[0]):
			return foldTo(out, nil, operands[0])
		case makeStatic(op, operands, 1):
			return out, true
		case slices.Contains(e.Static(), Poison):
			return foldTo(out, nil, ub.PoisonOf(op.Context()))
		}
	}
	if len(e.Dynamic()) > 0 {
		return out, false
	}
	if e.fromExtracts() {
		return out, true
	}
	for _, rule := range [...]func(ExtractOp) *ir.Value{
		fromInserts, fromBroadcast, fromShapeCast, fromExtractSlice, fromInsertSlices, scalarFromElements,
	} {
		if v := rule(e); v != nil {
			if v == op.Result(0) {
				return out, true
			}
			return foldTo(out, v, nil)
		}
	}
	return out, false
}

// isPoison reports whether a is ub.poison.
func isPoison(a ir.Attribute) bool {
	_, ok := a.(*ub.PoisonAttr)
	return ok
}

// set changes o to extract from v at the position, and returns its result.
func (o ExtractOp) set(v *ir.Value, position []int64) *ir.Value {
	o.SetOperand(0, v)
	o.SetProp(positionSlot, o.Context().DenseI64Array(position...))
	return o.Result(0)
}

// fromExtracts merges a chain of extracts into one op.
func (o ExtractOp) fromExtracts() bool {
	position := o.Static()
	v := o.Vector()
	for {
		prev := v.DefinedBy(Extract)
		if prev == nil {
			break
		}
		p := ExtractOp{prev}
		if len(p.Dynamic()) > 0 {
			return false
		}
		position = append(slices.Clone(p.Static()), position...)
		v = p.Vector()
	}
	if v == o.Vector() {
		return false
	}
	o.set(v, position)
	return true
}

// chain is an extract that is followed through inserts and transposes. In the position,
// the dimensions that are not indexed have the numbers -1, -2, ....
type chain struct {
	e        ExtractOp
	position []int64
	indexed  int
	rest     []int64
}

func fromInserts(e ExtractOp) *ir.Value {
	c := chain{e: e, position: slices.Clone(e.Static()), indexed: len(e.Static())}
	for i := range len(e.Type().Shape()) - c.indexed {
		c.rest = append(c.rest, int64(-i-1))
	}
	c.position = append(c.position, c.rest...)
	v := e.Vector()
	for {
		if t := v.DefinedBy(Transpose); t != nil {
			c.transpose(int64s(t.Prop(0)))
			v = t.Operand(0)
			continue
		}
		n := v.DefinedBy(Insert)
		if n == nil {
			return c.replace(v)
		}
		ins := InsertOp{n}
		static := len(ins.Dynamic()) == 0
		at := ins.Static()
		switch {
		case slices.Contains(at, Poison):
			return nil
		case static && slices.Equal(at, c.position[:c.indexed]) && c.inOrder():
			return ins.Source()
		case static && isPrefix(at, c.position):
			c.position = c.position[len(at):]
			c.indexed = len(c.position) - len(c.rest)
			if c.indexed < 0 {
				return nil
			}
			return c.replace(ins.Source())
		case isPrefix(at, c.position) || meets(at, c.position):
			return nil
		}
		v = ins.Dest()
	}
}

// transpose moves the position to the operand of a transpose.
func (c *chain) transpose(perm []int64) {
	moved := make([]int64, len(c.position))
	for i, p := range perm {
		moved[p] = c.position[i]
	}
	c.position = moved
}

// inOrder reports whether the dimensions that are not indexed are the last ones and in
// order.
func (c *chain) inOrder() bool { return slices.Equal(c.rest, c.position[c.indexed:]) }

func (c *chain) replace(v *ir.Value) *ir.Value {
	if v == c.e.Vector() || !c.inOrder() {
		return nil
	}
	return c.e.set(v, c.position[:c.indexed])
}

func isPrefix(a, b []int64) bool { return len(a) <= len(b) && slices.Equal(a, b[:len(a)]) }

// meets reports whether positions agree where both are known.
func meets(a, b []int64) bool {
	for i := range min(len(a), len(b)) {
		if a[i] >= 0 && b[i] >= 0 && a[i] != b[i] {
			return false
		}
	}
	return true
}

func rankOf(t ir.Type) int {
	if v, ok := t.(*ir.VectorType); ok {
		return len(v.Shape())
	}
	return 0
}

func fromBroadcast(e ExtractOp) *ir.Value {
	def := e.Vector().DefiningOp()
	if def == nil || !def.Is(Broadcast) && !def.Is(Splat) {
		return nil
	}
	src := def.Operand(0)
	res := e.Result(0).Type()
	if src.Type() == res {
		return src
	}
	srcRank, resRank := rankOf(src.Type()), rankOf(res)
	if resRank >= srcRank {
		return nil
	}
	from := src.Type().(*ir.VectorType)
	if r, ok := res.(*ir.VectorType); ok && !slices.Equal(r.Shape(), from.Shape()[srcRank-resRank:]) {
		return nil
	}
	to := def.Result(0).Type().(*ir.VectorType)
	lead := len(to.Shape()) - srcRank
	position := slices.Clone(e.Static())
	for i := lead; i < len(position); i++ {
		if from.Shape()[i-lead] == 1 && to.Shape()[i] != 1 {
			position[i] = 0
		}
	}
	return e.set(src, position[len(position)-(srcRank-resRank):])
}

// hasRank0 reports whether an operand or result of op is a vector of rank 0.
func hasRank0(op *ir.Operation) bool {
	is0 := func(t ir.Type) bool {
		v, ok := t.(*ir.VectorType)
		return ok && len(v.Shape()) == 0
	}
	for i := range op.NumOperands() {
		if is0(op.Operand(i).Type()) {
			return true
		}
	}
	return is0(op.Result(0).Type())
}

func fromShapeCast(e ExtractOp) *ir.Value {
	def := e.Vector().DefinedBy(ShapeCast)
	if def == nil || hasRank0(e.Operation) || hasRank0(def) {
		return nil
	}
	src := UnaryOp{def}.SourceType().Shape()
	kept := rankOf(e.Result(0).Type())
	if kept > len(src) {
		return nil
	}
	if kept > 0 && !slices.Equal(src[len(src)-kept:], e.Result(0).Type().(*ir.VectorType).Shape()) {
		return nil
	}
	at := int64(0)
	for i, p := range e.Static() {
		at = at*e.Type().Shape()[i] + p
	}
	position := make([]int64, len(src)-kept)
	for i := len(position) - 1; i >= 0; i-- {
		if i == 0 {
			position[0] = at
			break
		}
		position[i] = at % src[i]
		at /= src[i]
	}
	return e.set(def.Operand(0), position)
}

func fromExtractSlice(e ExtractOp) *ir.Value {
	def := e.Vector().DefinedBy(ExtractStridedSlice)
	if def == nil {
		return nil
	}
	s := SliceOp{def}
	offsets := s.Offsets()
	for n := len(offsets); n > 0 && offsets[n-1] == 0 && s.Type().Shape()[n-1] == s.SourceType().Shape()[n-1]; n-- {
		offsets = offsets[:n-1]
	}
	if rankOf(e.Result(0).Type()) > len(s.SourceType().Shape())-len(offsets) {
		return nil
	}
	position := slices.Clone(e.Static())
	for i, o := range offsets {
		position[i] += o
	}
	return e.set(s.Source(), position)
}

func fromInsertSlices(e ExtractOp) *ir.Value {
	kept := rankOf(e.Result(0).Type())
	for def := e.Vector().DefinedBy(InsertStridedSlice); def != nil; {
		s := SliceOp{def}
		src, dst := s.SourceType().Shape(), s.Type().Shape()
		lead := len(dst) - len(src)
		if kept > len(src) {
			return nil
		}
		var position []int64
		inside := true
		for d, p := range e.Static() {
			start, size := s.Offsets()[d], int64(1)
			if d >= lead {
				size = src[d-lead]
			}
			if p < start || p >= start+size {
				inside = false
				break
			}
			if d >= lead {
				position = append(position, p-start)
			}
		}
		if !inside {
			def = s.Dest().DefinedBy(InsertStridedSlice)
			continue
		}
		if !slices.Equal(src[len(src)-kept:], dst[len(dst)-kept:]) {
			return nil
		}
		return e.set(s.Source(), position)
	}
	return nil
}

func scalarFromElements(e ExtractOp) *ir.Value {
	def := e.Vector().DefinedBy(FromElements)
	if def == nil || e.Type().IsScalable() || e.Result(0).Type() != e.Type().ElementType() || len(e.Static()) != len(e.Type().Shape()) {
		return nil
	}
	at := int64(0)
	for i, p := range e.Static() {
		at = at*e.Type().Shape()[i] + p
	}
	return def.Operand(int(at))
}

// foldExtractStridedSlice takes slices from the slice that was inserted last, if they lie
// in it.
func foldExtractStridedSlice(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	s := SliceOp{op}
	if s.SourceType() == s.Type() {
		return foldTo(out, s.Source(), nil)
	}
	for def := s.Source().DefinedBy(InsertStridedSlice); def != nil; {
		n := SliceOp{def}
		src := n.SourceType().Shape()
		if len(src) != len(s.SourceType().Shape()) || len(s.Offsets()) > len(n.Offsets()) {
			return out, false
		}
		var offsets []int64
		partial, inside := false, true
		for d, at := range s.Offsets() {
			start := n.Offsets()[d]
			end := start + src[d]
			if at < start || at >= end {
				inside = false
				break
			}
			partial = partial || at+s.Sizes()[d] > end
			offsets = append(offsets, at-start)
		}
		// The slice takes all of the other dimensions. MLIR 19 takes them from the inserted slice even if
		// that has less of them, and makes an invalid operation.
		for d := len(s.Offsets()); d < len(src); d++ {
			partial = partial || src[d] != s.SourceType().Shape()[d]
		}
		if inside && partial {
			return out, false
		}
		if inside {
			op.SetOperand(0, n.Source())
			ctx := op.Context()
			op.SetProp(0, ctx.IntArray(ctx.I64(), offsets...))
			return out, true
		}
		def = n.Dest().DefinedBy(InsertStridedSlice)
	}
	return out, false
}
