//go:build cgo

package kernels_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	dialects "github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/host"
)

// onHost returns the program of a row whose body is a function of the host, which main calls for each index
// instead of launching a kernel.
func (r *row) onHost(typ string) string {
	if r.host != "" {
		own := *r
		own.body, own.host = r.host, ""
		r = &own
	}
	text := r.program(typ)
	before, rest, _ := strings.Cut(text, "gpu.module @m {\n")
	kernel, main, _ := strings.Cut(rest, "gpu.return\n}\n}\n")
	kernel = kernel[len(r.module):]
	module, _, _ := strings.Cut(rest, "gpu.func @k(")
	_, body, _ := strings.Cut(kernel, "%i = gpu.global_id x\n")
	var constants strings.Builder
	for _, c := range []int{0, 1, 2, 3, 4, 8, 16, 64} {
		fmt.Fprintf(&constants, "%%c%d = arith.constant %d : index\n", c, c)
	}
	head, tail, _ := strings.Cut(main, "gpu.launch_func")
	_, tail, _ = strings.Cut(tail, "\n")
	body = strings.ReplaceAll(body, "%t = gpu.thread_id x\n", "%t = arith.remui %i, %c16 : index\n")
	return before + module + "func.func private @k(%in: memref<64x" + typ + ">, %out: memref<64x" + typ + ">, %i: index) {\n" + constants.String() + body + "return\n}\n" +
		head + "scf.for %step = %c0 to %c64 step %c1 {\nfunc.call @k(%in, %out, %step) : (memref<64x" + typ + ">, memref<64x" + typ + ">, index) -> ()\n}\n" + tail
}

// hostResult interprets a program. It returns right, or what is wrong.
func hostResult(t *testing.T, text string) string {
	ctx := ir.NewContext(dialects.Registry())
	var diags strings.Builder
	ctx.PushHandler(ir.NewSourcePrinter(&diags, ctx, ir.SourcePrinterOptions{}))
	top, ok := ir.Parse(ctx, ctx.AddFile("k.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		return "is not valid: " + diags.String()
	}
	m := host.New(top, host.Options{Out: &diags})
	defer m.Close()
	vs, err := m.Call(t.Context(), "main")
	switch {
	case err != nil:
		return err.Error()
	case vs[0].Uint64() != 0:
		return fmt.Sprintf("wrong: %d of 64 elements", vs[0].Uint64())
	}
	return right
}

// hostReasons is the title of the reasons why the host does not run a cell, at the end of the record.
const hostReasons = "\n## Reasons on the host\n\n"

// hostRecord is the part of the record that is about the host: the cells of its column by operation, each with the bar behind it,
// the line of the summary, and the lines of the reasons.
type hostRecord struct {
	cells            map[string]string
	summary, reasons string
}

// cutHost returns a line of the record without its cell of the host, and that cell.
func cutHost(line string) (row, cell string) {
	line = strings.TrimRight(line, " \n")
	if !strings.HasPrefix(line, "| ") {
		return line, ""
	}
	at := strings.LastIndexByte(line[:len(line)-1], '|') + 1
	return line[:at], line[at:]
}

// readHost reads the part of the record that is about the host.
func readHost(text string) hostRecord {
	h := hostRecord{cells: map[string]string{}}
	for line := range strings.Lines(text) {
		row, cell := cutHost(line)
		if op, ok := strings.CutPrefix(row, "| `"); ok {
			op, _, _ = strings.Cut(op, "`")
			h.cells[op] = cell
		}
		if strings.HasPrefix(line, "On the host ") {
			h.summary = strings.TrimSpace(line)
		}
	}
	_, h.reasons, _ = strings.Cut(text, hostReasons)
	return h
}

// apply returns the record with h as the part that is about the host.
func (h *hostRecord) apply(text string) string {
	var out strings.Builder
	text, _, _ = strings.Cut(text, hostReasons)
	for line := range strings.Lines(text) {
		row, _ := cutHost(line)
		switch op, ok := strings.CutPrefix(row, "| `"); {
		case ok:
			op, _, _ = strings.Cut(op, "`")
			out.WriteString(row + h.cells[op] + "\n")
		case strings.HasPrefix(line, "On the host "):
			out.WriteString(h.summary + "\n")
		default:
			out.WriteString(line)
		}
	}
	return out.String() + hostReasons + h.reasons
}

// onlyInvocations reports whether a row has no meaning in a function of the host, where no invocations have numbers, wait for
// each other or print.
func (r *row) onlyInvocations() bool {
	return r.printing || strings.HasPrefix(r.op, "gpu.") || r.host == "" && strings.Contains(r.body, "gpu.barrier")
}

// hostCell interprets the functions of a row and returns the cell of the column, the numbers of types and of those that are right.
func (r *row) hostCell(t *testing.T, notes *[]string) (cell string, total, ran int) {
	var why []string
	for _, typ := range elementTypes {
		if r.types != "" && !slices.Contains(strings.Fields(r.types), typ) {
			continue
		}
		total++
		result := hostResult(t, r.onHost(typ))
		switch {
		case result == right:
			ran++
			continue
		case strings.HasPrefix(result, "wrong"), strings.HasPrefix(result, "is not valid"):
			t.Errorf("%s of %s: %s", r.op, typ, result)
		}
		// A reason says what fails, not where.
		if _, after, ok := strings.Cut(result, ": '"); ok {
			result = "'" + after
		}
		if !slices.Contains(*notes, result) {
			*notes = append(*notes, result)
		}
		if n := fmt.Sprint(slices.Index(*notes, result) + 1); !slices.Contains(why, n) {
			why = append(why, n)
		}
	}
	if ran == total {
		return " all |", total, ran
	}
	return fmt.Sprintf(" %d of %d (%s) |", ran, total, strings.Join(why, ", ")), total, ran
}

// TestHost interprets the rows in functions of the host and compares their numbers with those of Go, and the results with the
// column of the record. At least 95 % of the cells run, and none is wrong.
func TestHost(t *testing.T) {
	h := hostRecord{cells: map[string]string{}}
	total, ran := 0, 0
	var notes []string
	for _, group := range allRows() {
		for i := range group.rows {
			r := &group.rows[i]
			if h.cells[r.op] = "  |"; r.onlyInvocations() {
				continue
			}
			cell, n, good := r.hostCell(t, &notes)
			h.cells[r.op] = cell
			total += n
			ran += good
		}
	}
	if ran*100 < total*95 {
		t.Errorf("%d of %d cells run on the host", ran, total)
	}
	h.summary = fmt.Sprintf("On the host %d of %d cells run: %.1f %%. None computes a wrong number.", ran, total, 100*float64(ran)/float64(total))
	if notes == nil {
		h.reasons = "There are none.\n"
	}
	for i, n := range notes {
		h.reasons += fmt.Sprintf("%d. %s\n", i+1, n)
	}
	old, err := os.ReadFile(record)
	if err != nil {
		t.Fatal(err)
	}
	text := h.apply(string(old))
	if *update {
		err = os.WriteFile(record, []byte(text), 0o666)
	} else if text != string(old) {
		was := readHost(string(old))
		for _, op := range slices.Sorted(maps.Keys(h.cells)) {
			if was.cells[op] != h.cells[op] {
				t.Errorf("docs/kernel-coverage.md has for %s the cell %q of the host, which is %q", op, was.cells[op], h.cells[op])
			}
		}
		t.Error("docs/kernel-coverage.md does not say what runs on the host; make coverage-run writes it")
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestHostRecord checks that the record keeps what TestHost writes and that the rest keeps its place.
func TestHostRecord(t *testing.T) {
	const text = "# Title\n\nOn the host 1 of 2 cells run.\n\n| op | i1 | host |\n|---|---|---|\n| `a` | all (1) | 1 of 2 (1) |\n| `b` |  |  |\n\n## Reasons\n\n1. no\n" + hostReasons + "1. never\n"
	h := readHost(text)
	if h.cells["a"] != " 1 of 2 (1) |" || h.cells["b"] != "  |" || h.summary != "On the host 1 of 2 cells run." || h.reasons != "1. never\n" {
		t.Errorf("read %q", h)
	}
	if again := h.apply(text); again != text {
		t.Errorf("written again:\n%s", again)
	}
	h.cells["a"], h.reasons = " all |", ""
	if got, want := h.apply(text), strings.Replace(strings.Replace(text, "1 of 2 (1)", "all", 1), "1. never\n", "", 1); got != want {
		t.Errorf("changed:\n%s", got)
	}
}
