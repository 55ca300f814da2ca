package layers

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

// TestHouse holds the rules over the module itself.
func TestHouse(t *testing.T) {
	found, err := Spvc().Check(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range found {
		t.Error(v)
	}
}

// file is a Go file with imports, each relative to the module when it starts with @.
func file(imports ...string) string {
	var b strings.Builder
	b.WriteString("package p\n")
	for _, i := range imports {
		if rest, ok := strings.CutPrefix(i, "@"); ok {
			i = strings.TrimSuffix("github.com/spvc/spvc/"+rest, "/.")
		}
		b.WriteString("import _ \"" + i + "\"\n")
	}
	return b.String()
}

// module is a small module in which every sample below is legal.
func module() fstest.MapFS {
	fs := fstest.MapFS{}
	for name, text := range map[string]string{
		"ir/a.go":                      file("fmt", "@internal/slab"),
		"ir/a_test.go":                 file("reflect", "@dialect/all", "@internal/lit"),
		"ir/pass/a.go":                 file("@ir"),
		"ir/rewrite/a.go":              file("@ir", "@ir/apint"),
		"ir/transform/a.go":            file("@ir/rewrite", "@ir"),
		"internal/slab/a.go":           file(),
		"ir/apint/a.go":                file(),
		"internal/lit/a.go":            file("testing"),
		"layout/a.go":                  file("@ir"),
		"layout/block/a.go":            file("@spirv", "@target"),
		"layout/hostlayout/a.go":       file("reflect", "@layout/block"),
		"spirv/a.go":                   file("@spirv/spec", "@target", "@layout", "@ir"),
		"spirv/spec/a.go":              file(),
		"spirv/passes/a.go":            file("@layout/block", "@ir/pass"),
		"target/a.go":                  file("@spirv/spec"),
		"dialect/arith/a.go":           file("@ir", "@ir/rewrite"),
		"dialect/math/a.go":            file("@dialect/arith"),
		"dialect/gpu/a.go":             file("@dialect/math", "@layout"),
		"dialect/gpu/passes/a.go":      file("@dialect/gpu", "@ir/pass"),
		"dialect/all/a.go":             file("@dialect/gpu", "@spirv"),
		"serialize/a.go":               file("@spirv", "@ir"),
		"serialize/spirvtools/a.go":    file("C", "@target"),
		"conversion/spirvtypes/a.go":   file("@spirv", "@dialect/gpu"),
		"conversion/arithtospirv/a.go": file("@conversion/spirvtypes", "@dialect/arith", "@ir/rewrite"),
		"conversion/mathtospirv/a.go":  file("@conversion/spirvtypes"),
		"conversion/passes/a.go":       file("@conversion/arithtospirv", "@ir/pass"),
		"runner/a.go":                  file("@serialize"),
		"runner/vulkan/a.go":           file("C", "@runner"),
		"runner/host/a.go":             file("@dialect/gpu", "@runner"),
		"spvc.go":                      file("@dialect/all", "@runner/host"),
		"runner/compute/a.go":          file("@.", "@runner/vulkan"),
		"test/testdialect/a.go":        file("@dialect/all"),
		"cmd/spvc/main.go":             file("@.", "@cmd/spvc/cli"),
		"cmd/spvc/cli/a.go":            file("@.", "@test/testdialect"),
		"test/cli/a_test.go":           file("@cmd/spvc/cli"),
		"testdata/a.go":                "not Go at all",
		"tools/go.mod":                 "module other",
		"tools/a.go":                   file("reflect"),
		"spirv/spec/big_gen.go":        "package p\n" + strings.Repeat("\n", 900),
		"spirv/big_test.go":            "package p\n" + strings.Repeat("\n", 900),
	} {
		fs[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return fs
}

// samples each break one rule of the small module.
var samples = []struct{ name, file, text, want string }{
	{"core imports a dialect", "ir/b.go", file("@dialect/arith"), "ir/b.go:2: ir must never import dialect/arith: "},
	{"core imports spirv", "ir/b.go", file("fmt", "@spirv"), "ir/b.go:3: ir must never import spirv: "},
	{"core imports target", "ir/b.go", file("@target"), "ir must never import target: "},
	{"core imports rewrite", "ir/b.go", file("@ir/rewrite"), "ir must never import ir/rewrite: "},
	{"upwards", "target/b.go", file("@ir"), "target/b.go:2: target may not import ir (it may import spirv/spec, and what these may)"},
	{"leaf", "spirv/spec/b.go", file("@target"), "spirv/spec may not import target (it may import nothing of the module, and what these may)"},
	{"sideways", "ir/pass/b.go", file("@ir/rewrite"), "ir/pass may not import ir/rewrite"},
	{"later tier", "dialect/arith/b.go", file("@dialect/math"), "dialect/arith may not import dialect/math"},
	{"same tier", "dialect/arith/b.go", file("@dialect/fn"), "dialect/arith may not import dialect/fn"},
	{"passes from the dialect", "dialect/gpu/b.go", file("@dialect/gpu/passes"), "dialect/gpu may not import dialect/gpu/passes"},
	{"dialect imports spirv", "dialect/gpu/b.go", file("@spirv"), "dialect/gpu may not import spirv"},
	{"layout imports block", "layout/b.go", file("@layout/block"), "layout may not import layout/block"},
	{"spirv imports block", "spirv/b.go", file("@layout/block"), "spirv may not import layout/block"},
	{"conversions", "conversion/mathtospirv/b.go", file("@conversion/arithtospirv"), "conversion/mathtospirv must never import conversion/arithtospirv: conversions share spirvtypes only"},
	{"types import a conversion", "conversion/spirvtypes/b.go", file("@conversion/arithtospirv"), "conversion/spirvtypes must never import conversion/arithtospirv"},
	{"serialize imports runner", "serialize/b.go", file("@runner"), "serialize may not import runner"},
	{"cmd", "spvc_b.go", file("@cmd/spvc/cli"), ". must never import cmd/spvc/cli: commands are the outermost layer"},
	{"root", "runner/b.go", file("@."), "runner may not import ."},
	{"root reaches devices", "spvc_b.go", file("@runner/vulkan"), ". must never import runner/vulkan: "},
	{"root runs kernels", "spvc_b.go", file("@runner/compute"), ". must never import runner/compute: "},
	{"reflect", "spirv/b.go", file("reflect"), "spirv must never import reflect: "},
	{"cgo", "runner/b.go", file("C"), "runner must never import C: "},
	{"testing", "spirv/b.go", file("testing"), "spirv must never import testing: "},
	{"lit in the product", "cmd/spvc/b.go", file("@internal/lit"), "cmd/spvc must never import internal/lit: "},
	{"test dialect", "dialect/all/b.go", file("@test/testdialect"), "dialect/all must never import test/testdialect: "},
	{"init", "ir/b.go", "package p\n\nfunc init() {}\n", "ir/b.go:3: func init() is not allowed"},
	{"unknown package", "util/b.go", file(), "util/b.go: package util is in no row"},
	{"unknown dialect", "dialect/frob/b.go", file("@ir"), "dialect/frob/b.go: package dialect/frob is in no row"},
	{"long file", "ir/b.go", "package p\n" + strings.Repeat("\n", 700), "ir/b.go:701: 701 lines; a file has at most 700"},
}

func TestSamples(t *testing.T) {
	clean, err := Spvc().Check(module())
	if err != nil || len(clean) > 0 {
		t.Fatalf("the sample module is not clean: %v %v", clean, err)
	}
	for _, s := range samples {
		m := module()
		m[s.file] = &fstest.MapFile{Data: []byte(s.text)}
		found, err := Spvc().Check(m)
		if err != nil {
			t.Errorf("%s: %v", s.name, err)
			continue
		}
		if len(found) != 1 || !strings.Contains(found[0].String(), s.want) {
			t.Errorf("%s: got %v, want %q", s.name, found, s.want)
		}
	}
}

// TestBroken: a file that does not parse is an error, not a pass.
func TestBroken(t *testing.T) {
	m := module()
	m["ir/b.go"] = &fstest.MapFile{Data: []byte("pakcage p\n")}
	if _, err := Spvc().Check(m); err == nil {
		t.Error("no error for a file that is no Go")
	}
}
