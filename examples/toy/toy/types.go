package toy

import "github.com/spvc/spvc/ir"

// StructDef is the class of `!toy.struct<tensor<*xf64>, tensor<*xf64>>`: a structure of tensors and structures.
var StructDef = structClass()

// structClass declares the class. It has one parameter, the types of the fields; a list of types needs no Go type of its own.
func structClass() *ir.TypeDef {
	d := &ir.TypeDef{
		Dialect: Name, Mnemonic: "struct", Summary: "a structure of tensors and structures",
		Params: []ir.ParamDef{{Name: "fields", Kind: ir.ListOf[ir.Type](ir.TypeParam)}},
		Format: "`<` $fields `>`",
	}
	d.Verify = func(_ *ir.Context, params []any) string {
		for _, t := range params[0].([]ir.Type) {
			if !isTensor(t) && t.TypeDef() != d {
				return "element type for a struct must either be a TensorType or a StructType, got: '" + ir.TypeString(t) + "'"
			}
		}
		return ""
	}
	return d
}

// Struct returns the structure with these fields, which must be tensors and structures, at least one.
func Struct(c *ir.Context, fields []ir.Type) ir.Type { return c.RecordType(StructDef, fields) }

// Fields returns the types of the fields of a structure. The caller must not change the slice.
func Fields(t ir.Type) []ir.Type { return t.(*ir.RecordType).Param(0).([]ir.Type) }

// IsStruct reports whether t is a structure.
func IsStruct(t ir.Type) bool { return isStruct(t) }

func isStruct(t ir.Type) bool {
	r, ok := t.(*ir.RecordType)
	return ok && r.TypeDef() == StructDef
}

func isTensor(t ir.Type) bool {
	switch t.(type) {
	case *ir.RankedTensorType, *ir.UnrankedTensorType:
		return true
	}
	return false
}

// Tensor returns the type of tensors of f64 with a shape, or of any shape if shape is nil.
func Tensor(c *ir.Context, shape []int64) ir.Type {
	if shape == nil {
		return c.UnrankedTensor(c.F64())
	}
	return c.Tensor(shape, c.F64(), nil)
}
