package layers

// dialectTiers is the tiers of source dialects; each may import the ones before it.
var dialectTiers = [][]string{
	{"ub"},
	{"fn", "arith", "index", "dlti", "mlprogram", "pdl", "irdl"},
	{"async", "complex", "pdlinterp", "llvm"},
	{"cf", "math", "tensor"},
	{"memref"},
	{"affine"},
	{"scf", "vector"},
	{"bufferization"},
	{"bufferization/viewflow", "bufferization/dealloc"},
	{"linalg"},
	{"tosa"},
	{"gpu"},
	{"kernel"},
}

// Spvc is the rules of this module: docs/architecture.md says them in words.
func Spvc() *House {
	return &House{
		Module:   "github.com/spvc/spvc",
		Rules:    rules(),
		Never:    never(),
		MaxLines: 600,
		MaxFunc:  60,
		OpTypes:  []string{"ir.Operation", "ir.OpInfo", "ir.OpDef"},
		NamesOf:  namesOf(),
		Sole:     soles(),
		Budgets:  budgets(),
		// Each test binary of a corpus takes two processor seconds to link.
		Untestable: 1000,
		State: map[string]string{
			"cmd/spvc/cli.colors":    "a flag says once, as a process starts, whether its errors have colors",
			"cmd/spvc/cli.mlir":      "a flag, a variable or the name of the program say once, as a process starts, which version of MLIR it speaks",
			"runner/jit.settled":     "LLVM has options that a process sets once, and ends it if it sets them again",
			"internal/slab.observer": "a process says once, as it starts, how it prepares its heap",
		},
	}
}

// budgets returns the folders that grew fastest. Who raises a number writes the reason into RATIONALE.md.
func budgets() []Budget {
	return []Budget{
		{"conversion", 51_000},
		{"dialect/affine", 12_100},
		{"ir", 64_300},
		{"runner/conform", 13_400},
		{"runner/reference", 16_800},
		{"serialize", 31_000},
	}
}

// soles returns what belongs to one place.
func soles() []Sole {
	return []Sole{
		{Means: "sync.WaitGroup", Within: "**", Only: map[string]string{
			"internal/parallel/parallel.go": "the one work loop",
			"runner/reference/launch.go":    "workgroups of the device",
			"runner/reference/device.go":    "queues of the device",
			"runner/conform/pool.go":        "its workers are processes, each bound to a thread",
			"test/soundness/pool.go":        "its workers are processes",
		}, Why: "internal/parallel has the work loop"},
		{Means: "recover", Within: "ir/**", Only: map[string]string{"ir/pass/run.go": "a pass that panics is named"}, Why: "a panic is a bug, which the command reports once"},
		{Means: "recover", Within: "serialize/**", Why: "a panic is a bug, which the command reports once"},
		{Means: "unsafe", Within: "ir/**", Only: map[string]string{"ir/piece.go": "operations with their parts", "ir/intern.go": "entries of tables, whose code knows their heads only"}, Why: "ir/piece.go has the memory of operations"},
	}
}

// namesOf returns the files that may compare names of operations.
func namesOf() map[string]string {
	return map[string]string{
		"ir/parse_op.go":                         "the parser reads names",
		"ir/verify_models.go":                    "traits of any dialect name the terminators of others",
		"ir/verify_op.go":                        "traits of any dialect name the parents of others",
		"passes/steps.go":                        "pipelines name the operations that they run on",
		"ir/pass/run.go":                         "pipelines name the operations that they run on",
		"ir/pass/schedule.go":                    "pipelines name the operations that they run on",
		"ir/rewrite/pattern.go":                  "patterns may name an operation that no dialect declares",
		"dialect/affine/scope.go":                "tensor.dim is of a later tier",
		"dialect/arith/dialect.go":               "vector.vscale is of a later tier",
		"dialect/tensor/verify_slice.go":         "scf.forall.in_parallel is of a later tier",
		"test/testdialect/syntaxcustom.go":       "no dialect declares the operation that a short form stands for",
		"test/testdialect/targetenv.go":          "no dialect declares the operations that these patterns match",
		"test/testdialect/vectorize.go":          "no dialect declares the operations that this pass looks for",
		"test/testpass/analyses/matchers.go":     "no dialect declares the operation that this pass looks for",
		"test/testpass/analyses/visitors.go":     "the rows of the test dialect have no names in Go",
		"test/testpass/conversions/loopbuild.go": "no dialect declares the operation that this pass looks for",
		"test/testpass/conversions/single.go":    "the rows of the test dialect have no names in Go",
		"test/testpass/rewriting/patterns.go":    "no dialect declares the operation that this pattern matches",
		"test/testpass/rewriting/pdl.go":         "patterns in PDL text name operations",
		"test/testpass/vectors/broadcast.go":     "no dialect declares the operation that this pass looks for",
		"test/testpass/structure/operations.go":  "no dialect declares the operations that this pass looks for",
	}
}

// rules returns who may import whom.
func rules() []Rule {
	base := []string{"internal/parallel", "internal/slab", "internal/prefetch", "ir/apint", "ir/apfloat", "internal/editdist", "internal/shorten", "internal/count", "internal/sorted"}
	core := []string{"ir", "ir/*"}
	list := []Rule{
		{"internal/parallel", nil},
		{"internal/slab", nil},
		{"internal/sorted", nil},
		{"internal/prefetch", nil},
		{"internal/prefault", nil},
		{"ir/apint", nil},
		{"internal/editdist", nil},
		{"internal/dwarf", nil},
		{"internal/count", nil},
		{"internal/visible", nil},
		{"internal/shorten", nil},
		{"ir/apfloat", []string{"ir/apint"}},
		{"ir", base},
		{"ir/analysis", []string{"ir/interfaces"}},
		{"ir/relation", []string{"ir"}},
		{"ir/valuebounds", []string{"ir/interfaces", "ir/relation", "ir/affinemap"}},
		{"ir/interfaces", []string{"ir", "ir/datalayout"}},
		{"ir/affinemap", []string{"ir"}},
		{"ir/shapes", []string{"ir"}},
		{"ir/pass", []string{"ir"}},
		{"ir/rewrite", []string{"ir/interfaces"}},
		{"ir/dataflow", []string{"ir/rewrite"}},
		{"ir/bytecode", []string{"ir", "ir/apint", "ir/apfloat"}},
		{"ir/reduce", []string{"ir/interfaces", "ir/apint"}},
		{"ir/datalayout", []string{"ir"}},
		{"ir/transform", []string{"ir/datalayout", "ir/analysis", "ir/pass", "ir/rewrite"}},
		{"spirv/spec", nil},
		{"spirv/notes", []string{"ir"}},
		{"spirv/legacy", nil},
		{"spirv/encoding", []string{"ir", "spirv/spec"}},
		{"spirv/words", []string{"spirv/spec"}},
		{"spirv/grammar", []string{"spirv/spec", "spirv/words"}},
		{"spirv/assembly", []string{"spirv/grammar", "spirv/spec", "spirv/words"}},
		{"spirv/stats", []string{"internal/sorted", "spirv/spec", "spirv/words"}},
		{"spirv/rules", []string{"spirv/spec", "spirv/words"}},
		{"spirv/report", nil},
		{"target", []string{"spirv/spec"}},
		{"target/diff", []string{"target"}},
	}
	var dialects []string
	for _, tier := range dialectTiers {
		uses := append(append([]string(nil), core...), dialects...)
		for _, d := range tier {
			list = append(list, Rule{"dialect/" + d, uses})
			if d == "llvm" {
				list[len(list)-1].Uses = append(append([]string(nil), uses...), "internal/dwarf")
			}
		}
		for _, d := range tier {
			dialects = append(dialects, "dialect/"+d)
		}
	}
	with := func(list []string, more ...string) []string { return append(append([]string(nil), list...), more...) }
	return append(list, []Rule{
		{"dialect/all", []string{"**"}},
		{"dialect/affine/analysis", with(dialects, with(core)...)},
		{"dialect/affine/passes", with(dialects, with(core, "dialect/affine/analysis")...)},
		// Its emulation of wide integers is that of arith, for memrefs too.
		{"dialect/memref/passes", with(dialects, with(core, "dialect/arith/passes")...)},
		// Bufferization and tiling of all dialects by their models, for passes of several dialects.
		{"dialect/bufferization/oneshot", with(dialects, core...)},
		{"dialect/scf/tiling", with(dialects, core...)},
		{"dialect/linalg/transform", with(dialects, with(core, "dialect/scf/tiling")...)},
		{"dialect/pdlinterp/interp", with(dialects, core...)},
		{"dialect/pdl/patterns", with(dialects, with(core, "dialect/pdlinterp/interp", "conversion/pdltopdlinterp")...)},
		{"dialect/*/passes", with(dialects, with(core, "dialect/bufferization/oneshot", "dialect/linalg/transform", "dialect/scf/tiling")...)},
		{"spirv", with(core, "target", "spirv/spec", "spirv/notes", "spirv/encoding")},
		{"layout/block", nil},
		{"layout/hostlayout", []string{"layout/block", "target", "ir/apfloat"}},
		{"spirv/blocklayout", []string{"spirv", "layout/block"}},
		{"spirv/blocklayout/describe", []string{"spirv/blocklayout", "spirv/spec", "target"}},
		{"spirv/blocklayout/bind", []string{"spirv/blocklayout", "spirv/spec"}},
		{"spirv/passes", []string{"spirv/blocklayout", "spirv/report"}},
		{"spirv/link", with(core, "spirv", "spirv/spec")},
		{"serialize", []string{"spirv", "spirv/spec", "spirv/words", "spirv/report"}},
		{"serialize/llvmir/text", []string{"ir/apint", "ir/apfloat"}},
		{"serialize/llvmir", with(dialects, with(core, "serialize/llvmir/text")...)},
		{"serialize/spirvtools", []string{"internal/parallel", "target", "spirv/words"}},
		{"serialize/judge", []string{"serialize/spirvtools", "spirv/grammar", "spirv/spec", "spirv/words"}},
		{"serialize/spirvopt", []string{"serialize/judge", "serialize/spirvtools", "spirv", "spirv/rules"}},
		{"conversion/targetspec", []string{"spirv", "dialect/dlti", "target"}},
		{"conversion/offload", []string{"spirv", "serialize", "dialect/gpu"}},
		{"conversion/gputovulkan", with(core, "dialect/llvm")},
		{"conversion/spirvtypes", with(dialects, "spirv", "spirv/blocklayout", "target", "ir/rewrite")},
		{"conversion/llvmtypes", with(dialects, with(core)...)},
		{"conversion/passes", []string{"conversion/*", "dialect/*/passes", "internal/editdist"}},
		{"conversion/vectortollvm", with(dialects, with(core, "conversion/llvmtypes", "dialect/vector/passes")...)},
		{"conversion/*", []string{"conversion/spirvtypes", "conversion/llvmtypes", "spirv/report"}},
		{"spirv/reflect", []string{"layout/block", "ir/apfloat", "internal/shorten", "internal/sorted", "spirv/report", "spirv/spec", "spirv/words"}},
		{"runner", []string{"serialize", "target", "spirv/reflect"}},
		{"runner/vulkan", []string{"runner"}},
		// The reference device judges the compiler, so it shares no code with it.
		{"runner/reference", []string{"runner", "runner/reference/**", "spirv/reflect", "spirv/report", "spirv/spec"}},
		{"runner/reference/libm", nil},
		{"runner/reference/texel", []string{"runner", "runner/reference/libm", "spirv/spec"}},
		{"runner/llvmexec", with(core, "dialect/llvm", "internal/count", "internal/sorted", "runner/reference/libm")},
		// It knows LLVM IR as text only.
		{"runner/jit", []string{"internal/sorted", "ir/apfloat"}},
		{"runner/jit/llvmlayout", with(core, "dialect/llvm", "layout/block", "runner/jit", "serialize/llvmir", "serialize/llvmir/text")},
		{"runner/cpu/lower", with(dialects, with(core, "spirv", "spirv/spec", "target", "conversion/llvmtypes", "conversion/spirvtollvm")...)},
		{"runner/cpu", []string{"runner/cpu/lower", "dialect/all", "internal/parallel", "ir", "runner", "runner/jit", "serialize", "serialize/llvmir/**", "spirv/reflect", "spirv/spec", "spirv/words", "target"}},
		{"runner/crosscheck", []string{"runner", "runner/reference", "layout/block"}},
		// Programs that only compile do without what reaches devices: the root has no row of
		// runner/vulkan, and compute stands on the root.
		{"runner/compute", []string{".", "runner", "runner/cpu", "runner/reference", "runner/vulkan", "layout/block", "layout/hostlayout"}},
		{"runner/runnertest", []string{"runner/compute"}},
		{"internal/fitted", []string{"internal/visible"}},
		{"internal/campaign", []string{"internal/count", "internal/fitted", "internal/parallel", "internal/tool", "runner", "runner/compute", "runner/conform", "runner/conform/cts", "runner/reference", "runner/vulkan"}},
		{"internal/npy", nil},
		{"internal/lockfile", nil},
		{"internal/plainfile", nil},
		{"internal/programcache", []string{"internal/plainfile"}},
		{"internal/replace", nil},
		{"runner/values", []string{"internal/count", "layout/block", "ir/apfloat", "internal/npy", "internal/editdist"}},
		{"internal/source", []string{"serialize", "serialize/spirvtools", "spirv/spec", "spirv/words", "ir/bytecode", "internal/editdist"}},
		{"runner/dispatch", []string{"internal/plainfile", "runner/compute", "runner/reference", "runner/values", "serialize"}},
		{"runner/dispatch/suite", []string{"runner/dispatch"}},
		{"runner/host", with(dialects, "runner")},
		{"runner/packet", []string{"runner", "spirv/spec", "spirv/words", "internal/npy"}},
		{"runner/conform", []string{"spirv/blocklayout", "spirv/blocklayout/bind", "spirv", "spirv/assembly", "serialize", "serialize/judge", "serialize/spirvtools", "runner", "runner/packet", "conversion/targetspec", "internal/blockgen", "internal/lockfile", "internal/plainfile", "internal/replace"}},
		{"runner/conform/cts", nil},
		{"runner/conform/**", []string{"runner/conform"}},
		{"runner/history", []string{"internal/editdist", "runner/conform"}},
		{"runner/farmpage", []string{"runner/conform", "runner/farm"}},
		{"runner/farm", []string{"internal/count", "internal/lockfile", "internal/plainfile", "internal/replace", "internal/sorted", "runner", "runner/conform"}},
		// The test dialect and passes sit beside the product's; only cmd adds them.
		{"test/testdialect", []string{"dialect/all"}},
		{"test/**", []string{"**"}},
		// What serves tests and generators stands on its own.
		{"internal/golden", nil},
		{"internal/overlay", nil},
		{"internal/growth", nil},
		{"internal/subprocess", nil},
		{"internal/stdfd", []string{"C"}},
		{"internal/lit", []string{"internal/editdist"}},
		{"internal/layers", nil},
		{"internal/apisurface", nil},
		{"internal/prose", nil},
		{"internal/mutate", nil},
		{"internal/mutate/cmd", []string{"internal/mutate"}},
		{"internal/spvwords", []string{"spirv/spec", "spirv/words"}},
		{"internal/bigmath", nil},
		{"internal/mathgen", []string{"internal/bigmath"}},
		{"internal/specgen", nil},
		{"internal/specgen/**", []string{"internal/specgen"}},
		// It knows the facts of all diagnostics of a compilation.
		{"internal/advice", with(dialects, "ir", "ir/rewrite", "target", "spirv/spec", "spirv/notes", "internal/editdist")},
		{"internal/portability", []string{"ir", "layout/block", "spirv", "spirv/blocklayout", "spirv/reflect", "spirv/spec", "target"}},
		{"internal/located", []string{"ir", "serialize/judge", "serialize/spirvtools", "spirv/rules", "spirv/spec", "spirv/words", "target"}},
		{".", []string{"**"}},
		// The programs behind the MLIR-style subcommands, run in process by tests.
		{"internal/tool", []string{"**"}},
		// Programs with dialects of their own make tools of them through it.
		{"opt", []string{"internal/tool", "ir", "ir/pass", "dialect/pdlinterp/interp"}},
		// The registry of all passes, and the compile pipeline made of them.
		{"passes", []string{"conversion/passes", "conversion/gputovulkan", "dialect/all", "dialect/*/passes", "ir", "ir/transform", "spirv/passes", "conversion/offload", "conversion/targetspec"}},
		// Programs with dialects of their own make tools of them through it.
		{"opt", []string{"internal/tool", "ir", "ir/pass", "dialect/pdlinterp/interp"}},
		{"internal/irgen", []string{"dialect/all"}},
		// It judges how functions on tensors become kernels, and so shares no code with conversions and interpreters.
		{"internal/tensoreval", with(dialects, "ir", "ir/interfaces")},
		// Random programs are text, and only the table of named operations is asked for their shapes.
		{"internal/tensorgen", []string{"dialect/linalg"}},
		{"internal/irgen/opdiff", []string{"**"}},
		{"internal/irgen/worddiff", []string{"internal/tool", "ir", "serialize", "spirv/words"}},
		{"internal/parity", []string{"internal/irgen", "internal/tool", "ir"}},
		{"internal/parity/record", []string{"internal/parity", "internal/tool"}},
		{"internal/bytecodediff", []string{"dialect/all", "internal/tool", "ir", "ir/bytecode"}},
		// It judges lowerings, interpreters and folders, and so shares no code with them.
		{"internal/kernelgen", with(dialects, "ir", "internal/bigmath")},
		{"internal/opcoverage", []string{"dialect/all"}},
		{"internal/spirvdocs", []string{"dialect/all", "ir", "runner/reference", "serialize", "spirv", "spirv/legacy", "spirv/spec"}},
		{"internal/blockgen", []string{"spirv", "spirv/spec"}},
		{"internal/llvmgen", nil},
		{"examples/**", []string{"runner/compute"}},
		{"cmd/**", []string{"**"}},
	}...)
}

// never returns what no rule can allow.
func never() []Never {
	return []Never{
		{From: "ir", To: "dialect/**", Why: "the core knows no dialect but builtin"},
		{From: "ir", To: "spirv/**", Why: "the core knows no dialect but builtin"},
		{From: "ir", To: "spirv", Why: "the core knows no dialect but builtin"},
		{From: "ir", To: "target", Why: "devices are no business of the core"},
		{From: "ir", To: "ir/rewrite", Why: "rewriting stands on the core, not under it"},
		{From: "layout/**", To: "spirv", Why: "spirv stands on layouts, not under them"},
		{From: "layout/**", To: "spirv/**", Why: "spirv stands on layouts, not under them"},
		{From: "spirv/**", To: "dialect/**", Why: "passes of SPIR-V know no source dialect; conversion has what joins them"},
		{From: "spirv/**", To: "serialize/**", Why: "the serializer stands on the dialect, not under it"},
		{From: "conversion/*", To: "conversion/*", But: []string{"conversion/passes"}, Except: []string{"conversion/spirvtypes", "conversion/llvmtypes"}, Why: "conversions share spirvtypes and llvmtypes only"},
		{From: ".", To: "runner/vulkan", Why: "programs that only compile build without Vulkan and cgo"},
		{From: ".", To: "runner/compute", Why: "programs that only compile build without Vulkan and cgo"},
		{From: "**", To: "github.com/nats-io/**", But: []string{"runner/farm", "cmd/spvc-farm/**", "test/farm"}, Why: "it makes commands 15 MiB larger; cmd/spvc-farm reaches it through runner/farm"},
		{From: "**", To: "runner/farm", But: []string{"cmd/spvc-farm/**", "runner/farmpage", "test/browser", "test/farm"}, Why: "cmd/spvc-farm is the only command with a queue"},
		{From: "**", To: "cmd/**", But: []string{"cmd/**"}, Why: "commands are the outermost layer"},
		{From: "**", To: "reflect", But: []string{"layout/hostlayout"}, Why: "reflect is for tests and layout/hostlayout"},
		{From: "**", To: "text/template", But: []string{"test/tensors/bench"}, Why: "it makes the linker keep all methods: the command would have 4 MiB more"},
		{From: "**", To: "html/template", Why: "it makes the linker keep all methods: the command would have 4 MiB more"},
		{From: "**", To: "C", But: []string{"serialize/spirvtools", "runner/vulkan", "internal/stdfd"}, Why: "cgo is for serialize/spirvtools, runner/vulkan and internal/stdfd"},
		{From: "**", To: "modernc.org/**", But: []string{"runner/history"}, Why: "it makes programs 6 MiB larger, and spvc does without it"},
		{From: "**", To: "runner/history", But: []string{"cmd/spvc-farm/**"}, Why: "it has a database, and spvc does without it"},
		{From: "**", To: "testing", But: []string{"internal/lit", "internal/golden", "internal/growth", "runner/runnertest", "test/**"}, Why: "it serves tests"},
		{From: "**", To: "internal/lit", But: []string{"test/**"}, Why: "it serves tests"},
		{From: "**", To: "internal/golden", But: []string{"test/**"}, Why: "it serves tests"},
		{From: "**", To: "internal/overlay", But: []string{"test/**"}, Why: "it serves tests"},
		{From: "**", To: "internal/growth", But: []string{"test/**"}, Why: "it serves tests"},
		{From: "**", To: "test/**", But: []string{"test/**", "cmd/spvc-test"}, Why: "it serves tests; only cmd/spvc-test adds the test dialect"},
	}
}
