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

// Equivalence says what two operations must share to count as equal. The zero value compares what they compute, not where.
type Equivalence struct {
	// Locations compares the locations of operations and of block arguments, too.
	Locations bool
	// Ordered compares the operands of commutative operations in their order.
	Ordered bool
}

// Equal reports whether a and b are equal: they and the operations in their regions have the same kinds, attributes, types and
// structure, and use the same values, or those that correspond.
func (e Equivalence) Equal(a, b *Operation) bool {
	c := equivalence{e, map[*Value]*Value{}, map[*Block]*Block{}}
	return c.op(a, b)
}

// equivalence is one comparison. values and blocks map those inside of the first operation to those of the second one.
type equivalence struct {
	Equivalence
	values map[*Value]*Value
	blocks map[*Block]*Block
}

func (c *equivalence) op(a, b *Operation) bool {
	if !a.SameButOperands(b) || c.Locations && a.loc != b.loc || !c.operands(a, b) {
		return false
	}
	for i, v := range a.Results() {
		c.values[v] = b.Result(i)
	}
	for i := range a.succs() {
		if !c.block(a.Successor(i), b.Successor(i)) {
			return false
		}
	}
	for i := range a.regions() {
		if !c.region(&a.regions()[i], &b.regions()[i]) {
			return false
		}
	}
	return true
}

// operands compares the operands in order. As in MLIR, those of a commutative operation that follow a prefix in order may be the same
// values in another order, but not values that correspond.
func (c *equivalence) operands(a, b *Operation) bool {
	x, y := a.Operands(), b.Operands()
	i := 0
	for i < len(x) && (x[i] == y[i] || c.values[x[i]] == y[i]) {
		i++
	}
	if i == len(x) || c.Ordered || a.info.traits&(1<<Commutative) == 0 {
		return i == len(x)
	}
	count := map[*Value]int{}
	for k := i; k < len(x); k++ {
		count[x[k]]++
		count[y[k]]--
	}
	for k := i; k < len(x); k++ {
		if count[x[k]] != 0 {
			return false
		}
	}
	return true
}

// block notes that a corresponds to b. It returns false if a corresponds to another block.
func (c *equivalence) block(a, b *Block) bool {
	if known := c.blocks[a]; known != nil {
		return known == b
	}
	c.blocks[a] = b
	return true
}

func (c *equivalence) region(a, b *Region) bool {
	x, y := a.first, b.first
	for ; x != nil && y != nil; x, y = x.next, y.next {
		if len(x.args) != len(y.args) || !c.block(x, y) {
			return false
		}
		for i, v := range x.args {
			if v.typ != y.args[i].typ || c.Locations && v.Loc() != y.args[i].Loc() {
				return false
			}
			c.values[v] = y.args[i]
		}
		o, p := x.first, y.first
		for ; o != nil && p != nil; o, p = o.next, p.next {
			if !c.op(o, p) {
				return false
			}
		}
		if o != nil || p != nil {
			return false
		}
	}
	return x == nil && y == nil
}
