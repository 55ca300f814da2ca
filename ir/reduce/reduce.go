// Package reduce shrinks IR while a caller's test says that it is still interesting: to
// the few operations that crash a compiler, for example. It knows no dialect. It finds
// out what an operation is by traits and interfaces, and leaves it to the verifier to
// refuse what a dialect does not allow.
//
// Strategies propose edits: they erase operations, replace regions by their bodies, drop
// results and arguments, narrow types, and so on. The search applies many edits at once,
// then fewer (delta debugging), and repeats all strategies until no edit applies any
// more. It accepts a candidate if it is smaller, verifies, and the test says that it is
// interesting.
package reduce

import (
	"context"
	"errors"

	"github.com/spvc/spvc/ir"
)

// Interesting reports whether op, a copy that the function may change, still shows what
// the caller looks for. It must always answer the same for the same IR. If
// Options.Workers is above 1, several goroutines call it at the same time. An error ends
// the reduction. ctx ends if the answer is no longer needed.
type Interesting func(ctx context.Context, op *ir.Operation) (bool, error)

// Transform is a transformation of whole modules, such as a pass.
type Transform struct {
	Name string
	// Apply changes op in place. It returns false if it failed; op is then dropped.
	Apply func(op *ir.Operation) bool
}

// Options are the settings of Run. The zero value is useful.
type Options struct {
	// Workers is the number of concurrent tests; 0 stands for one. The result and its
	// counts do not depend on it.
	Workers int
	// MaxTests is the number of tests after which Run stops with what it has; 0 stands for
	// no limit. The test of the input does not count.
	MaxTests int
	// Transforms are tried on the whole module, in addition to the strategies.
	Transforms []Transform
	// TransformsOnly switches the strategies off.
	TransformsOnly bool
	// Placeholder, if not nil, makes an operation at b's insertion point whose only
	// result is any value of type t. It returns nil if it cannot. Run calls it for types for
	// which no loaded dialect makes a constant 0.
	Placeholder func(b *ir.Builder, t ir.Type, loc ir.Location) *ir.Operation
	// Accepted, if not nil, is called after each step with the name of its strategy and
	// the smaller module, which it must not change.
	Accepted func(strategy string, op *ir.Operation)
}

// Result is what Run found.
type Result struct {
	// Module is the smallest interesting module. It is in no block. It is never larger
	// than the input.
	Module *ir.Operation
	// Tests counts the calls of the test after the one for the input, without those whose
	// answers were not needed. A module is tested once, even if several edits lead to it.
	Tests int
	// Steps counts the candidates that were accepted.
	Steps int
	// OpsBefore and OpsAfter count the operations of input and result.
	OpsBefore, OpsAfter int
}

// ErrNotInteresting is the error of Run if the input is not interesting.
var ErrNotInteresting = errors.New("the input is not interesting")

// ErrInvalid is the error of Run if the input does not verify.
var ErrInvalid = errors.New("the input does not verify")

// Run returns the smallest module that it finds between module and nothing. It does not
// change module. If the test fails with an error or ctx ends, it returns that error with
// the result so far.
func Run(ctx context.Context, module *ir.Operation, interesting Interesting, opts Options) (*Result, error) {
	if !ir.Verifies(module) {
		return nil, ErrInvalid
	}
	ok, err := interesting(ctx, clone(module))
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, ErrNotInteresting
	}
	s := newSearch(ctx, clone(module), interesting, &opts)
	res := &Result{OpsBefore: s.size.ops()}
	err = s.reduce()
	res.Module, res.Tests, res.Steps, res.OpsAfter = s.best, s.tests, s.steps, s.size.ops()
	return res, err
}

func clone(op *ir.Operation) *ir.Operation { return ir.NewArena().Clone(op, ir.NewMapping()) }
