package all_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// A dialect of a program has a structured operation as a row: the distance of each pair of elements.
const distanceText = `func.func @f(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = toy.distance ins(%arg0, %arg1 : tensor<?x4xf32>, tensor<?x4xf32>) outs(%arg0 : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
`

func distance(b *ir.Builder, in []*ir.Value, _ func(string) ir.Attribute) (*ir.Value, string) {
	d, why := linalg.BuildFn(b, ir.UnknownLoc, linalg.FnSub, in[0], in[1])
	if why != "" {
		return nil, why
	}
	return linalg.BuildFn(b, ir.UnknownLoc, linalg.FnAbs, d)
}

func TestStructuredOfAnotherDialect(t *testing.T) {
	row := &linalg.Named{Name: "toy.distance", Summary: "distance of each pair", Inputs: 2, Body: linalg.Code(distance)}
	def := linalg.DeclareNamed(row)
	reg := all.Registry()
	reg.Add("toy", func() *ir.Dialect {
		return &ir.Dialect{Name: "toy", Ops: []ir.OpEntry{linalg.EntryOfNamed(row)}, Constant: arith.Materialize}
	})
	all.AttachStructured(reg, def)
	parse := func(text string) (op *ir.Operation, diags string) {
		c := ir.NewContext(reg)
		var out strings.Builder
		pop := c.PushHandler(ir.NewSourcePrinter(&out, c, ir.SourcePrinterOptions{}))
		defer pop()
		m, ok := ir.Parse(c, c.AddFile("toy.mlir", []byte(text)))
		if !ok || !ir.Verify(m) {
			return nil, out.String()
		}
		m.Walk(func(o *ir.Operation) {
			if o.Is(def) {
				op = o
			}
		})
		return op, ""
	}
	op, diags := parse(distanceText)
	if op == nil {
		t.Fatal(diags)
	}
	s, ok := linalg.AsStructured(op)
	if !ok || s.NumLoops() != 2 || s.NumInputs() != 2 || !s.Maps()[2].IsIdentity() || linalg.RowOf(op) != nil {
		t.Errorf("the operation has %d loops and the maps %v", s.NumLoops(), s.Maps())
	}
	body := ""
	for o := s.Body().First(); o != nil; o = o.Next() {
		body += o.Name() + " "
	}
	if body != "arith.subf math.absf linalg.yield " {
		t.Errorf("the body is %s", body)
	}
	if m, ok := interfaces.Tiling(op); !ok || len(m.Iterators(op)) != 2 {
		t.Error("the operation cannot be tiled")
	}
	bad := strings.ReplaceAll(distanceText, "%arg1: tensor<?x4xf32>", "%arg1: tensor<?xf32>")
	bad = strings.Replace(bad, "tensor<?x4xf32>) outs", "tensor<?xf32>) outs", 1)
	if _, diags := parse(bad); !strings.Contains(diags, "expected operand rank (1) to match the result rank of indexing_map #1 (2)") {
		t.Error(diags)
	}
	one := strings.Replace(distanceText, "%arg0, %arg1 : tensor<?x4xf32>, tensor<?x4xf32>", "%arg0 : tensor<?x4xf32>", 1)
	if _, diags := parse(one); !strings.Contains(diags, "region expects 3 args, got 2") {
		t.Error(diags)
	}
}
