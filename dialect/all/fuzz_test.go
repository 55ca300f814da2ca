package all_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// patterns find types, attributes and affine maps in the corpora, for seeds.
var patterns = map[string]*regexp.Regexp{
	"type":   regexp.MustCompile(`!?(memref|vector|tensor|tuple|complex)<[^<>]*(<[^<>]*>)?[^<>]*>|![a-z_]+\.[a-z_0-9]+<[^()<>]*(<[^<>]*>[^<>]*)*>`),
	"attr":   regexp.MustCompile(`#[a-z_]+(\.[a-z_0-9]+)?<[^<>]*(<[^<>]*>[^<>]*)*>|dense<[^<>]*> : [a-z0-9x<>]+|array<[^<>]*>|\{[^{}\n]*= [^{}\n]*\}`),
	"affine": regexp.MustCompile(`affine_(map|set)<[^\n]*?\)>`),
}

// seed adds the matches of one kind in the .mlir files of the tests.
func seed(f *testing.F, kind string) {
	seen := map[string]bool{}
	for _, root := range []string{"../../test", "../../examples"} {
		_ = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".mlir" {
				return err
			}
			text, err := os.ReadFile(path)
			for _, s := range patterns[kind].FindAllString(string(text), -1) {
				if !seen[s] && len(s) < 200 {
					seen[s] = true
					f.Add(s)
				}
			}
			return err
		})
	}
	if len(seen) < 10 {
		f.Fatalf("only %d seeds", len(seen))
	}
}

func fuzzContext() *ir.Context {
	ctx := ir.NewContext(all.Registry())
	ctx.AllowUnregistered = true
	ctx.PushHandler(func(*ir.Diagnostic) bool { return true })
	return ctx
}

// lossy matches text that MLIR prints but cannot read: the empty symbol, and bodies of
// unknown dialects' symbols in which a > follows - and closes nothing, or in which text
// follows the bracket that matches the first one.
var lossy = regexp.MustCompile(`INVALID EMPTY SYMBOL|[^ ]->|->[^ ]|>[<\w]`)

// FuzzType checks that a parsed type prints as text that parses as the same type.
func FuzzType(f *testing.F) {
	seed(f, "type")
	f.Fuzz(func(t *testing.T, text string) {
		ctx := fuzzContext()
		typ, ok := ir.ParseType(ctx, text)
		if !ok {
			if ctx.ErrorCount() == 0 && strings.TrimSpace(text) != "" {
				t.Error("refused without an error")
			}
			return
		}
		out := ir.TypeString(typ)
		if again, ok := ir.ParseType(ctx, out); (!ok || again != typ) && !lossy.MatchString(out) {
			t.Errorf("%s prints as %s, which reads as another type or not at all", text, out)
		}
	})
}

// FuzzAttribute is FuzzType for attributes.
func FuzzAttribute(f *testing.F) {
	seed(f, "attr")
	fuzzAttribute(f)
}

// FuzzAffine is FuzzAttribute for affine maps and sets.
func FuzzAffine(f *testing.F) {
	seed(f, "affine")
	fuzzAttribute(f)
}

func fuzzAttribute(f *testing.F) {
	f.Fuzz(func(t *testing.T, text string) {
		ctx := fuzzContext()
		a, ok := ir.ParseAttr(ctx, text)
		if !ok {
			if ctx.ErrorCount() == 0 && strings.TrimSpace(text) != "" {
				t.Error("refused without an error")
			}
			return
		}
		out := ir.AttrString(a)
		again, ok := ir.ParseAttr(ctx, out)
		same := ok && again == a
		if ok && strings.Contains(out, "affine_") {
			// As in MLIR, sums that associate differently print alike, and sums that
			// begin with a difference print better after another parse.
			text := ir.AttrString(again)
			last, ok := ir.ParseAttr(ctx, text)
			same = ok && ir.AttrString(last) == text && sameValues(a, again)
		}
		if ok && strings.Contains(out, "distinct[") {
			// Each parse makes distinct attributes of its own.
			same = ir.AttrString(again) == out
		}
		if !same && !lossy.MatchString(out) {
			t.Errorf("%s prints as %s, which reads as another attribute or not at all", text, out)
		}
	})
}

// sameValues evaluates two affine maps at some points. It accepts other attributes, which
// have no values.
func sameValues(a, b ir.Attribute) bool {
	x, ok := a.(*ir.AffineMapAttr)
	y, ok2 := b.(*ir.AffineMapAttr)
	if !ok || !ok2 {
		return ok == ok2
	}
	if x.Map.Dims != y.Map.Dims || x.Map.Symbols != y.Map.Symbols || len(x.Map.Results) != len(y.Map.Results) {
		return false
	}
	for p := range int64(5) {
		dims, symbols := make([]int64, x.Map.Dims), make([]int64, x.Map.Symbols)
		for i := range dims {
			dims[i] = 3*p - int64(i)
		}
		for i := range symbols {
			symbols[i] = 7 - 2*p + int64(i)
		}
		v, ok := affinemap.Eval(x.Map, dims, symbols)
		w, ok2 := affinemap.Eval(y.Map, dims, symbols)
		if ok && ok2 && !slices.Equal(v, w) {
			return false
		}
	}
	return true
}
