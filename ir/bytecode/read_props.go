package bytecode

import (
	"math"
	"math/bits"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// properties reads the inherent attributes of an operation into st. It returns those of
// an unregistered operation, which are one attribute.
func (r *reader) properties(c *cursor, name *opName, st *ir.OperationState) ir.Attribute {
	i := c.varint()
	switch {
	case r.bad:
		return nil
	case r.version < withProperties:
		r.fail("unexpected properties emitted incompatible with bytecode <5")
	case i >= uint64(len(r.props)):
		r.fail("Properties idx out-of-bound for " + name.info.Name)
	}
	if r.bad {
		return nil
	}
	data := r.props[i] // a copy: several operations can have the same
	var bare ir.Attribute
	switch {
	case name.registered && name.info.Def == nil:
		r.fail("has properties but missing BytecodeOpInterface for " + name.info.Name)
	case name.info.Def == nil:
		bare = r.attr(data.varint(), nil)
	case !name.registered:
		r.bareProperties(r.attr(data.varint(), nil), name, st)
	default:
		st.Props = make([]ir.Attribute, name.info.NumSlots())
		if m, ok := ir.OpInterface[PropertiesModel](name.info); ok {
			m.ReadProperties(&Reader{r, nil, &data}, st)
			break
		}
		r.slotValues(&data, name, st)
	}
	if !r.bad && data.remaining() > 0 {
		r.fail("unexpected trailing bytes after properties of " + name.info.Name)
	}
	return bare
}

// bareProperties puts the entries of a into the slots of a registered operation.
func (r *reader) bareProperties(a ir.Attribute, name *opName, st *ir.OperationState) {
	d, ok := a.(*ir.DictionaryAttr)
	if !ok {
		if !r.bad {
			r.fail("invalid properties " + ir.AttrString(a) + " for op " + name.info.Name + ": expected DictionaryAttr to set properties")
		}
		return
	}
	st.Props = make([]ir.Attribute, name.info.NumSlots())
	for _, s := range name.slots {
		if v := d.Get(s.name); v != nil {
			r.setSlot(name, st, s, v)
		}
	}
}

// slotValues reads the slots in the order of their encoding.
func (r *reader) slotValues(c *cursor, name *opName, st *ir.OperationState) {
	for _, s := range name.slots {
		var v ir.Attribute
		switch {
		case s.segments > 0 && r.version >= withNativeSegments:
			v = r.ctx.DenseI32Array(r.sparse(c, s.segments)...)
		case s.flag:
			switch c.byte() {
			case 0:
				continue
			case 1:
			default:
				r.fail("expected boolean value 0 or 1")
			}
			v = r.ctx.Unit()
		case s.number:
			n := c.varint()
			if n > math.MaxInt32 {
				r.fail("invalid number in properties of " + name.info.Name)
			}
			v = r.ctx.Int(r.ctx.I32(), int64(n))
		case s.optional:
			i, present := c.flagged()
			if !present {
				continue
			}
			v = r.attr(i, nil)
		default:
			v = r.attr(c.varint(), nil)
		}
		if r.bad {
			return
		}
		r.setSlot(name, st, s, v)
	}
}

func (r *reader) setSlot(name *opName, st *ir.OperationState, s slot, v ir.Attribute) {
	v = name.info.FromVersion(s.index, v, r.mlir)
	if why := name.info.SlotProblem(s.index, v); why != "" {
		r.fail("invalid properties for op " + name.info.Name + ": " + why)
		return
	}
	st.Props[s.index] = v
}

// sparse reads an array of n numbers, as all of them or as those that are not 0.
func (r *reader) sparse(c *cursor, n int) []int32 {
	out := make([]int32, n)
	count, isSparse := c.flagged()
	if !isSparse {
		if count > uint64(n) {
			r.fail("trying to read an array of " + strconv.FormatUint(count, 10) + " but only " + strconv.Itoa(n) + " storage available.")
			return out
		}
		for i := range count {
			out[i] = int32(c.varint())
		}
		return out
	}
	if count == 0 {
		return out
	}
	width := c.varint()
	if width > maxSparseIndexBits {
		r.fail("reading sparse array with indexing above 8 bits: " + strconv.FormatUint(width, 10))
	}
	for range c.atMost(count) {
		pair := c.varint()
		i := pair & (1<<width - 1)
		if i >= uint64(n) {
			r.fail("reading a sparse array found index " + strconv.FormatUint(i, 10) + " but only " + strconv.Itoa(n) + " storage available.")
			return out
		}
		out[i] = int32(pair >> width)
	}
	return out
}

// appendSparse appends the encoding of array.
func (e *emitter) appendSparse(array []int64) {
	used, last := 0, 0
	for i, v := range array {
		if v != 0 {
			used++
			last = i
		}
	}
	if last > maxSparseLastIndex || used > len(array)/2 {
		e.flagged(uint64(len(array)), false)
		for _, v := range array {
			e.varint(uint64(uint32(v)))
		}
		return
	}
	e.flagged(uint64(used), true)
	if used == 0 {
		return
	}
	width := bits.Len(uint(last))
	e.varint(uint64(width))
	for i, v := range array {
		if v != 0 {
			e.varint(uint64(uint32(v))<<width | uint64(i))
		}
	}
}
