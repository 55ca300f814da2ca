package all_test

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/transform"
)

// The package comment of each dialect shows a module that the verifier accepts and that has something
// of the dialect. If it shows a second one, "after canonicalize", that is what the pass makes of the
// first one.
func TestDialectsShowModules(t *testing.T) {
	folders := map[string]string{"spirv": "../../spirv", "func": "../fn"}
	shown := 0
	for _, name := range all.Registry().Dialects() {
		folder := "../" + name
		if f, other := folders[name]; other {
			folder = f
		}
		doc := packageComment(t, folder)
		if doc == "" {
			continue // a dialect that is part of ir
		}
		shown++
		texts := indented(doc)
		if len(texts) == 0 || !strings.Contains(texts[0], name+".") && name != "func" {
			t.Errorf("the comment of %s shows nothing of the dialect", folder)
			continue
		}
		ctx := ir.NewContext(all.Registry())
		ctx.PushHandler(func(d *ir.Diagnostic) bool {
			t.Errorf("%s: %s: %s", folder, ctx.Place(d.Loc), d.Message)
			return true
		})
		first := verified(ctx, texts[0])
		if first == nil || len(texts) == 1 {
			continue
		}
		if len(texts) > 2 || !strings.Contains(doc, "after canonicalize") {
			t.Errorf("%s: it is not said what the second module is", folder)
		}
		second := verified(ctx, texts[1])
		if second == nil {
			continue
		}
		m := pass.NewManager(first.Name())
		m.Add(transform.NewCanonicalize())
		m.Run(first, pass.RunOptions{Workers: 1})
		got, want := string(ir.Print(nil, first, ir.PrintOptions{})), string(ir.Print(nil, second, ir.PrintOptions{}))
		if got != want {
			t.Errorf("%s: canonicalize makes\n%s\nand not\n%s", folder, got, want)
		}
	}
	if shown < 16 {
		t.Errorf("only %d dialects have a folder", shown)
	}
}

// packageComment returns the package comment in a folder, or "" if there is no such folder.
func packageComment(t *testing.T, folder string) string {
	files, err := filepath.Glob(folder + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		tree, err := parser.ParseFile(token.NewFileSet(), name, src, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		if tree.Doc != nil {
			return tree.Doc.Text()
		}
	}
	return ""
}

// indented returns the indented parts of a comment.
func indented(doc string) (texts []string) {
	inside := false
	for line := range strings.Lines(doc) {
		code, isCode := strings.CutPrefix(line, "\t")
		if isCode && !inside {
			texts = append(texts, "")
		}
		if isCode {
			texts[len(texts)-1] += code
		}
		inside = isCode
	}
	return texts
}

// verified returns the module that a text holds, or nil if it is wrong.
func verified(ctx *ir.Context, text string) *ir.Operation {
	module, ok := ir.Parse(ctx, ctx.AddFile("comment", []byte(text)))
	if !ok || !ir.Verify(module) {
		return nil
	}
	return module
}

// Each operation says in one line what it does or gives.
func TestOpsHaveSummaries(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	for _, name := range all.Registry().Dialects() {
		for _, e := range ctx.Dialect(name).Ops {
			if s := e.Def.Summary; s == "" || strings.Contains(s, "\n") || len(s) > 120 {
				t.Errorf("%s: the summary is %q", e.Def.Name, s)
			}
		}
	}
}
