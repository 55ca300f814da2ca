package runner

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/report"
)

// TestPrintf compares texts with those of a C library: each line of the file has a format, the type and
// the bits of its argument, and the text.
func TestPrintf(t *testing.T) {
	text, err := os.ReadFile("testdata/printf.tsv")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if len(lines) < 500 {
		t.Fatalf("%d lines", len(lines))
	}
	for _, line := range lines {
		f := strings.Split(line, "\t")
		bits, err := strconv.ParseUint(f[2], 0, 64)
		if err != nil {
			t.Fatal(err)
		}
		if got := printed(t, f[0], []string{f[1]}, uint32(bits), uint32(bits>>32)); got != f[3] {
			t.Errorf("%s of %s %s: %q, not %q", f[0], f[1], f[2], got, f[3])
		}
	}
}

// printed returns the text of a print whose arguments have the given types and words.
func printed(t *testing.T, format string, types []string, words ...uint32) string {
	t.Helper()
	_, site, ok := report.ParsePrint(report.PrintText(0, "a:1:2\t"+strings.Join(types, " ")+"\t"+format))
	if !ok {
		t.Fatalf("%q of %v is no print", format, types)
	}
	verbs, err := report.ParseFormat(site.Format)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w := bufio.NewWriter(&out)
	args := make([]reflect.PrintType, len(site.Types))
	for i, t := range site.Types {
		args[i] = reflect.PrintType(t)
	}
	printRecord(w, verbs, args, words)
	w.Flush()
	return out.String()
}

// TestPrintfOfNarrow prints numbers of other widths than C has, and records with too few words.
func TestPrintfOfNarrow(t *testing.T) {
	for _, c := range []struct {
		format string
		types  []string
		words  []uint32
		want   string
	}{
		{"%d %u %x", []string{"i8", "i8", "i8"}, []uint32{0xff, 0xff, 0xff}, "-1 255 ff"},
		{"%d %hhd %i", []string{"i1", "i1", "i1"}, []uint32{1, 1, 0}, "1 1 0"},
		{"%hd %hhd", []string{"i8", "i16"}, []uint32{0x80, 0x180}, "-128 -128"},
		{"%d %u", []string{"i48", "i48"}, []uint32{0, 0x8000, 1, 1}, "-140737488355328 4294967297"},
		{"100%% of %d%c", []string{"i16", "i8"}, []uint32{7, '\n'}, "100% of 7\n"},
		{"%f|%d", []string{"f64", "i32"}, []uint32{0, 0x3ff00000}, "1.000000|"},
		{"%d", []string{"i64"}, []uint32{1}, ""},
	} {
		if got := printed(t, c.format, c.types, c.words...); got != c.want {
			t.Errorf("%q: %q, not %q", c.format, got, c.want)
		}
	}
}

// printing returns a launch of a kernel that prints, with a report buffer beside.
func printing() (*Launch, *bytes.Buffer) {
	out := &bytes.Buffer{}
	m := &reflect.Module{
		EntryPoints: []reflect.EntryPoint{{Name: "k", Model: reflect.GLCompute, Resources: []*reflect.Resource{{Name: report.PrintName, Binding: 3}, {Name: report.BufferName, Binding: 4}}}},
		Prints:      []reflect.PrintSite{{Place: "a:1:2", Types: []reflect.PrintType{{Bits: 32}}, Format: "%d;"}, {Place: "a:2:2", Format: "end\n"}},
		Sites:       []reflect.Site{{Place: "a:3:2", What: "store"}},
	}
	return &Launch{Module: m, Entry: "k", Out: out}, out
}

func TestRunPrints(t *testing.T) {
	l, out := printing()
	record := func(site, x, y, z uint32, args ...uint32) []uint32 {
		size := uint32(report.PrintWords + len(args))
		return append([]uint32{report.Header(report.Print, size), site, x, y, z}, args...)
	}
	words := slices.Concat([]uint32{9, 200}, record(0, 1, 0, 0, 10), record(0, 0, 1, 0, 20), record(1, 0, 0, 1), record(0, 0, 0, 0, 1),
		record(0, 1, 0, 0, 11), record(7, 0, 0, 0), record(0, 0, 0, 0, 0xffffffff), []uint32{report.Header(report.Assert, report.AssertWords), 0, 0, 0, 0})
	d := &reporting{words: words}
	if _, err := Run(t.Context(), d, l); err != nil {
		t.Fatal(err)
	}
	const want = "1;-1;10;11;20;end\nspvc: the kernel \"k\" printed 2 more times, for which its buffer of 1048576 bytes has no room\n"
	if out.String() != want {
		t.Errorf("%q, not %q", out.String(), want)
	}
	if len(d.buffers) != 2 || !d.buffers[0].closed || !d.buffers[1].closed || len(d.ran[0].Bindings) != 2 {
		t.Errorf("%d buffers", len(d.buffers))
	}
	// A kernel that fails prints as well, and a caller's own buffer is not read.
	l, out = printing()
	broken := errors.New("broken")
	if _, err := Run(t.Context(), &reporting{words: words, fails: broken}, l); err != broken || out.Len() == 0 {
		t.Errorf("%v, %q", err, out)
	}
	l, out = printing()
	l.Bindings = []Binding{{Binding: 3, Buffer: &memory{data: make([]byte, 1024)}}}
	if _, err := Run(t.Context(), &reporting{words: words}, l); err != nil || out.Len() != 0 {
		t.Errorf("%v, %q", err, out)
	}
}

// TestRunPrintFails has buffers that cannot be made or read, and a writer that fails.
func TestRunPrintFails(t *testing.T) {
	l, _ := printing()
	broken := errors.New("broken")
	if _, err := Run(t.Context(), &reporting{noRoom: broken}, l); err != broken {
		t.Error(err)
	}
	l.Module.Sites = nil
	if _, err := Run(t.Context(), &reporting{noRoom: broken}, l); err != broken {
		t.Error(err)
	}
	a := attachedPrints{l, &memory{data: make([]byte, printBytes), fails: broken}}
	if err := a.print(); err != broken {
		t.Error(err)
	}
	data := make([]byte, printBytes)
	for i, w := range []uint32{1, 5, report.Header(report.Print, 5), 1, 0, 0, 0} {
		binary.LittleEndian.PutUint32(data[4*i:], w)
	}
	l.Out = failing{broken}
	if err := (&attachedPrints{l, &memory{data: data}}).print(); err != broken {
		t.Error(err)
	}
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

// TestPrintBounds prints a zero and numbers with a precision of 0, and a format with more conversions than arguments.
func TestPrintBounds(t *testing.T) {
	for _, c := range []struct{ format, want string }{
		{"%#08.0x", "     0x5"}, {"%#08x", "0x000005"}, {"%#02x", "0x5"}, {"%#-08x|", "0x5     |"}, {"%.0d", "5"},
	} {
		if got := printed(t, c.format, []string{"i32"}, 5); got != c.want {
			t.Errorf("%s: %q, want %q", c.format, got, c.want)
		}
	}
	verbs, err := report.ParseFormat("a%db%dc")
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w := bufio.NewWriter(&out)
	printRecord(w, verbs, []reflect.PrintType{{Bits: 32}}, []uint32{1, 2})
	w.Flush()
	if out.String() != "a1b" {
		t.Errorf("%q", out.String())
	}
}

// once is memory of which one read fails: the first, or the one after some reads.
type once struct {
	memory
	after int
}

func (o *once) Read(offset int, dst []byte) error {
	if o.after--; o.after == -1 {
		return o.fails
	}
	copy(dst, o.data[offset:])
	return nil
}

// TestPrintsOfBuffers prints from buffers whose records are of sites that the module does not have, that have lost
// no record or one, and whose header or records cannot be read.
func TestPrintsOfBuffers(t *testing.T) {
	for _, c := range []struct {
		count, site uint32
		want        string
	}{
		{1, 1, "end\n"}, {1, 2, ""}, {1, 3, ""}, {0, 1, "end\n"},
		{2, 1, "end\nspvc: the kernel \"k\" printed 1 more times, for which its buffer of 1048576 bytes has no room\n"},
	} {
		l, out := printing()
		data := make([]byte, 4*7)
		for i, w := range []uint32{c.count, 5, report.Header(report.Print, 5), c.site, 0, 0, 0} {
			binary.LittleEndian.PutUint32(data[4*i:], w)
		}
		if err := (&attachedPrints{l, &memory{data: data}}).print(); err != nil || out.String() != c.want {
			t.Errorf("%+v: %v, %q", c, err, out)
		}
		broken := errors.New("broken")
		for after := range 2 {
			unread, out := printing()
			if err := (&attachedPrints{unread, &once{memory{data: data, fails: broken}, after}}).print(); err != broken || out.Len() != 0 {
				t.Errorf("%+v, read %d: %v, %q", c, after, err, out)
			}
		}
	}
}
