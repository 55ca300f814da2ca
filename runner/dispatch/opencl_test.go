//go:build cgo

package dispatch

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// Types of parameters of OpenCL kernels.
var (
	clChar  = &reflect.Type{Kind: reflect.IntType, Bits: 8, Signless: true}
	clInt   = &reflect.Type{Kind: reflect.IntType, Bits: 32, Signless: true}
	clFloat = &reflect.Type{Kind: reflect.FloatType, Bits: 32}
)

func clVector(n uint64, elem *reflect.Type) *reflect.Type {
	return &reflect.Type{Kind: reflect.VectorType, Count: n, Elem: elem}
}

func clArray(n uint64, elem *reflect.Type) *reflect.Type {
	return &reflect.Type{Kind: reflect.ArrayType, Count: n, Elem: elem}
}

func clStruct(members ...*reflect.Type) *reflect.Type {
	t := &reflect.Type{Kind: reflect.StructType, Name: "s"}
	for i, m := range members {
		t.Members = append(t.Members, reflect.Member{Name: string(rune('a' + i)), Type: m})
	}
	return t
}

func packed(t *reflect.Type) *reflect.Type {
	t.Packed = true
	return t
}

// TestOpenCLLayout checks the layouts and alignments of OpenCL C, and the types without one. A member takes the bytes
// that sizeof states, with those at its end.
func TestOpenCLLayout(t *testing.T) {
	nested := func(n int) *reflect.Type {
		out := clChar
		for range n {
			out = clArray(1, out)
		}
		return out
	}
	pair := clStruct(clInt, clChar)
	var encoding spec.FPEncoding
	for _, c := range []struct {
		typ  *reflect.Type
		want string // the layout, its size and its alignment, or the error
	}{
		{clChar, "i8 1 1"}, {clFloat, "f32 4 4"}, {&reflect.Type{Kind: reflect.FloatType, Bits: 64}, "f64 8 8"},
		{clVector(2, clFloat), "vec2 of f32 8 8"}, {clVector(3, clFloat), "vec3 of f32 12 16"}, {clVector(4, clChar), "vec4 of i8 4 4"},
		{clArray(2, clVector(3, clFloat)), "[2]vec3 of f32 stride 16 28 16"}, {clArray(3, pair), "[3]struct{a i32 @0; b i8 @4} stride 8 21 4"},
		{clStruct(clChar, clInt, clChar), "struct{a i8 @0; b i32 @4; c i8 @8} 9 4"},
		{clStruct(clVector(3, clFloat), clFloat), "struct{a vec3 of f32 @0; b f32 @16} 20 16"},
		{clStruct(pair, clChar), "struct{a struct{a i32 @0; b i8 @4} @0; b i8 @8} 9 4"},
		{clStruct(clArray(2, pair), clChar), "struct{a [2]struct{a i32 @0; b i8 @4} stride 8 @0; b i8 @16} 17 4"},
		{packed(clStruct(clChar, clInt, clVector(3, clFloat), clChar)), "struct{a i8 @0; b i32 @1; c vec3 of f32 @5; d i8 @21} 22 1"},
		{clStruct(clChar, packed(clStruct(clChar, clInt)), clInt), "struct{a i8 @0; b struct{a i8 @0; b i32 @1} @1; c i32 @8} 12 4"},
		{clArray(values.MaxBytes, clChar), "[2147483648]i8 stride 1 2147483648 1"},
		{clStruct(clArray(values.MaxBytes, clChar)), "struct{a [2147483648]i8 stride 1 @0} 2147483648 1"},
		{clStruct(clArray(values.MaxBytes, clChar), clChar), "its type is too large"},
		{clArray(values.MaxBytes+1, clChar), "an array is empty or too long"},
		{clArray(2, clArray(values.MaxBytes, clChar)), "its type is too large"}, {clVector(values.MaxBytes, clInt), "its type is too large"},
		{clVector(2, clArray(2, clInt)), "has no layout that a host knows"}, {clVector(2, pair), "has no layout that a host knows"},
		{clStruct(clChar, &reflect.Type{Kind: reflect.BoolType}), "its type bool has no layout that a host knows"},
		{clArray(2, &reflect.Type{Kind: reflect.BoolType}), "its type bool has no layout that a host knows"},
		{&reflect.Type{Kind: reflect.IntType, Bits: 12, Signed: true}, "its type i12 has no layout that a host knows"},
		{&reflect.Type{Kind: reflect.IntType, Signed: true}, "its type i0 has no layout that a host knows"},
		{&reflect.Type{Kind: reflect.IntType, Bits: 72, Signed: true}, "its type i72 has no layout that a host knows"},
		{&reflect.Type{Kind: reflect.FloatType, Bits: 16, Encoding: &encoding}, "has no layout that a host knows"},
		{nested(maxNesting + 1), "its type is nested too deep"},
	} {
		shape, align, err := openclShape(c.typ, 0)
		if err != nil {
			if shape != nil || align != 0 || !strings.HasSuffix(err.Error(), c.want) {
				t.Errorf("%s: got %v, %d, %v; want %s", c.typ, shape, align, err, c.want)
			}
		} else if got := fmt.Sprint(shape, shape.Size, align); got != c.want {
			t.Errorf("%s: got %s, want %s", c.typ, got, c.want)
		}
	}
	if shape, align, err := openclShape(nested(maxNesting), 0); err != nil || shape.Size != 1 || align != 1 {
		t.Errorf("%v, %d, %v", shape, align, err)
	}
	for unsigned, typ := range map[bool]*reflect.Type{true: {Kind: reflect.IntType, Bits: 32}, false: clInt} {
		if shape, _, err := openclShape(typ, 0); err != nil || shape.Unsigned != unsigned {
			t.Errorf("%s: %+v, %v", typ, shape, err)
		}
	}
}

// TestParameterSlots gives slots the layouts of parameters: a value as it is, and a pointer as a runtime array.
func TestParameterSlots(t *testing.T) {
	pointer := func(class spec.StorageClass, to *reflect.Type) *reflect.Type {
		return &reflect.Type{Kind: reflect.PointerType, Class: class, Elem: to}
	}
	global := spec.StorageClassCrossWorkgroup
	vec3 := clVector(3, clFloat)
	for _, c := range []struct {
		p     reflect.Parameter
		want  string // the shape and its size, or the error
		local bool
		where bool // whether it is in memory
	}{
		{reflect.Parameter{Type: clInt, ByValue: true}, "i32 4 <nil>", false, false},
		{reflect.Parameter{Type: vec3, ByValue: true}, "vec3 of f32 16 <nil>", false, false},
		{reflect.Parameter{Type: pointer(spec.StorageClassFunction, clStruct(clInt, clChar)), ByValue: true}, "struct{a i32 @0; b i8 @4} 8 <nil>", false, false},
		{reflect.Parameter{Name: "x", Type: pointer(global, vec3)}, "struct{x []vec3 of f32 stride 16 @0} 0 <nil>", false, true},
		{reflect.Parameter{Type: pointer(global, clStruct(clInt, clChar))}, "struct{[]struct{a i32 @0; b i8 @4} stride 8 @0} 0 <nil>", false, true},
		{reflect.Parameter{Type: pointer(spec.StorageClassWorkgroup, nil)}, "none <nil>", true, false},
		{reflect.Parameter{Type: &reflect.Type{Kind: reflect.SamplerType}, ByValue: true}, "none <nil>", false, false},
		{reflect.Parameter{Type: pointer(global, nil)}, "none it is a pointer to bytes without a type", false, true},
		{reflect.Parameter{Type: pointer(global, pointer(global, clInt))}, "none its type pointer to i32 has no layout that a host knows", false, true},
		{reflect.Parameter{Type: &reflect.Type{Kind: reflect.ImageType, Image: &reflect.ImageInfo{Dim: spec.DimRect}}, ByValue: true},
			"none only images of one to three dimensions and cubes, without samples, can be bound", false, false},
	} {
		s := &slot{kind: slotParameter, parameter: &c.p}
		err := s.ofParameter()
		got := "none"
		if s.shape != nil {
			got = fmt.Sprint(s.shape, s.shape.Size)
		}
		if got = fmt.Sprint(got, " ", err); got != c.want || s.isLocal() != c.local || s.inMemory() != c.where {
			t.Errorf("%s: got %s, local %v, in memory %v; want %s", c.p.Type, got, s.isLocal(), s.inMemory(), c.want)
		}
	}
}

// layoutKernel stores a member behind a vector of three components, plus a component of a vector that is passed by value.
const layoutKernel = `OpCapability Addresses
OpCapability Kernel
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %k "k"
OpExecutionMode %k LocalSize 1 1 1
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%one = OpConstant %uint 1
%zero = OpConstant %uint 0
%float = OpTypeFloat 32
%v3 = OpTypeVector %float 3
%s = OpTypeStruct %v3 %float
%ps = OpTypePointer CrossWorkgroup %s
%pf = OpTypePointer CrossWorkgroup %float
%fn = OpTypeFunction %void %ps %pf %v3
%k = OpFunction %void None %fn
%from = OpFunctionParameter %ps
%to = OpFunctionParameter %pf
%v = OpFunctionParameter %v3
%entry = OpLabel
%at = OpInBoundsPtrAccessChain %pf %from %zero %one
%a = OpLoad %float %at Aligned 4
%b = OpCompositeExtract %float %v 2
%sum = OpFAdd %float %a %b
OpStore %to %sum Aligned 4
OpReturn
OpFunctionEnd
`

// assembled makes a program of an assembly text of SPIR-V 1.2, the last version of OpenCL kernels.
func assembled(t *testing.T, text string) *spvc.Program {
	t.Helper()
	words, err := spirvtools.AssembleWith(text, spirvtools.AssembleOptions{Env: spirvtools.UniversalEnv(1, 2)})
	if err != nil {
		t.Fatal(err)
	}
	p, err := spvc.Load(serialize.Bytes(words), spvc.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestKernelLayout runs kernels whose layouts have gaps, and one whose struct is packed, with the layout that the
// reference device has for them.
func TestKernelLayout(t *testing.T) {
	dev, err := compute.OpenDevice("reference")
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	behind := strings.NewReplacer("OpTypeStruct %v3 %float", "OpTypeStruct %float %v3", "%from %zero %one", "%from %zero %one %zero")
	packed := strings.NewReplacer("%void = OpTypeVoid", "OpDecorate %s CPacked\n%void = OpTypeVoid")
	for _, c := range []struct{ name, text, from, sum string }{
		{"a vector first", layoutKernel, `[{"0":[1,2,3],"1":4}]`, "34"},
		{"a vector last", behind.Replace(layoutKernel), `[{"0":4,"1":[1,2,3]}]`, "31"},
		{"packed", packed.Replace(behind.Replace(layoutKernel)), `[{"0":4,"1":[2,3,4]}]`, "32"},
	} {
		o := Options{Args: settings(t, "0="+c.from, "1=[0]", "2=[10,20,30]"), Groups: "1", Outs: []string{"1"}, Expect: settings(t, "1=["+c.sum+"]")}
		d, err := New(assembled(t, c.text), o)
		if err != nil {
			t.Fatal(c.name, err)
		}
		r, err := d.Run(t.Context(), dev, RunOptions{})
		if err != nil || len(r.Mismatches) > 0 || len(r.Results[0].data.Bytes) != 4 {
			t.Errorf("%s: %v, %+v", c.name, err, r)
		}
	}
}
