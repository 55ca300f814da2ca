package layers

// dialectTiers is the tiers of source dialects; each may import the ones before it.
var dialectTiers = [][]string{
	{"ub"},
	{"fn", "arith", "index", "dlti"},
	{"complex"},
	{"cf", "math", "tensor"},
	{"memref"},
	{"affine"},
	{"scf", "vector"},
	{"gpu"},
}

// Spvc is the rules of this module: docs/architecture.md says them in words.
func Spvc() *House {
	base := []string{"internal/slab", "ir/apint", "ir/apfloat", "internal/editdist"}
	core := []string{"ir", "ir/*"}
	rules := []Rule{
		{"internal/slab", nil},
		{"ir/apint", nil},
		{"internal/editdist", nil},
		{"ir/apfloat", []string{"ir/apint"}},
		{"ir", base},
		{"ir/analysis", []string{"ir"}},
		{"ir/pass", []string{"ir"}},
		{"ir/rewrite", []string{"ir"}},
		{"layout", []string{"ir"}},
		{"ir/transform", []string{"layout", "ir/analysis", "ir/pass", "ir/rewrite"}},
		{"spirv/spec", nil},
		{"spirv/words", []string{"spirv/spec"}},
		{"target", []string{"spirv/spec"}},
	}
	below := append([]string{"layout"}, core...)
	var dialects []string
	for _, tier := range dialectTiers {
		uses := append(append([]string(nil), below...), dialects...)
		for _, d := range tier {
			rules = append(rules, Rule{"dialect/" + d, uses})
		}
		for _, d := range tier {
			dialects = append(dialects, "dialect/"+d)
		}
	}
	with := func(list []string, more ...string) []string { return append(append([]string(nil), list...), more...) }
	return &House{
		Module: "github.com/spvc/spvc",
		Rules: append(rules,
			Rule{"dialect/all", []string{"**"}},
			// Its emulation of wide integers is that of arith, for memrefs too.
			Rule{"dialect/memref/passes", with(dialects, with(core, "dialect/arith/passes")...)},
			Rule{"dialect/*/passes", with(dialects, core...)},
			Rule{"spirv", with(core, "layout", "target", "spirv/spec")},
			Rule{"layout/block", []string{"spirv"}},
			Rule{"layout/hostlayout", []string{"layout/block", "target", "ir/apfloat"}},
			Rule{"layout/describe", []string{"layout/block", "spirv", "spirv/spec", "target"}},
			Rule{"layout/bind", []string{"layout/block", "spirv", "spirv/spec"}},
			Rule{"spirv/passes", []string{"layout/block"}},
			Rule{"spirv/link", with(core, "spirv", "spirv/spec")},
			Rule{"serialize", []string{"spirv", "spirv/spec", "spirv/words"}},
			Rule{"serialize/spirvtools", []string{"target", "spirv/words"}},
			Rule{"spirv/targetspec", []string{"spirv", "dialect/dlti", "target"}},
			Rule{"spirv/offload", []string{"spirv", "serialize", "dialect/gpu"}},
			Rule{"conversion/spirvtypes", with(dialects, "spirv", "layout/block", "target", "ir/rewrite")},
			Rule{"conversion/passes", []string{"conversion/*", "dialect/*/passes"}},
			Rule{"conversion/*", []string{"conversion/spirvtypes"}},
			Rule{"runner", []string{"serialize", "target", "layout/block"}},
			Rule{"runner/vulkan", []string{"runner"}},
			// Programs that only compile do without what reaches devices: the root has no row of
			// runner/vulkan, and compute stands on the root.
			Rule{"runner/compute", []string{".", "runner", "runner/vulkan", "layout/block", "layout/hostlayout"}},
			Rule{"runner/runnertest", []string{"runner/compute"}},
			Rule{"runner/host", with(dialects, "runner")},
			Rule{"runner/conform", []string{"layout/block", "spirv", "serialize", "serialize/spirvtools", "runner", "internal/blockgen"}},
			Rule{"runner/conform/**", []string{"runner/conform"}},
			// The test dialect and passes sit beside the product's; only cmd adds them.
			Rule{"test/testdialect", []string{"dialect/all"}},
			Rule{"test/**", []string{"**"}},
			// What serves tests and generators stands on its own.
			Rule{"internal/growth", nil},
			Rule{"internal/lit", []string{"internal/editdist"}},
			Rule{"internal/layers", nil},
			Rule{"internal/mutate", nil},
			Rule{"internal/mutate/cmd", []string{"internal/mutate"}},
			Rule{"internal/spvwords", []string{"spirv/spec"}},
			Rule{"internal/specgen", nil},
			Rule{"internal/specgen/**", []string{"internal/specgen"}},
			Rule{".", []string{"**"}},
			// The programs behind the MLIR-style subcommands, run in process by tests.
			Rule{"internal/tool", []string{"**"}},
			Rule{"internal/irgen", []string{"dialect/all"}},
			Rule{"internal/irgen/opdiff", []string{"**"}},
			Rule{"internal/opcoverage", []string{"dialect/all"}},
			Rule{"internal/spirvdocs", []string{"dialect/all", "serialize", "spirv", "spirv/spec"}},
			Rule{"internal/blockgen", []string{"spirv", "spirv/spec"}},
			Rule{"examples/**", []string{"runner/compute"}},
			Rule{"cmd/**", []string{"**"}},
		),
		Never: []Never{
			{From: "ir", To: "dialect/**", Why: "the core knows no dialect but builtin"},
			{From: "ir", To: "spirv/**", Why: "the core knows no dialect but builtin"},
			{From: "ir", To: "spirv", Why: "the core knows no dialect but builtin"},
			{From: "ir", To: "target", Why: "devices are no business of the core"},
			{From: "ir", To: "ir/rewrite", Why: "rewriting stands on the core, not under it"},
			{From: "conversion/*", To: "conversion/*", But: []string{"conversion/passes"}, Except: []string{"conversion/spirvtypes"}, Why: "conversions share spirvtypes only"},
			{From: ".", To: "runner/vulkan", Why: "programs that only compile build without Vulkan and cgo"},
			{From: ".", To: "runner/compute", Why: "programs that only compile build without Vulkan and cgo"},
			{From: "**", To: "cmd/**", But: []string{"cmd/**"}, Why: "commands are the outermost layer"},
			{From: "**", To: "reflect", But: []string{"layout/hostlayout"}, Why: "reflect is for tests and layout/hostlayout"},
			{From: "**", To: "C", But: []string{"serialize/spirvtools", "runner/vulkan"}, Why: "cgo is for serialize/spirvtools and runner/vulkan"},
			{From: "**", To: "testing", But: []string{"internal/lit", "internal/growth", "runner/runnertest", "test/**"}, Why: "it serves tests"},
			{From: "**", To: "internal/lit", But: []string{"test/**"}, Why: "it serves tests"},
			{From: "**", To: "internal/growth", But: []string{"test/**"}, Why: "it serves tests"},
			{From: "**", To: "test/**", But: []string{"test/**", "cmd/**", "internal/tool"}, Why: "it serves tests; internal/tool alone adds the hidden test passes"},
		},
		MaxLines: 700,
	}
}
