package layout

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// native is a language whose compiler lays out structs like the rule set C. The methods
// return or write text; vectors and matrices are arrays there.
type native interface {
	// scalar returns the name of an unsigned integer type of the given size.
	scalar(bytes int) string
	// member declares a member of type typ, in arrays of the given lengths.
	member(b *strings.Builder, name, typ string, dims []int)
	// structure declares a struct; members is the output of member.
	structure(b *strings.Builder, name, members string)
	// offset and size return expressions: the offset of a member of a struct, and the
	// size of a member after the given number of array indices.
	offset(structure, member string) string
	size(structure, member string, levels int) string
	// whole returns an expression of the size of a struct.
	whole(structure string) string
	// program returns a program that prints the numbers, one per line.
	program(declarations string, numbers []string) string
	// output compiles and runs the program.
	output(dir, source string) ([]byte, error)
}

type cLanguage struct{}

func (cLanguage) scalar(n int) string { return "uint" + strconv.Itoa(8*n) + "_t" }
func (cLanguage) member(b *strings.Builder, name, typ string, dims []int) {
	fmt.Fprintf(b, "%s %s%s; ", typ, name, brackets(dims))
}
func (cLanguage) structure(b *strings.Builder, name, members string) {
	fmt.Fprintf(b, "typedef struct { %s} %s;\n", members, name)
}
func (cLanguage) offset(s, m string) string { return "offsetof(" + s + ", " + m + ")" }
func (cLanguage) size(s, m string, levels int) string {
	return "sizeof(((" + s + " *)0)->" + m + strings.Repeat("[0]", levels) + ")"
}
func (cLanguage) whole(s string) string { return "sizeof(" + s + ")" }
func (cLanguage) program(declarations string, numbers []string) string {
	return "#include <stddef.h>\n#include <stdint.h>\n#include <stdio.h>\n" + declarations +
		"static const unsigned long long numbers[] = {\n" + strings.Join(numbers, ",\n") + "\n};\n" +
		"int main(void) { for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) printf(\"%llu\\n\", numbers[i]); return 0; }\n"
}
func (cLanguage) output(dir, source string) ([]byte, error) {
	file := filepath.Join(dir, "offsets.c")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		return nil, err
	}
	program := filepath.Join(dir, "offsets")
	if out, err := exec.Command("gcc", "-O0", "-o", program, file).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %.1000s", err, out)
	}
	return exec.Command(program).Output()
}

type goLanguage struct{}

func (goLanguage) scalar(n int) string { return "uint" + strconv.Itoa(8*n) }
func (goLanguage) member(b *strings.Builder, name, typ string, dims []int) {
	fmt.Fprintf(b, "%s %s%s; ", name, brackets(dims), typ)
}
func (goLanguage) structure(b *strings.Builder, name, members string) {
	fmt.Fprintf(b, "type %s struct { %s}\nvar v%s %s\n", name, members, name, name)
}
func (goLanguage) offset(s, m string) string { return "unsafe.Offsetof(v" + s + "." + m + ")" }
func (goLanguage) size(s, m string, levels int) string {
	return "unsafe.Sizeof(v" + s + "." + m + strings.Repeat("[0]", levels) + ")"
}
func (goLanguage) whole(s string) string { return "unsafe.Sizeof(v" + s + ")" }
func (goLanguage) program(declarations string, numbers []string) string {
	return "package main\n\nimport (\n\"bufio\"\n\"fmt\"\n\"os\"\n\"unsafe\"\n)\n\n" + declarations +
		"var numbers = [...]uintptr{\n" + strings.Join(numbers, ",\n") + ",\n}\n\n" +
		"func main() {\nw := bufio.NewWriter(os.Stdout)\nfor _, n := range numbers { fmt.Fprintln(w, n) }\nw.Flush()\n}\n"
}
func (goLanguage) output(dir, source string) ([]byte, error) {
	file := filepath.Join(dir, "offsets.go")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		return nil, err
	}
	program := filepath.Join(dir, "offsets")
	if out, err := exec.Command("go", "build", "-gcflags=-N -l", "-o", program, file).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %.1000s", err, out)
	}
	return exec.Command(program).Output()
}

func brackets(dims []int) string {
	var b strings.Builder
	for _, d := range dims {
		fmt.Fprintf(&b, "[%d]", d)
	}
	return b.String()
}

// nativeWriter writes structs of a native language and the numbers to compare.
type nativeWriter struct {
	native
	b       strings.Builder
	numbers []string
	want    []int64
	names   map[*spirv.StructType]string
}

// add declares t, laid out under C, and the structs in it, and adds their numbers.
func (w *nativeWriter) add(t *spirv.StructType, size int64) {
	w.declare(t)
	w.expect(w.whole(w.names[t]), size)
}

func (w *nativeWriter) expect(number string, want int64) {
	w.numbers = append(w.numbers, number)
	w.want = append(w.want, want)
}

func (w *nativeWriter) declare(t *spirv.StructType) {
	if w.names[t] != "" {
		return
	}
	for i := range t.Members() {
		if s, ok := element(t.Members()[i].Type).(*spirv.StructType); ok {
			w.declare(s)
		}
	}
	name := "S" + strconv.Itoa(len(w.names))
	w.names[t] = name
	var members strings.Builder
	for i := range t.Members() {
		m := &t.Members()[i]
		field := "m" + strconv.Itoa(i)
		dims, strides := w.shape(m)
		w.member(&members, field, w.typeName(element(m.Type)), dims)
		w.expect(w.offset(name, field), int64(m.Offset))
		for level, stride := range strides {
			w.expect(w.size(name, field, level+1), stride)
		}
	}
	w.structure(&w.b, name, members.String())
}

// shape returns the array lengths of a member in C, and the strides of the arrays that
// have one.
func (w *nativeWriter) shape(m *spirv.Member) (dims []int, strides []int64) {
	t := m.Type
	for {
		switch a := t.(type) {
		case *spirv.ArrayType:
			t, dims, strides = a.Element, append(dims, int(a.Count)), append(strides, int64(a.Stride))
			continue
		case *spirv.RuntimeArrayType:
			t, dims, strides = a.Element, append(dims, 0), append(strides, int64(a.Stride))
			continue
		case *spirv.MatrixType:
			stride, _ := m.Decoration(spec.DecorationMatrixStride)
			strides = append(strides, int64(stride.Value))
			if _, row := m.Decoration(spec.DecorationRowMajor); row {
				return append(dims, int(a.Rows()), int(a.Columns)), strides
			}
			return append(dims, int(a.Columns), int(a.Rows())), strides
		case *ir.VectorType:
			return append(dims, int(a.Shape()[0])), strides
		}
		return dims, strides
	}
}

func (w *nativeWriter) typeName(t ir.Type) string {
	if s, ok := t.(*spirv.StructType); ok {
		return w.names[s]
	}
	return w.scalar(int(scalarBytes(t)))
}

func compareNative(t *testing.T, lang native, o blockgen.Options) {
	total, numbers := 0, 0
	blocks(o, count(5000, 200), func(batch []*spirv.StructType) {
		w := &nativeWriter{native: lang, names: map[*spirv.StructType]string{}}
		var ends []int // number of entries of each type
		for _, typ := range batch {
			in := layOut(t, typ, blocklayout.C)
			size := in.Size
			if in.Runtime { // C pads these too
				size = (size + in.Align - 1) / in.Align * in.Align
			}
			w.add(in.Type.(*spirv.StructType), size)
			ends = append(ends, len(w.want))
		}
		out, err := lang.output(t.TempDir(), lang.program(w.b.String(), w.numbers))
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Fields(string(out))
		if len(lines) != len(w.want) {
			t.Fatalf("%d numbers, want %d", len(lines), len(w.want))
		}
		k := 0
		for i, line := range lines {
			for i >= ends[k] {
				k++
			}
			if line != strconv.FormatInt(w.want[i], 10) {
				t.Errorf("%s: %s is %s, here %d", ir.TypeString(batch[k]), w.numbers[i], line, w.want[i])
			}
		}
		total, numbers = total+len(batch), numbers+len(lines)
	})
	t.Logf("%d types, %d numbers", total, numbers)
}

// TestC compares the rule set C with gcc's offsetof and sizeof.
func TestC(t *testing.T) { compareNative(t, cLanguage{}, blockgen.All()) }

// TestGo compares the rule set C with unsafe.Offsetof and Sizeof. Go pads structs that
// end in an array without elements, so the test has no such structs.
func TestGo(t *testing.T) {
	o := blockgen.All()
	o.Unsized = false
	compareNative(t, goLanguage{}, o)
}
