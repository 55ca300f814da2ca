package layout

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// perShader is the number of types in a shader; each type is in it once per rule set.
const perShader = 100

var glslRules = []blocklayout.Rules{blocklayout.Std140, blocklayout.Std430, blocklayout.Scalar}

// TestGlslang declares each type as a storage buffer block in GLSL, under std140,
// std430 and scalar layout, and compares offsets, strides and majorness.
func TestGlslang(t *testing.T) {
	o := blockgen.All()
	o.OneMajor = true // only members of blocks may have layout qualifiers
	dir, total := t.TempDir(), 0
	blocks(o, count(20000, 300), func(batch []*spirv.StructType) {
		total += len(batch)
		var group sync.WaitGroup
		slots := make(chan bool, runtime.NumCPU())
		for first := 0; first < len(batch); first += perShader {
			some := batch[first:min(len(batch), first+perShader)]
			slots <- true
			group.Go(func() {
				compareGLSL(t, filepath.Join(dir, strconv.Itoa(first)), some)
				<-slots
			})
		}
		group.Wait()
	})
	t.Logf("%d types by %d rule sets", total, len(glslRules))
}

func compareGLSL(t *testing.T, file string, types []*spirv.StructType) {
	src := glslShader(types)
	if err := os.WriteFile(file+".comp", []byte(src), 0o600); err != nil {
		t.Error(err)
		return
	}
	out, err := exec.Command("glslangValidator", "-V", "--target-env", "vulkan1.2", "-o", file+".spv", file+".comp").CombinedOutput()
	if err != nil {
		t.Errorf("glslangValidator (package glslang-tools): %v\n%.2000s", err, out)
		return
	}
	data, err := os.ReadFile(file + ".spv")
	if err != nil {
		t.Error(err)
		return
	}
	ctx, why := newContext(), ""
	ctx.PushHandler(func(d *ir.Diagnostic) bool { why = d.Message; return true })
	words, ok := serialize.Words(ctx, data, serialize.ReadOptions{})
	var module *ir.Operation
	if ok {
		module, ok = serialize.Deserialize(ctx, words, serialize.ReadOptions{})
	}
	if !ok {
		t.Errorf("cannot read what glslang makes of %s: %s", src, why)
		return
	}
	found := 0
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		binding, ok := op.Attr("binding").(*ir.IntegerAttr)
		if set, _ := op.Attr("descriptor_set").(*ir.IntegerAttr); !ok || set == nil || set.Int64Or(0) != 0 {
			continue
		}
		k := int(binding.Int64Or(-1))
		typ, rules := types[k/len(glslRules)], glslRules[k%len(glslRules)]
		p := op.Attr("type").(*ir.TypeAttr).Value.(*spirv.PointerType)
		want, err := blocklayout.LayOut(typ, rules)
		if err != nil {
			t.Errorf("%s: %v", ir.TypeString(typ), err)
			continue
		}
		if d := differ("", want.Type, p.Pointee); d != "" {
			t.Errorf("%s by %s: here and in glslang, at %s\n%s", ir.TypeString(typ), rules, d, glslBlock(typ))
		}
		found++
	}
	if found != len(types)*len(glslRules) {
		t.Errorf("%d blocks of %d", found, len(types)*len(glslRules))
	}
}

// glslWriter writes declarations in GLSL.
type glslWriter struct {
	b       strings.Builder
	structs map[*spirv.StructType]string
}

func glslShader(types []*spirv.StructType) string {
	w := &glslWriter{structs: map[*spirv.StructType]string{}}
	w.b.WriteString(`#version 460
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_scalar_block_layout : require
#extension GL_EXT_buffer_reference : require
layout(buffer_reference, std430) buffer Address { uint x; };
`)
	// Without this block, glslang may declare arrays of the pointer before the pointer
	// itself.
	w.b.WriteString("layout(std430, set = 1, binding = 0) buffer First { Address a; } first;\n")
	for i, t := range types {
		for m := range t.Members() {
			w.declare(t.Members()[m].Type)
		}
		for r, rules := range glslRules {
			k := strconv.Itoa(i*len(glslRules) + r)
			w.b.WriteString("layout(" + rules.String() + ", set = 0, binding = " + k + ") buffer B" + k + " {")
			w.members(t, true)
			w.b.WriteString(" } b" + k + ";\n")
		}
	}
	w.b.WriteString("void main() {}\n")
	return w.b.String()
}

// glslBlock returns the declaration of one type, for messages.
func glslBlock(t *spirv.StructType) string { return glslShader([]*spirv.StructType{t}) }

// declare declares the structs in t.
func (w *glslWriter) declare(t ir.Type) {
	s, ok := element(t).(*spirv.StructType)
	if !ok || w.structs[s] != "" {
		return
	}
	for m := range s.Members() {
		w.declare(s.Members()[m].Type)
	}
	w.structs[s] = "S" + strconv.Itoa(len(w.structs))
	w.b.WriteString("struct " + w.structs[s] + " {")
	w.members(s, false)
	w.b.WriteString(" };\n")
}

func (w *glslWriter) members(t *spirv.StructType, inBlock bool) {
	for i := range t.Members() {
		m := &t.Members()[i]
		w.b.WriteByte(' ')
		if inBlock && hasRowMajor(m) {
			w.b.WriteString("layout(row_major) ")
		}
		w.b.WriteString(w.name(element(m.Type)) + " m" + strconv.Itoa(i) + dimensions(m.Type) + ";")
	}
}

// hasRowMajor reports whether the matrices in a member are row-major.
func hasRowMajor(m *spirv.Member) bool {
	if _, row := m.Decoration(spec.DecorationRowMajor); row {
		return true
	}
	if s, ok := element(m.Type).(*spirv.StructType); ok {
		for i := range s.Members() {
			if hasRowMajor(&s.Members()[i]) {
				return true
			}
		}
	}
	return false
}

// element returns the innermost element type of nested arrays.
func element(t ir.Type) ir.Type {
	for {
		switch a := t.(type) {
		case *spirv.ArrayType:
			t = a.Element
		case *spirv.RuntimeArrayType:
			t = a.Element
		default:
			return t
		}
	}
}

func dimensions(t ir.Type) string {
	switch a := t.(type) {
	case *spirv.ArrayType:
		return "[" + strconv.Itoa(int(a.Count)) + "]" + dimensions(a.Element)
	case *spirv.RuntimeArrayType:
		return "[]" + dimensions(a.Element)
	}
	return ""
}

func (w *glslWriter) name(t ir.Type) string {
	prefix := func(e ir.Type) string {
		bits := spirv.BitWidth(e)
		if _, ok := e.(*ir.IntegerType); ok {
			return map[uint32]string{8: "u8", 16: "u16", 32: "u", 64: "u64"}[bits]
		}
		return map[uint32]string{16: "f16", 32: "", 64: "d"}[bits]
	}
	switch t := t.(type) {
	case *spirv.StructType:
		return w.structs[t]
	case *spirv.PointerType:
		return "Address"
	case *spirv.MatrixType:
		return prefix(t.ElementType()) + "mat" + strconv.Itoa(int(t.Columns)) + "x" + strconv.Itoa(int(t.Rows()))
	case *ir.VectorType:
		return prefix(t.ElementType()) + "vec" + strconv.Itoa(int(t.Shape()[0]))
	case *ir.IntegerType:
		return "uint" + strconv.Itoa(int(t.Width)) + "_t"
	}
	return "float" + strconv.Itoa(int(spirv.BitWidth(t))) + "_t"
}
