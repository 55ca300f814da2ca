package irgen_test

import (
	"context"
	"flag"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/irgen"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
)

var compiles = flag.Int("compiles", 24, "how many generated modules TestCompileIsPipeline compiles")

// TestCompileIsPipeline compiles generated modules, and runs opt with the text of the
// pipeline of each: the modules that come out are the same to the byte, and what one
// refuses the other refuses.
func TestCompileIsPipeline(t *testing.T) {
	setup := tool.DefaultSetup()
	some, binary := irgen.New(setup.Dialects), irgen.NewBinary(setup.Dialects, nil)
	ops := some.Ops()
	same := 0
	for i := range *compiles {
		gen, want := binary, []*ir.OpDef(nil)
		if i%2 == 0 {
			k := i / 2 * 9 % len(ops)
			gen, want = some, ops[k:min(len(ops), k+9)]
		}
		src := gen.Module(uint64(i), want).Text(ir.PrintOptions{Generic: true})
		o := spvc.Options{Name: "<stdin>", NoValidate: i%3 == 0}
		text, err := spvc.Pipeline(context.Background(), []byte(src), o)
		if err != nil {
			t.Fatalf("seed %d: no pipeline: %v\n%s", i, err, src)
		}
		p, err := spvc.Compile(context.Background(), []byte(src), o)
		code, out, errs := run(setup, src, "--pass-pipeline="+text)
		switch {
		case err == nil && code == tool.ExitOK && out == string(p.IR()):
			same++
		case err == nil:
			t.Errorf("seed %d: opt with the pipeline of compile answers %d\n%s\n%s\nrather than\n%s\nof\n%s", i, code, errs, out, p.IR(), src)
		case code == tool.ExitOK:
			t.Logf("seed %d: %v", i, err)
		}
	}
	t.Logf("%d of %d modules compile", same, *compiles)
	if same < *compiles/4 {
		t.Errorf("only %d of %d modules compile", same, *compiles)
	}
}
