package reduce

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/ir"
)

var update = flag.Bool("update", false, "write what edits do to testdata/*.golden")

// TestEdits records what each edit does to the files of testdata, alone and together. The
// first line of a file names the strategies.
func TestEdits(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal("no test files", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".mlir"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := strings.TrimSuffix(string(recordEdits(t, file, text)), "\n")
			golden.Lines(t, strings.TrimSuffix(file, ".mlir")+".golden", strings.Split(got, "\n"), *update)
		})
	}
}

// namedStrategies returns the strategies that the comment in the first line names.
func namedStrategies(t *testing.T, line string) []*strategy {
	known := structureStrategies()
	for depth := 1; depth <= 3; depth++ {
		for _, st := range eraseStrategies(depth) {
			st.name += fmt.Sprint(" ", depth)
			known = append(known, st)
		}
	}
	var list []*strategy
	for _, name := range strings.Split(strings.TrimPrefix(line, "// "), ", ") {
		found := false
		for _, st := range known {
			if st.name == name {
				list, found = append(list, st), true
			}
		}
		if !found {
			t.Fatalf("no strategy %q", name)
		}
	}
	return list
}

func recordEdits(t *testing.T, name string, text []byte) []byte {
	ctx := ir.NewContext(all.Registry())
	ctx.AllowUnregistered = true
	var reported []string
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		reported = append(reported, d.Message)
		return true
	})
	op, ok := ir.Parse(ctx, ctx.AddFile(name, text))
	if !ok || !ir.Verify(op) {
		t.Fatal(reported)
	}
	var out bytes.Buffer
	line, _, _ := strings.Cut(string(text), "\n")
	opts := &Options{}
	if strings.Contains(name, "placeholder") {
		opts.Placeholder = func(b *ir.Builder, t ir.Type, loc ir.Location) *ir.Operation {
			return ub.Materialize(b, ub.PoisonOf(t.Context()), t, loc)
		}
	}
	m := newMeter()
	size := m.measure(op)
	before := string(ir.Print(nil, op, ir.PrintOptions{Generic: true}))
	printed := string(ir.Print(nil, op, ir.PrintOptions{}))
	for _, st := range namedStrategies(t, line) {
		n := len(st.list(newWork(op, opts, st)))
		if got := string(ir.Print(nil, op, ir.PrintOptions{Generic: true})); got != before {
			t.Errorf("%s changes the IR when it lists edits", st.name)
		}
		for i := 0; i <= n; i++ {
			reported = nil
			w := newWork(clone(op), opts, st)
			edits := st.list(w)
			title := "all edits"
			if i < n {
				title, edits = fmt.Sprint("edit ", i, " at ", describe(edits[i].op)), edits[i:i+1]
			}
			fmt.Fprintf(&out, "== %s: %s: ", st.name, title)
			applied := 0
			for _, e := range edits {
				if !w.erased[e.op] && e.apply(w) {
					applied++
				}
			}
			after := m.measure(w.root)
			switch {
			case applied == 0:
				out.WriteString("nothing\n")
			case !ir.Verify(w.root):
				fmt.Fprintf(&out, "invalid: %s\n", strings.Join(reported, "; "))
			default:
				fmt.Fprintf(&out, "%d applied, smaller %v, size %v\n%s", applied, after.less(&size), after, changedLines(printed, string(ir.Print(nil, w.root, ir.PrintOptions{}))))
			}
		}
	}
	return out.Bytes()
}

// changedLines returns the lines of before that are not in after, with a minus sign, and
// those that are new, with a plus sign.
func changedLines(before, after string) string {
	a, b := strings.Split(before, "\n"), strings.Split(after, "\n")
	common := make([][]int, len(a)+1) // the length of the longest common sequence of a[i:] and b[j:]
	for i := range common {
		common[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if common[i][j] = max(common[i+1][j], common[i][j+1]); a[i] == b[j] {
				common[i][j] = 1 + common[i+1][j+1]
			}
		}
	}
	var out strings.Builder
	for i, j := 0, 0; i < len(a) || j < len(b); {
		switch {
		case i < len(a) && j < len(b) && a[i] == b[j]:
			i, j = i+1, j+1
		case j == len(b) || i < len(a) && common[i+1][j] >= common[i][j+1]:
			out.WriteString("-" + a[i] + "\n")
			i++
		default:
			out.WriteString("+" + b[j] + "\n")
			j++
		}
	}
	return out.String()
}

// describe returns the name of op, with its symbol.
func describe(op *ir.Operation) string {
	if s := ir.SymbolName(op); s != "" {
		return op.Name() + " @" + s
	}
	return op.Name()
}

func TestShortName(t *testing.T) {
	for i, want := range map[int]string{0: "a", 1: "b", 25: "z", 26: "aa", 27: "ba", 51: "za", 52: "ab", 701: "zz", 702: "aaa"} {
		if got := shortName(i); got != want {
			t.Errorf("name %d is %q, want %q", i, got, want)
		}
	}
}

// TestWeights checks the weights of types and attributes.
func TestWeights(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	ctx.AllowUnregistered = true // for !foo.text
	m := newMeter()
	for text, want := range map[string]int64{
		"i1": 1, "i64": 64, "f16": 16, "f64": 64, "index": 1, "none": 1, "complex<f32>": 33, "tuple<i8, i16>": 25,
		"vector<4xi8>": 9 + 4*(9+1), "vector<1xi8>": 9 + 9 + 1, "memref<?x2xf32>": 33 + 2*(33+2), "tensor<*xi8>": 9 + 9,
		"(i32) -> f16": 49, "memref<4611686018427387904x4611686018427387904xi8>": largest,
	} {
		typ, ok := ir.ParseType(ctx, text)
		if !ok {
			t.Fatal(text)
		}
		for range 2 {
			if got := m.typeWeight(typ); got != want {
				t.Errorf("%s weighs %d, want %d", text, got, want)
			}
		}
	}
	for text, want := range map[string]int64{
		"0 : i32": 1, "1 : i32": 2, "2 : i32": 3, "255 : i32": 9, "-1 : i32": 3, "-128 : i8": 10, "true": 3,
		"0.0 : f32": 1, "1.0 : f32": 2, "-1.0 : f32": 3, "4.0 : f64": 4, "-0.0 : f32": 102 + 13, "0.5 : f32": 101 + 12,
		"1.0e30 : f64": 101 + 12, "0x7F800000 : f32": 101 + 10, "-1.5 : f32": 102 + 13,
		"\"text\"": 5, "@name": 5, "@name::@in": 8, "unit": 1, "[1 : i8, 3 : i8]": 1 + 2 + 3, "{a = 0 : i8}": 2, "i8": 9,
		"dense<3> : tensor<9xi8>": 1 + 3, "dense<[1, 3]> : tensor<2xi8>": 2 + 2 + 3, "dense<> : tensor<0xi8>": 2,
		"dense<(1.0, 2.0)> : tensor<1xcomplex<f32>>": 1 + 1 + 2 + 3, "dense<[(1, 0), (0, 3)]> : tensor<2xcomplex<i8>>": 2 + 4 + 5,
		"dense<[\"a\", \"bcd\"]> : tensor<2x!foo.text>": 2 + 2 + 4,
		"#arith.overflow<none>":                         1, "#arith.overflow<nsw>": 2, "#arith.overflow<nsw, nuw>": 3, "array<i32: 1, 2>": 33,
	} {
		a, ok := ir.ParseAttr(ctx, text)
		if !ok {
			t.Fatal(text)
		}
		for range 2 {
			if got := m.attrWeight(a); got != want {
				t.Errorf("%s weighs %d, want %d", text, got, want)
			}
		}
	}
}
