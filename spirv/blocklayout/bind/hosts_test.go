package bind

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

var update = flag.Bool("update", false, "record the declarations in testdata")

// manyBlocks returns blocks of all types under all rule sets.
func manyBlocks(t *testing.T) []Block {
	ctx := newContext()
	blocks := []Block{laidOut(t, ctx, "!spirv.struct<(!spirv.rtarray<vector<3xf32>>)>", blocklayout.Std430)}
	for seed := range uint64(25) {
		typ := blockgen.All().Block(ctx, seed)
		for _, r := range allRules {
			b, err := blockOf(typ, r)
			if err != nil {
				t.Fatal(err)
			}
			blocks = append(blocks, b)
		}
	}
	return blocks
}

// mutants returns texts in each of which one of some numbers of text is wrong. The first
// group of expr is the number.
func mutants(t *testing.T, text []byte, expr string, want int) []string {
	t.Helper()
	found := regexp.MustCompile(expr).FindAllSubmatchIndex(text, -1)
	if len(found) < want {
		t.Fatalf("%d assertions", len(found))
	}
	var out []string
	for k := range want {
		at := found[k*len(found)/want]
		n, err := strconv.Atoi(string(text[at[2]:at[3]]))
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, string(text[:at[2]])+strconv.Itoa(n+1)+string(text[at[3]:]))
	}
	return out
}

// TestCPP checks that C and C++ accept the header, and that its assertions are evaluated
// by both.
func TestCPP(t *testing.T) {
	out, err := CPP(manyBlocks(t))
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "blocks.h")
	number := regexp.MustCompile(`(?m)^(static_assert\(.*== )(\d+), `)
	want := len(number.FindAll(out, -1))
	for _, c := range [][]string{{"gcc", "-std=c11", "-xc"}, {"g++", "-std=c++11", "-xc++"}, {"g++", "-std=c++20", "-xc++"}} {
		compile := func(src []byte) ([]byte, error) {
			if err := os.WriteFile(name, src, 0o666); err != nil {
				t.Fatal(err)
			}
			return exec.Command(c[0], append(c[1:], "-Wall", "-Wextra", "-Wpedantic", "-fmax-errors=0", "-fsyntax-only", name)...).CombinedOutput()
		}
		if msg, err := compile(out); err != nil || bytes.Count(msg, []byte("warning:")) != 1 || !bytes.Contains(msg, []byte("#pragma once in main file")) {
			t.Fatalf("%v: %v: %.3000s", c, err, msg)
		}
		msg, err := compile(number.ReplaceAll(out, []byte("${1}1 + $2, ")))
		if got := bytes.Count(msg, []byte("error: static assertion failed")); err == nil || got != want || want < 500 {
			t.Errorf("%v: %d of %d wrong assertions fail", c, got, want)
		}
	}
}

// TestRust checks the module with rustc where it is installed. Debian's rustc has no
// offset_of; TestRecorded compares with text that a later one accepts.
func TestRust(t *testing.T) {
	out, err := Rust(manyBlocks(t))
	if err != nil {
		t.Fatal(err)
	}
	wrong := mutants(t, out, `assert!\(.* == (\d+)\);`, 2)
	rustc, err := exec.LookPath("rustc")
	if err != nil {
		return
	}
	dir := t.TempDir()
	for i, text := range append([]string{string(out)}, wrong...) {
		name := filepath.Join(dir, "blocks.rs")
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		msg, err := exec.Command(rustc, "--edition=2021", "--crate-type=lib", "--emit=metadata", "-Dwarnings", "--out-dir", dir, name).CombinedOutput()
		if (err == nil) != (i == 0) || i > 0 && !bytes.Contains(msg, []byte("assertion failed")) {
			t.Errorf("text %d: %v\n%.3000s", i, err, msg)
		}
	}
}

// TestPython checks that Python imports the module, with the dtypes of NumPy, and refuses
// one with a wrong number. Padding does not occur in dtypes.
func TestPython(t *testing.T) {
	out, err := Python(manyBlocks(t))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var args []string
	for i, text := range append([]string{string(out)}, mutants(t, out, `(?m)^ *_check\(.*, (\d+), "`, 12)...) {
		name := filepath.Join(dir, fmt.Sprintf("blocks%d.py", i))
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		args = append(args, name)
	}
	const script = `import sys
for name in sys.argv[1:]:
    module = {}
    try:
        exec(compile(open(name).read(), name, "exec"), module)
        if module["numpy"] is None: sys.exit("no NumPy")
        print("accepted", sum(n.endswith("_dtype") for n in module))
    except AssertionError:
        print("refused")
`
	got, err := exec.Command("/usr/bin/python3", append([]string{"-c", script}, args...)...).CombinedOutput()
	lines := strings.Split(strings.TrimSpace(string(got)), "\n")
	if err != nil || len(lines) != len(args) || !regexp.MustCompile(`^accepted \d{3}$`).MatchString(lines[0]) {
		t.Fatalf("%v (packages python3 and python3-numpy): %.3000s", err, got)
	}
	for i, l := range lines[1:] {
		if l != "refused" {
			t.Errorf("mutant %d: %s", i, l)
		}
	}
}

// recordedBlocks returns blocks that show all kinds of members and names.
func recordedBlocks(t *testing.T, shader bool) []Block {
	ctx := newContext()
	text := "!spirv.struct<(f32, vector<3xf32>, !spirv.array<3 x vector<2xf32>>, !spirv.matrix<2 x vector<3xf32>> [RowMajor], !spirv.struct<(f32, i32)>, i32, !spirv.array<2 x !spirv.struct<(f32, i32)>>)>"
	if !shader {
		text = sample
	}
	std140, std430 := laidOut(t, ctx, text, blocklayout.Std140), laidOut(t, ctx, text, blocklayout.Std430)
	std140.Name, std140.Class, std140.Binding, std140.Doc = "None", spec.StorageClassUniform, &Binding{}, "In Uniform."
	std430.Name, std430.Class, std430.Binding = "self", spec.StorageClassStorageBuffer, &Binding{Set: 11, Number: 12}
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	list := Block{Name: "list", Shape: block.ArrayOf(f32, -1, 16), Class: spec.StorageClassStorageBuffer, Binding: &Binding{Set: 3}}
	named := Block{Name: "Self", Class: spec.StorageClassStorageBuffer, Shape: block.StructOf([]block.Field{
		{Name: "camelCase", Shape: f32}, {Name: "type", Offset: 4, Shape: f32}, {Name: "from", Offset: 8, Shape: f32}, {Name: "a b", Offset: 12, Shape: f32}, {Name: "a_b", Offset: 16, Shape: f32},
		{Name: "9", Offset: 20, Shape: f32}, {Name: "twelve", Offset: 24, Shape: block.ArrayOf(f32, 12, 4)}})}
	if shader {
		return []Block{std140, std430, list, named}
	}
	half := &block.Shape{Kind: block.Float, Bits: 16, Size: 2}
	late := Block{Name: "late", Size: 28, Shape: block.StructOf([]block.Field{{Name: "h", Offset: 2, Shape: block.VectorOf(half, 3)}, {Name: "d", Offset: 12, Shape: &block.Shape{Kind: block.Float, Bits: 64, Size: 8}},
		{Name: "p", Offset: 20, Shape: &block.Shape{Kind: block.Address, Size: 8}}})}
	return []Block{std140, std430, list, named, late}
}

// TestRecorded compares declarations with those in testdata, which the compilers of the
// languages accept; rustc and naga are not in Debian.
func TestRecorded(t *testing.T) {
	for _, c := range []struct {
		file   string
		shader bool
		write  func([]Block) ([]byte, error)
	}{{"blocks.h", false, CPP}, {"blocks.rs", false, Rust}, {"blocks.py", false, Python}, {"blocks.hlsl", true, HLSL}, {"blocks.wgsl", true, WGSL}} {
		got, err := c.write(recordedBlocks(t, c.shader))
		if err != nil {
			t.Fatalf("%s: %v", c.file, err)
		}
		golden.Lines(t, filepath.Join("testdata", c.file), strings.Split(strings.TrimSuffix(string(got), "\n"), "\n"), *update)
	}
}
