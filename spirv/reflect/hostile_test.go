package reflect

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/spirv/spec"
)

// assembled is words in the making, of instructions with ids up to bound.
type assembled []uint32

func assemble(bound uint32) assembled { return assembled{0x07230203, 0x10600, 0, bound, 0} }

func (a *assembled) add(op spec.Opcode, args ...uint32) {
	*a = append(append(*a, uint32(len(args)+1)<<16|uint32(op)), args...)
}

// letters is a string of n letters, as words.
func letters(n int) []uint32 {
	words := make([]uint32, n/4+1)
	for i := range n {
		words[i/4] |= 'a' << (8 * (i % 4))
	}
	return words
}

// reflected fails if it uses much CPU time.
func reflected(t *testing.T, words assembled) *Module {
	t.Helper()
	var m *Module
	d := growth.CPU(func() {
		var err error
		if m, err = Reflect(words); err != nil {
			t.Fatal(err)
		}
		touch(m)
	})
	if d > 2*time.Minute {
		t.Errorf("took %v of CPU time", d)
	}
	return m
}

// touch calls all that a module offers, and returns some measure of it.
func touch(m *Module) int {
	n := len(m.Generator.String())
	seen := map[*InterfaceVariable]bool{}
	for i := range m.EntryPoints {
		e := &m.EntryPoints[i]
		for _, v := range e.Interface {
			if seen[v] {
				continue
			}
			seen[v] = true
			n += len(v.Type.String()) + len(v.Members())
		}
		for k := range e.Modes {
			n += len(e.Modes[k].String())
		}
		for k := range e.Parameters {
			n += len(e.Parameters[k].Passed().String())
		}
	}
	for i := range m.Resources {
		r := &m.Resources[i]
		n += len(r.DataType.String()) + len(r.Type.String()) + len(r.Qualifiers) + len(r.Variables)
	}
	for i := range m.SpecConstants {
		n += len(m.SpecConstants[i].String())
	}
	return n
}

// Pointers that are their own pointees, and arrays nested as deep as the words go.
func TestReflectNestedTypes(t *testing.T) {
	const deep = 200_000
	a := assemble(deep + 100)
	a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelVertex), 1, 0x61, 5)
	a.add(spec.OpTypeForwardPointer, 4, uint32(spec.StorageClassInput))
	a.add(spec.OpTypePointer, 4, uint32(spec.StorageClassInput), 4)
	a.add(spec.OpVariable, 4, 5, uint32(spec.StorageClassInput))
	a.add(spec.OpTypeFloat, 6, 32)
	a.add(spec.OpTypeInt, 7, 32, 0)
	a.add(spec.OpConstant, 7, 8, 2)
	for i := range uint32(deep) {
		elem := uint32(6)
		if i > 0 {
			elem = 99 + i
		}
		a.add(spec.OpTypeArray, 100+i, elem, 8)
	}
	a.add(spec.OpTypePointer, 9, uint32(spec.StorageClassUniformConstant), deep+99)
	a.add(spec.OpDecorate, 10, uint32(spec.DecorationBinding), 3)
	a.add(spec.OpVariable, 9, 10, uint32(spec.StorageClassUniformConstant))
	m := reflected(t, a)
	if r := m.Resource(0, 3); r == nil || r.Count != 1<<32-1 || len(r.DataType.String()) > 1000 {
		t.Errorf("%+v", r)
	}
	if in := m.EntryPoints[0].Inputs(); len(in) != 1 || !strings.HasPrefix(in[0].Type.String(), "pointer to pointer to ") {
		t.Errorf("inputs %v", in)
	}
}

// A struct of two of the struct before it, 40 times over, in a variable that many list.
func TestReflectManyMembers(t *testing.T) {
	a := assemble(1000)
	for range 1000 {
		a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelVertex), 1, 0x61, 200)
	}
	a.add(spec.OpName, append([]uint32{139}, letters(100_000)...)...)
	a.add(spec.OpDecorate, 200, uint32(spec.DecorationLocation), 0)
	a.add(spec.OpTypeFloat, 99, 32)
	for i := range uint32(40) {
		a.add(spec.OpTypeStruct, 100+i, 99+i, 99+i)
	}
	a.add(spec.OpTypePointer, 150, uint32(spec.StorageClassInput), 139)
	a.add(spec.OpVariable, 150, 200, uint32(spec.StorageClassInput))
	m := reflected(t, a)
	v := m.EntryPoints[999].Interface[0]
	if v != m.EntryPoints[0].Interface[0] || len(v.Members()) != maxInterfaceMembers || len(v.Type.String()) > 300 {
		t.Errorf("%d members of %s", len(v.Members()), v.Type)
	}
}

// Entry points that share functions can use more together than any result could hold:
// 400 million uses here, which it would take minutes to list.
func TestReflectSharedUse(t *testing.T) {
	const entries, globals = 20_000, 20_000
	a := assemble(100_000)
	for range entries {
		a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelGLCompute), 1, 0)
	}
	for i := range uint32(globals) {
		a.add(spec.OpVariable, 2, 1000+i, uint32(spec.StorageClassStorageBuffer))
	}
	a.add(spec.OpFunction, 3, 1, 0, 4)
	for i := range uint32(globals) {
		a.add(spec.OpStore, 1000+i, 5)
	}
	a.add(spec.OpFunctionEnd)
	var e *ModuleError
	if _, err := Reflect(a); !errors.As(err, &e) || e.Word <= 5 || (e.Word-5)%4 != 0 {
		t.Errorf("error %v", err)
	}
}

// The instructions of a module that are read are refused where they are cut short, and
// else survive operands that make no sense.
func TestReflectShortInstructions(t *testing.T) {
	for op, least := range leastOperands {
		for n := range least + 6 {
			for _, fill := range []uint32{0, 1, 7, 0xffffffff} {
				a := assemble(50)
				a.add(spec.OpEntryPoint, uint32(spec.ExecutionModelKernel), 1, 0, 7, 1, 0xffffffff)
				args := make([]uint32, n)
				for i := range args {
					args[i] = fill
				}
				a.add(op, args...)
				m, err := Reflect(a)
				if (err == nil) != (n >= least) {
					t.Errorf("%s of %d words: %v", op, n, err)
				}
				if err == nil {
					touch(m)
				}
			}
		}
	}
}

// An id that is declared as an image, and again as another type.
func TestReflectTwoTypes(t *testing.T) {
	for _, image := range []spec.Opcode{spec.OpTypeImage, spec.OpTypeSampledImage} {
		a := assemble(10)
		a.add(spec.OpTypeFloat, 1, 32)
		a.add(spec.OpTypeImage, 2, 1, 1, 0, 0, 0, 2, 1)
		if image == spec.OpTypeSampledImage {
			a.add(spec.OpTypeSampledImage, 3, 2)
		} else {
			a.add(spec.OpTypeImage, 3, 1, 1, 0, 0, 0, 2, 1)
		}
		a.add(spec.OpTypeVoid, 3)
		a.add(spec.OpTypePointer, 4, uint32(spec.StorageClassUniformConstant), 3)
		a.add(spec.OpDecorate, 5, uint32(spec.DecorationBinding), 0)
		a.add(spec.OpDecorate, 5, uint32(spec.DecorationDescriptorSet), 0)
		a.add(spec.OpVariable, 4, 5, uint32(spec.StorageClassUniformConstant))
		m := reflected(t, a)
		if len(m.Resources) != 1 {
			t.Errorf("%d resources, want 1", len(m.Resources))
		}
	}
}

// Names of types and of members, as reports show them.
func TestTypeNames(t *testing.T) {
	f32 := &Type{Kind: FloatType, Bits: 32}
	inner := &Type{Kind: StructType, Members: []Member{{Name: "x", Type: f32}, {Type: f32}}}
	of := func(kind TypeKind, n uint64, elem *Type) *Type {
		return &Type{Kind: kind, Count: n, Elem: elem, leaf: elem}
	}
	for want, typ := range map[string]*Type{
		"[4]f32": of(ArrayType, 4, f32), "[]f32": of(RuntimeArrayType, 0, f32), "vec3 of f32": of(VectorType, 3, f32),
		"[2][]vec2 of f32": of(ArrayType, 2, of(RuntimeArrayType, 0, of(VectorType, 2, f32))),
	} {
		if got := typ.String(); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
	v := InterfaceVariable{Type: &Type{Kind: StructType, Members: []Member{{Name: "a", Type: of(ArrayType, 2, inner)}, {Type: inner}}}}
	var names []string
	for _, m := range v.Members() {
		names = append(names, m.Name)
	}
	if got := strings.Join(names, " "); got != "a a[0].x a[0].1 1 1.x 1.1" {
		t.Errorf("members %s", got)
	}
}

func FuzzReflect(f *testing.F) {
	f.Add([]byte{3, 2, 0x23, 7, 0, 0, 1, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 17, 0, 2, 0, 1, 0, 0, 0})
	seeds, err := filepath.Glob("../../test/serialize/corpus/bin/*.spv")
	if err != nil || len(seeds) == 0 {
		f.Fatal("no binaries to start from: ", err)
	}
	for _, name := range seeds {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		if len(data) < 1<<12 {
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		words := make([]uint32, len(data)/4)
		for i := range words {
			words[i] = uint32(data[4*i]) | uint32(data[4*i+1])<<8 | uint32(data[4*i+2])<<16 | uint32(data[4*i+3])<<24
		}
		m, err := Reflect(words)
		if err != nil {
			return
		}
		touch(m)
	})
}
