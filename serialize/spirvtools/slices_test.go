//go:build cgo

package spirvtools

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/test/bench/kernels"
)

// verdicts compares the verdict of slices with that of the module. It reports whether the
// module is valid, whether it was sliced, and whether slices accept it.
func verdicts(t testing.TB, binary []uint32, o Options) (valid, sliced, accepted bool) {
	t.Helper()
	o.RawIDs = true
	limits, err := o.limits()
	if err != nil {
		t.Fatal(err)
	}
	v := newValidator(o, limits)
	valid = v.valid(binary)
	m := newModule(binary)
	if m == nil || len(m.sliced(1)) < 2 {
		return valid, false, false
	}
	accepted = validInSlices(binary, 1, v.valid)
	if accepted && !valid {
		t.Errorf("slices accept what the validator refuses: %v", Validate(binary, o))
	}
	return valid, true, accepted
}

var (
	idPattern   = regexp.MustCompile(`%\w+`)
	namePattern = regexp.MustCompile(`^(OpEntryPoint \w+ %\w+ )"([^"]*)"`)
)

// multiplied returns the text of a module in which each function occurs n times, with the
// entry points and decorations that it has.
func multiplied(text string, n int) string {
	lines := strings.Split(text, "\n")
	first := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "= OpFunction ") })
	if first < 0 {
		return text
	}
	local := map[string]bool{}
	for _, l := range lines[first:] {
		if id, _, ok := strings.Cut(strings.TrimSpace(l), " = "); ok {
			local[id] = true
		}
	}
	var b strings.Builder
	copyOf := func(l string, k int) string {
		l = idPattern.ReplaceAllStringFunc(l, func(id string) string {
			if local[id] {
				return fmt.Sprintf("%s_copy%d", id, k)
			}
			return id
		})
		return namePattern.ReplaceAllString(l, fmt.Sprintf(`$1"${2}_%d"`, k))
	}
	about := func(l string) bool { // a line that belongs to the functions
		return slices.ContainsFunc(idPattern.FindAllString(l, -1), func(id string) bool { return local[id] })
	}
	for _, l := range lines[:first] {
		b.WriteString(l + "\n")
		for k := 1; k < n && about(l); k++ {
			b.WriteString(copyOf(l, k) + "\n")
		}
	}
	b.WriteString(strings.Join(lines[first:], "\n") + "\n")
	for k := 1; k < n; k++ {
		for _, l := range lines[first:] {
			b.WriteString(copyOf(l, k) + "\n")
		}
	}
	return b.String()
}

// corpusModule returns a binary of the corpus with its functions three times.
func corpusModule(t testing.TB, file string) ([]uint32, Options) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	binary, ok := words.Decode(data)
	if !ok {
		t.Fatal(file)
	}
	o := OptionsOf(binary)
	text, err := Disassemble(binary, TextOptions{Env: o.Env})
	if err != nil {
		t.Fatal(err)
	}
	many, err := Assemble(multiplied(text, 3), o.Env)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	many[words.VersionAt] = binary[words.VersionAt]
	return many, o
}

// mutant returns a copy of a module with one word of an instruction changed.
func mutant(r *rand.Rand, binary []uint32) []uint32 {
	m := slices.Clone(binary)
	at := words.HeaderLen + r.IntN(len(m)-words.HeaderLen)
	switch r.IntN(5) {
	case 0:
		m[at] ^= 1 << r.IntN(32)
	case 1:
		m[at] = uint32(r.IntN(12))
	case 2:
		m[at] += uint32(r.IntN(5)) - 2
	case 3:
		m[at] = 1 + uint32(r.IntN(int(m[words.BoundAt])))
	case 4:
		m[at] = m[words.HeaderLen+r.IntN(len(m)-words.HeaderLen)]
	}
	return m
}

// sliceTests returns the number of mutants that the environment asks for, and whether it
// asks for the whole corpus.
func sliceTests(t testing.TB) (mutants int, whole bool) {
	t.Helper()
	text := os.Getenv("SPVC_SLICES")
	if text == "" {
		return 300, false
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n, true
}

// subject is a module that is sliced.
type subject struct {
	name   string
	binary []uint32
	o      Options
}

// subjects returns the modules of every step-th binary of the corpus, in which each function
// occurs several times, and generated functions, after comparing their verdicts.
func subjects(t *testing.T, step int) []subject {
	t.Helper()
	files, err := filepath.Glob("../../test/serialize/corpus/bin/*.spv")
	if err != nil || len(files) < 320 {
		t.Fatalf("%d binaries, %v", len(files), err)
	}
	var list []subject
	tried := 0
	add := func(s subject) {
		tried++
		valid, sliced, accepted := verdicts(t, s.binary, s.o)
		if valid && sliced && !accepted {
			t.Errorf("%s: slices refuse a valid module", s.name)
		}
		if sliced {
			list = append(list, s)
		}
	}
	for i := 0; i < len(files); i += step {
		binary, o := corpusModule(t, files[i])
		add(subject{files[i], binary, o})
		if i%(8*step) == 0 {
			add(subject{"generated functions", kernelsModule(t, 12), Options{Env: Vulkan11}})
		}
	}
	if len(list)*2 < tried {
		t.Errorf("only %d of %d modules are sliced", len(list), tried)
	}
	return list
}

// TestSlicesOfCorpus compares the verdicts on binaries of other compilers and on mutants of
// them.
func TestSlicesOfCorpus(t *testing.T) {
	mutants, whole := sliceTests(t)
	step := 6
	if whole {
		step = 1
	}
	list := subjects(t, step)
	r := rand.New(rand.NewPCG(3, 5))
	var invalid, divided, refused, needless int
	for range mutants {
		s := list[r.IntN(len(list))]
		m := mutant(r, s.binary)
		valid, sliced, accepted := verdicts(t, m, s.o)
		if t.Failed() {
			t.Fatalf("mutant of %s: % x", s.name, m)
		}
		if sliced {
			divided++
		}
		switch {
		case !valid:
			invalid++
		case !sliced:
			refused++
		case !accepted:
			needless++
		}
	}
	t.Logf("%d modules; of %d mutants %d are sliced and %d are invalid; %d valid ones are not sliced, and slices refuse %d valid ones",
		len(list), mutants, divided, invalid, refused, needless)
	if divided < mutants/4 || invalid < mutants/5 || invalid > mutants*9/10 || needless > mutants/20 {
		t.Error("the mutants test little")
	}
}

// A module is made of a prologue, entry points, and functions.
func shaderText(capabilities, interfaces, annotations, types, functions string) string {
	return "OpCapability Shader\n" + capabilities + "OpMemoryModel Logical GLSL450\n" + interfaces + annotations +
		"%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%u32 = OpTypeInt 32 0\n%f32 = OpTypeFloat 32\n" + types + functions
}

func entryText(ids ...string) string {
	var b strings.Builder
	for _, id := range ids {
		fmt.Fprintf(&b, "OpEntryPoint GLCompute %%%s \"%s\"\n", id, id)
	}
	for _, id := range ids {
		fmt.Fprintf(&b, "OpExecutionMode %%%s LocalSize 1 1 1\n", id)
	}
	return b.String()
}

func functionText(id string, body ...string) string {
	return fmt.Sprintf("%%%s = OpFunction %%void None %%fn\n%%%s_entry = OpLabel\n%s\nOpReturn\nOpFunctionEnd\n", id, id, strings.Join(body, "\n"))
}

func callText(id string, callees ...string) string {
	var body []string
	for n, c := range callees {
		body = append(body, fmt.Sprintf("%%%s_call%d = OpFunctionCall %%void %%%s", id, n, c))
	}
	return functionText(id, body...)
}

// sliceCase is a module that a rule across functions concerns.
type sliceCase struct {
	name, text string
	env        Env
	valid      bool
	// whole is true if newModule refuses the module, because slices alone would accept it
	// or would not know what belongs together.
	whole bool
	// edit changes the words, for what cannot be assembled.
	edit func([]uint32)
}

func sliceCases() []sliceCase {
	const push = "%block = OpTypeStruct %f32\n%pb = OpTypePointer PushConstant %block\n%p1 = OpVariable %pb PushConstant\n%p2 = OpVariable %pb PushConstant\n"
	const pushAbout = "OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\n"
	const input = "%pi = OpTypePointer Input %u32\n%in = OpVariable %pi Input\n"
	const inputAbout = "OpDecorate %in BuiltIn LocalInvocationIndex\n"
	two := functionText("a") + functionText("b")
	load := "%x = OpLoad %u32 %in"
	return append([]sliceCase{
		{name: "two entry points", text: shaderText("", entryText("a", "b"), "", "", two), valid: true},
		{name: "lines before functions", text: shaderText("", entryText("a", "b")+"%s = OpString \"f\"\n", "", "", "OpLine %s 1 1\n"+functionText("a")+"OpLine %s 2 1\nOpNoLine\n"+functionText("b")), valid: true},
		{name: "a function of two entry points", text: shaderText("", entryText("a", "b"), "", "", functionText("h")+callText("a", "h")+callText("b", "h")), valid: true},
		{name: "a function that nobody calls", text: shaderText("", entryText("a"), "", "", functionText("a")+functionText("b")), valid: true},
		{name: "recursion", text: shaderText("", entryText("a", "b"), "", "", callText("h", "h")+callText("a", "h")+functionText("b"))},
		{name: "a cycle that no entry point reaches", text: shaderText("", entryText("a"), "", "", callText("h", "i")+callText("i", "h")+functionText("a")), valid: true},
		{name: "an entry point that is called", text: shaderText("", entryText("a", "b"), "", "", functionText("a")+callText("b", "a"))},
		{name: "an entry point that an unused function calls", text: shaderText("", entryText("a", "b"), "", "", functionText("a")+functionText("b")+callText("c", "a"))},
		{name: "an execution model of another function", text: shaderText("", entryText("a", "b"), "", "",
			functionText("h", "OpKill", "%rest = OpLabel")+functionText("a")+callText("b", "h"))},
		{name: "two push constants", text: shaderText("", entryText("a", "b"), pushAbout, push, functionText("h", "%hp = OpCopyObject %pb %p2")+functionText("a", "%ap = OpCopyObject %pb %p1")+
			functionText("b", "%c = OpFunctionCall %void %h", "%bp = OpCopyObject %pb %p1"))},
		{name: "an interface that is not listed", text: shaderText("", entryText("a", "b"), inputAbout, input, functionText("h", load)+functionText("a")+callText("b", "h"))},
		{name: "an interface that is listed", text: shaderText("", strings.Replace(entryText("a", "b"), `"b"`, `"b" %in`, 1), inputAbout, input, functionText("h", load)+functionText("a")+callText("b", "h")), valid: true},
		{name: "a builtin of another model", text: shaderText("", strings.Replace(entryText("a", "b"), `"b"`, `"b" %in`, 1), "OpDecorate %in BuiltIn VertexIndex\n", input, functionText("h", load)+functionText("a")+callText("b", "h"))},
		{name: "a name of an id in a function", text: shaderText("", entryText("a", "b")+"OpName %a_entry \"l\"\nOpName %u32 \"u\"\n", "", "", two), valid: true},
		{name: "a decoration of a function", text: shaderText("", entryText("a", "b"), "OpDecorate %a RelaxedPrecision\nOpDecorate %a Block\n", "", two)},
		{name: "the size of a workgroup", text: shaderText("", strings.Split(entryText("a", "b"), "OpExecutionMode")[0], "OpDecorate %size BuiltIn WorkgroupSize\n",
			"%v3 = OpTypeVector %u32 3\n%one = OpConstant %u32 1\n%size = OpConstantComposite %v3 %one %one %one\n", two), valid: true},
		{name: "a type twice", text: shaderText("", entryText("a", "b"), "", "%again = OpTypeFloat 32\n", two)},
		{name: "linkage", env: Universal13, text: shaderText("OpCapability Linkage\n", "", "", "", two), valid: true},
		{name: "no entry point", text: shaderText("", "", "", "", two), whole: true},
	}, refusedCases(two)...)
}

// refusedCases are modules that slices would accept, or that they cannot divide.
func refusedCases(two string) []sliceCase {
	pair := func(f func(binary []uint32)) sliceCase {
		return sliceCase{text: shaderText("", entryText("a", "b"), "", "", two), edit: f, whole: true}
	}
	labels := pair(func(b []uint32) { // both labels have the same id
		var first uint32
		for at := words.HeaderLen; at < len(b); at = words.Known(b, at).End() {
			if b[at] == 2<<16|248 {
				if first == 0 {
					first = b[at+1]
				}
				b[at+1] = first
			}
		}
	})
	labels.name = "an id that two functions define"
	bound := pair(func(b []uint32) { b[words.BoundAt] = 3 })
	bound.name = "a bound that is too small"
	count := pair(func(b []uint32) { b[len(b)-1] = 0 })
	count.name = "a word count of zero"
	large := pair(func(b []uint32) { b[words.BoundAt] = 1 << 20 })
	large.name, large.valid = "a bound that is larger than the module", true
	end := pair(func(b []uint32) { b[len(b)-1] = 0 })
	end.name, end.text = "a word count of zero after the functions", end.text+"OpNop\n"
	task := "OpCapability MeshShadingNV\nOpCapability MeshShadingEXT\nOpExtension \"SPV_NV_mesh_shader\"\nOpExtension \"SPV_EXT_mesh_shader\"\n"
	debug := `%set = OpExtInstImport "NonSemantic.Test"` + "\n"
	linkage := "OpDecorate %b LinkageAttributes \"b\" Import\n"
	shared := functionText("h", "%hx = OpIAdd %u32 %one %one", strings.Repeat("OpNop\n", 500))
	one := "%one = OpConstant %u32 1\n"
	var many, callers []string
	for k := range 9 {
		many = append(many, fmt.Sprintf("m%d", k))
		callers = append(callers, callText(many[k], "h"))
	}
	return []sliceCase{
		labels, bound, count, large, end,
		{name: "an instruction of no section", text: "OpNop\n" + shaderText("", entryText("a", "b"), "", "", two), whole: true},
		{name: "a call of a label", text: shaderText("", entryText("a", "b"), "", "", functionText("a")+callText("b", "a_entry")), whole: true},
		{name: "an interface in a function", text: shaderText("", strings.Replace(entryText("a", "b"), `"b"`, `"b" %a_entry`, 1), "", "", two), whole: true},
		{name: "two entry points of one name", text: shaderText("", strings.Replace(entryText("a", "b"), `"b"`, `"a"`, 1), "", "", two), whole: true},
		{name: "an entry point after the modes of another", text: shaderText("", entryText("a")+entryText("b"), "", "", two), whole: true},
		{name: "an id of another function", text: shaderText("", entryText("a", "b"), "", one, functionText("a", "%x = OpIAdd %u32 %one %one")+functionText("b", "%y = OpIAdd %u32 %x %one")), whole: true},
		{name: "a declaration after a definition", env: Universal13, text: shaderText("OpCapability Linkage\n", entryText("a"), linkage, "", functionText("a")+"%b = OpFunction %void None %fn\nOpFunctionEnd\n"), whole: true},
		{name: "a declaration", env: Universal13, text: shaderText("OpCapability Linkage\n", entryText("a"), linkage, "", "%b = OpFunction %void None %fn\nOpFunctionEnd\n"+functionText("a")), whole: true, valid: true},
		{name: "mesh shaders of two extensions", env: Vulkan13, text: shaderText(task, "OpEntryPoint TaskNV %a \"a\"\nOpEntryPoint TaskEXT %b \"b\"\nOpExecutionMode %a LocalSize 1 1 1\nOpExecutionMode %b LocalSize 1 1 1\n", "", "", two), whole: true},
		{name: "a set that may refer to functions", text: shaderText("OpExtension \"SPV_KHR_non_semantic_info\"\n"+debug, entryText("a", "b"), "", "", two), whole: true, valid: true},
		{name: "a group of decorations", text: shaderText("", entryText("a", "b"), "OpDecorate %g RelaxedPrecision\n%g = OpDecorationGroup\nOpGroupDecorate %g %x\n", one, functionText("a", "%x = OpIAdd %u32 %one %one")+functionText("b")), whole: true, valid: true},
		{name: "a name of an undefined id", text: shaderText("", entryText("a", "b")+"OpName %nothing \"n\"\n", "", "", two), whole: true},
		{name: "a call of what is no function", text: shaderText("", entryText("a", "b"), "", "", functionText("a")+callText("b", "u32")), whole: true},
		{name: "an entry point that is a label", text: shaderText("", strings.Replace(entryText("a", "b"), "%b \"", "%a_entry \"", 1), "", "", two), whole: true},
		{name: "a line after the last function", text: shaderText("", entryText("a", "b")+"%s = OpString \"f\"\n", "", "", two+"OpLine %s 1 1\n"), whole: true, valid: true},
		{name: "a constant after a function", text: shaderText("", entryText("a", "b"), "", "", functionText("a")+one+functionText("b")), whole: true},
		{name: "a large function that all call", text: shaderText("", entryText(many...), "", one, shared+strings.Join(callers, "")), whole: true, valid: true},
		{name: "one function", text: shaderText("", entryText("a"), "", "", functionText("a")), whole: true, valid: true},
	}
}

// TestSlicesAcrossFunctions checks modules that break a rule which concerns several
// functions.
func TestSlicesAcrossFunctions(t *testing.T) {
	for _, c := range sliceCases() {
		o := Options{Env: Vulkan11}
		if c.env != 0 {
			o.Env = c.env
		}
		binary, err := Assemble(c.text, o.Env)
		if err != nil {
			if c.valid {
				t.Fatalf("%s: %v", c.name, err)
			}
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if c.edit != nil {
			c.edit(binary)
		}
		valid, sliced, accepted := verdicts(t, binary, o)
		if valid != c.valid {
			t.Errorf("%s: valid %v (%v)", c.name, valid, Validate(binary, o))
		}
		if sliced == c.whole {
			t.Errorf("%s: sliced %v", c.name, sliced)
		}
		if sliced && accepted != valid {
			t.Errorf("%s: slices accept it: %v", c.name, accepted)
		}
	}
}

// kernelsModule returns a module of n functions as words.
func kernelsModule(t testing.TB, n int) []uint32 {
	t.Helper()
	var text bytes.Buffer
	if err := kernels.WriteSPIRV(&text, n, 50); err != nil {
		t.Fatal(err)
	}
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	ctx := ir.NewContext(reg)
	top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("kernels.mlir", text.Bytes()))
	if !ok {
		t.Fatal("the module does not parse")
	}
	binary, ok := serialize.Serialize(top.Region(0).First().First(), serialize.Options{})
	if !ok {
		t.Fatal("the module cannot be serialized")
	}
	return binary
}

// TestValidateInSlices compares the messages of Validate with those of the tool for a module
// that is long enough for slices.
func TestValidateInSlices(t *testing.T) {
	binary := kernelsModule(t, 300)
	if len(binary) < sliceFrom {
		t.Fatalf("%d words", len(binary))
	}
	o := Options{Env: Vulkan11}
	if err := Validate(binary, o); err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(8, 9))
	invalid := 0
	for range 6 {
		m := mutant(r, binary)
		whole := newValidator(o, nil)
		want := whole.check(m, o.Env)
		if got := Validate(m, o); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%v\nwant %v", got, want)
		}
		if want != nil {
			invalid++
		}
	}
	if invalid == 0 {
		t.Error("all mutants are valid")
	}
}

// TestValidateGrowth checks that time is linear in the number of functions. The validator
// itself compares all entry points with each other.
func TestValidateGrowth(t *testing.T) {
	growth.Linear(t, 4800, func(n int) func() {
		binary := kernelsModule(t, n)
		return func() {
			if err := Validate(binary, Options{Env: Vulkan11}); err != nil {
				t.Error(err)
			}
		}
	})
}

// TestSliceThreshold checks which modules are sliced, and into how many slices.
func TestSliceThreshold(t *testing.T) {
	for functions, slices := range map[int]int32{64: 1, 300: 4} {
		var calls atomic.Int32
		binary := kernelsModule(t, functions)
		if !accepted(binary, func([]uint32) bool { calls.Add(1); return true }) || calls.Load() != slices {
			t.Errorf("%d functions, %d words: %d slices, want %d", functions, len(binary), calls.Load(), slices)
		}
	}
}

// TestSlicesStop checks that no slice is validated after one was refused, and that each
// slice is validated once.
func TestSlicesStop(t *testing.T) {
	binary := kernelsModule(t, 64)
	list := newModule(binary).sliced(1)
	if len(list) != 64 {
		t.Fatalf("%d slices", len(list))
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	calls := 0
	if !validInSlices(binary, 1, func([]uint32) bool { calls++; return true }) || calls != 64 {
		t.Errorf("%d calls", calls)
	}
	calls = 0
	if validInSlices(binary, 1, func([]uint32) bool { calls++; return calls < 3 }) || calls != 3 {
		t.Errorf("%d calls after a refusal", calls)
	}
}

func BenchmarkValidateSlices(b *testing.B) {
	for _, n := range []int{16, 32, 64, 128, 256, 1024} {
		binary := kernelsModule(b, n)
		v := newValidator(Options{Env: Vulkan11, RawIDs: true}, nil)
		b.Run(fmt.Sprintf("functions=%d/words=%d/whole", n, len(binary)), func(b *testing.B) {
			for b.Loop() {
				v.valid(binary)
			}
		})
		for _, size := range []int{1 << 12, 1 << 13, 1 << 14, 1 << 15, 1 << 16} {
			b.Run(fmt.Sprintf("functions=%d/words=%d/size=%d", n, len(binary), size), func(b *testing.B) {
				for b.Loop() {
					validInSlices(binary, size, v.valid)
				}
			})
		}
	}
}
