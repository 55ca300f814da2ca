// Package toolchain puts the dialect fixed beside those of spvc: registries for tools,
// and a compiler of kernels that use it.
package toolchain

import (
	"context"
	"errors"
	"strings"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	registry "github.com/spvc/spvc/passes"

	"example.com/fixed/fixed"
	"example.com/fixed/passes"
	"example.com/fixed/tospirv"
)

// Dialects returns the dialects of spvc, the dialect fixed with its conversion, and the dialect filter.
func Dialects() *ir.Registry {
	r := registry.NewDialects()
	r.Add(fixed.Name, fixed.Dialect)
	r.AttachDialect(fixed.Name, tospirv.Model{})
	all.AttachStructured(r, fixed.MatMul)
	addFilter(r)
	return r
}

// Passes returns the passes of spvc and those of this module.
func Passes() *pass.Registry {
	r := registry.NewRegistry()
	r.Add(passes.NewElideSaturation)
	r.Add(passes.NewTile)
	return r
}

// prepare is the pipeline that Compile runs before that of spvc.
const prepare = "builtin.module(canonicalize,cse,gpu.module(gpu.func(fixed-elide-saturation)))"

// Compile compiles kernels that may use the dialect fixed. A failure of the source is an
// error with the diagnostics.
func Compile(ctx context.Context, text []byte, o spvc.Options) (*spvc.Program, error) {
	c := ir.NewContext(Dialects())
	module, err := parse(c, text, o.Name)
	if err != nil {
		return nil, err
	}
	m, err := Passes().ParsePipeline(prepare)
	if err != nil {
		return nil, err
	}
	if err := diagnosed(c, func() bool { return m.Run(module, pass.RunOptions{Workers: 1}) }); err != nil {
		return nil, err
	}
	return spvc.CompileModule(ctx, module, o)
}

func parse(c *ir.Context, text []byte, name string) (module *ir.Operation, err error) {
	err = diagnosed(c, func() (ok bool) {
		module, ok = ir.Parse(c, c.AddFile(name, text))
		return ok && ir.Verify(module)
	})
	return module, err
}

// diagnosed runs f and returns the diagnostics as an error if f fails.
func diagnosed(c *ir.Context, f func() bool) error {
	var text strings.Builder
	pop := c.PushHandler(ir.NewSourcePrinter(&text, c, ir.SourcePrinterOptions{}))
	defer pop()
	if !f() {
		return errors.New(strings.TrimRight(text.String(), "\n"))
	}
	return nil
}
