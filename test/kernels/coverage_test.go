//go:build cgo

// Package kernels runs each operation of the dialects that kernels are written in, with each
// element type and for several targets, and compares the results with the same computed in Go.
// docs/kernel-coverage.md is the record.
package kernels_test

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

var (
	update = flag.Bool("update", false, "run all cells and write docs/kernel-coverage.md")
	runAll = flag.Bool("all", false, "run the kernels for all targets, not for one of them each")
)

const record = "../../docs/kernel-coverage.md"

var (
	elementTypes = []string{"i1", "i4", "i8", "i16", "i24", "i32", "i64", "i48", "i128", "index", "f8E5M2", "f8E4M3", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "bf16", "f16", "f32", "f64"}
	profiles     = []string{"vulkan1.0", "vulkan1.1", "vulkan1.3", "device"}
)

// input returns element i of the input of a type.
func input(typ string, i int) int64 {
	if typ == "i1" {
		return int64(i * i % 3 % 2)
	}
	return int64(1 + i*i%5)
}

// literal returns the text of a number of a type.
func literal(typ string, v int64) string {
	switch {
	case typ == "i1":
		return fmt.Sprint(v != 0)
	case isFloat(typ):
		return fmt.Sprintf("%d.0", v)
	}
	return fmt.Sprint(v)
}

// program returns the text of a module whose main returns how many elements of the output are
// wrong.
func (r *row) program(typ string) string {
	inputs, wants := r.numbers(typ)
	add, sub, mul, verb, compare := "arith.addi ", "arith.subi ", "arith.muli ", "%d", "%differ = arith.cmpi ne, %a, %b : T"
	switch {
	case typ == "i1":
		add = "arith.ori "
	case isFloat(typ):
		add, sub, mul, verb, compare = "arith.addf ", "arith.subf ", "arith.mulf ", "%.2f", "%differ = arith.cmpf une, %a, %b : T"
	}
	if r.real != nil {
		compare = r.near(typ)
	}
	workgroup := ""
	if r.workgroup != "" {
		workgroup = " workgroup(" + r.workgroup + ")"
	}
	store := ""
	if !r.out {
		store = "memref.store %r, %out[%i] : memref<64xT>\n"
	}
	var constants strings.Builder
	for _, c := range []int{0, 1, 2, 3, 4, 8, 16, 64} {
		fmt.Fprintf(&constants, "%%c%d = arith.constant %d : index\n", c, c)
	}
	text := "module attributes {gpu.container_module} {\ngpu.module @m {\n" + r.module +
		"gpu.func @k(%in: memref<64xT>, %out: memref<64xT>)" + workgroup +
		" kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {\n" +
		constants.String() + "%i = gpu.global_id x\n" + r.body + "\n" + store + "gpu.return\n}\n}\n" +
		"memref.global \"private\" constant @input : memref<64xT> = dense<[" + strings.Join(inputs, ", ") + "]>\n" +
		"memref.global \"private\" constant @wanted : memref<64xT> = dense<[" + strings.Join(wants, ", ") + "]>\n" +
		"func.func @main() -> i32 {\n" + constants.String() + `%in = memref.alloc() : memref<64xT>
%out = memref.alloc() : memref<64xT>
%from = memref.get_global @input : memref<64xT>
%want = memref.get_global @wanted : memref<64xT>
memref.copy %from, %in : memref<64xT> to memref<64xT>
%shared = arith.constant SHARED : i32
gpu.launch_func @m::@k blocks in (%c4, %c1, %c1) threads in (%c16, %c1, %c1) dynamic_shared_memory_size %shared args(%in : memref<64xT>, %out : memref<64xT>)
%none = arith.constant 0 : i32
%bad = scf.for %j = %c0 to %c64 step %c1 iter_args(%n = %none) -> (i32) {
  %a = memref.load %out[%j] : memref<64xT>
  %b = memref.load %want[%j] : memref<64xT>
  COMPARE
  %one = arith.extui %differ : i1 to i32
  %sum = arith.addi %n, %one : i32
  scf.yield %sum : i32
}
return %bad : i32
}
}
`
	text = calls(calls(calls(text, "ADD(", add, typ), "MUL(", mul, typ), "SUB(", sub, typ)
	text = strings.NewReplacer("COMPARE", compare, "SHARED", fmt.Sprint(r.shared), "VERB", verb, "SINGLE", constant(typ, 1), "NOTHING", constant(typ, 0), "PRIVATE", "#gpu.address_space<private>", "ONE", literal(typ, 1), "ZERO", literal(typ, 0), "BITS", bitsOf(typ, 1), "NARROW", narrowOf(typ), "memref<64xT", "memref<64x"+typ).Replace(text)
	return replaceType(text, typ)
}

// prints returns what the kernel of a row prints: its inputs in the order of the invocations.
func (r *row) prints(typ string) string {
	var s strings.Builder
	for i := range 64 {
		switch {
		case !r.printing:
		case isFloat(typ):
			fmt.Fprintf(&s, "%d: %.2f\n", i, float64(input(typ, i)))
		default:
			fmt.Fprintf(&s, "%d: %d\n", i, input(typ, i))
		}
	}
	return s.String()
}

// calls replaces the calls of a function in text by an operation on a type.
func calls(text, function, op, typ string) string {
	for {
		before, rest, ok := strings.Cut(text, function)
		if !ok {
			return text
		}
		args, after, _ := strings.Cut(rest, ")")
		text = before + op + args + " : " + typ + after
	}
}

// numbers returns the elements of the input and of the expected output.
func (r *row) numbers(typ string) (inputs, wants []string) {
	if r.real != nil {
		return r.reals()
	}
	in := make([]int64, 64)
	for i := range in {
		in[i] = input(typ, i)
		if r.sums && slices.Contains(strings.Fields(eightBits), typ) {
			in[i] = int64(1 - min(i%4, 1))
		}
		inputs = append(inputs, literal(typ, in[i]))
	}
	for i := range in {
		want := in[i]
		if r.want != nil {
			want = r.want(in, i)
		}
		wants = append(wants, literal(typ, want))
	}
	return inputs, wants
}

// constant returns the text of a typed constant.
func constant(typ string, v int64) string {
	if typ == "i1" {
		return literal(typ, v)
	}
	return literal(typ, v) + " : " + typ
}

// isFloat reports whether a type is one of floats.
func isFloat(typ string) bool { return typ[0] == 'f' || typ == "bf16" }

// bitsOf returns the integer type with the bits of a numeric type, divided by some number.
func bitsOf(typ string, by int) string {
	var bits int
	fmt.Sscan(strings.TrimPrefix(typ, "b")[1:], &bits)
	return fmt.Sprintf("i%d", bits/by)
}

// narrowOf returns the text of sixteen integers that have the bits of eight numbers.
func narrowOf(typ string) string { return "16x" + bitsOf(typ, 2) }

// replaceType replaces the name T of the element type, which stands alone or after an x.
func replaceType(text, typ string) string {
	var out strings.Builder
	for i := range len(text) {
		if text[i] == 'T' && (i+1 == len(text) || !isLetter(text[i+1])) && (!isLetter(text[i-1]) || text[i-1] == 'x') {
			out.WriteString(typ)
		} else {
			out.WriteByte(text[i])
		}
	}
	return out.String()
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' }

// These are results of cells: the numbers are right, or the target has no such type in memory.
const (
	right   = ""
	lacking = "the target lacks the type"
)

// has reports whether a kernel can load and store elements of a type for a target.
func has(env *target.Env, typ string) bool {
	switch typ {
	case "f16":
		return env.Has(spec.CapabilityFloat16)
	case "f64":
		return env.Has(spec.CapabilityFloat64)
	}
	return true
}

// run compiles a program and runs it on d, unless d is nil. The program is to print a text. run returns
// right, or what the compiler says.
func run(ctx context.Context, c *spvc.Compiler, d *compute.Device, env *target.Env, text, prints string) string {
	p, err := c.Compile(ctx, []byte(text), spvc.Options{Name: "k.mlir", Env: env})
	var diags *spvc.Error
	switch {
	case errors.As(err, &diags) && slices.ContainsFunc(diags.Diagnostics, func(d spvc.Diagnostic) bool { return d.Location == spvc.Location{} }):
		return "a diagnostic without a place: " + err.Error()
	case errors.As(err, &diags):
		return diags.Diagnostics[slices.IndexFunc(diags.Diagnostics, func(d spvc.Diagnostic) bool { return d.Severity == ir.SeverityError })].Message
	case err != nil:
		return "not refused by a diagnostic: " + err.Error()
	case d == nil:
		return right
	}
	var out strings.Builder
	report, err := p.Run(ctx, d, spvc.RunOptions{Out: &out})
	switch {
	case err != nil:
		return "does not run: " + err.Error()
	case report.Results[0] != 0:
		return fmt.Sprintf("wrong: %d of 64 elements", report.Results[0])
	case report.Launches != 1:
		return "not launched"
	case out.String() != prints:
		return "wrong text: " + out.String()
	}
	return right
}

// coverage runs the cells and collects the record.
type coverage struct {
	device   *compute.Device
	compiler *spvc.Compiler
	envs     []*target.Env
	// recorded are the lines of the record without their cells of the host; nil if it is written anew.
	recorded map[string]bool
	// host is the part of the record that TestHost writes.
	host   hostRecord
	tables bytes.Buffer
	notes  []string // reasons of refusals
	// rows counts the rows, total the kernels that the targets have the type for, ran those that are
	// right.
	rows, total, ran int
}

// read reads the record, so that rows are compared with its lines one by one.
func (c *coverage) read(text string) {
	c.recorded = map[string]bool{}
	_, reasons, _ := strings.Cut(text, "## Reasons\n\n")
	reasons, _, _ = strings.Cut(reasons, hostReasons)
	for line := range strings.Lines(reasons) {
		_, why, _ := strings.Cut(line, ". ")
		c.notes = append(c.notes, strings.TrimSpace(why))
	}
	for line := range strings.Lines(text) {
		row, _ := cutHost(line)
		c.recorded[row] = true
	}
}

// targets returns the targets of the profiles.
func targets(t *testing.T, d *compute.Device) []*target.Env {
	envs := make([]*target.Env, len(profiles))
	for i, name := range profiles {
		if name == "device" {
			envs[i] = d.Info().Env()
			continue
		}
		env, err := target.Profile(name)
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			// No kernel has a buffer in vulkan1.0 without this extension.
			cfg := env.Config()
			cfg.Extensions = append(slices.Clone(cfg.Extensions), spec.SPV_KHR_storage_buffer_storage_class)
			env = target.New(cfg)
		}
		envs[i] = env
	}
	return envs
}

// results runs a row: a result for each target, for each element type that the operation takes.
func (c *coverage) results(t *testing.T, r *row) [][]string {
	all := make([][]string, len(elementTypes))
	var wg sync.WaitGroup
	for k, typ := range elementTypes {
		if r.types != "" && !slices.Contains(strings.Fields(r.types), typ) {
			continue
		}
		all[k] = make([]string, len(c.envs))
		wg.Go(func() {
			text, prints := r.program(typ), r.prints(typ)
			drawn := c.draw(r.op, typ)
			for e, env := range c.envs {
				d := c.device
				if !*update && !*runAll && e != drawn && !(typ == "i64" && e == 0) {
					d = nil
				}
				result := run(t.Context(), c.compiler, d, env, text, prints)
				if !has(env, typ) {
					if result == right || strings.HasPrefix(result, "wrong") {
						t.Errorf("%s of %s runs for %s, which lacks the type", r.op, typ, profiles[e])
					}
					result = lacking
				}
				all[k][e] = result
			}
		})
	}
	wg.Wait()
	return all
}

// draw returns the index of the target for which the kernel of an operation and a type runs if the
// others are only compiled, or -1 if all lack the type. The binaries for the targets differ little, and
// most time passes in the driver's compiler. Only i64 is something else for the profiles, two numbers,
// so its kernels run for vulkan1.0 too.
func (c *coverage) draw(op, typ string) int {
	h := fnv.New32a()
	h.Write([]byte(op + " " + typ))
	for i := range c.envs {
		if n := int(h.Sum32()%uint32(len(c.envs))+uint32(i)) % len(c.envs); has(c.envs[n], typ) {
			return n
		}
	}
	return -1
}

// table runs the rows of a dialect and writes their table.
func (c *coverage) table(t *testing.T, dialect string, rows []row) {
	fmt.Fprintf(&c.tables, "\n## %s\n\n| op | %s | host |\n|---%s|\n", dialect, strings.Join(elementTypes, " | "), strings.Repeat("|---", len(elementTypes)+1))
	for i := range rows {
		t.Run(dialect+"/"+rows[i].op, func(t *testing.T) {
			c.rows++
			line := "| `" + rows[i].op + "` |"
			for k, cell := range c.results(t, &rows[i]) {
				line += " " + shown(cell, &c.notes) + " |"
				for e, result := range cell {
					c.count(t, &rows[i], elementTypes[k], profiles[e], result)
				}
			}
			if c.recorded != nil && !c.recorded[line] {
				t.Errorf("docs/kernel-coverage.md lacks the line\n%s", line)
			}
			c.tables.WriteString(line + c.host.cells[rows[i].op] + "\n")
		})
	}
}

// count counts a result, and reports it if it is neither right nor a refusal by a diagnostic.
func (c *coverage) count(t *testing.T, r *row, typ, profile, result string) {
	if result == lacking {
		return
	}
	c.total++
	switch {
	case result == right:
		c.ran++
	case strings.HasPrefix(result, "wrong"), strings.HasPrefix(result, "not "), strings.HasPrefix(result, "does not run"):
		t.Errorf("%s of %s for %s: %s", r.op, typ, profile, result)
	}
}

// text returns the record.
func (c *coverage) text() []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, `# Operations in kernels

`+"`make coverage-run`"+` writes this table. It compiles a kernel for each cell for the targets 1 (vulkan1.0), 2 (vulkan1.1), 3 (vulkan1.3)
and d (what lavapipe has), runs it on lavapipe and compares its numbers with the same computed in Go. A cell names the targets for which the
kernel runs and is right, "all" if these are all four, and the number of the reason why the compiler refuses others. Targets that lack the type
are left out: the profiles lack f16 and f64, and compute i64 with two numbers. An empty cell does not apply: the operation does not take the type. The functions of math are
not run with floats of 8 bits, which compute them as f32. vulkan1.0 has SPV_KHR_storage_buffer_storage_class in addition, without which it has no buffers.
The column host says for how many of the types of its row a function of the host runs the same operations and is right, "all" if for each. It
is empty for what only invocations have: their numbers, barriers, subgroups and printing.

%d of %d kernels run: %.1f %%. None computes a wrong number, and each refusal is a diagnostic.
`, c.ran, c.total, 100*float64(c.ran)/float64(c.total))
	out.WriteString("\n" + c.host.summary + "\n")
	out.Write(c.tables.Bytes())
	out.WriteString("\n## Reasons\n\n")
	for i, n := range c.notes {
		fmt.Fprintf(&out, "%d. %s\n", i+1, n)
	}
	out.WriteString(hostReasons + c.host.reasons)
	return out.Bytes()
}

// dialectRows are the rows of a dialect.
type dialectRows struct {
	dialect string
	rows    []row
}

func allRows() []dialectRows {
	return []dialectRows{
		{"memref", memrefRows}, {"memrefs of vectors", nestedRows}, {"func", funcRows}, {"cf", cfRows}, {"scf", scfRows}, {"affine", affineRows}, {"index", indexRows()}, {"ub", ubRows}, {"gpu", gpuRows},
		{"arith", arithRows()}, {"math", mathRows()}, {"complex", complexRows()}, {"vector", vectorRows()},
	}
}

// TestCoverage compiles all cells, runs each kernel for one target, or with -all for each, and
// compares the results with the record. No result may be wrong, and the compiler refuses with a
// diagnostic or not at all.
func TestCoverage(t *testing.T) {
	d, err := compute.OpenDevice(drivers.Lavapipe)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	c := &coverage{device: d, compiler: spvc.NewCompiler(), envs: targets(t, d)}
	want, err := os.ReadFile(record)
	if err != nil {
		t.Fatal(err)
	}
	c.host = readHost(string(want))
	if !*update {
		c.read(string(want))
	}
	rows := 0
	for _, group := range allRows() {
		c.table(t, group.dialect, group.rows)
		rows += len(group.rows)
	}
	switch {
	case *update:
		if err := os.WriteFile(record, c.text(), 0o666); err != nil {
			t.Fatal(err)
		}
	case c.rows == rows && !bytes.Equal(want, c.text()):
		t.Error("docs/kernel-coverage.md has lines or numbers that the kernels do not show; make coverage-run writes it")
	}
}

// shown returns the text of the results of a cell for all targets.
func shown(cell []string, notes *[]string) string {
	if cell == nil {
		return ""
	}
	var good strings.Builder
	var why []string
	for e, result := range cell {
		if result == lacking {
			continue
		}
		if result == right {
			good.WriteByte("123d"[e])
			continue
		}
		at := slices.Index(*notes, result)
		if at < 0 {
			at = len(*notes)
			*notes = append(*notes, result)
		}
		if n := fmt.Sprint(at + 1); !slices.Contains(why, n) {
			why = append(why, n)
		}
	}
	switch {
	case why == nil && good.Len() == len(cell):
		return "all"
	case why == nil:
		return good.String()
	case good.Len() == 0:
		return "(" + strings.Join(why, ", ") + ")"
	}
	return good.String() + " (" + strings.Join(why, ", ") + ")"
}
