package cli

import (
	"github.com/spvc/spvc/internal/shorten"
	"github.com/spvc/spvc/spirv/reflect"
)

// typeReport is a type as `spvc reflect --json` prints it.
type typeReport struct {
	// Kind is void, bool, int, uint, float, vector, matrix, array, runtimeArray, struct, pointer,
	// address, image, sampler, sampledImage, accelerationStructure or other. An int has a sign or is
	// declared in a module that states no signs.
	Kind string `json:"kind"`
	// Bits is the width of a number.
	Bits uint32 `json:"bits,omitempty"`
	// Encoding is the encoding of a float that is not an IEEE 754 number.
	Encoding string `json:"encoding,omitempty"`
	// Count is the number of components of a vector, columns of a matrix, or elements of an array.
	Count uint64 `json:"count,omitempty"`
	// CountBy is the number of the expression by which specialization constants decide the count of an array of a block.
	CountBy *int `json:"countBy,omitempty"`
	// Element is the type of a component, column, element or pointee, what an image returns when it
	// is sampled, or the image of a sampled image.
	Element *typeReport `json:"element,omitempty"`
	// Stride is the number of bytes from one element of an array of a block to the next, or from one column of a
	// matrix to the next, from one row if RowMajor. The components of a column of a row-major matrix are a stride apart.
	Stride int64 `json:"stride,omitempty"`
	// RowMajor is true for a matrix of a block whose rows are contiguous, and false for one whose columns are.
	RowMajor *bool `json:"rowMajor,omitempty"`
	// Struct is the number of a struct of a block in the list of structs of the module.
	Struct *int `json:"struct,omitempty"`
	// Name is the name of a struct or opaque type.
	Name string `json:"name,omitempty"`
	// StorageClass is the storage class of a pointer.
	StorageClass string `json:"storageClass,omitempty"`

	text string
}

// String returns the type in words.
func (t *typeReport) String() string { return t.text }

// maxTypeReport bounds the depth of a type in a report.
const maxTypeReport = 32

// typeKinds are the kinds of types in a report.
var typeKinds = map[reflect.TypeKind]string{reflect.VoidType: "void", reflect.BoolType: "bool", reflect.IntType: "int", reflect.FloatType: "float", reflect.VectorType: "vector",
	reflect.MatrixType: "matrix", reflect.ArrayType: "array", reflect.RuntimeArrayType: "runtimeArray", reflect.StructType: "struct", reflect.PointerType: "pointer",
	reflect.ImageType: "image", reflect.SamplerType: "sampler", reflect.SampledImageType: "sampledImage", reflect.AccelerationStructureType: "accelerationStructure"}

func reportType(t *reflect.Type) *typeReport { return reportTypeAt(t, 0) }

func reportTypeAt(t *reflect.Type, depth int) *typeReport {
	out := &typeReport{Kind: "other"}
	if t == nil || depth > maxTypeReport {
		return out
	}
	if kind := typeKinds[t.Kind]; kind != "" {
		out.Kind = kind
	}
	out.Name = shorten.Name(t.Name)
	switch t.Kind {
	case reflect.IntType, reflect.FloatType:
		out.Bits = t.Bits
		if t.Kind == reflect.IntType && !t.Signed && !t.Signless {
			out.Kind = "uint"
		}
		if t.Encoding != nil {
			out.Encoding = t.Encoding.String()
		}
	case reflect.PointerType:
		out.StorageClass = t.Class.String()
	case reflect.ImageType:
		if t.Image != nil && t.Image.Sampled != nil {
			out.Element = reportTypeAt(t.Image.Sampled, depth+1)
		}
	}
	if t.Kind == reflect.VectorType || t.Kind == reflect.MatrixType || t.Kind == reflect.ArrayType {
		out.Count = t.Count
	}
	if t.Elem != nil && out.Element == nil {
		out.Element = reportTypeAt(t.Elem, depth+1)
	}
	if depth == 0 {
		out.text = t.String()
	}
	return out
}
