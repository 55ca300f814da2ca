package ir_test

import (
	"os"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// The package comment shows the text of the example, and the objects that the example prints.
func TestDocShowsObjects(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	ctx := ir.NewContext(all.Registry())
	module, ok := ir.Parse(ctx, ctx.AddFile("double.mlir", []byte(doubling)))
	if !ok {
		t.Fatal("the module does not parse")
	}
	var objects strings.Builder
	writeOperation(&objects, module, "")
	for _, text := range []string{doubling, objects.String()} {
		want := "//\n"
		for line := range strings.Lines(text) {
			want += "//\t" + line
		}
		if !strings.Contains(string(doc), want+"//\n") {
			t.Errorf("doc.go does not show\n%s", want)
		}
	}
}
