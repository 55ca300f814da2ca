package rewrite

import "github.com/spvc/spvc/ir"

// mapping is a replacement of a value. The value's scratch field holds the 1-based
// number of its latest mapping. A number whose mapping names another value is left over
// from another use of the scratch field and is ignored.
type mapping struct {
	from     *ir.Value
	to       *ir.Value      // nil if the replacement is not one value
	conv     *TypeConverter // converter of the pattern that replaced from
	multiple uint32         // index of the replacement if it is not one value
	prev     uint32         // the earlier content of the scratch field
	// previous is the number of the latest mapping to from, next that of the mapping before
	// this one to the same value. The commit sets both.
	previous, next uint32
	// bridge marks a value that stays and that a materialization also offers as another
	// type.
	bridge bool
	// divided marks a block argument that a signature replaced by arguments of other types, without a materialization (from MLIR 20 on).
	divided bool
}

// mapped returns the mapping of v, or nil if there is none.
func (d *driver) mapped(v *ir.Value) *mapping {
	if i := int(v.Scratch) - 1; i >= 0 && i < len(d.maps) && d.maps[i].from == v {
		return &d.maps[i]
	}
	return nil
}

// lookup follows the replacements of v. It returns the last value of type want in the
// chain, or the last value if none has that type.
func (d *driver) lookup(v *ir.Value, want ir.Type) *ir.Value {
	var hit *ir.Value
	for {
		if v.Type() == want {
			hit = v
		}
		e := d.mapped(v)
		if e == nil || e.to == nil {
			break
		}
		v = e.to
	}
	if hit != nil {
		return hit
	}
	return v
}

// setMapped records to as the replacement of v. It skips values that were replaced
// by values of the same type, to keep chains short.
func (d *driver) setMapped(v, to *ir.Value) *mapping {
	for e := d.mapped(to); e != nil && e.to != nil && e.to.Type() == to.Type(); e = d.mapped(to) {
		to = e.to
	}
	for end := to; ; {
		if end == v {
			return &mapping{}
		}
		e := d.mapped(end)
		if e == nil || e.to == nil {
			break
		}
		end = e.to
	}
	d.maps = append(d.maps, mapping{from: v, to: to, conv: d.conv, prev: v.Scratch})
	v.Scratch = uint32(len(d.maps))
	return &d.maps[len(d.maps)-1]
}

// setMany records vs, any number of values, as the replacement of v.
func (d *driver) setMany(v *ir.Value, vs []*ir.Value) {
	if len(vs) == 1 {
		d.setMapped(v, vs[0])
		return
	}
	d.maps = append(d.maps, mapping{from: v, conv: d.conv, prev: v.Scratch, multiple: uint32(len(d.many))})
	d.many = append(d.many, append([]*ir.Value(nil), vs...))
	v.Scratch = uint32(len(d.maps))
}

// castKind is the purpose of a materialization.
type castKind uint8

const (
	castTarget   castKind = iota // a value of the type that a pattern wants
	castArgument                 // new block arguments as a value of the original type
)

// unresolved is a materialization that the driver made as a cast. The commit replaces
// the cast by real operations if it is needed.
type unresolved struct {
	op       *ir.Operation
	conv     *TypeConverter
	original ir.Type // the type of the value that the operands replace, or nil
	latest   uint32  // the latest mapping to the result
	kind     castKind
	isNeeded bool
	queued   bool
	part     bool // among several replacements of a value that stays in use
}

// castTo makes an unresolved materialization of v, which replaces a value of type original, as type t and inserts it after v.
func (d *driver) castTo(t ir.Type, v *ir.Value, original ir.Type, conv *TypeConverter, loc ir.Location) *ir.Value {
	if e := d.mapped(v); e != nil {
		return d.castMany(t, e, conv, loc)
	}
	d.one[0] = v
	c := d.cast(castTarget, conv, t, d.one[:], loc, afterValue(v))
	d.casts[len(d.casts)-1].original = original
	d.setMapped(v, c).bridge = true
	return c
}

// manyKey names a materialization of several values: the number of their list and the type.
type manyKey struct {
	multiple uint32
	typ      ir.Type
}

// castMany makes an unresolved materialization of the values that replace e.from. From MLIR 20 on it stands after the last of them, and
// patterns share it.
func (d *driver) castMany(t ir.Type, e *mapping, conv *TypeConverter, loc ir.Location) *ir.Value {
	vs := d.many[e.multiple]
	if !d.sharesSources() || len(vs) == 0 {
		return d.cast(castTarget, conv, t, vs, loc, d.rw.InsertionPoint())
	}
	if v := d.packedAs(t, e); v != nil && v.Type() == t {
		return v
	}
	c := d.cast(castTarget, conv, t, vs, loc, afterValue(vs[len(vs)-1]))
	d.casts[len(d.casts)-1].original = e.from.Type()
	if d.packed == nil {
		d.packed = map[manyKey]int{}
	}
	d.packed[manyKey{e.multiple, t}] = len(d.casts) - 1
	d.packed[manyKey{multiple: e.multiple}] = len(d.casts) - 1
	return c
}

// packedAs returns the materialization of the values that replace e.from as type t, the latest of any type if t is nil. It returns nil if
// there is none, or if it was undone.
func (d *driver) packedAs(t ir.Type, e *mapping) *ir.Value {
	i, ok := d.packed[manyKey{e.multiple, t}]
	if !ok || i >= len(d.casts) {
		return nil
	}
	c, vs := &d.casts[i], d.many[e.multiple]
	if c.original != e.from.Type() || len(vs) == 0 || c.op.NumOperands() != len(vs) || c.op.Operand(0) != vs[0] {
		return nil
	}
	return c.op.Result(0)
}

func (d *driver) cast(kind castKind, conv *TypeConverter, t ir.Type, vs []*ir.Value, loc ir.Location, at ir.InsertionPoint) *ir.Value {
	saved := d.rw.InsertionPoint()
	d.rw.SetInsertionPoint(at)
	d.rw.Builder.Created = nil
	d.typ[0] = t
	op := d.rw.Create(loc, ir.UnrealizedCast, vs, d.typ[:])
	d.rw.Builder.Created = d.onCreate
	d.rw.SetInsertionPoint(saved)
	op.Scratch = flagCast | uint32(len(d.casts))<<castShift
	d.log = append(d.log, action{kind: actCreate, op: op})
	d.casts = append(d.casts, unresolved{op: op, kind: kind, conv: conv})
	return op.Result(0)
}

// castOf returns the unresolved materialization that op stands for, or nil if op is not
// one.
func (d *driver) castOf(op *ir.Operation) *unresolved {
	if op == nil || op.Scratch&flagCast == 0 {
		return nil
	}
	if i := int(op.Scratch >> castShift); i < len(d.casts) && d.casts[i].op == op {
		return &d.casts[i]
	}
	return nil
}

func afterValue(v *ir.Value) ir.InsertionPoint {
	if op := v.DefiningOp(); op != nil {
		return ir.InsertionPoint{Block: op.Block(), Before: op.Next()}
	}
	b := v.OwnerBlock()
	return ir.InsertionPoint{Block: b, Before: b.First()}
}
