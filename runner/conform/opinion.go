package conform

import "context"

// opinion runs a failed case on the second device and adds to the result what that says
// about the compiler and the driver.
func (e *Engine) opinion(ctx context.Context, c *Case, r *Result) {
	if e.Second == nil || !r.Verdict.Bad() || r.Verdict == Rejected || ctx.Err() != nil {
		return
	}
	if e.second == nil {
		second, err := e.Second()
		if err != nil {
			r.Detail += "; there is no second opinion: " + err.Error()
			return
		}
		e.second = second
	}
	name := e.second.dev.Info().Name
	switch other, err := e.second.alone(ctx, c); {
	case err != nil:
		r.Detail += "; there is no second opinion: " + err.Error()
	case other.Verdict == Pass:
		r.Detail += "; device " + name + " computes what the compiler expects"
	case other.Verdict.Bad():
		r.Detail += "; device " + name + " does not compute what the compiler expects either: " + other.Verdict.String() + ": " + other.Detail
	default:
		r.Detail += "; device " + name + " does not run the case: " + other.Detail
	}
}
