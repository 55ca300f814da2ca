package conform

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/target"
)

// Engine runs cases on a device in the current process.
type Engine struct {
	dev runner.Device
	env *target.Env
	// timeout bounds the time of a case.
	timeout time.Duration
	// Mutate, if set, changes each binary before it runs; the Engine then does not
	// validate the binary. Tests use Mutate to check that the Engine finds changed
	// layouts.
	Mutate func(words []uint32) []uint32
	// Reopen opens the device again after a kernel does not end or the device is lost.
	// If Reopen is nil, Run then returns an error.
	Reopen func() (runner.Device, error)

	// Second returns an engine for a device that runs failed cases too. It tells wrong
	// drivers from wrong binaries. If it is nil, there is no second opinion.
	Second func() (*Engine, error)

	second   *Engine
	contexts contexts
}

// contexts provides contexts for cases. A context keeps every type ever made in it, so
// only a limited number of cases shares one.
type contexts struct {
	ctx  *ir.Context
	used int
}

// contextCases is the number of cases that share a context.
const contextCases = 64

func (c *contexts) next() *ir.Context {
	if c.ctx == nil || c.used >= contextCases {
		c.ctx, c.used = newContext(), 0
	}
	c.used++
	return c.ctx
}

// NewEngine returns an engine for a device. A case that takes longer than timeout gets
// the verdict Timeout.
func NewEngine(dev runner.Device, timeout time.Duration) *Engine {
	return &Engine{dev: dev, env: dev.Info().Env(), timeout: timeout}
}

func newContext() *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	return ir.NewContext(reg)
}

// BatchCases is the number of cases that share a submission.
const BatchCases = 16

// Run implements Runner. Up to [BatchCases] cases share one submission unless an error
// occurs. Results arrive in order.
func (e *Engine) Run(ctx context.Context, cases []Case, done func(i int, r *Result)) error {
	for at := 0; at < len(cases); at += BatchCases {
		err := e.batch(ctx, cases[at:min(at+BatchCases, len(cases))], func(i int, r *Result) { done(at+i, r) })
		if err != nil {
			return err
		}
	}
	return ctx.Err()
}

// batch runs cases in one submission.
func (e *Engine) batch(ctx context.Context, cases []Case, done func(i int, r *Result)) error {
	b := e.together(ctx, cases)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if gone(b.err) {
		if err := e.renew(); err != nil {
			return err
		}
	}
	for i, r := range b.results {
		var fatal error
		begin := time.Now()
		if r == nil {
			r, fatal = e.alone(ctx, &cases[i])
			b.attempts[i]++
		} else if r.Verdict.Bad() && r.Verdict != Rejected {
			r, fatal = e.again(ctx, &cases[i], r)
			b.attempts[i]++
		}
		if ctx.Err() != nil {
			return ctx.Err() // r only says that the case did not finish
		}
		r.Seconds, r.Attempts = (b.spent[i] + time.Since(begin)).Seconds(), b.attempts[i]
		e.opinion(ctx, &cases[i], r)
		if done(i, r); fatal != nil {
			return fatal
		}
	}
	return ctx.Err()
}

// first holds what came of the first attempts at cases, by their index. A case without
// result has to run alone.
type first struct {
	results  []*Result
	spent    []time.Duration
	attempts []int
	err      error
}

// together prepares cases, launches them in one submission, and judges them.
func (e *Engine) together(ctx context.Context, cases []Case) *first {
	n := len(cases)
	b := &first{results: make([]*Result, n), spent: make([]time.Duration, n), attempts: make([]int, n)}
	trials := make([]*trial, n)
	var launches []*runner.Launch
	launched := 0
	for i := range cases {
		if ctx.Err() != nil {
			break // the launch below does not start
		}
		begin := time.Now()
		trials[i], b.results[i] = e.prepare(&cases[i])
		b.attempts[i] = 1
		switch t := trials[i]; {
		case t == nil:
		case !e.supported(t):
			b.results[i] = e.one(ctx, t)
		default:
			launched++
			launches = append(launches, t.launches...)
		}
		b.spent[i] = time.Since(begin)
	}
	begin := time.Now()
	b.err = e.launch(ctx, e.timeout*time.Duration(max(1, n)), launches)
	share := time.Since(begin) / time.Duration(max(1, launched))
	for i, t := range trials {
		if t == nil {
			continue
		}
		if b.results[i] == nil {
			if b.spent[i] += share; b.err == nil {
				b.results[i] = e.judge(t)
			}
		}
		t.close()
	}
	return b
}

// gone reports whether err means that the device is no longer usable.
func gone(err error) bool {
	return errors.Is(err, runner.ErrTimeout) || errors.Is(err, context.Canceled) || errors.Is(err, runner.ErrDeviceLost)
}

// renew replaces the device.
func (e *Engine) renew() error {
	if e.Reopen == nil {
		return errors.New("the device was lost or does not answer")
	}
	e.dev.Close() // the error only says that the device is abandoned
	dev, err := e.Reopen()
	if err == nil {
		e.dev = dev
	}
	return err
}

// alone runs a single case.
func (e *Engine) alone(ctx context.Context, c *Case) (*Result, error) {
	t, r := e.prepare(c)
	if t != nil {
		r = e.one(ctx, t)
		t.close()
	}
	if r.Verdict == Timeout || r.Verdict == DeviceLost {
		return r, e.renew()
	}
	return r, nil
}

// again runs a failed case a second time.
func (e *Engine) again(ctx context.Context, c *Case, first *Result) (*Result, error) {
	r, err := e.alone(ctx, c)
	if r.Verdict == Pass {
		r = flake(first)
	}
	return r, err
}

// flake returns the result of a case that passed on the second run.
func flake(first *Result) *Result {
	return &Result{Verdict: Flake, Detail: "passed when run again; at first " + first.Verdict.String() + ": " + first.Detail}
}

// prepare returns a trial of the case or, if that is impossible, a result.
func (e *Engine) prepare(c *Case) (*trial, *Result) {
	k, err := build(e.contexts.next(), c, e.env)
	if err != nil {
		return nil, failure(err, Rejected)
	}
	words := k.words
	if e.Mutate != nil {
		words = e.Mutate(slices.Clone(words))
	} else if err := k.validate(); err != nil {
		return nil, failure(err, Rejected)
	}
	t, err := prepare(e.dev, k, words)
	if err != nil {
		return nil, failure(err, Failed)
	}
	return t, nil
}

// supported reports whether the device has the capabilities of the module.
func (e *Engine) supported(t *trial) bool {
	for _, c := range t.module.Capabilities {
		if !slices.Contains(e.dev.Info().Capabilities, c) {
			return false
		}
	}
	for _, l := range t.launches {
		if l.Check(e.dev.Info()) != nil {
			return false
		}
	}
	return true
}

// one runs a single trial.
func (e *Engine) one(ctx context.Context, t *trial) *Result {
	if err := e.launch(ctx, e.timeout, t.launches); err != nil {
		return failure(err, Failed)
	}
	return e.judge(t)
}

func (e *Engine) launch(ctx context.Context, timeout time.Duration, launches []*runner.Launch) error {
	if len(launches) == 0 {
		return nil
	}
	if timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, timeout)
		defer cancel()
	}
	_, err := e.dev.Run(ctx, launches...)
	return err
}

func (e *Engine) judge(t *trial) *Result {
	r, err := t.check()
	if err != nil {
		return failure(err, Failed)
	}
	r.recognize(knownErrors(), e.dev.Info(), t.Case)
	return r
}

// failure returns the result for an error. other is the verdict if the error does not
// determine one.
func failure(err error, other Verdict) *Result {
	r := &Result{Verdict: other, Detail: err.Error()}
	var mine *featureError
	var feature *runner.FeatureError
	var limit *runner.LimitError
	switch {
	case errors.As(err, &mine), errors.As(err, &limit), errors.Is(err, errTooLarge):
		r.Verdict = Unsupported
	case errors.As(err, &feature):
		r.Verdict = Unsupported
		if r.Detail = feature.Feature; r.Detail == "" {
			r.Detail = "capability " + feature.Demand()
		}
	case errors.Is(err, runner.ErrTimeout):
		r.Verdict = Timeout
	case errors.Is(err, runner.ErrDeviceLost):
		r.Verdict = DeviceLost
	}
	return r
}

// Close closes the device, and that of the second opinion.
func (e *Engine) Close() error {
	err := e.dev.Close()
	if e.second != nil {
		err = errors.Join(err, e.second.Close())
	}
	return err
}
