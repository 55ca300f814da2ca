package spvc

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/spirv"
)

// Compiler compiles modules and reuses contexts, with their dialects, types, attributes,
// pipelines and patterns, between compilations. Any number of goroutines may use one Compiler. The memory that it
// keeps is bounded, and no result depends on earlier compilations.
//
// The functions Compile and CheckPortable use one Compiler that the whole process shares.
type Compiler struct {
	registry *ir.Registry
	mu       sync.Mutex
	idle     []*warm
}

// warm is a context with the pipelines that were made in it.
type warm struct {
	*ir.Context
	pipelines *passes.Pipelines
	// foreign is set once the context has read something of a dialect that is not registered. It is nil for contexts of
	// callers.
	foreign *atomic.Bool
}

func newWarm(ic *ir.Context) *warm {
	return &warm{Context: ic, pipelines: passes.NewPipelines(registry())}
}

// A Compiler discards a context that holds more than maxFootprint bytes of interned values
// and source texts. Programs that were compiled in it keep it alive as long as they live.
const maxFootprint = 8 << 20

// NewCompiler returns a Compiler that has compiled nothing yet.
func NewCompiler() *Compiler { return &Compiler{registry: all.Registry()} }

// shared is the Compiler of the package's functions.
var shared = sync.OnceValue(NewCompiler)

// Compile compiles MLIR text. A failure of the source is an *Error, a bug in a pass a
// *pass.Crash. When ctx ends first, Compile returns soon, and the error wraps that of ctx.
func Compile(ctx context.Context, text []byte, o Options) (*Program, error) {
	return shared().Compile(ctx, text, o)
}

// CompileModule compiles a module that was built in memory: a builtin.module or
// spirv.module whose Context has the dialects of dialect/all. The program keeps
// the module, which is lowered in place. Errors are as those of Compile. Several
// goroutines may compile modules of one Context at the same time.
func CompileModule(ctx context.Context, module *ir.Operation, o Options) (*Program, error) {
	if err := compilable(module); err != nil {
		return nil, err
	}
	c := newCompilation(newWarm(module.Context()), o)
	return c.do(ctx, func() (*ir.Operation, bool) { return module, true })
}

// compilable returns the reason why CompileModule cannot take module, or nil if it can.
func compilable(module *ir.Operation) error {
	if module == nil {
		return errors.New("CompileModule: the module is nil")
	}
	if name := module.Name(); name != "builtin.module" && !module.Is(spirv.Module) {
		return fmt.Errorf("CompileModule: a builtin.module or a spirv.module is wanted, not '%s'", name)
	}
	has := module.Context().Registry().Dialects()
	for _, name := range shared().registry.Dialects() {
		if !slices.Contains(has, name) {
			return fmt.Errorf("CompileModule: the module's Context lacks the dialect '%s'; make it by ir.NewContext(passes.NewDialects())", name)
		}
	}
	return nil
}

// Compile is the function [Compile] on this Compiler.
func (cc *Compiler) Compile(ctx context.Context, text []byte, o Options) (*Program, error) {
	return cached(ctx, text, &o, func() (*Program, error) {
		return inContext(cc, o, func(c *compilation) (*Program, error) {
			return c.do(ctx, func() (*ir.Operation, bool) { return c.parse(text) })
		})
	})
}

// Pipeline parses MLIR text and returns the pipeline that Compile runs on it, as
// `spvc opt --pass-pipeline` reads it. The errors are those of Compile.
func (cc *Compiler) Pipeline(ctx context.Context, text []byte, o Options) (string, error) {
	return inContext(cc, o, func(c *compilation) (string, error) {
		pipeline := ""
		err := c.while(ctx, func() error {
			top, ok := c.parse(text)
			if !ok {
				return c.fail()
			}
			defer c.scope.Own(top)()
			if !ir.Verify(top) || !c.checkForeign(top) {
				return c.fail()
			}
			m, _, err := c.pipelines.Compile(top, c.opts.pipeline())
			if err == nil {
				pipeline = m.Brief()
			}
			return err
		})
		return pipeline, err
	})
}

// inContext calls f with a compilation in a context that nothing else compiles in.
func inContext[T any](cc *Compiler, o Options, f func(c *compilation) (T, error)) (T, error) {
	ic := cc.take(o.MLIRVersion)
	c := newCompilation(ic, o)
	// Diagnostics about operations that are in no module yet go to the Context.
	pop := ic.PushHandler(c.diags.add)
	out, err := f(c)
	// A context in which a pass has crashed, or in which f has panicked, is not used again.
	pop()
	var crash *pass.Crash
	if !errors.As(err, &crash) {
		cc.put(ic)
	}
	return out, err
}

func (cc *Compiler) take(v ir.Version) *warm {
	cc.mu.Lock()
	defer cc.mu.Unlock()
	for n, ic := range slices.Backward(cc.idle) {
		if ic.Version == v {
			cc.idle = slices.Delete(cc.idle, n, n+1)
			return ic
		}
	}
	w := newWarm(ir.NewContext(cc.registry))
	w.Version = v
	keep := all.Foreign(cc.registry)
	w.foreign = new(atomic.Bool)
	w.Foreign = func(dialect string) bool {
		kept := keep(dialect)
		if kept {
			w.foreign.Store(true)
		}
		return kept
	}
	return w
}

// put keeps a context for later. It drops the context if a later compilation could see the
// compiled module in it, if it holds too much, or if enough contexts are idle: as many as
// can be busy at a time.
func (cc *Compiler) put(ic *warm) {
	if ic.HasState() || ic.Footprint() > maxFootprint {
		return
	}
	cc.mu.Lock()
	defer cc.mu.Unlock()
	if len(cc.idle) < runtime.GOMAXPROCS(0) {
		cc.idle = append(cc.idle, ic)
	}
}

// parse reads text, which the context keeps: attributes and locations refer to it.
func (c *compilation) parse(text []byte) (*ir.Operation, bool) {
	if !c.opts.ShareText {
		text = bytes.Clone(text)
	}
	c.diags.adviser.Source = text
	return c.scope.Parse(c.ctx.AddFile(c.opts.Name, text))
}

// do compiles what get returns.
func (c *compilation) do(ctx context.Context, get func() (*ir.Operation, bool)) (p *Program, err error) {
	err = c.while(ctx, func() error {
		top, ok := get()
		if !ok {
			return c.fail()
		}
		defer c.scope.Own(top)()
		if !ir.Verify(top) || !c.checkForeign(top) {
			return c.fail()
		}
		p, err = c.compile(top)
		return err
	})
	if err != nil {
		return nil, err
	}
	return p, nil
}

// while runs f, whose work stops soon after ctx has ended. The error is then that of ctx,
// and while drops the diagnostics of f, since they describe unfinished work.
func (c *compilation) while(ctx context.Context, f func() error) (err error) {
	if ctx == nil {
		return errors.New("the context.Context is nil")
	}
	defer catchCrash(&err)
	defer c.scope.StopWith(ctx)()
	if !c.scope.Stop().Requested() {
		err = f()
	}
	if ctx.Err() != nil {
		return fmt.Errorf("compiling %s: %w", c.opts.Name, ctx.Err())
	}
	return err
}

// Pipeline is [Compiler.Pipeline] on the shared Compiler.
func Pipeline(ctx context.Context, text []byte, o Options) (string, error) {
	return shared().Pipeline(ctx, text, o)
}
