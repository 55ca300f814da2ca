package specgen

import (
	"bytes"
	"fmt"
	"go/format"
	"slices"
	"strings"
)

// Tables are the names of the table files, in the order that Parse requires.
var Tables = [...]string{"spirv.tbl", "mlir.tbl"}

// File is a generated file of spirv/spec.
type File struct {
	Name string
	Text []byte
}

// writer collects the text of one file.
type writer struct{ bytes.Buffer }

func (w *writer) f(form string, args ...any) { fmt.Fprintf(&w.Buffer, form, args...) }

// Generate returns the Go files, formatted.
func Generate(f *Facts) ([]File, error) {
	var files []File
	for _, g := range [...]struct {
		name string
		gen  func(*Facts, *writer) error
	}{
		{"kinds_gen.go", genKinds},
		{"enumerants_gen.go", genEnumerants},
		{"kind_rows_gen.go", genKindRows},
		{"opcodes_gen.go", genOpcodes},
		{"op_rows_gen.go", genOpRows},
		{"extensions_gen.go", genExtensions},
		{"extinst_gen.go", genSets},
	} {
		var w writer
		w.f("// Code generated from internal/specgen/*.tbl by \"make generate\"; DO NOT EDIT.\n\npackage spec\n\n")
		if err := g.gen(f, &w); err != nil {
			return nil, err
		}
		text, err := format.Source(w.Bytes())
		if err != nil {
			return nil, fmt.Errorf("%s: %w", g.name, err)
		}
		files = append(files, File{g.name, text})
	}
	return files, nil
}

// wordsOnly is the enumerations without a Go type: no operation of the dialect has an attribute of
// them and no reader of binaries compares their values. Their rows give names and demands of words.
var wordsOnly = []string{"ComponentType", "CooperativeMatrixReduce", "CooperativeVectorMatrixLayout", "FPDenormMode", "FPOperationMode",
	"FragmentShadingRate", "GatherModes", "HostAccessQualifier", "InitializationModeQualifier", "KernelEnqueueFlags", "KernelProfilingInfo",
	"LoadCacheControl", "MatrixMultiplyAccumulateOperands", "NamedMaximumNumberOfRegisters", "OverflowModes", "QuantizationModes",
	"RawAccessChainOperands", "RayFlags", "RayQueryCandidateIntersectionType", "RayQueryCommittedIntersectionType", "RayQueryIntersection",
	"StoreCacheControl", "TensorAddressingOperands", "TensorClampMode", "TensorOperands"}

// isTyped reports whether k is an enumeration with a Go type and constants.
func (k *Kind) isTyped() bool { return k.isEnum() && !slices.Contains(wordsOnly, k.Name) }

func (k *Kind) isEnum() bool { return k.Category == CategoryValue || k.Category == CategoryBits }

// genKinds writes the kinds, and the type and methods of each enumeration.
func genKinds(f *Facts, w *writer) error {
	w.f("// The operand kinds.\nconst (\n")
	for i, k := range f.Kinds {
		w.f("\tKind%s", k.Name)
		if i == 0 {
			w.f(" Kind = iota")
		}
		w.f("\n")
	}
	w.f("\n\tnumKinds = iota\n)\n\n")
	for _, k := range f.Kinds {
		if !k.isTyped() {
			continue
		}
		n := k.Name
		if k.Category == CategoryBits {
			w.f("// %s is SPIR-V's bit mask of this name.\n", n)
		} else {
			w.f("// %s is SPIR-V's enumeration of this name.\n", n)
		}
		w.f("type %s uint32\n\n", n)
		w.f("// Parse%[1]s reads what String writes, and the other spellings.\nfunc Parse%[1]s(s string) (%[1]s, bool) {\nv, ok := Kind%[1]s.Parse(s)\nreturn %[1]s(v), ok\n}\n\n", n)
		w.f("func (v %[1]s) String() string { return Kind%[1]s.Format(uint32(v)) }\n\n", n)
		if n == "Capability" {
			w.f("// Implies returns the capabilities that v directly implies. The result is shared: read only.\nfunc (v Capability) Implies() []Capability { return KindCapability.availability(uint32(v)).Capabilities }\n\n")
		} else {
			w.f("// Requires returns the capabilities any of which permits v; none means no demand. The result is shared: read only.\nfunc (v %[1]s) Requires() []Capability { return Kind%[1]s.availability(uint32(v)).Capabilities }\n\n", n)
		}
		w.f("// Extensions returns the extensions any of which v demands. The result is shared: read only.\nfunc (v %[1]s) Extensions() []Extension { return Kind%[1]s.availability(uint32(v)).Extensions }\n\n", n)
		w.f("// MinVersion returns the first version that has v, or 0 when all have it.\nfunc (v %[1]s) MinVersion() Version { return Kind%[1]s.availability(uint32(v)).Min }\n\n", n)
		w.f("// MaxVersion returns the last version that has v, or 0 when no later one dropped it.\nfunc (v %[1]s) MaxVersion() Version { return Kind%[1]s.availability(uint32(v)).Max }\n\n", n)
		if k.Category == CategoryBits {
			w.f("// Bits yields the bits set in v, lowest first.\nfunc (v %[1]s) Bits(yield func(%[1]s) bool) {\nfor v != 0 && yield(v&-v) {\nv &= v - 1\n}\n}\n\n", n)
		}
	}
	return nil
}

// constName joins a kind and an enumerant, without a prefix that the enumerant repeats.
func constName(kind, enumerant string) string {
	if rest, ok := strings.CutPrefix(enumerant, kind); ok && rest != "" {
		return kind + rest
	}
	return kind + enumerant
}

func genEnumerants(f *Facts, w *writer) error {
	for _, k := range f.Kinds {
		if !k.isTyped() {
			continue
		}
		seen := map[string]uint32{}
		w.f("// Values of %s.\nconst (\n", k.Name)
		put := func(name string, v uint32) error {
			n := constName(k.Name, name)
			if old, ok := seen[n]; ok {
				if old != v {
					return fmt.Errorf("constant %s stands for %d and %d", n, old, v)
				}
				return nil
			}
			seen[n] = v
			if k.Category == CategoryBits {
				w.f("\t%s %s = %#x\n", n, k.Name, v)
			} else {
				w.f("\t%s %s = %d\n", n, k.Name, v)
			}
			return nil
		}
		for _, c := range k.Cases {
			for _, n := range append([]string{c.Name}, c.Aliases...) {
				if err := put(n, c.Value); err != nil {
					return err
				}
			}
		}
		w.f(")\n\n")
	}
	return nil
}

func genKindRows(f *Facts, w *writer) error {
	w.f("var kindRows = [numKinds]kindRow{\n")
	for _, k := range f.Kinds {
		w.f("\tKind%s: {name: %q, category: %s", k.Name, k.Name, categoryConst(k.Category))
		if len(k.Bases) > 0 {
			w.f(", bases: []Kind{")
			for _, b := range k.Bases {
				w.f("Kind%s, ", b)
			}
			w.f("}")
		}
		if k.isEnum() {
			if err := genCases(k, w); err != nil {
				return err
			}
		}
		w.f("},\n")
	}
	w.f("}\n")
	return nil
}

func categoryConst(c Category) string {
	return map[Category]string{
		CategoryValue: "ValueEnum", CategoryBits: "BitEnum", CategoryID: "ID",
		CategoryLiteral: "Literal", CategoryComposite: "Composite",
	}[c]
}

// genCases writes the enumerants by value, all spellings by name, and the order of printing.
func genCases(k *Kind, w *writer) error {
	w.f(", cases: []Enumerant{\n")
	type named struct {
		name  string
		value uint32
	}
	var names []named
	index := map[string]int{}
	for i, c := range k.Cases {
		if i > 0 && k.Cases[i-1].Value == c.Value {
			return fmt.Errorf("%s: %s and %s are both %d", k.Name, k.Cases[i-1].Name, c.Name, c.Value)
		}
		w.f("\t\t{Value: %d, Name: %q", c.Value, c.Name)
		if err := genOperands(w, "Params", c.Params); err != nil {
			return err
		}
		if err := genAvail(w, &c.Avail); err != nil {
			return err
		}
		w.f("},\n")
		index[c.Name] = i
		for _, n := range append([]string{c.Name}, c.Aliases...) {
			names = append(names, named{n, c.Value})
		}
	}
	w.f("\t}, names: []nameRow{\n")
	slices.SortFunc(names, func(a, b named) int { return strings.Compare(a.name, b.name) })
	for i, n := range names {
		if i > 0 && names[i-1] == n {
			continue
		}
		if i > 0 && names[i-1].name == n.name {
			return fmt.Errorf("%s: %s is both %d and %d", k.Name, n.name, names[i-1].value, n.value)
		}
		w.f("\t\t{%q, %d},\n", n.name, n.value)
	}
	w.f("\t}, order: []uint16{")
	for _, n := range k.Order {
		w.f("%d, ", index[n])
	}
	for i, c := range k.Cases {
		if !slices.Contains(k.Order, c.Name) {
			w.f("%d, ", i)
		}
	}
	w.f("}, mlir: %d", len(k.Order))
	return nil
}

func genOperands(w *writer, field string, ops []string) error {
	if len(ops) == 0 {
		return nil
	}
	w.f(", %s: []Operand{", field)
	for _, o := range ops {
		kind, quant := o, "One"
		switch o[len(o)-1] {
		case '?':
			kind, quant = o[:len(o)-1], "Optional"
		case '*':
			kind, quant = o[:len(o)-1], "Variadic"
		}
		w.f("{Kind%s, %s}, ", kind, quant)
	}
	w.f("}")
	return nil
}

func genAvail(w *writer, a *Avail) error {
	if len(a.Caps) == 0 && len(a.Exts) == 0 && a.Since == "" && a.Until == "" {
		return nil
	}
	w.f(", Availability: Availability{")
	for _, v := range [...]struct{ field, version string }{{"Min", a.Since}, {"Max", a.Until}} {
		if v.version != "" {
			w.f("%s: %s, ", v.field, versionConst(v.version))
		}
	}
	if len(a.Caps) > 0 {
		w.f("Capabilities: []Capability{")
		for _, c := range a.Caps {
			w.f("%s, ", constName("Capability", c))
		}
		w.f("}, ")
	}
	if len(a.Exts) > 0 {
		w.f("Extensions: []Extension{")
		for _, e := range a.Exts {
			w.f("%s, ", e)
		}
		w.f("}")
	}
	w.f("}")
	return nil
}

func versionConst(v string) string { return "V" + strings.ReplaceAll(v, ".", "_") }
