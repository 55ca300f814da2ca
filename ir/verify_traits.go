package ir

import (
	"math/bits"
	"strconv"
)

// verifyStructural checks the traits that come before the declared constraints.
func verifyStructural(op *Operation, p *verifyPlan) bool {
	for mask := p.structural; mask != 0; mask &= mask - 1 {
		ok := true
		switch coreTrait(bits.TrailingZeros64(mask)) {
		case SingleBlock:
			ok = verifySingleBlock(op)
		case AttrSizedOperandSegments:
			ok = verifySegments(op, op.info.shape.operandSeg, len(op.info.shape.operands), len(op.operands()), "operand")
		case AttrSizedResultSegments:
			ok = verifySegments(op, op.info.shape.resultSeg, len(op.info.Def.Results), len(op.results()), "result")
		case NoRegionArguments:
			ok = verifyNoRegionArguments(op)
		}
		if !ok {
			return false
		}
	}
	return true
}

func verifySingleBlock(op *Operation) bool {
	for i := range op.regions() {
		r := &op.regions()[i]
		if r.first == nil {
			continue
		}
		if r.first != r.last {
			return op.EmitOpError("expects region #" + strconv.Itoa(i) + " to have 0 or 1 blocks")
		}
		if r.first.first == nil && op.info.traits&(1<<NoTerminator) == 0 {
			return op.EmitOpError("expects a non-empty block")
		}
	}
	return true
}

// verifySegments checks a segment-size attribute. An absent attribute stands for empty
// groups only.
func verifySegments(op *Operation, slot, groups, have int, kind string) bool {
	name := op.info.SlotName(slot)
	total := 0
	if a := op.Prop(slot); a != nil {
		d, ok := a.(*DenseArrayAttr)
		if !ok || d.ElementType != Type(d.ctx.I32()) {
			return op.EmitOpError("requires dense i32 array attribute '" + name + "'")
		}
		n := d.Len()
		if n != groups {
			return op.EmitOpError("'" + name + "' attribute for specifying " + kind + " segments must have " + strconv.Itoa(groups) +
				" elements, but got " + strconv.Itoa(n))
		}
		for i := range n {
			k := d.Int64(i)
			if k < 0 {
				return op.EmitOpError("'" + name + "' attribute cannot have negative elements")
			}
			total += int(k)
		}
	}
	if total != have {
		return op.EmitOpError(kind + " count (" + strconv.Itoa(have) + ") does not match with the total size (" + strconv.Itoa(total) +
			") specified in attribute '" + name + "'")
	}
	return true
}

func verifyNoRegionArguments(op *Operation) bool {
	for i := range op.regions() {
		if b := op.regions()[i].first; b != nil && len(b.args) > 0 {
			if len(op.regions()) > 1 {
				return op.EmitOpError("region #" + strconv.Itoa(i) + " should have no arguments")
			}
			return op.EmitOpError("region should have no arguments")
		}
	}
	return true
}

// verifyCoreTraits checks the core traits in mask.
func verifyCoreTraits(op *Operation, mask uint64) bool {
	for ; mask != 0; mask &= mask - 1 {
		ok := true
		switch coreTrait(bits.TrailingZeros64(mask)) {
		case Terminator:
			if op.block == nil || op.next != nil {
				ok = op.EmitOpError("must be the last operation in the parent block")
			}
			for i := range op.succs() {
				if ok && (op.succs()[i].block == nil || op.succs()[i].block.region != op.ParentRegion()) {
					ok = op.EmitError("reference to block defined in another region")
				}
			}
		case Symbol:
			ok = verifySymbol(op)
		case SameOperandsAndResultType:
			ok = atLeastOne(op, true) && verifySameType(op)
		case SameOperandsAndResultShape:
			ok = atLeastOne(op, true) && (allTypes(op, true, compatibleShapes) || op.EmitOpError("requires the same shape for all operands and results"))
		case SameOperandsAndResultElementType:
			ok = atLeastOne(op, true) && (allTypes(op, true, sameElementType) || op.EmitOpError("requires the same element type for all operands and results"))
		case SameOperandsAndResultRank:
			ok = atLeastOne(op, false) && verifySameRank(op)
		case SameOperandsShape:
			ok = atLeastOne(op, false) && (allTypes(op, false, compatibleShapes) || op.EmitOpError("requires the same shape for all operands"))
		case SameTypeOperands:
			// With zero or one operands there is nothing to check.
			ok = len(op.operands()) < 2 || allTypes(op, false, identicalTypes) || op.EmitOpError("requires all operands to have the same type")
		case SameOperandsElementType:
			ok = atLeastOne(op, false) && (allTypes(op, false, sameElementType) || op.EmitOpError("requires the same element type for all operands"))
		case Elementwise:
			ok = verifyElementwise(op)
		case ResultsBroadcastableShape:
			ok = verifyBroadcast(op)
		}
		if !ok {
			return false
		}
	}
	return true
}

func atLeastOne(op *Operation, results bool) bool {
	if len(op.operands()) == 0 {
		return op.EmitOpError("expected 1 or more operands, but found 0")
	}
	if results && len(op.results()) == 0 {
		return op.EmitOpError("expected 1 or more results")
	}
	return true
}

// allTypes reports whether related returns true for the type of each operand and the
// type of the first one. If results is set, the same applies to the results.
func allTypes(op *Operation, results bool, related func(a, b Type) bool) bool {
	first := op.operand(0).value.typ
	if results {
		for i, results := 0, op.results(); i < len(results); i++ {
			if t := results[i].typ; t != first && !related(first, t) {
				return false
			}
		}
	}
	for i := 1; i < len(op.operands()); i++ {
		if t := op.operand(i).value.typ; t != first && !related(first, t) {
			return false
		}
	}
	return true
}

func identicalTypes(a, b Type) bool { return a == b }

func sameElementType(a, b Type) bool { return ElementTypeOrSelf(a) == ElementTypeOrSelf(b) }

// compatibleShapes reports whether two types may have the same shape at run time:
// neither is shaped, or one is unranked, or the ranks agree and dimensions agree where
// both are static.
func compatibleShapes(a, b Type) bool {
	return a == b || compatibleDims(a, b) && sameScalableDims(a, b)
}

// compatibleDims is compatibleShapes, but ignores which dimensions are scalable.
func compatibleDims(a, b Type) bool {
	x, ok1 := a.(ShapedType)
	y, ok2 := b.(ShapedType)
	if !ok1 && !ok2 {
		return true
	}
	if ok1 != ok2 {
		return false
	}
	if !x.HasRank() || !y.HasRank() {
		return true
	}
	return CompatibleDims(x.Shape(), y.Shape())
}

// sameScalableDims reports whether the same dimensions of a and b are scalable. It returns
// true if a or b is not a vector.
func sameScalableDims(a, b Type) bool {
	v, ok1 := a.(*VectorType)
	w, ok2 := b.(*VectorType)
	if !ok1 || !ok2 {
		return true
	}
	for i := range min(len(v.shape), len(w.shape)) {
		if v.ScalableDim(i) != w.ScalableDim(i) {
			return false
		}
	}
	return true
}

// CompatibleDims reports whether two shapes, or lists of strides, have the same length
// and are equal wherever neither is [Dynamic].
func CompatibleDims(s, t []int64) bool {
	if len(s) != len(t) {
		return false
	}
	for i := range s {
		if s[i] != t[i] && s[i] != Dynamic && t[i] != Dynamic {
			return false
		}
	}
	return true
}

// verifySameType checks SameOperandsAndResultType: element types equal and
// shapes compatible.
func verifySameType(op *Operation) bool {
	first := op.result(0).typ
	var encoding Attribute
	if t, ok := first.(*RankedTensorType); ok {
		encoding = t.Encoding
	}
	same := func(t Type) bool {
		if t == first {
			return true
		}
		if !sameElementType(t, first) || !compatibleDims(t, first) {
			return op.EmitOpError("requires the same type for all operands and results")
		}
		if r, ok := t.(*RankedTensorType); ok && encoding != nil && r.Encoding != encoding {
			return op.EmitOpError("requires the same encoding for all operands and results")
		}
		return true
	}
	for i := 1; i < len(op.results()); i++ {
		if !same(op.result(i).typ) {
			return false
		}
	}
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		if !same(uses[i].value.typ) {
			return false
		}
	}
	return true
}

func knownRank(t Type) int {
	if s, ok := t.(ShapedType); ok && s.HasRank() {
		return len(s.Shape())
	}
	return -1
}

func verifySameRank(op *Operation) bool {
	rank := -1
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		k := knownRank(uses[i].value.typ)
		if rank < 0 {
			rank = k
		}
		if k >= 0 && k != rank {
			return op.EmitOpError("operands don't have matching ranks")
		}
	}
	for i, results := 0, op.results(); i < len(results); i++ {
		k := knownRank(results[i].typ)
		if rank < 0 {
			rank = k
		}
		if k >= 0 && k != rank {
			return op.EmitOpError("result type has different rank than operands")
		}
	}
	return true
}

// mappedKind returns 1 for vectors, 2 and 3 for tensors, 0 for scalars.
func mappedKind(t Type) int {
	switch t.(type) {
	case *VectorType:
		return 1
	case *RankedTensorType:
		return 2
	case *UnrankedTensorType:
		return 3
	}
	return 0
}

func verifyElementwise(op *Operation) bool {
	operands, results := 0, 0
	var first Type
	agree := true
	look := func(t Type) int {
		k := mappedKind(t)
		if k == 0 {
			return 0
		}
		if first == nil {
			first = t
		} else if t != first && (mappedKind(first) != k || !compatibleShapes(first, t)) {
			agree = false
		}
		return 1
	}
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		operands += look(uses[i].value.typ)
	}
	for i, all := 0, op.results(); i < len(all); i++ {
		results += look(all[i].typ)
	}
	switch {
	case operands == 0 && results == 0:
		return true
	case operands == 0:
		return op.EmitOpError("if a result is non-scalar, then at least one operand must be non-scalar")
	case results == 0:
		return op.EmitOpError("if an operand is non-scalar, then there must be at least one non-scalar result")
	case results != len(op.results()):
		return op.EmitOpError("if an operand is non-scalar, then all results must be non-scalar")
	case !agree:
		return op.EmitOpError("all non-scalar operands/results must have the same shape and base type")
	}
	return true
}

// verifyBroadcast checks ResultsBroadcastableShape.
func verifyBroadcast(op *Operation) bool {
	tensor, vector := false, false
	see := func(t Type) {
		switch mappedKind(t) {
		case 1:
			vector = true
		case 2, 3:
			tensor = true
		}
	}
	var shape []int64
	ranked := false
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		t := uses[i].value.typ
		see(t)
	}
	for i, results := 0, op.results(); i < len(results); i++ {
		see(results[i].typ)
	}
	if tensor && vector {
		return op.EmitError("cannot broadcast vector with tensor")
	}
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		t, ok := uses[i].value.typ.(*RankedTensorType)
		if !ok {
			continue
		}
		ranked = true
		if shape, ok = broadcastShapes(shape, t.shape); !ok {
			return op.EmitOpError("operands don't have broadcast-compatible shapes")
		}
	}
	if !ranked {
		return true
	}
	for i, results := 0, op.results(); i < len(results); i++ {
		t, ok := results[i].typ.(*RankedTensorType)
		if !ok {
			continue
		}
		suffix := t.shape
		if n := len(suffix) - len(shape); n > 0 {
			suffix = suffix[n:]
		}
		if !CompatibleDims(shape, suffix) {
			return op.EmitOpError("result type " + shapeText(t.shape) + " not broadcast compatible with broadcasted operands's shapes " + shapeText(shape))
		}
	}
	return true
}

// broadcastShapes returns the shape that a and b broadcast to. Trailing dimensions must
// be equal, or one of them must be 1 or missing. A dynamic dimension takes the size of
// the other one if that size is more than 1.
func broadcastShapes(a, b []int64) ([]int64, bool) {
	n := max(len(a), len(b))
	out := make([]int64, n)
	for i := range n {
		x, y := int64(1), int64(1)
		if k := len(a) - n + i; k >= 0 {
			x = a[k]
		}
		if k := len(b) - n + i; k >= 0 {
			y = b[k]
		}
		switch {
		case x == Dynamic || y == Dynamic:
			// Only one dimension is known: a size of more than 1 wins, otherwise the result
			// is unknown.
			switch {
			case x > 1:
				out[i] = x
			case y > 1:
				out[i] = y
			default:
				out[i] = Dynamic
			}
		case x == y || y == 1:
			out[i] = x
		case x == 1:
			out[i] = y
		default:
			return nil, false
		}
	}
	return out, true
}

func shapeText(shape []int64) string {
	s := "'"
	for i, d := range shape {
		if i > 0 {
			s += "x"
		}
		if d == Dynamic {
			s += "?"
		} else {
			s += strconv.Itoa(int(d))
		}
	}
	return s + "'"
}

// verifySymbol checks the attributes of a symbol.
func verifySymbol(op *Operation) bool {
	p := &op.info.shape.check
	name := symbolAttr(op, p.symName, SymbolNameAttr)
	if name == nil && p.optionalSymbol {
		return true
	}
	if _, ok := name.(*StringAttr); !ok {
		return op.EmitOpError("requires string attribute 'sym_name'")
	}
	public := true
	if vis := symbolAttr(op, p.symVisibility, SymbolVisibilityAttr); vis != nil {
		s, ok := vis.(*StringAttr)
		if !ok {
			return op.EmitOpError("requires visibility attribute 'sym_visibility' to be a string attribute, but got " + AttrString(vis))
		}
		switch s.Value {
		case "public":
		case "private", "nested":
			public = false
		default:
			return op.EmitOpError(`visibility expected to be one of ["public", "private", "nested"], but got ` + AttrString(vis))
		}
	}
	if public {
		if d := op.info.check.declaration; d != nil && d.IsDeclaration(op) {
			return op.EmitOpError("symbol declaration cannot have public visibility")
		}
	}
	if parent := op.Parent(); parent != nil && parent.info.Def != nil && parent.info.traits&(1<<SymbolTable) == 0 {
		return op.EmitOpError("symbol's parent must have the SymbolTable trait")
	}
	return true
}

func symbolAttr(op *Operation, slot int, name string) Attribute {
	if slot >= 0 {
		return op.Prop(slot)
	}
	if a, ok := lookupEntry(op.attrs(), name); ok || op.info.shape != nil || len(op.props()) == 0 {
		return a
	}
	// An unregistered operation keeps its properties in one dictionary.
	if d, ok := op.Prop(0).(*DictionaryAttr); ok {
		return d.Get(name)
	}
	return nil
}
