package transform

import (
	"crypto/sha256"
	"errors"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewCompositeFixedPoint returns the pass composite-fixed-point-pass. It repeats a
// pipeline of passes of reg until nothing changes. If it reaches the limit of iterations
// first, it emits a warning.
func NewCompositeFixedPoint(reg *pass.Registry) *pass.Pass {
	return NewCompositeOf(reg, "CompositeFixedPointPass", "")
}

// NewCompositeOf is [NewCompositeFixedPoint] with other defaults of the options name and pipeline.
func NewCompositeOf(reg *pass.Registry, name, pipeline string) *pass.Pass {
	c := &composite{registry: reg, iterations: 10, pipeline: pipeline}
	p := &pass.Pass{
		Name: "composite-fixed-point-pass", Class: name,
		Summary: "Composite fixed point pass",
	}
	p.Options = []pass.Option{
		pass.Int32("max-iterations", &c.iterations, "Maximum number of iterations if inner pipeline"),
		pass.String("name", &p.Class, "Composite pass display name"),
		pass.String("pipeline", &c.pipeline, "Composite pass inner pipeline"),
	}
	p.Run = c.run
	return p
}

type composite struct {
	registry   *pass.Registry
	pipeline   string
	iterations int
}

func (c *composite) run(op *ir.Operation, r *pass.Run) bool {
	if c.iterations <= 0 {
		return op.EmitErrorAt(ir.UnknownLoc, "Invalid maxIterations value: "+strconv.Itoa(c.iterations))
	}
	m := pass.NewManager("any")
	if err := c.registry.AddText(m, c.pipeline); err != nil {
		var syntax *pass.SyntaxError
		if errors.As(err, &syntax) {
			return op.EmitErrorAt(ir.UnknownLoc, "Failed to parse composite pass pipeline: "+err.Error())
		}
		return op.EmitErrorAt(ir.UnknownLoc, err.Error())
	}
	before := fingerprint(op)
	// As in MLIR, the pipeline runs once more if the last allowed iteration changed
	// something.
	for i := 0; ; i++ {
		if !r.Pipeline(m, op) {
			return false
		}
		if i >= c.iterations {
			op.EmitWarning("Composite pass \"" + r.Pass.Class + "\"+ didn't converge in " + strconv.Itoa(c.iterations) + " iterations")
			return true
		}
		after := fingerprint(op)
		if after == before {
			return true
		}
		before = after
	}
}

// fingerprint returns different values for operations with different text or locations.
func fingerprint(op *ir.Operation) [sha256.Size]byte {
	h := sha256.New()
	_ = ir.Fprint(h, op, ir.PrintOptions{Generic: true, DebugInfo: true, AssumeVerified: true}) // a hash never returns an error
	return [sha256.Size]byte(h.Sum(nil))
}
