package conversions

import (
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/transform"
)

// compositePipeline returns the pipeline test-composite-fixed-point-pass, which repeats canonicalize and cse.
func compositePipeline(reg *pass.Registry) *pass.Pipeline {
	return &pass.Pipeline{
		Name: "test-composite-fixed-point-pass", Summary: "Test composite pass",
		New: func() ([]pass.Option, func(*pass.Manager) error) {
			return nil, func(m *pass.Manager) error {
				return m.Add(transform.NewCompositeOf(reg, "TestCompositePass", "canonicalize,cse"))
			}
		},
	}
}
