package ir

import (
	"sync/atomic"

	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// DenseElementsAttr is `dense<...> : type`. It holds the elements either as raw
// little-endian bytes or as strings. ElementBytes is the size of an element in bytes:
// an i1 takes one byte, and a complex element consists of two parts. A splat holds one
// element.
type DenseElementsAttr struct {
	builtinAttr
	typ     ShapedType
	Raw     []byte   // nil for strings
	Strings []string // for element types that are not numbers
	Splat   bool
}

// Type returns the vector or tensor type.
func (a *DenseElementsAttr) Type() Type { return a.typ }

// ShapedType returns the vector or tensor type.
func (a *DenseElementsAttr) ShapedType() ShapedType { return a.typ }

// Dense returns the dense elements attribute of type t with raw little-endian
// element data. Data for one element makes a splat, and so does data for several equal
// elements. The attribute keeps raw without a copy: the caller must not change it
// afterwards.
func (c *Context) Dense(t ShapedType, raw []byte) *DenseElementsAttr {
	size := ElementBytes(t.ElementType())
	splat := len(raw) == size || isRepeated(raw, size)
	if splat && len(raw) > size {
		raw = raw[:size:size]
	}
	if len(raw) == 0 {
		splat = false
	}
	h := NewHash().AddType(t).Add(uint64(len(raw)))
	if len(raw) <= 256 {
		h = h.AddString(string(raw))
	} else {
		h = h.AddString(string(raw[:128])).AddString(string(raw[len(raw)-128:]))
	}
	return c.seqs.dense.intern(uint64(h),
		func(a *DenseElementsAttr) bool {
			return a.typ == t && a.Splat == splat && a.Strings == nil && string(a.Raw) == string(raw)
		},
		func() *DenseElementsAttr {
			return &DenseElementsAttr{builtinAttr: NewAttrBase(c, denseElementsAttrDef, Type(t)), typ: t, Raw: raw, Splat: splat}
		})
}

// DenseStrings returns the dense elements attribute of string elements.
func (c *Context) DenseStrings(t ShapedType, elems []string) *DenseElementsAttr {
	splat := len(elems) > 0
	for _, e := range elems {
		splat = splat && e == elems[0]
	}
	if splat {
		elems = elems[:1:1]
	}
	h := NewHash().AddType(t).Add(uint64(len(elems)) + 99)
	for _, e := range elems {
		h = h.AddString(e)
	}
	return c.seqs.dense.intern(uint64(h), func(a *DenseElementsAttr) bool {
		if a.typ != t || a.Splat != splat || len(a.Strings) != len(elems) || a.Raw != nil {
			return false
		}
		for i := range elems {
			if a.Strings[i] != elems[i] {
				return false
			}
		}
		return true
	}, func() *DenseElementsAttr {
		return &DenseElementsAttr{builtinAttr: NewAttrBase(c, denseElementsAttrDef, Type(t)), typ: t, Strings: elems, Splat: splat}
	})
}

func isRepeated(raw []byte, size int) bool {
	if size == 0 || len(raw) < size {
		return false
	}
	return string(raw[size:]) == string(raw[:len(raw)-size])
}

// ElementBytes returns the number of bytes that an element of type t takes in a
// [DenseElementsAttr]. It returns 0 for types whose elements are strings.
func ElementBytes(t Type) int {
	switch t := t.(type) {
	case *IntegerType:
		return int(t.Width+7) / 8
	case *IndexType:
		return indexWidth / 8
	case *FloatType:
		return int(t.Width()+7) / 8
	case *ComplexType:
		return 2 * ElementBytes(t.Element)
	}
	return 0
}

// NumElements returns the number of elements of the type, also for a splat.
func (a *DenseElementsAttr) NumElements() int64 { return NumElements(a.typ.Shape()) }

// rawElement returns the bytes of element i.
func (a *DenseElementsAttr) rawElement(i int64) []byte {
	n := ElementBytes(a.typ.ElementType())
	if a.Splat {
		return a.Raw
	}
	return a.Raw[int(i)*n : (int(i)+1)*n]
}

// Element returns element i, in row-major order, as an attribute: an integer, a float,
// a string, or an array of two for a complex element.
func (a *DenseElementsAttr) Element(i int64) Attribute {
	et := a.typ.ElementType()
	if a.Raw == nil {
		if a.Splat {
			i = 0
		}
		return a.ctx.TypedString(a.Strings[i], et)
	}
	return scalarFromBytes(a.ctx, et, a.rawElement(i))
}

func scalarFromBytes(c *Context, t Type, b []byte) Attribute {
	switch t := t.(type) {
	case *FloatType:
		return c.FloatConst(t, apfloat.FromBits(t.Semantics(), apint.FromBytes(t.Semantics().Width(), b)))
	case *ComplexType:
		n := len(b) / 2
		return c.Array([]Attribute{scalarFromBytes(c, t.Element, b[:n]), scalarFromBytes(c, t.Element, b[n:])})
	}
	return c.APInt(t, apint.FromBytes(IntegerValueWidth(t), b))
}

// appendElement appends the raw bytes of the constant v to raw. v is an integer, a
// float, or an array of two for a complex element.
func appendElement(raw []byte, v Attribute) []byte {
	switch v := v.(type) {
	case *IntegerAttr:
		return v.Value.AppendBytes(raw)
	case *FloatAttr:
		bits := v.Value.Bits()
		if w := v.typ.Width(); w > bits.Width() {
			bits = bits.ZExt(w)
		}
		return bits.AppendBytes(raw)
	case *ArrayAttr:
		for _, e := range v.Elements {
			raw = appendElement(raw, e)
		}
	}
	return raw
}

// SplatValue returns the element of a splat, or nil if a is not a splat.
func (a *DenseElementsAttr) SplatValue() Attribute {
	if !a.Splat {
		return nil
	}
	return a.Element(0)
}

// SplatOf returns the dense attribute of type t that repeats v.
func (c *Context) SplatOf(t ShapedType, v Attribute) *DenseElementsAttr {
	if s, ok := v.(*StringAttr); ok {
		return c.DenseStrings(t, []string{s.Value})
	}
	return c.Dense(t, appendElement(nil, v))
}

// DenseOf returns the dense attribute of type t with elems, one per element.
func (c *Context) DenseOf(t ShapedType, elems []Attribute) *DenseElementsAttr {
	raw := make([]byte, 0, len(elems)*ElementBytes(t.ElementType()))
	for _, e := range elems {
		raw = appendElement(raw, e)
	}
	return c.Dense(t, raw)
}

// DenseArrayAttr is `array<i32: 1, 2>`. The element type is i1, an integer of 8 to 64
// bits, f32 or f64. Elements are raw little-endian bytes.
type DenseArrayAttr struct {
	builtinAttr
	ElementType Type
	Raw         []byte
	sums        atomic.Pointer[[]int64] // sums of the elements before each element, made by the first call of Sum
}

// DenseArray returns the dense array with elements of type elem from raw bytes.
func (c *Context) DenseArray(elem Type, raw []byte) *DenseArrayAttr {
	h := NewHash().AddType(elem).AddString(string(raw))
	return c.seqs.denseArr.intern(uint64(h),
		func(a *DenseArrayAttr) bool { return a.ElementType == elem && string(a.Raw) == string(raw) },
		func() *DenseArrayAttr {
			return &DenseArrayAttr{builtinAttr: NewAttrBase(c, denseArrayAttrDef), ElementType: elem, Raw: append([]byte(nil), raw...)}
		})
}

// DenseI32Array returns array<i32: vs...>.
func (c *Context) DenseI32Array(vs ...int32) *DenseArrayAttr {
	raw := make([]byte, 0, 4*len(vs))
	for _, v := range vs {
		raw = append(raw, byte(v), byte(v>>8), byte(v>>16), byte(v>>24))
	}
	return c.DenseArray(c.I32(), raw)
}

// DenseI64Array returns array<i64: vs...>.
func (c *Context) DenseI64Array(vs ...int64) *DenseArrayAttr {
	raw := make([]byte, 0, 8*len(vs))
	for _, v := range vs {
		for s := 0; s < 64; s += 8 {
			raw = append(raw, byte(v>>s))
		}
	}
	return c.DenseArray(c.I64(), raw)
}

// Len returns the number of elements.
func (a *DenseArrayAttr) Len() int { return len(a.Raw) / ElementBytes(a.ElementType) }

// Int64 returns element i of an integer array, sign-extended.
func (a *DenseArrayAttr) Int64(i int) int64 {
	n := ElementBytes(a.ElementType)
	b := a.Raw[i*n : (i+1)*n]
	v := int64(int8(b[n-1]))
	for k := n - 2; k >= 0; k-- {
		v = v<<8 | int64(b[k])
	}
	return v
}

// Int64s returns all elements of an integer array.
func (a *DenseArrayAttr) Int64s() []int64 {
	vs := make([]int64, a.Len())
	for i := range vs {
		vs[i] = a.Int64(i)
	}
	return vs
}

// Sum returns the sum of the first i elements of an integer array, in constant time
// after the first call.
func (a *DenseArrayAttr) Sum(i int) int64 {
	sums := a.sums.Load()
	if sums == nil {
		list := make([]int64, a.Len()+1)
		for k := range a.Len() {
			list[k+1] = list[k] + a.Int64(k)
		}
		sums = &list
		a.sums.Store(sums)
	}
	return (*sums)[i]
}

// Element returns element i as an integer or float attribute.
func (a *DenseArrayAttr) Element(i int) Attribute {
	n := ElementBytes(a.ElementType)
	return scalarFromBytes(a.ctx, a.ElementType, a.Raw[i*n:(i+1)*n])
}

// SparseElementsAttr is `sparse<indices, values> : type`.
type SparseElementsAttr struct {
	builtinAttr
	typ             ShapedType
	Indices, Values *DenseElementsAttr
}

type sparseKey struct {
	t    ShapedType
	i, v *DenseElementsAttr
}

// sparse returns the sparse elements attribute.
func (c *Context) sparse(t ShapedType, indices, values *DenseElementsAttr) *SparseElementsAttr {
	return Intern(c, sparseKey{t, indices, values}, func(k sparseKey) *SparseElementsAttr {
		return &SparseElementsAttr{NewAttrBase(c, sparseElementsDef, Type(k.t)), k.t, k.i, k.v}
	})
}

// Type returns the vector or tensor type.
func (a *SparseElementsAttr) Type() Type { return a.typ }

// DenseResourceAttr is `dense_resource<key> : type`. The data comes from the metadata
// section at the end of the file.
type DenseResourceAttr struct {
	builtinAttr
	typ ShapedType
	Key string
}

type resourceKey struct {
	t   ShapedType
	key string
}

// DenseResource returns the attribute that names the resource key.
func (c *Context) DenseResource(t ShapedType, key string) *DenseResourceAttr {
	return Intern(c, resourceKey{t, key}, func(k resourceKey) *DenseResourceAttr {
		return &DenseResourceAttr{NewAttrBase(c, denseResourceDef, Type(k.t)), k.t, k.key}
	})
}

// Type returns the vector or tensor type.
func (a *DenseResourceAttr) Type() Type { return a.typ }

// Elements returns the elements as the metadata of the file has them, one after the other, or nil if the file has
// no blob of that key or one of another size.
func (a *DenseResourceAttr) Elements() *DenseElementsAttr {
	blob := a.ctx.Resources.Blob(a.Key)
	size := int64(ElementBytes(a.typ.ElementType()))
	if blob == nil || size == 0 || int64(len(blob.Data)) != size*NumElements(a.typ.Shape()) || len(blob.Data) == 0 {
		return nil
	}
	return a.ctx.Dense(a.typ, blob.Data)
}
