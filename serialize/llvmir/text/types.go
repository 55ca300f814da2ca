package text

import "strconv"

// TypeKind tells the kinds of types apart.
type TypeKind uint8

// The kinds of types. Those up to MMXKind have no parts: each has one Type.
const (
	VoidKind TypeKind = iota
	HalfKind
	BFloatKind
	FloatKind
	DoubleKind
	X86FP80Kind
	FP128Kind
	PPCFP128Kind
	LabelKind
	TokenKind
	MetadataKind
	AMXKind
	// MMXKind is for files of LLVM 19.
	MMXKind
	IntKind
	PtrKind
	ArrayKind
	VectorKind
	StructKind
	FuncKind
	TargetKind
)

// Type is a type of LLVM IR. Types of a module are equal if their pointers are.
type Type struct {
	Kind TypeKind
	// Packed is for structs, Scalable for vectors, Variadic for function types.
	Packed, Scalable, Variadic bool
	// Opaque marks an identified struct without a body.
	Opaque bool
	// Identified marks a struct that has an identity: a name, or a number that the printer gives.
	Identified bool
	// Name is the name of an identified struct or of a target extension type.
	Name string
	// N is the width of an integer, the length of an array or vector, or the address space of a pointer.
	N uint64
	// Elem is the element of arrays and vectors, and the result of a function type.
	Elem *Type
	// Elems are the fields of a struct, the parameters of a function type, or the types of a target extension type.
	Elems []*Type
	// Ints are the integers of a target extension type.
	Ints []uint64

	id    uint64
	owner *Types
	depth int
}

// The types without parts, integers that modules use most, and the pointer of address space 0.
var (
	Void     = &Type{Kind: VoidKind, id: 1}
	Half     = &Type{Kind: HalfKind, id: 2}
	BFloat   = &Type{Kind: BFloatKind, id: 3}
	Float    = &Type{Kind: FloatKind, id: 4}
	Double   = &Type{Kind: DoubleKind, id: 5}
	X86FP80  = &Type{Kind: X86FP80Kind, id: 6}
	FP128    = &Type{Kind: FP128Kind, id: 7}
	PPCFP128 = &Type{Kind: PPCFP128Kind, id: 8}
	Label    = &Type{Kind: LabelKind, id: 9}
	Token    = &Type{Kind: TokenKind, id: 10}
	MetaType = &Type{Kind: MetadataKind, id: 11}
	AMX      = &Type{Kind: AMXKind, id: 12}
	MMX      = &Type{Kind: MMXKind, id: 19}
	I1       = &Type{Kind: IntKind, N: 1, id: 13}
	I8       = &Type{Kind: IntKind, N: 8, id: 14}
	I16      = &Type{Kind: IntKind, N: 16, id: 15}
	I32      = &Type{Kind: IntKind, N: 32, id: 16}
	I64      = &Type{Kind: IntKind, N: 64, id: 17}
	Ptr      = &Type{Kind: PtrKind, id: 18}
)

// firstID is the first id that a table of types gives.
const firstID = 32

// primitives lists the types without parts with their keywords.
var primitives = []struct {
	name string
	typ  *Type
}{
	{"void", Void}, {"half", Half}, {"bfloat", BFloat}, {"float", Float}, {"double", Double}, {"x86_fp80", X86FP80},
	{"fp128", FP128}, {"ppc_fp128", PPCFP128}, {"label", Label}, {"token", Token}, {"metadata", MetaType}, {"x86_amx", AMX}, {"x86_mmx", MMX},
}

// Types makes the types of a module, each once. The zero value is ready for use.
type Types struct {
	known map[string]*Type
	next  uint64
	key   []byte
}

// Int returns the integer type of the width, in bits.
func (t *Types) Int(width uint64) *Type {
	switch width {
	case 1:
		return I1
	case 8:
		return I8
	case 16:
		return I16
	case 32:
		return I32
	case 64:
		return I64
	}
	return t.intern(Type{Kind: IntKind, N: width})
}

// Pointer returns the type of pointers to the address space.
func (t *Types) Pointer(space uint64) *Type {
	if space == 0 {
		return Ptr
	}
	return t.intern(Type{Kind: PtrKind, N: space})
}

// Array returns the type of n elements.
func (t *Types) Array(n uint64, elem *Type) *Type {
	return t.intern(Type{Kind: ArrayKind, N: n, Elem: elem})
}

// Vector returns the type of n elements, or of n times vscale elements.
func (t *Types) Vector(n uint64, elem *Type, scalable bool) *Type {
	return t.intern(Type{Kind: VectorKind, N: n, Elem: elem, Scalable: scalable})
}

// Struct returns the literal struct of the fields.
func (t *Types) Struct(packed bool, fields ...*Type) *Type {
	return t.intern(Type{Kind: StructKind, Packed: packed, Elems: fields})
}

// Func returns the type of functions.
func (t *Types) Func(result *Type, variadic bool, params ...*Type) *Type {
	return t.intern(Type{Kind: FuncKind, Elem: result, Variadic: variadic, Elems: params})
}

// Target returns the target extension type target("name", types…, ints…).
func (t *Types) Target(name string, types []*Type, ints []uint64) *Type {
	return t.intern(Type{Kind: TargetKind, Name: name, Elems: types, Ints: ints})
}

// NewStruct returns a new identified struct without a body. SetBody gives it one. An empty name leaves
// the printer to number the struct.
func (t *Types) NewStruct(name string) *Type {
	s := &Type{Kind: StructKind, Name: name, Identified: true, Opaque: true}
	t.number(s)
	return s
}

// SetBody gives the identified struct t its fields.
func (t *Type) SetBody(packed bool, fields ...*Type) {
	t.Packed, t.Opaque, t.Elems = packed, false, fields
}

func (t *Types) number(s *Type) {
	if t.next == 0 {
		t.next = firstID
	}
	s.id, s.owner = t.next, t
	t.next++
}

// intern returns the type that has the parts of s.
func (t *Types) intern(s Type) *Type {
	key := append(t.key[:0], byte(s.Kind), flagByte(s.Packed, s.Scalable, s.Variadic))
	key = strconv.AppendUint(key, s.N, 36)
	if s.Elem != nil {
		key = strconv.AppendUint(append(key, ':'), s.Elem.id, 36)
		s.depth = s.Elem.depth
	}
	for _, e := range s.Elems {
		key = strconv.AppendUint(append(key, ','), e.id, 36)
		s.depth = max(s.depth, e.depth)
	}
	for _, n := range s.Ints {
		key = strconv.AppendUint(append(key, ';'), n, 36)
	}
	key = append(key, s.Name...)
	t.key = key
	if old := t.known[string(key)]; old != nil {
		return old
	}
	if t.known == nil {
		t.known = map[string]*Type{}
	}
	s.depth++
	made := &s
	t.number(made)
	t.known[string(key)] = made
	return made
}

func flagByte(flags ...bool) byte {
	var b byte = '0'
	for i, f := range flags {
		if f {
			b += 1 << i
		}
	}
	return b
}

// IsFloat reports whether t is a floating point type.
func (t *Type) IsFloat() bool { return t.Kind >= HalfKind && t.Kind <= PPCFP128Kind }

// IsAggregate reports whether t is an array or a struct.
func (t *Type) IsAggregate() bool { return t.Kind == ArrayKind || t.Kind == StructKind }

// Scalar returns the element type of a vector, and t itself if t is no vector.
func (t *Type) Scalar() *Type {
	if t.Kind == VectorKind {
		return t.Elem
	}
	return t
}

// Like returns scalar, or if t is a vector, the vector of its length with elements of type scalar.
func (t *Type) Like(scalar *Type) *Type {
	if t.Kind == VectorKind {
		return t.owner.Vector(t.N, scalar, t.Scalable)
	}
	return scalar
}

// At returns the type of element i of an array, a vector or a struct, nil if there is none.
func (t *Type) At(i uint64) *Type {
	switch t.Kind {
	case ArrayKind, VectorKind:
		return t.Elem
	case StructKind:
		if i < uint64(len(t.Elems)) {
			return t.Elems[i]
		}
	}
	return nil
}

// Len returns the number of elements of an array, a vector or a struct.
func (t *Type) Len() uint64 {
	if t.Kind == StructKind {
		return uint64(len(t.Elems))
	}
	return t.N
}
