package ir

import "strconv"

// The type constraints of MLIR's OpBase, with the wording of its errors.
var (
	AnyType                   = &TypeConstraint{Summary: "any type", Match: func(Type) bool { return true }}
	AnyIntegerType            = &TypeConstraint{Summary: "integer", Base: typeIs[*IntegerType], Match: isInteger}
	AnySignlessInteger        = &TypeConstraint{Summary: "signless integer", Base: typeIs[*IntegerType], BaseName: "builtin.integer", Match: isSignlessInteger}
	IndexTypeConstraint       = &TypeConstraint{Summary: "index", Base: typeIs[*IndexType], Match: isIndex, Build: func(c *Context) Type { return c.Index() }}
	SignlessIntegerOrIndex    = &TypeConstraint{Summary: "signless integer or index", Match: func(t Type) bool { return isSignlessInteger(t) || isIndex(t) }}
	I1Constraint              = IntegerOfWidth(1)
	I8Constraint              = IntegerOfWidth(8)
	I32Constraint             = IntegerOfWidth(32)
	I64Constraint             = IntegerOfWidth(64)
	AnyFloatType              = &TypeConstraint{Summary: "floating-point", Base: typeIs[*FloatType], Match: isFloat}
	AnyMemRef                 = &TypeConstraint{Summary: "memref of any type values", Base: typeIs[*MemRefType], BaseName: "builtin.memref", Match: func(t Type) bool { _, ok := t.(*MemRefType); return ok }}
	AnyRankedOrUnrankedMemRef = &TypeConstraint{Summary: "ranked or unranked memref of any type values", Base: isAnyMemRef, Match: isAnyMemRef}
	AnyVector                 = &TypeConstraint{Summary: "vector of any type values", Base: typeIs[*VectorType], BaseName: "builtin.vector", Match: func(t Type) bool { v, ok := t.(*VectorType); return ok && len(v.shape) > 0 }}
	AnyTensor                 = &TypeConstraint{Summary: "tensor of any type values", Base: isAnyTensor, Match: isAnyTensor}
	AnyShaped                 = &TypeConstraint{Summary: "shaped of any type values", Base: typeIs[ShapedType], Match: func(t Type) bool { _, ok := t.(ShapedType); return ok }}
	AnyFunction               = &TypeConstraint{Summary: "function type", Base: typeIs[*FunctionType], Match: func(t Type) bool { _, ok := t.(*FunctionType); return ok }}

	// A Like constraint also matches vectors and tensors of the types it names.
	SignlessIntegerLike = &TypeConstraint{Summary: "signless-integer-like", Match: func(t Type) bool {
		e := likeElement(t)
		return e != nil && (isSignlessInteger(e) || isIndex(e))
	}}
	// SignlessIntegerOrIndexLike is arith's constraint, which excludes index
	// memrefs but allows vectors and tensors of index.
	FloatLike = &TypeConstraint{Summary: "floating-point-like", Match: func(t Type) bool {
		e := likeElement(t)
		return e != nil && isFloat(e)
	}}
	BoolLike = &TypeConstraint{Summary: "bool-like", Match: func(t Type) bool {
		e := likeElement(t)
		i, ok := e.(*IntegerType)
		return ok && i.Width == 1 && i.Signedness == Signless
	}}
)

// IntegerOfWidth returns the constraint that only the signless integer of the
// given width in bits matches.
func IntegerOfWidth(w uint32) *TypeConstraint {
	return &TypeConstraint{
		Summary: strconv.Itoa(int(w)) + "-bit signless integer",
		Base:    typeIs[*IntegerType],
		Match: func(t Type) bool {
			i, ok := t.(*IntegerType)
			return ok && i.Width == w && i.Signedness == Signless
		},
		Build: func(c *Context) Type { return c.I(w) },
	}
}

// likeElement returns t itself for a scalar, the element type of a vector or
// tensor, and nil for another shaped type.
func likeElement(t Type) Type {
	switch t := t.(type) {
	case *VectorType:
		return t.element
	case *RankedTensorType:
		return t.element
	case *UnrankedTensorType:
		return t.element
	case ShapedType:
		return nil
	}
	return t
}

func isInteger(t Type) bool { _, ok := t.(*IntegerType); return ok }

func isSignlessInteger(t Type) bool {
	i, ok := t.(*IntegerType)
	return ok && i.Signedness == Signless
}

func isIndex(t Type) bool { _, ok := t.(*IndexType); return ok }

func isFloat(t Type) bool { _, ok := t.(*FloatType); return ok }

func isAnyMemRef(t Type) bool {
	switch t.(type) {
	case *MemRefType, *UnrankedMemRefType:
		return true
	}
	return false
}

func isAnyTensor(t Type) bool {
	switch t.(type) {
	case *RankedTensorType, *UnrankedTensorType:
		return true
	}
	return false
}

func typeIs[T Type](t Type) bool { _, ok := t.(T); return ok }

func classIs[T Attribute](a Attribute) bool { _, ok := a.(T); return ok }

// The attribute constraints of MLIR's OpBase, with the wording of its errors.
var (
	AnyAttr          = &AttrConstraint{Summary: "any attribute", Match: func(Attribute) bool { return true }}
	TypedAttrKind    = &AttrConstraint{Summary: "TypedAttr instance", Base: classIs[TypedAttr], Match: func(a Attribute) bool { _, ok := a.(TypedAttr); return ok }}
	UnitAttrKind     = &AttrConstraint{Summary: "unit attribute", Base: classIs[*UnitAttr], Match: classIs[*UnitAttr]}
	BoolAttrKind     = &AttrConstraint{Summary: "bool attribute", Base: isBoolAttr, Match: isBoolAttr, ValueType: func(c *Context) Type { return c.I1() }}
	StringAttrKind   = &AttrConstraint{Summary: "string attribute", Base: classIs[*StringAttr], Match: classIs[*StringAttr], ValueType: func(c *Context) Type { return c.None() }}
	SymbolNameKind   = &AttrConstraint{Summary: "string attribute", Base: classIs[*StringAttr], Match: classIs[*StringAttr], ValueType: func(c *Context) Type { return c.None() }, symbol: true}
	TypeAttrKind     = &AttrConstraint{Summary: "any type attribute", Base: classIs[*TypeAttr], Match: classIs[*TypeAttr], TypeAttr: true, ValueType: func(c *Context) Type { return c.None() }}
	FunctionTypeKind = &AttrConstraint{Summary: "type attribute of function type", Base: classIs[*TypeAttr], Match: func(a Attribute) bool {
		t, ok := a.(*TypeAttr)
		if !ok {
			return false
		}
		_, ok = t.Value.(*FunctionType)
		return ok
	}, TypeAttr: true}
	ArrayAttrKind     = &AttrConstraint{Summary: "array attribute", Base: classIs[*ArrayAttr], Match: classIs[*ArrayAttr]}
	DictArrayAttrKind = &AttrConstraint{Summary: "Array of dictionary attributes", Base: classIs[*ArrayAttr], Match: arrayOf(classIs[*DictionaryAttr])}
	StrArrayAttrKind  = &AttrConstraint{Summary: "string array attribute", Base: classIs[*ArrayAttr], Match: arrayOf(classIs[*StringAttr])}
	SymbolRefKind     = &AttrConstraint{Summary: "symbol reference attribute", Base: classIs[*SymbolRefAttr], Match: classIs[*SymbolRefAttr]}
	FlatSymbolRefKind = &AttrConstraint{Summary: "flat symbol reference attribute", Base: classIs[*SymbolRefAttr], Match: func(a Attribute) bool {
		s, ok := a.(*SymbolRefAttr)
		return ok && len(s.Nested) == 0
	}}
	AffineMapAttrKind   = &AttrConstraint{Summary: "AffineMap attribute", Base: classIs[*AffineMapAttr], Match: classIs[*AffineMapAttr]}
	IntElementsAttrKind = &AttrConstraint{Summary: "integer elements attribute", Base: isIntElements, Match: isIntElements}
	ElementsAttrKind    = &AttrConstraint{Summary: "constant vector/tensor attribute", Match: func(a Attribute) bool {
		switch a.(type) {
		case *DenseElementsAttr, *SparseElementsAttr, *DenseResourceAttr:
			return true
		}
		return false
	}}
	I8AttrKind            = intAttrOfWidth(8)
	I32AttrKind           = intAttrOfWidth(32)
	I64AttrKind           = intAttrOfWidth(64)
	IndexAttrKind         = &AttrConstraint{Summary: "index attribute", Base: classIs[*IntegerAttr], Match: func(a Attribute) bool { i, ok := a.(*IntegerAttr); return ok && isIndex(i.typ) }, ValueType: func(c *Context) Type { return c.Index() }}
	AlignmentAttrKind     = positivePowerOf2()
	DenseI8ArrayAttrKind  = denseArrayKind("i8 dense array attribute", func(c *Context) Type { return c.I(8) })
	DenseI32ArrayAttrKind = denseArrayKind("i32 dense array attribute", func(c *Context) Type { return c.I32() })
	DenseI64ArrayAttrKind = denseArrayKind("i64 dense array attribute", func(c *Context) Type { return c.I64() })
)

func isIntElements(a Attribute) bool {
	d, ok := a.(*DenseElementsAttr)
	if !ok {
		return false
	}
	switch d.ShapedType().ElementType().(type) {
	case *IntegerType, *IndexType:
		return true
	}
	return false
}

func isBoolAttr(a Attribute) bool { i, ok := a.(*IntegerAttr); return ok && i.IsBool() }

func denseArrayKind(summary string, elem func(*Context) Type) *AttrConstraint {
	match := func(a Attribute) bool {
		d, ok := a.(*DenseArrayAttr)
		return ok && d.ElementType == elem(a.Context())
	}
	return &AttrConstraint{Summary: summary, class: denseArrayAttrDef, ValueType: elem, Base: match, Match: match}
}

// intAttrOfWidth returns the constraint of integer attributes of the signless
// type of the given width in bits, printed without type.
func intAttrOfWidth(w uint32) *AttrConstraint {
	return &AttrConstraint{
		Summary: strconv.Itoa(int(w)) + "-bit signless integer attribute",
		Base:    classIs[*IntegerAttr],
		Match: func(a Attribute) bool {
			i, ok := a.(*IntegerAttr)
			return ok && i.typ == Type(a.Context().I(w))
		},
		ValueType: func(c *Context) Type { return c.I(w) },
	}
}

//go:noinline
func arrayOf(pred func(Attribute) bool) func(Attribute) bool {
	return func(a Attribute) bool {
		arr, ok := a.(*ArrayAttr)
		if !ok {
			return false
		}
		for _, e := range arr.Elements {
			if !pred(e) {
				return false
			}
		}
		return true
	}
}

// ArrayAttrOf returns the constraint of arrays whose elements satisfy elem.
func ArrayAttrOf(summary string, elem *AttrConstraint) *AttrConstraint {
	return &AttrConstraint{Summary: summary, Base: classIs[*ArrayAttr], Match: arrayOf(elem.Match), elem: elem}
}

// positivePowerOf2 returns the constraint of alignments.
func positivePowerOf2() *AttrConstraint {
	c := *intAttrOfWidth(64)
	i64 := c.Match
	c.Summary += " whose value is positive and whose value is a power of two > 0"
	c.Match = func(a Attribute) bool {
		if !i64(a) {
			return false
		}
		n := a.(*IntegerAttr).Int64Or(-1)
		return n > 0 && n&(n-1) == 0
	}
	return &c
}

// EnumAttrOf returns the constraint of enum attributes of the given class;
// formats print the bare keyword(s).
//
//go:noinline
func EnumAttrOf(summary string, class *AttrClass) *AttrConstraint {
	match := func(a Attribute) bool {
		e, ok := a.(*EnumAttr)
		return ok && e.AttrDef() == class
	}
	return &AttrConstraint{Summary: summary, class: class, Enum: EnumOf(class), EnumClassOf: class, Base: match, Match: match}
}

// IntEnumAttr returns the constraint of integer attributes that hold a value of
// enum; formats print the keyword.
//
//go:noinline
func IntEnumAttr(summary string, enum *EnumClass) *AttrConstraint {
	match := func(a Attribute) bool {
		i, ok := a.(*IntegerAttr)
		if !ok || i.typ != Type(a.Context().I(enum.Width)) {
			return false
		}
		v, ok := i.Value.Uint64()
		if !ok {
			return false
		}
		keyword := enum.String(v)
		return keyword != "" && (len(enum.History) == 0 || enum.HasIn(keyword, a.Context().Version))
	}
	return &AttrConstraint{Summary: summary, Enum: enum, ValueType: func(c *Context) Type { return c.I(enum.Width) }, Base: match, Match: match}
}

// AttrOfClass returns the constraint of attributes of one class; formats print
// them without the `#dialect.mnemonic` prefix.
func AttrOfClass(summary string, class *AttrClass) *AttrConstraint {
	match := func(a Attribute) bool { return a.AttrDef() == class }
	return &AttrConstraint{Summary: summary, class: class, Base: match, Match: match}
}
