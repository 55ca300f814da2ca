package analyses

import (
	"strconv"

	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// newShapeMapping returns the pass test-print-shape-mapping. No pass leaves the analysis that it would print.
func newShapeMapping() *pass.Pass {
	return &pass.Pass{
		Name: "test-print-shape-mapping", Class: "(anonymous namespace)::TestShapeMappingPass", Summary: "Print the contents of a constructed shape mapping information.", Op: "builtin.module",
		Run: reporting(toErr, func(w *report, _ *ir.Operation) { w.put("No cached ShapeMappingAnalysis existed.") }),
	}
}

// newStrides returns the pass test-memref-stride-calculation.
func newStrides() *pass.Pass {
	return &pass.Pass{
		Name: "test-memref-stride-calculation", Class: "(anonymous namespace)::TestMemRefStrideCalculation", Summary: "Test operation constant folding",
		Accepts: func(info *ir.OpInfo) bool { return info.HasTrait(ir.Symbol) },
		Run: reporting(toOut, func(w *report, op *ir.Operation) {
			w.put("Testing: ", ir.SymbolName(op), "\n")
			op.Walk(func(o *ir.Operation) {
				if o.Is(memref.Alloc) {
					w.strides(o.Result(0).Type().(*ir.MemRefType))
				}
			})
		}),
	}
}

func (w *report) strides(t *ir.MemRefType) {
	number := func(n int64) string {
		if n == ir.Dynamic {
			return "?"
		}
		return strconv.FormatInt(n, 10)
	}
	strides, offset, ok := t.StridesAndOffset()
	if !ok {
		w.put("MemRefType ", ir.TypeString(t), " cannot be converted to strided form\n")
		return
	}
	w.put("MemRefType offset: ", number(offset), " strides: ")
	for i, s := range strides {
		if i > 0 {
			w.put(", ")
		}
		w.put(number(s))
	}
	w.put("\n")
}
