package kernelgen

import (
	"errors"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// vectors has the operations on vectors of one dimension.
func vectors(h map[*ir.OpDef]handler) {
	h[vector.Splat], h[vector.Broadcast] = splat, splat
	h[vector.Extract], h[vector.Insert] = extract, insert
	h[vector.ExtractElement], h[vector.InsertElement] = extractElement, insertElement
	h[vector.Shuffle] = shuffle
	h[vector.FromElements] = fromElements
	h[vector.Reduction] = reduction
	h[vector.ExtractStridedSlice], h[vector.InsertStridedSlice] = extractSlice, insertSlice
	h[vector.ShapeCast] = func(x *exec, op *ir.Operation) error {
		x.set(op.Result(0), *x.get(op.Operand(0)))
		return nil
	}
	h[vector.BitCast] = bitcastVector
	h[vector.Load], h[vector.Store] = loadVector, storeVector
}

// flat returns the number of elements of a vector of one dimension.
func flat(t ir.Type) (int, bool) {
	v, ok := t.(*ir.VectorType)
	if !ok || len(v.Shape()) != 1 || v.IsScalable() {
		return 0, false
	}
	return int(v.Shape()[0]), true
}

func splat(x *exec, op *ir.Operation) error {
	n, ok := flat(op.Result(0).Type())
	in := x.get(op.Operand(0)).lanes()
	if !ok || len(in) != 1 && len(in) != n {
		return errUnknown
	}
	out := make([]scalar, n)
	for i := range out {
		out[i] = in[i%len(in)]
	}
	x.set(op.Result(0), value{vec: out})
	return nil
}

var errLane = errors.New("undefined behavior: the position is outside of the vector")

// lane returns the only position of an extraction or insertion.
func (x *exec) lane(list []ir.IndexValue, n int) (int, error) {
	if len(list) != 1 {
		return 0, errUnknown
	}
	at, err := x.mixed(list)
	if err != nil {
		return 0, err
	}
	if at[0] < 0 || at[0] >= int64(n) {
		return 0, errLane
	}
	return int(at[0]), nil
}

func extract(x *exec, op *ir.Operation) error {
	e := vector.ExtractOp{Operation: op}
	n, ok := flat(e.Type())
	if !ok {
		return errUnknown
	}
	at, err := x.lane(e.Position(), n)
	if err != nil {
		return err
	}
	x.set(op.Result(0), value{one: x.get(e.Vector()).vec[at]})
	return nil
}

func insert(x *exec, op *ir.Operation) error {
	i := vector.InsertOp{Operation: op}
	n, ok := flat(i.Type())
	if !ok {
		return errUnknown
	}
	at, err := x.lane(i.Position(), n)
	if err != nil {
		return err
	}
	x.replace(op, i.Dest(), i.Source(), at)
	return nil
}

// replace sets the result to a vector in which one number is replaced.
func (x *exec) replace(op *ir.Operation, dest, source *ir.Value, at int) {
	out := append([]scalar(nil), x.get(dest).vec...)
	out[at] = x.get(source).one
	x.set(op.Result(0), value{vec: out})
}

// element returns the position of a vector.extractelement or vector.insertelement. The
// position is an unsigned number.
func (x *exec) elementAt(op vector.ElementOp) (int, error) {
	n, ok := flat(op.Type())
	if !ok || op.Position() == nil {
		return 0, errUnknown
	}
	at, err := x.number(op.Position(), "position")
	if err != nil {
		return 0, err
	}
	if at >= uint64(n) {
		return 0, errLane
	}
	return int(at), nil
}

func extractElement(x *exec, op *ir.Operation) error {
	e := vector.ElementOp{Operation: op}
	at, err := x.elementAt(e)
	if err != nil {
		return err
	}
	x.set(op.Result(0), value{one: x.get(e.Vector()).vec[at]})
	return nil
}

func insertElement(x *exec, op *ir.Operation) error {
	e := vector.ElementOp{Operation: op}
	at, err := x.elementAt(e)
	if err != nil {
		return err
	}
	x.replace(op, e.Vector(), op.Operand(0), at)
	return nil
}

func shuffle(x *exec, op *ir.Operation) error {
	s := vector.ShuffleOp{Operation: op}
	all := append(append([]scalar(nil), x.get(s.V1()).lanes()...), x.get(s.V2()).lanes()...)
	var out []scalar
	for _, i := range s.Mask() {
		if i < 0 || i >= int64(len(all)) {
			return errLane
		}
		out = append(out, all[i])
	}
	x.set(op.Result(0), value{vec: out})
	return nil
}

func fromElements(x *exec, op *ir.Operation) error {
	if _, ok := flat(op.Result(0).Type()); !ok {
		return errUnknown
	}
	var out []scalar
	for _, v := range op.Operands() {
		out = append(out, x.get(v).one)
	}
	x.set(op.Result(0), value{vec: out})
	return nil
}

// reduction executes vector.reduction. The order of float additions is open, so the sum is
// exact only if all partial sums are; whole numbers below 2^20 have exact sums.
func reduction(x *exec, op *ir.Operation) error {
	r := vector.ReductionOp{Operation: op}
	e, _, ok := elemOf(r.Type())
	if !ok {
		return errUnknown
	}
	list := append([]scalar(nil), x.get(r.Vector()).lanes()...)
	if r.Acc() != nil {
		list = append(list, x.get(r.Acc()).one)
	}
	acc := list[0]
	for _, s := range list[1:] {
		if acc, ok = combine(r.Kind().String(), e, acc, s); !ok {
			return errUnknown
		}
	}
	if e.kind == floatKind && (hasFastMath(op) || !orderFree(e, list)) {
		acc = scalar{state: vague}
	}
	x.set(op.Result(0), value{one: acc})
	return nil
}

// orderFree reports whether floats can be added in any order with the same result.
func orderFree(e elem, list []scalar) bool {
	form, _ := formatOf(e.width)
	for _, s := range list {
		v, ok := form.operand(s)
		if !ok || v*1024 != float64(int64(v*1024)) || v > 1024 || v < -1024 || v == 0 {
			return false
		}
	}
	return true
}

func extractSlice(x *exec, op *ir.Operation) error {
	s := vector.SliceOp{Operation: op}
	in := x.get(op.Operand(0)).vec
	if _, ok := flat(op.Operand(0).Type()); !ok {
		return errUnknown
	}
	var out []scalar
	for i := range s.Sizes()[0] {
		out = append(out, in[s.Offsets()[0]+i*s.Strides()[0]])
	}
	x.set(op.Result(0), value{vec: out})
	return nil
}

func insertSlice(x *exec, op *ir.Operation) error {
	s := vector.SliceOp{Operation: op}
	if _, ok := flat(op.Operand(1).Type()); !ok {
		return errUnknown
	}
	out := append([]scalar(nil), x.get(s.Dest()).vec...)
	for i, v := range x.get(s.Source()).vec {
		out[s.Offsets()[0]+int64(i)*s.Strides()[0]] = v
	}
	x.set(op.Result(0), value{vec: out})
	return nil
}

// bitcastVector executes vector.bitcast: the elements are those of little-endian memory.
func bitcastVector(x *exec, op *ir.Operation) error {
	from, _, ok := elemOf(op.Operand(0).Type())
	to, n, also := elemOf(op.Result(0).Type())
	if !ok || !also || from.width != to.width || from.kind == indexKind {
		return errUnknown
	}
	out := make([]scalar, n)
	for i, s := range x.get(op.Operand(0)).vec {
		out[i] = bitcast(from, to, s)
	}
	x.set(op.Result(0), value{vec: out})
	return nil
}

// vectorPlaces returns the places of the numbers of a vector in memory of numbers.
func (x *exec) vectorPlaces(op vector.AccessOp) (*memory, []int64, error) {
	n, ok := flat(op.VectorType())
	v := x.get(op.Base()).view
	if !ok || v.mem.lanes != 0 {
		return nil, nil, errUnknown
	}
	idx, err := x.indices(op.Indices())
	if err != nil {
		return nil, nil, err
	}
	var places []int64
	for range n {
		at, err := v.place(idx)
		if err != nil {
			return nil, nil, err
		}
		places = append(places, at)
		idx[len(idx)-1]++
	}
	return v.mem, places, nil
}

func loadVector(x *exec, op *ir.Operation) error {
	m, places, err := x.vectorPlaces(vector.AccessOp{Operation: op})
	if err != nil {
		return err
	}
	var out []scalar
	for _, at := range places {
		out = append(out, m.cells[at])
		if err := m.reads(at, x.now()); err != nil {
			return err
		}
	}
	x.set(op.Result(0), value{vec: out})
	return nil
}

func storeVector(x *exec, op *ir.Operation) error {
	a := vector.AccessOp{Operation: op}
	m, places, err := x.vectorPlaces(a)
	if err != nil {
		return err
	}
	for i, at := range places {
		m.cells[at] = x.get(a.Stored()).vec[i]
		if err := m.writes(at, x.now()); err != nil {
			return err
		}
	}
	return nil
}
