//go:build cgo

package dispatch

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/source"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// TestPushBytes names push constants without a name by number, and bounds the list.
func TestPushBytes(t *testing.T) {
	number := &block.Shape{Kind: block.Int, Bits: 32, Size: 4}
	fields := []block.Field{{Name: "n", Shape: number}, {Offset: 4, Shape: number}}
	d := &Dispatch{entry: &reflect.EntryPoint{PushConstants: block.StructOf(fields), PushConstantSize: 8},
		args: []argument{{slot: slot{kind: slotMember}, data: &values.Data{Bytes: []byte{1, 2, 3, 4}}}}}
	if got := d.pushBytes(); !slices.Equal(got, []string{"the push constant 1"}) || !slices.Equal(d.push, []byte{1, 2, 3, 4, 0, 0, 0, 0}) {
		t.Errorf("%q, %v", got, d.push)
	}
	for i := range 2 * maxElements {
		fields = append(fields, block.Field{Offset: int64(4*i + 8), Shape: number})
	}
	d.entry.PushConstants = block.StructOf(fields)
	if got := d.pushBytes(); len(got) != maxElements {
		t.Errorf("%d are missing", len(got))
	}
}

// TestCheckIndex checks indices in descriptor arrays.
func TestCheckIndex(t *testing.T) {
	for _, c := range []struct {
		count   uint32
		indexed bool
		index   uint64
		want    string
	}{
		{1, false, 0, "<nil>"}, {1, true, 0, "<nil>"}, {3, true, 2, "<nil>"}, {maxElements, true, maxElements - 1, "<nil>"},
		{0, true, 0, "descriptor arrays without a length are not supported"},
		{maxElements + 1, true, 0, "a descriptor array of more than 1024 elements is not supported"},
		{2, false, 0, "it is an array of 2 descriptors: add an index such as [0]"}, {2, true, 2, "it has 2 descriptors, so there is no index 2"},
	} {
		if err := checkIndex(&reflect.Resource{Count: c.count}, c.indexed, c.index); fmt.Sprint(err) != c.want {
			t.Errorf("%v: got %v", c, err)
		}
	}
	if err := checkIndex(nil, true, 1); err == nil {
		t.Error("push constants have an index")
	}
}

// TestSlots lists the slots of resources that no test module has: long descriptor arrays, and several variables at a place.
func TestSlots(t *testing.T) {
	shape := &block.Shape{Kind: block.Struct}
	a, b := &reflect.Resource{Name: "a", Count: 1, Block: shape}, &reflect.Resource{Name: "b", Count: 1, Block: shape}
	both := &reflect.Resource{Name: "a", Count: 1, Block: shape, Variables: []*reflect.Resource{a, b}}
	long := &reflect.Resource{Name: "c", Binding: 1, Count: 1 << 31, Block: shape}
	names, needed := slots(&reflect.Module{}, &reflect.EntryPoint{Resources: []*reflect.Resource{both, long}})
	if len(names) != 3 || names[0].name != "a" || names[1].name != "b" || names[1].slot.place() != names[0].slot.place() || len(needed) != 2 {
		t.Errorf("%v, %d needed", names, len(needed))
	}
	var many []*reflect.Resource
	for i := range uint32(100) {
		many = append(many, &reflect.Resource{Binding: i, Count: maxElements, Block: shape})
	}
	if _, needed = slots(&reflect.Module{}, &reflect.EntryPoint{Resources: many}); len(needed) < maxNeeded || len(needed) > maxNeeded+2*maxElements {
		t.Errorf("%d needed", len(needed))
	}
	d := &Dispatch{entry: &reflect.EntryPoint{Name: "k"}}
	if got := d.listNames(); got != "none" {
		t.Error(got)
	}
	d.needed = needed
	if got := d.listNames(); strings.Count(got, ",") != 20 || !strings.HasSuffix(got, ", …") {
		t.Error(got)
	}
}

// TestManyArguments refuses a kernel that needs more arguments than anyone gives.
func TestManyArguments(t *testing.T) {
	text, uses := "#version 450\nlayout(local_size_x = 1) in;\n", ""
	for i := range maxNeeded/maxElements + 1 {
		text += fmt.Sprintf("layout(binding = %d) buffer B%d { uint x; } b%d[%d];\n", i, i, i, maxElements)
		uses += fmt.Sprintf("b%d[1].x = 1;\n", i)
	}
	in := source.Input{Kind: source.GLSL, Text: []byte(text + "void main() {\n" + uses + "}\n")}
	made, err := in.Modules(t.Context(), source.Options{})
	if err != nil {
		t.Fatal(err)
	}
	p, err := spvc.Load(made[0].Bytes, spvc.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := New(p, Options{Threads: "1"}); err == nil || !strings.Contains(err.Error(), "needs more than 65536 arguments") {
		t.Error(err)
	}
}

// TestScalarOf refuses specialization constants in formats without a parser.
func TestScalarOf(t *testing.T) {
	var encoding spec.FPEncoding
	s := scalarOf(&reflect.SpecConstant{Bits: 16, Type: &reflect.Type{Kind: reflect.FloatType, Bits: 16, Encoding: &encoding}})
	if _, err := values.Scalar(s, "1"); err == nil {
		t.Error("a float of an unknown format is parsed")
	}
	for bits, want := range map[uint32]any{1: true, 8: uint8(7), 16: uint16(7), 32: uint32(7), 64: uint64(7)} {
		if got := specGo(&reflect.SpecConstant{Bits: bits}, 7); got != want {
			t.Errorf("%d bits: %T", bits, got)
		}
	}
}

// TestEmptyArray refuses arrays of OpenCL without elements, and those with more than memory has bytes.
func TestEmptyArray(t *testing.T) {
	for _, kind := range []reflect.TypeKind{reflect.ArrayType, reflect.VectorType} {
		for n, ok := range map[uint64]bool{0: false, 1: true, values.MaxBytes + 1: false} {
			typ := &reflect.Type{Kind: kind, Count: n, Elem: &reflect.Type{Kind: reflect.IntType, Bits: 8}}
			shape, _, err := openclShape(typ, 0)
			if (err == nil) != ok || !ok && err.Error() != "an array is empty or too long" {
				t.Errorf("%d elements: %v", n, err)
			} else if ok && (shape.Kind == block.Array) != (kind == reflect.ArrayType) {
				t.Errorf("the shape is %v", shape)
			}
		}
	}
}
