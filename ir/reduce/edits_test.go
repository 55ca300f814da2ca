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
			golden := strings.TrimSuffix(file, ".mlir") + ".golden"
			got := recordEdits(t, file, text)
			if *update {
				if err := os.WriteFile(golden, got, 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("%s differs; run with -update and read the difference:\n%s", golden, firstDifference(got, want))
			}
		})
	}
}

func firstDifference(got, want []byte) string {
	a, b := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("line %d: got %q, want %q", i+1, a[i], b[i])
		}
	}
	return fmt.Sprintf("got %d lines, want %d", len(a), len(b))
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
	var m meter
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
				if !w.gone[e.op] && e.do(w) {
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
				fmt.Fprintf(&out, "%d applied, smaller %v\n%s", applied, after.less(&size), changedLines(printed, string(ir.Print(nil, w.root, ir.PrintOptions{}))))
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
