package bind

import (
	"bytes"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/layout/hostlayout"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
)

func newContext() *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	return ir.NewContext(reg)
}

// laidOut parses a type and lays it out.
func laidOut(t *testing.T, ctx *ir.Context, text string, r blocklayout.Rules) Block {
	t.Helper()
	typ, ok := ir.ParseType(ctx, text)
	if !ok {
		t.Fatalf("cannot parse %s", text)
	}
	b, err := blockOf(typ, r)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func blockOf(typ ir.Type, r blocklayout.Rules) (Block, error) {
	in, err := blocklayout.LayOut(typ, r)
	if err != nil {
		return Block{}, err
	}
	s, err := blocklayout.ShapeOf(in.Type)
	return Block{Name: "block", Shape: s, Size: in.Size}, err
}

var allRules = []blocklayout.Rules{blocklayout.Std140, blocklayout.Std430, blocklayout.Scalar, blocklayout.C}

// checkGo type-checks a file for an architecture, which evaluates its assertions.
func checkGo(src []byte, arch string) (*types.Package, error) {
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, "block.go", src, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	conf := types.Config{Importer: importer.Default(), Sizes: types.SizesFor("gc", arch)}
	return conf.Check("layout", set, []*ast.File{f}, nil)
}

const sample = "!spirv.struct<(f32, vector<3xf32>, !spirv.array<3 x vector<2xf16>>, !spirv.matrix<2 x vector<3xf32>> [RowMajor], !spirv.struct<(f64, i32)>, i32, i8, !spirv.array<2 x !spirv.struct<(f64, i32)>>, !spirv.rtarray<vector<3xf32>>)>"

// TestGoAssertions checks that the assertions compile on every architecture, and that
// they fail if any number changes.
func TestGoAssertions(t *testing.T) {
	ctx := newContext()
	for _, r := range allRules {
		out, err := Go([]Block{laidOut(t, ctx, sample, r)}, "")
		if err != nil {
			t.Fatal(err)
		}
		for _, arch := range []string{"amd64", "arm64", "386", "arm"} {
			if _, err := checkGo(out, arch); err != nil {
				t.Errorf("%v on %s: %v\n%s", r, arch, err, out)
			}
		}
		number := regexp.MustCompile(`\t_ (?: *)\[(\d+)\]struct{}`)
		found := number.FindAllSubmatchIndex(out, -1)
		if len(found) < 20 {
			t.Fatalf("%d assertions in\n%s", len(found), out)
		}
		for _, at := range found {
			n, _ := strconv.Atoi(string(out[at[2]:at[3]]))
			wrong := string(out[:at[2]]) + strconv.Itoa(n+1) + string(out[at[3]:])
			if _, err := checkGo([]byte(wrong), "amd64"); err == nil {
				t.Errorf("the assertion %s is not one", out[at[0]:at[1]])
			}
		}
	}
}

// reflected returns the reflect type for a checked type.
func reflected(t *testing.T, typ types.Type) reflect.Type {
	switch u := typ.Underlying().(type) {
	case *types.Basic:
		return map[types.BasicKind]reflect.Type{
			types.Int8: reflect.TypeFor[int8](), types.Int16: reflect.TypeFor[int16](), types.Int32: reflect.TypeFor[int32](), types.Int64: reflect.TypeFor[int64](),
			types.Uint8: reflect.TypeFor[uint8](), types.Uint16: reflect.TypeFor[uint16](), types.Uint64: reflect.TypeFor[uint64](),
			types.Float32: reflect.TypeFor[float32](), types.Float64: reflect.TypeFor[float64](),
		}[u.Kind()]
	case *types.Array:
		return reflect.ArrayOf(int(u.Len()), reflected(t, u.Elem()))
	case *types.Struct:
		var fields []reflect.StructField
		for f := range u.Fields() {
			x := reflect.StructField{Name: f.Name(), Type: reflected(t, f.Type())}
			if f.Name() == "_" {
				x.PkgPath = "layout"
			}
			fields = append(fields, x)
		}
		return reflect.StructOf(fields)
	}
	t.Fatalf("a type %v", typ)
	return nil
}

// fill sets every number so that neighbors differ. It leaves blank fields zero.
func fill(v reflect.Value, rng *rand.Rand) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).Name != "_" {
				fill(v.Field(i), rng)
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), rng)
		}
	case reflect.Float32, reflect.Float64:
		v.SetFloat(float64(rng.IntN(1 << 20)))
	case reflect.Uint8, reflect.Uint16, reflect.Uint64:
		v.SetUint(rng.Uint64() >> 1 & (1<<v.Type().Bits() - 1))
	default:
		v.SetInt(rng.Int64() << (64 - v.Type().Bits()) >> (64 - v.Type().Bits()))
	}
}

// TestGoMatchesHostLayout checks that a codec accepts the declared types without
// copying and packs values to their own bytes.
func TestGoMatchesHostLayout(t *testing.T) {
	ctx := newContext()
	// Codecs treat the inner arrays of a matrix as columns.
	g := blockgen.All()
	g.RowMajor = false
	rng := rand.New(rand.NewPCG(1, 2))
	for seed := range uint64(150) {
		typ := g.Block(ctx, seed)
		for _, r := range allRules {
			b, err := blockOf(typ, r)
			if err != nil {
				t.Fatal(err)
			}
			out, err := Go([]Block{b}, "p")
			if err != nil {
				t.Fatalf("%s: %v", ir.TypeString(typ), err)
			}
			pkg, err := checkGo(out, "amd64")
			if err != nil {
				t.Fatalf("%s by %v: %v\n%s", ir.TypeString(typ), r, err, out)
			}
			rt := reflected(t, pkg.Scope().Lookup("Block").Type())
			shape := b.Shape
			if shape.Runtime() {
				shape = block.StructOf(shape.Fields[:len(shape.Fields)-1])
			}
			if len(shape.Fields) == 0 {
				continue
			}
			v := reflect.New(rt).Elem()
			fill(v, rng)
			if err := hostlayout.CheckSame(v.Interface(), shape); err != nil {
				t.Fatalf("%s by %v: %v\n%s", ir.TypeString(typ), r, err, out)
			}
			packed, err := hostlayout.Append(nil, v.Interface(), shape)
			own := unsafe.Slice((*byte)(v.Addr().UnsafePointer()), rt.Size())
			if err != nil || !bytes.Equal(packed, own[:len(packed)]) {
				t.Fatalf("%s by %v: %v\n% x\n% x\n%s", ir.TypeString(typ), r, err, packed, own, out)
			}
		}
	}
}

func TestC(t *testing.T) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Fatal("gcc is one of the packages that the build needs:", err)
	}
	ctx := newContext()
	var blocks []Block
	blocks = append(blocks, laidOut(t, ctx, "!spirv.struct<(!spirv.rtarray<vector<3xf32>>)>", blocklayout.Std430))
	for seed := range uint64(60) {
		typ := blockgen.All().Block(ctx, seed)
		for _, r := range allRules {
			b, err := blockOf(typ, r)
			if err != nil {
				t.Fatal(err)
			}
			blocks = append(blocks, b)
		}
	}
	out, err := C(blocks)
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "blocks.h")
	compile := func(src []byte, flags ...string) ([]byte, error) {
		if err := os.WriteFile(name, src, 0o666); err != nil {
			t.Fatal(err)
		}
		return exec.Command(gcc, append(flags, "-Wall", "-fsyntax-only", name)...).CombinedOutput()
	}
	if msg, err := compile(out, "-std=c11", "-xc"); err != nil || len(bytes.ReplaceAll(msg, []byte("pragma once in main file"), nil)) > 1000 {
		t.Fatalf("%v: %.3000s", err, msg)
	}
	// Every assertion is on a line of its own.
	lines := strings.SplitAfter(string(out), "\n")
	number := regexp.MustCompile(`== (\d+), `)
	wrong, broken := []string{}, 0
	for _, l := range lines {
		if strings.HasPrefix(l, "_Static_assert") {
			broken++
			l = number.ReplaceAllString(l, "== 1 + $1, ")
		}
		wrong = append(wrong, l)
	}
	msg, err := compile([]byte(strings.Join(wrong, "")), "-std=c11", "-xc", "-fmax-errors=0")
	if got := bytes.Count(msg, []byte("error: static assertion failed")); err == nil || got != broken || broken < 1000 {
		t.Errorf("%d of %d wrong assertions fail", got, broken)
	}
}

func TestGoText(t *testing.T) {
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	f64 := &block.Shape{Kind: block.Float, Bits: 64, Size: 8}
	inner := block.StructOf([]block.Field{{Name: "wide", Shape: f64}, {Name: "type", Offset: 8, Shape: f32}})
	shape := block.StructOf([]block.Field{
		{Name: "late", Offset: 44, Shape: f64},
		{Name: "in", Offset: 8, Shape: inner},
		{Name: "reused", Offset: 20, Shape: f32},
		{Name: "turn", Offset: 24, Shape: block.MatrixOf(block.VectorOf(f32, 2), 2, 8, true)},
		{Name: "tail", Offset: 52, Shape: block.ArrayOf(&block.Shape{Kind: block.BFloat, Bits: 16, Size: 2}, -1, 4)},
	})
	out, err := Go([]Block{{Name: "scene graph", Doc: "set 0,\nbinding 1", Shape: shape}, {Name: "scene graph", Shape: f32}}, "p")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := checkGo(out, "amd64"); err != nil {
		t.Errorf("%v", err)
	}
	for _, want := range []string{
		"package p\n", "// SceneGraph is a block: 52 bytes before its runtime array.\n// set 0, binding 1\ntype SceneGraph struct {",
		"\tIn     [12]byte      // 8: in struct, which cannot be placed here as such\n", "\tReused float32       // 20: reused f32\n",
		"\tTurn   [2][2]float32 `spvc:\"rows\"` // 24: turn mat2x2<f32> row-major\n", "type SceneGraphValue struct {\n\tIn     [12]byte\n\tReused float32\n\tTurn   [2][2]float32 `spvc:\"rows\"`\n\tLate   [8]byte\n\tTail   []SceneGraphTailElement\n}", "\tLate   [8]byte // 44: late f64, which cannot be placed here as such\n",
		"type SceneGraphTailElement = struct {\n\tValue uint16\n\t_     [2]byte\n}\n", "SceneGraphTailOffset = 52\n", "SceneGraphTailStride = 4\n",
		"type SceneGraph_2 struct {\n\tValue float32 // 0: value f32\n}", "// SceneGraphIn is 16 bytes.\n// in\ntype SceneGraphIn struct {\n\tWide float64 // 0: in.wide f64\n\tType float32 // 8: in.type f32\n\t_    [4]byte\n}",
	} {
		if !strings.Contains(string(out), want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}

func TestErrors(t *testing.T) {
	f32 := &block.Shape{Kind: block.Float, Bits: 32, Size: 4}
	odd := &block.Shape{Kind: block.Int, Bits: 24, Size: 3}
	deep := f32
	for range 2 * maxNesting {
		deep = block.StructOf([]block.Field{{Shape: deep}})
	}
	of := func(s *block.Shape) *block.Shape {
		return block.StructOf([]block.Field{{Name: "a", Shape: f32}, {Name: "b", Offset: 16, Shape: s}})
	}
	for want, s := range map[string]*block.Shape{
		"member b: it overlaps another member":                  block.StructOf([]block.Field{{Name: "a", Shape: f32}, {Name: "b", Offset: 2, Shape: f32}}),
		"member b: it has no bytes that a host can access":      of(&block.Shape{}),
		"member b: there is no type for a number of 24 bits":    of(odd),
		"member b: the array has no stride, or is too large":    of(block.ArrayOf(f32, 4, 0)),
		"member b: the vector is malformed":                     of(block.VectorOf(block.StructOf(nil), 2)),
		"member b: the matrix is malformed":                     of(block.MatrixOf(f32, 2, 4, false)),
		"is nested more than":                                   of(deep),
		"a runtime array must be the last member of the block":  of(block.StructOf([]block.Field{{Name: "x", Shape: block.ArrayOf(f32, -1, 4)}})),
		"the runtime array begins before the end of another me": block.StructOf([]block.Field{{Name: "a", Shape: f32}, {Name: "b", Shape: block.ArrayOf(f32, -1, 4)}}),
	} {
		if s == nil {
			continue
		}
		for lang, write := range map[string]func() ([]byte, error){
			"Go":     func() ([]byte, error) { return Go([]Block{{Shape: s}}, "") },
			"C":      func() ([]byte, error) { return C([]Block{{Shape: s}}) },
			"C++":    func() ([]byte, error) { return CPP([]Block{{Shape: s}}) },
			"Rust":   func() ([]byte, error) { return Rust([]Block{{Shape: s}}) },
			"Python": func() ([]byte, error) { return Python([]Block{{Shape: s}}) },
		} {
			if out, err := write(); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: got %v, want %q\n%s", lang, err, want, out)
			}
		}
	}
}
