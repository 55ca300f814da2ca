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

// Engine runs cases on a device, in this process.
type Engine struct {
	dev runner.Device
	env *target.Env
	// timeout ends a case.
	timeout time.Duration
	// Mutate, if set, changes a binary before it runs, and the binary is not
	// validated then. It serves tests: what changes must be found.
	Mutate func(words []uint32) []uint32
	// Reopen opens the device anew after a kernel that did not end, or that it was lost
	// with. Without it, Run ends with an error then.
	Reopen func() (runner.Device, error)

	contexts contexts
}

// contexts hands out contexts for cases. A context keeps all types that it sees, so
// some cases share one, but not all.
type contexts struct {
	ctx  *ir.Context
	used int
}

// contextCases is how many cases share a context.
const contextCases = 64

func (c *contexts) next() *ir.Context {
	if c.ctx == nil || c.used >= contextCases {
		c.ctx, c.used = newContext(), 0
	}
	c.used++
	return c.ctx
}

// NewEngine returns an engine for a device. A case that takes longer than timeout is
// given up.
func NewEngine(dev runner.Device, timeout time.Duration) *Engine {
	return &Engine{dev: dev, env: dev.Info().Env(), timeout: timeout}
}

func newContext() *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	return ir.NewContext(reg)
}

// Run implements Runner. The cases share one submission unless something goes wrong;
// results come in order.
func (e *Engine) Run(ctx context.Context, cases []Case, done func(i int, r *Result)) error {
	trials := make([]*trial, len(cases))
	results := make([]*Result, len(cases))
	var launches []*runner.Launch
	for i := range cases {
		if trials[i], results[i] = e.prepare(&cases[i]); trials[i] == nil {
			continue
		}
		if !e.supported(trials[i]) {
			results[i] = e.one(ctx, trials[i])
			continue
		}
		launches = append(launches, trials[i].launches...)
	}
	err := e.launch(ctx, e.timeout*time.Duration(max(1, len(cases))), launches)
	for i, t := range trials {
		if err == nil && t != nil && results[i] == nil {
			results[i] = e.judge(t)
		}
		if t != nil {
			t.close()
		}
	}
	if gone(err) {
		if err := e.renew(); err != nil {
			return err
		}
	}
	for i, r := range results {
		var fatal error
		if r == nil {
			r, fatal = e.alone(ctx, &cases[i])
		} else if r.Verdict.Bad() && r.Verdict != Rejected {
			r, fatal = e.again(ctx, &cases[i], r)
		}
		if done(i, r); fatal != nil {
			return fatal
		}
	}
	return ctx.Err()
}

// gone tells whether the device is of no use after the error.
func gone(err error) bool {
	return errors.Is(err, runner.ErrTimeout) || errors.Is(err, context.Canceled) || errors.Is(err, runner.ErrDeviceLost)
}

// renew replaces the device.
func (e *Engine) renew() error {
	if e.Reopen == nil {
		return errors.New("the device was lost or does not answer")
	}
	e.dev.Close() // says that it is abandoned
	dev, err := e.Reopen()
	if err == nil {
		e.dev = dev
	}
	return err
}

// alone runs a case by itself.
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

// again runs a case that failed once more.
func (e *Engine) again(ctx context.Context, c *Case, first *Result) (*Result, error) {
	r, err := e.alone(ctx, c)
	if r.Verdict == Pass {
		r = flake(first)
	}
	return r, err
}

// flake is the result of a case that passed when run again.
func flake(first *Result) *Result {
	return &Result{Verdict: Flake, Detail: "passed when run again; at first " + first.Verdict.String() + ": " + first.Detail}
}

// prepare makes a trial of the case, or its result.
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

// supported tells whether the device has the capabilities of the module.
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

// one runs a trial alone.
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
	if r.addresses && e.dev.Info().DriverID == driverSwiftShader {
		r.Verdict, r.Detail = Known, "SwiftShader loses addresses in structs that are copied as one value"
	}
	return r
}

// driverSwiftShader is SwiftShader's VkDriverId.
const driverSwiftShader = 10

// failure is the result for an error; other is the verdict where the error does not
// say.
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

// Close closes the device.
func (e *Engine) Close() error { return e.dev.Close() }
