package interfaces

import "github.com/spvc/spvc/ir"

// Subset is the part of a tensor that an operation extracts or inserts: a slice by offsets,
// sizes and strides, one each per dimension.
type Subset struct {
	Offsets, Sizes, Strides []IndexValue
}

// SubsetModel is implemented by ops that extract a part of a tensor, which is then their
// result, or insert a value into a part of a tensor, and return the new tensor
// (SubsetOpInterface).
type SubsetModel interface {
	// Subset returns the part. ok is false if op does not work on tensors.
	Subset(op *ir.Operation) (s Subset, ok bool)
	// Container returns the number of the operand that is the tensor.
	Container(op *ir.Operation) int
	// Inserted returns the number of the operand that is inserted, or -1 if op extracts.
	Inserted(op *ir.Operation) int
}

// SumModel is implemented by ops whose result is operand 0 plus or minus operand 1.
type SumModel interface {
	// Sign returns the factor of operand 1.
	Sign(op *ir.Operation) int64
}

// EqualTo reports whether s and o are certainly the same part of tensors of one size.
func (s Subset) EqualTo(o Subset) bool {
	return len(s.Offsets) == len(o.Offsets) && allEqual(s.Offsets, o.Offsets) && allEqual(s.Sizes, o.Sizes) && allEqual(s.Strides, o.Strides)
}

func allEqual(a, b []IndexValue) bool {
	for i := range a {
		if d, ok := distance(a[i], b[i]); !ok || d != 0 {
			return false
		}
	}
	return true
}

// DisjointFrom reports whether s and o certainly have no element in common. As in MLIR, a slice
// reaches up to where its next element would be.
func (s Subset) DisjointFrom(o Subset) bool {
	if len(s.Offsets) != len(o.Offsets) {
		return false
	}
	for i := range s.Offsets {
		d, ok := distance(s.Offsets[i], o.Offsets[i])
		if !ok {
			continue
		}
		first := s
		if d < 0 {
			first, d = o, -d
		}
		size, known := first.Sizes[i].Constant()
		stride, fixed := first.Strides[i].Constant()
		if known && fixed && stride > 0 && size <= d/stride {
			return true
		}
	}
	return false
}

// maxSumTerms bounds the additions that distance follows.
const maxSumTerms = 16

// distance returns b minus a if it is a constant.
func distance(a, b IndexValue) (d int64, ok bool) {
	terms := map[*ir.Value]int64{}
	steps := 0
	var add func(x IndexValue, factor int64)
	add = func(x IndexValue, factor int64) {
		if c, ok := x.Constant(); ok {
			d += factor * c
			return
		}
		if def := x.Value.DefiningOp(); def != nil && steps < maxSumTerms {
			if m, ok := ir.OpInterface[SumModel](def.Info()); ok {
				steps++
				add(IndexValue{Value: def.Operand(0)}, factor)
				add(IndexValue{Value: def.Operand(1)}, factor*m.Sign(def))
				return
			}
		}
		terms[x.Value] += factor
	}
	add(b, 1)
	add(a, -1)
	for _, n := range terms {
		if n != 0 {
			return 0, false
		}
	}
	return d, true
}
