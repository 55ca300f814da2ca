//go:build cgo

// Package assembly compares the assembly that spvc writes with that of SPIRV-Tools.
package assembly

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/assembly"
	"github.com/spvc/spvc/spirv/grammar"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// allOptions returns each combination of the options.
func allOptions() []assembly.Options {
	var list []assembly.Options
	for bits := range 1 << 6 {
		on := func(bit int) bool { return bits>>bit&1 != 0 }
		list = append(list, assembly.Options{Header: on(0), Indent: on(1), FriendlyNames: on(2), Offsets: on(3), Comments: on(4), Color: on(5)})
	}
	return list
}

// differs returns the first line in which two texts differ.
func differs(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for n := range min(len(a), len(b)) {
		if a[n] != b[n] {
			return fmt.Sprintf("line %d: %q, SPIRV-Tools write %q", n+1, a[n], b[n])
		}
	}
	return fmt.Sprintf("%d lines, SPIRV-Tools write %d", len(a), len(b))
}

func TestCorpus(t *testing.T) {
	options := allOptions()
	for n, f := range corpusFiles(t) {
		binary := decode(t, f)
		// Each binary with names and comments, and with another combination.
		for _, o := range []assembly.Options{{Header: true, Indent: true, FriendlyNames: true, Comments: true}, options[n%len(options)]} {
			want, err := spirvtools.Disassemble(binary, spirvtools.TextOptions{Header: o.Header, Indent: o.Indent, FriendlyNames: o.FriendlyNames,
				Offsets: o.Offsets, Comments: o.Comments, Color: o.Color})
			if err != nil {
				t.Fatalf("%s: %v", f, err)
			}
			got, err := assembly.Disassemble(binary, o)
			if err != nil {
				t.Errorf("%s: %v", f, err)
			} else if !equal(got, want, o.Color) {
				t.Errorf("%s %+v: %s", f, o, differs(got, want))
			}
		}
	}
}

// equal reports whether two texts are equal. SPIRV-Tools of other versions than 2023.1 may choose another spelling of a name. They must then
// read both texts as the same binary, which they cannot if there are colors.
func equal(got, want string, colored bool) bool {
	if got == want || strings.HasPrefix(spirvtools.Version(), "v2023.1") {
		return got == want
	}
	if colored {
		return true
	}
	a, errA := spirvtools.Assemble(got, spirvtools.Universal16)
	b, errB := spirvtools.Assemble(want, spirvtools.Universal16)
	return errA == nil && errB == nil && slices.Equal(a, b)
}

// TestGrammar writes each instruction and each enumerant that SPIRV-Tools know.
func TestGrammar(t *testing.T) {
	known := 0
	check := func(inst []uint32) {
		binary := append([]uint32{words.Magic, uint32(spec.V1_6), 0, 10, 0}, inst...)
		want, err := spirvtools.Disassemble(binary, spirvtools.TextOptions{})
		if err != nil {
			return
		}
		known++
		got, err := assembly.Disassemble(binary, assembly.Options{})
		if strings.HasSuffix(want, " LongCompositesINTEL\n") || strings.HasSuffix(want, " BFloat16ConversionINTEL\n") {
			return // new names, with which SPIRV-Tools no longer read the old ones
		}
		if err != nil || !equal(got, want, false) {
			t.Errorf("%q %v, SPIRV-Tools write %q", got, err, want)
		}
	}
	for _, info := range spec.Ops() {
		if info.Opcode == spec.OpReadPipeBlockingALTERA || info.Opcode == spec.OpWritePipeBlockingALTERA {
			continue // the newest grammar gives them other operands
		}
		inst, _ := grammar.Minimal(info.Opcode, -1, 0)
		check(inst)
		for k := range kindsOf(info.Operands, map[spec.Kind]bool{}) {
			for _, e := range k.Enumerants() {
				if inst, ok := grammar.Minimal(info.Opcode, int(k), e.Value); ok {
					check(inst)
				}
			}
		}
	}
	if known < 3000 {
		t.Errorf("SPIRV-Tools know %d instructions", known)
	}
}

// TestExtended writes each extended instruction that SPIRV-Tools know, with numbers of operands that they accept.
func TestExtended(t *testing.T) {
	for set, least := range map[string]int{"GLSL.std.450": 70, "OpenCL.std": 150, "NonSemantic.Shader.DebugInfo.100": 40, "DebugInfo": 60, "OpenCL.DebugInfo.100": 70,
		"SPV_AMD_gcn_shader": 3, "SPV_AMD_shader_ballot": 4, "SPV_AMD_shader_explicit_vertex_parameter": 1, "SPV_AMD_shader_trinary_minmax": 9,
		"NonSemantic.ClspvReflection.5": 40, "NonSemantic.Other": 20} {
		known := 0
		head := []uint32{words.Magic, uint32(spec.V1_6), 0, 10, 0}
		name := words.AppendString(nil, set)
		head = append(append(head, words.First(spec.OpExtInstImport, 2+len(name)), 1), name...)
		for number := range uint32(220) {
			for n := range 20 {
				for _, operand := range []uint32{1, 0} { // a number or an enumerant may be 0
					ops := slices.Repeat([]uint32{1}, n)
					if n > 0 {
						ops[n-1] = operand
					}
					binary := append(append(slices.Clone(head), words.First(spec.OpExtInst, 5+n), 2, 3, 1, number), ops...)
					want, err := spirvtools.Disassemble(binary, spirvtools.TextOptions{})
					if err != nil || grammar.InstName(set, number) != "" && strings.Contains(want, "%2 %1 "+strconv.Itoa(int(number))) {
						continue // they do not know the instruction, or only its number
					}
					known++
					got, err := assembly.Disassemble(binary, assembly.Options{})
					if err != nil || !equal(got, want, false) {
						t.Errorf("%v %q, SPIRV-Tools write %q", err, got, want)
					}
				}
			}
		}
		if known < least {
			t.Errorf("SPIRV-Tools know %d instructions of %s, want %d or more", known, set, least)
		}
	}
}

// kindsOf adds the kinds of operands, and those of their parameters, to a set.
func kindsOf(list []spec.Operand, set map[spec.Kind]bool) map[spec.Kind]bool {
	for _, o := range list {
		if !set[o.Kind] {
			set[o.Kind] = true
			for _, e := range o.Kind.Enumerants() {
				kindsOf(e.Params, set)
			}
		}
	}
	return set
}

// BenchmarkDisassemble writes all binaries of the corpus, by spvc and by SPIRV-Tools.
func BenchmarkDisassemble(b *testing.B) {
	var all [][]uint32
	size := 0
	for _, f := range corpusFiles(b) {
		binary := decode(b, f)
		all = append(all, binary)
		size += 4 * len(binary)
	}
	for _, by := range []struct {
		name string
		f    func(binary []uint32) (string, error)
	}{
		{"spvc", func(binary []uint32) (string, error) {
			return assembly.Disassemble(binary, assembly.Options{Header: true, Indent: true, FriendlyNames: true})
		}},
		{"SPIRV-Tools", func(binary []uint32) (string, error) {
			return spirvtools.Disassemble(binary, spirvtools.TextOptions{Header: true, Indent: true, FriendlyNames: true})
		}},
	} {
		b.Run(by.name, func(b *testing.B) {
			b.SetBytes(int64(size))
			b.ReportAllocs()
			for b.Loop() {
				for _, binary := range all {
					if _, err := by.f(binary); err != nil {
						b.Fatal(err)
					}
				}
			}
		})
	}
}

func corpusFiles(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob("../corpus/bin/*.spv")
	if err != nil || len(files) < 300 {
		t.Fatalf("%d binaries, %v", len(files), err)
	}
	return files
}

func decode(t testing.TB, file string) []uint32 {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	binary, ok := words.Decode(data)
	if !ok {
		t.Fatalf("%s has no whole words", file)
	}
	return binary
}
