package vector

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/valuebounds"
)

var vscaleBounds = valuebounds.Values(func(_ *ir.Operation, q valuebounds.Quantity, s *valuebounds.Set) { s.Vscale(q.Value) })
