//go:build cgo

package corpus

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// facts holds the declarations of a module, counted independently of the code under
// test.
type facts struct {
	binding, set, specs map[uint32]uint32 // by id
	class               map[uint32]spec.StorageClass
	entries             [][]uint32 // the words of each
	modes, params       map[uint32]int
}

func factsOf(words []uint32) *facts {
	f := &facts{binding: map[uint32]uint32{}, set: map[uint32]uint32{}, specs: map[uint32]uint32{},
		class: map[uint32]spec.StorageClass{}, modes: map[uint32]int{}, params: map[uint32]int{}}
	function := uint32(0)
	for in := range spvwords.Instructions(words) {
		o := in.Operands
		switch in.Opcode {
		case spec.OpDecorate:
			switch spec.Decoration(o[1]) {
			case spec.DecorationBinding:
				f.binding[o[0]] = o[2]
			case spec.DecorationDescriptorSet:
				f.set[o[0]] = o[2]
			case spec.DecorationSpecId:
				f.specs[o[0]] = o[2]
			}
		case spec.OpVariable:
			f.class[o[1]] = spec.StorageClass(o[2])
		case spec.OpEntryPoint:
			f.entries = append(f.entries, o)
		case spec.OpExecutionMode, spec.OpExecutionModeId:
			f.modes[o[0]]++
		case spec.OpFunction:
			function = o[1]
		case spec.OpFunctionParameter:
			f.params[function]++
		}
	}
	return f
}

// interfaceOf returns the number of ids in the interface of an OpEntryPoint, from the
// words after its name.
func (f *facts) interfaceOf(entry []uint32, class spec.StorageClass) (n int) {
	at := 2
	for at < len(entry) && entry[at]&0xff000000 != 0 {
		at++
	}
	for _, id := range entry[at+1:] {
		if c, ok := f.class[id]; ok && c == class {
			n++
		}
	}
	return n
}

// TestReflected checks that reflection returns everything that the modules of the
// corpus declare.
func TestReflected(t *testing.T) {
	bindings, variables := 0, 0
	for name, words := range binaries(t) {
		m, err := reflect.Reflect(words)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		f := factsOf(words)
		places := map[[2]uint32]bool{}
		for id, b := range f.binding {
			places[[2]uint32{f.set[id], b}] = true
			if m.Resource(f.set[id], b) == nil {
				t.Errorf("%s: no descriptor at %d:%d", name, f.set[id], b)
			}
		}
		if len(places) != len(m.Resources) {
			t.Errorf("%s: %d descriptors, %d places are decorated", name, len(m.Resources), len(places))
		}
		bindings += len(places)
		for _, id := range f.specs {
			if m.Spec(id) == nil {
				t.Errorf("%s: no specialization constant %d", name, id)
			}
		}
		if len(m.Sources) == 0 && !strings.Contains(name, "wgsl") {
			t.Errorf("%s: no source language", name)
		}
		if len(f.entries) != len(m.EntryPoints) {
			t.Fatalf("%s: %d entry points", name, len(m.EntryPoints))
		}
		for i := range m.EntryPoints {
			variables += checkEntry(t, name, f, f.entries[i], &m.EntryPoints[i])
		}
	}
	if bindings < 150 || variables < 150 {
		t.Errorf("only %d bindings and %d variables seen", bindings, variables)
	}
}

// checkEntry compares an entry point with its words, and counts its variables.
func checkEntry(t *testing.T, name string, f *facts, words []uint32, e *reflect.EntryPoint) int {
	t.Helper()
	if n := f.interfaceOf(words, spec.StorageClassInput); n != len(e.Inputs()) {
		t.Errorf("%s: %d inputs, %d are listed", name, len(e.Inputs()), n)
	}
	if n := f.interfaceOf(words, spec.StorageClassOutput); n != len(e.Outputs()) {
		t.Errorf("%s: %d outputs, %d are listed", name, len(e.Outputs()), n)
	}
	if n := f.modes[words[1]]; n != len(e.Modes) {
		t.Errorf("%s: %d execution modes of %d", name, len(e.Modes), n)
	}
	if n := f.params[words[1]]; n != len(e.Parameters) {
		t.Errorf("%s: %d parameters of %d", name, len(e.Parameters), n)
	}
	sized := []spec.ExecutionModel{spec.ExecutionModelGLCompute, spec.ExecutionModelTaskEXT, spec.ExecutionModelMeshEXT}
	if slices.Contains(sized, e.Model) != (e.LocalSize != [3]uint32{}) && e.Model != spec.ExecutionModelKernel {
		t.Errorf("%s: %s of local size %v", name, e.Model, e.LocalSize)
	}
	known := func(what, typ string) {
		if strings.Contains(typ, "unknown") || strings.Contains(typ, "…") {
			t.Errorf("%s: %s has the type %s", name, what, typ)
		}
	}
	for _, v := range e.Interface {
		known(v.Name, v.Type.String())
		placed := v.Location != nil || v.BuiltIn != nil
		for _, m := range v.Members() {
			known(m.Name, m.Type.String())
			placed = placed || m.BuiltIn != nil || m.Location != nil
		}
		if class := v.StorageClass; !placed && (class == spec.StorageClassInput || class == spec.StorageClassOutput) {
			t.Errorf("%s: %s is nowhere", name, v.Name)
		}
	}
	for i := range e.Parameters {
		known("a parameter", e.Parameters[i].Type.String())
	}
	return len(e.Interface)
}
