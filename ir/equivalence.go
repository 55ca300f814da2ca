package ir

import "slices"

// AddHash mixes the kind, attributes, result types and the numbers of operands,
// successors and regions of op into h. Operations for which [Operation.SameButOperands]
// returns true have the same hash.
func (op *Operation) AddHash(h Hash) Hash {
	h = h.Add(uint64(op.info.hash))
	for _, a := range op.props() {
		h = h.AddAttr(a)
	}
	for i := range op.attrs() {
		h = h.AddString(op.attrs()[i].Name).AddAttr(op.attrs()[i].Value)
	}
	for i, results := 0, op.results(); i < len(results); i++ {
		h = h.AddType(results[i].typ)
	}
	return h.Add(uint64(len(op.operands()))<<32 | uint64(len(op.succs()))<<16 | uint64(len(op.regions())))
}

// SameButOperands reports whether op and other are equal. It ignores the values they
// use, the contents of their regions, the blocks they branch to, and locations.
func (op *Operation) SameButOperands(other *Operation) bool {
	if op.info != other.info || len(op.operands()) != len(other.operands()) || len(op.results()) != len(other.results()) ||
		len(op.regions()) != len(other.regions()) || len(op.succs()) != len(other.succs()) ||
		!slices.Equal(op.props(), other.props()) || !slices.Equal(op.attrs(), other.attrs()) {
		return false
	}
	for i, results := 0, op.results(); i < len(results); i++ {
		if results[i].typ != other.result(i).typ {
			return false
		}
	}
	return true
}
