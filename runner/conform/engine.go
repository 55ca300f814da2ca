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
	// Reopen opens the device again after a kernel does not end or the device is lost, and
	// before a failed case runs again. If Reopen is nil, Run returns an error when the
	// device is gone.
	Reopen func() (runner.Device, error)
	// Once runs failed cases once only. It is for workers, whose [Pool] runs such cases
	// again in another process.
	Once bool

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

// BatchCases is the number of cases that a worker of a [Pool] receives at a time. It is
// large enough that no worker waits for cases.
const BatchCases = 16

// Run implements Runner. Each case has a submission of its own, so that a failure is the
// failure of one case, and a result arrives when its case ends. Results arrive in order.
func (e *Engine) Run(ctx context.Context, cases []Case, done func(i int, r *Result)) error {
	for i := range cases {
		if ctx.Err() != nil {
			break
		}
		begin := time.Now()
		r, err := e.alone(ctx, &cases[i])
		r.Attempts = 1
		if err == nil && !e.Once && r.Verdict.retried() {
			attempts := r.Attempts + 1
			r, err = e.again(ctx, &cases[i], r)
			r.Attempts = attempts
		}
		if ctx.Err() != nil {
			break // r only says that the case did not finish
		}
		r.Seconds = time.Since(begin).Seconds()
		e.opinion(ctx, &cases[i], r)
		if done(i, r); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// reopenPatience bounds the time for which an Engine tries to reopen a device.
const reopenPatience = 15 * time.Second

// renew replaces the device. A device that was lost may need a while until it can be opened.
func (e *Engine) renew(ctx context.Context) error {
	if e.Reopen == nil {
		return errors.New("the device was lost or does not answer")
	}
	e.dev.Close() // the error only says that the device is abandoned
	return persist(ctx, reopenPatience, func(int) error {
		dev, err := e.Reopen()
		if err == nil {
			e.dev = dev
		}
		return err
	})
}

// alone runs a case. The error says that the device is gone and cannot be replaced.
func (e *Engine) alone(ctx context.Context, c *Case) (*Result, error) {
	t, r := e.prepare(c)
	if t != nil {
		r = e.one(ctx, t)
		t.close()
	}
	if ctx.Err() == nil && (r.Verdict == Timeout || r.Verdict == DeviceLost) {
		return r, e.renew(ctx)
	}
	return r, nil
}

// again runs a failed case a second time, with pipelines that are built again.
func (e *Engine) again(ctx context.Context, c *Case, first *Result) (*Result, error) {
	if e.Reopen != nil && first.Verdict != DeviceLost {
		if err := e.renew(ctx); err != nil {
			return first, err
		}
	}
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

// one runs a single trial.
func (e *Engine) one(ctx context.Context, t *trial) *Result {
	if e.timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, e.timeout)
		defer cancel()
	}
	if err := t.run(ctx, e.dev); err != nil {
		return failure(err, Failed)
	}
	return e.judge(t)
}

func (e *Engine) judge(t *trial) *Result {
	r, err := t.probe.check(t)
	if err != nil {
		return failure(err, Failed)
	}
	r.Recognize(e.dev.Info(), t.Case)
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
			r.Detail = feature.Demand()
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
