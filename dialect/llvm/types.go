package llvm

import (
	"sync"

	"github.com/spvc/spvc/ir"
)

const dialectName = "llvm"

// PointerType is `!llvm.ptr`, a pointer into an address space. It does not say what it points to.
type PointerType struct {
	ir.TypeBase
	AddressSpace uint32
}

// ArrayType is `!llvm.array<4 x i32>`.
type ArrayType struct {
	ir.TypeBase
	Element ir.Type
	Len     uint64
}

// FunctionType is `!llvm.func<i32 (i64, ...)>`, the type of a function with one result. The result of a function that returns nothing
// is `!llvm.void`.
type FunctionType struct {
	ir.TypeBase
	Result ir.Type
	Params []ir.Type // the caller must not change the slice
	VarArg bool      // takes more arguments than it has parameters
}

// VectorType is `!llvm.vec<4 x ptr>` or `!llvm.vec<? x 4 x ptr>`, which MLIR has up to 20, for elements that a builtin vector cannot
// have: pointers and the types of single processors. Since 21 builtin vectors have such elements.
type VectorType struct {
	ir.TypeBase
	Element  ir.Type
	Len      uint32 // the least number of elements if Scalable
	Scalable bool
}

// TargetExtType is `!llvm.target<"spirv.Image", f32, 2>`, a type that only the named target knows.
type TargetExtType struct {
	ir.TypeBase
	Name  string
	Types []ir.Type // the caller must not change the slice
	Ints  []uint32  // the caller must not change the slice
}

// StructType is a struct. A literal struct, `!llvm.struct<(i32, ptr)>`, is its elements. An identified one, `!llvm.struct<"name", (i32)>`,
// is its name: its body is set once and may contain the struct itself. An identified struct without a body is opaque.
type StructType struct {
	ir.TypeBase
	Name       string
	identified bool
	mu         sync.Mutex // guards the fields below, in an identified struct
	body       structBody
	// setters is the number of settings of the body that were not withdrawn.
	setters int
}

type structBody struct {
	elems          []ir.Type
	packed, opaque bool
	set            bool
}

// plainType is a type without parameters. The types differ in their class.
type plainType struct{ ir.TypeBase }

// vectorElement is the model of a type without parameters that vectors can have as elements.
type vectorElement struct{}

// IsVectorElement says so.
func (vectorElement) IsVectorElement() {}

type (
	pointerKey struct{ space uint32 }
	arrayKey   struct {
		elem ir.Type
		n    uint64
	}
	vectorKey struct {
		elem     ir.Type
		n        uint32
		scalable bool
	}
	functionKey struct {
		sig    *ir.FunctionType
		varArg bool
	}
	literalKey struct {
		elems  *ir.FunctionType // the inputs are the elements
		packed bool
	}
	namedKey  struct{ name string }
	targetKey struct {
		name  string
		types *ir.FunctionType
		ints  string
	}
	plainKey struct{ def *ir.TypeDef }
)

// Pointer returns the type of pointers into an address space.
func Pointer(c *ir.Context, space uint32) *PointerType { return internPointer(c, PointerDef, space) }

func internPointer(c *ir.Context, def *ir.TypeDef, space uint32) *PointerType {
	return ir.Intern(c, pointerKey{space}, func(k pointerKey) *PointerType { return &PointerType{ir.NewTypeBase(c, def), k.space} })
}

// Array returns the type of arrays of n elements. The element must satisfy [IsElement].
func Array(elem ir.Type, n uint64) *ArrayType { return internArray(ArrayDef, elem, n) }

func internArray(def *ir.TypeDef, elem ir.Type, n uint64) *ArrayType {
	c := elem.Context()
	return ir.Intern(c, arrayKey{elem, n}, func(k arrayKey) *ArrayType { return &ArrayType{ir.NewTypeBase(c, def, k.elem), k.elem, k.n} })
}

// Function returns the type of functions with the given result and parameters. Neither may be a function, and no parameter may be void.
func Function(result ir.Type, params []ir.Type, varArg bool) *FunctionType {
	return internFunction(FunctionDef, result, params, varArg)
}

func internFunction(def *ir.TypeDef, result ir.Type, params []ir.Type, varArg bool) *FunctionType {
	c := result.Context()
	return ir.Intern(c, functionKey{c.Function(params, []ir.Type{result}), varArg}, func(k functionKey) *FunctionType {
		return &FunctionType{ir.NewTypeBase(c, def, k.sig), k.sig.Results[0], k.sig.Inputs, k.varArg}
	})
}

func internVector(def *ir.TypeDef, elem ir.Type, n uint32, scalable bool) *VectorType {
	c := elem.Context()
	return ir.Intern(c, vectorKey{elem, n, scalable}, func(k vectorKey) *VectorType {
		return &VectorType{ir.NewTypeBase(c, def, k.elem), k.elem, k.n, k.scalable}
	})
}

func internTarget(c *ir.Context, def *ir.TypeDef, name string, types []ir.Type, ints []uint32) *TargetExtType {
	key := make([]byte, 0, 4*len(ints))
	for _, n := range ints {
		key = append(key, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
	}
	return ir.Intern(c, targetKey{name, c.Function(types, nil), string(key)}, func(k targetKey) *TargetExtType {
		return &TargetExtType{ir.NewTypeBase(c, def, k.types), k.name, k.types.Inputs, append([]uint32(nil), ints...)}
	})
}

// LiteralStruct returns the struct that is its elements, each of which must satisfy [IsElement].
func LiteralStruct(c *ir.Context, elems []ir.Type, packed bool) *StructType {
	return internLiteral(c, StructDef, elems, packed)
}

func internLiteral(c *ir.Context, def *ir.TypeDef, elems []ir.Type, packed bool) *StructType {
	return ir.Intern(c, literalKey{c.Function(elems, nil), packed}, func(k literalKey) *StructType {
		return &StructType{TypeBase: ir.NewTypeBase(c, def, k.elems), body: structBody{elems: k.elems.Inputs, packed: k.packed, set: true}}
	})
}

// IdentifiedStruct returns the struct of a name. It has no body if none was set in the context.
func IdentifiedStruct(c *ir.Context, name string) *StructType {
	return internNamed(c, StructDef, name)
}

func internNamed(c *ir.Context, def *ir.TypeDef, name string) *StructType {
	return ir.Intern(c, namedKey{name}, func(k namedKey) *StructType {
		return &StructType{TypeBase: ir.NewTypeBase(c, def), Name: k.name, identified: true}
	})
}

// Identified reports whether the struct has a name, which may be empty.
func (t *StructType) Identified() bool { return t.identified }

// Body returns the elements. The caller must not change the slice.
func (t *StructType) Body() []ir.Type { return t.load().elems }

// Packed reports whether the elements follow each other without padding.
func (t *StructType) Packed() bool { return t.load().packed }

// Opaque reports whether the struct is identified and has no body.
func (t *StructType) Opaque() bool { b := t.load(); return b.opaque || !b.set }

// Initialized reports whether the struct has a body, or was declared as opaque.
func (t *StructType) Initialized() bool { return t.load().set }

func (t *StructType) load() structBody {
	if !t.identified {
		return t.body
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.body
}

// SetBody sets the elements of an identified struct, each of which must satisfy [IsElement]. It returns false if the struct has another
// body. Several goroutines may call it at the same time.
func (t *StructType) SetBody(elems []ir.Type, packed bool) bool {
	return t.setBody(structBody{elems: append([]ir.Type(nil), elems...), packed: packed, set: true})
}

// SetOpaque declares an identified struct as one that never has a body. It returns false if it has one.
func (t *StructType) SetOpaque() bool { return t.setBody(structBody{opaque: true, set: true}) }

func (t *StructType) setBody(b structBody) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.body.set {
		t.body = b
	} else if !t.body.equal(&b) {
		return false
	}
	t.setters++
	t.Context().NoteState()
	return true
}

func (b *structBody) equal(o *structBody) bool {
	if b.packed != o.packed || b.opaque != o.opaque || len(b.elems) != len(o.elems) {
		return false
	}
	for i, e := range b.elems {
		if e != o.elems[i] {
			return false
		}
	}
	return true
}

// withdraw withdraws one setting of the body, which stays until all of them are withdrawn.
func (t *StructType) withdraw() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.setters--; t.setters == 0 {
		t.body = structBody{}
	}
}

// The types without parameters.

// Void returns the type of the result of functions that return nothing.
func Void(c *ir.Context) ir.Type { return plainOf(c, VoidDef) }

// Token returns the type of the tokens of coroutines and exception handling.
func Token(c *ir.Context) ir.Type { return plainOf(c, TokenDef) }

func plainOf(c *ir.Context, def *ir.TypeDef) ir.Type {
	return ir.Intern(c, plainKey{def}, func(k plainKey) *plainType { return &plainType{ir.NewTypeBase(c, k.def)} })
}

// Plain returns the type of a class without parameters, such as [MetadataDef].
func Plain(c *ir.Context, def *ir.TypeDef) ir.Type { return plainOf(c, def) }

// ScalableVector returns `!llvm.vec<? x n x elem>`, which MLIR 19 has for all elements.
func ScalableVector(elem ir.Type, n uint32) *VectorType {
	return internVector(VectorDef, elem, n, true)
}

// TargetExt returns the type that only a target knows.
func TargetExt(c *ir.Context, name string, types []ir.Type, ints []uint32) *TargetExtType {
	return internTarget(c, TargetExtDef, name, types, ints)
}

// IsVoid reports whether t is `!llvm.void`.
func IsVoid(t ir.Type) bool { return isClass(t, VoidDef) }

// IsVectorElement says that builtin vectors can have pointers as elements, since MLIR 21.
func (t *PointerType) IsVectorElement() {}

func isClass(t ir.Type, def *ir.TypeDef) bool {
	p, ok := t.(*plainType)
	return ok && p.TypeDef() == def
}
