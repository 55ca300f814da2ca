package dataflow_test

import (
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
)

const functions = `
func.func private @called(%x: i32) { return }
func.func private @named(%x: i32) { return }
func.func private @outside(i32)
func.func @f() -> ((i32) -> ()) {
  %c = arith.constant 1 : i32
  func.call @called(%c) : (i32) -> ()
  func.call @named(%c) : (i32) -> ()
  func.call @outside(%c) : (i32) -> ()
  %g = func.constant @named : (i32) -> ()
  return %g : (i32) -> ()
}`

// steps is 1 where a place is reached, and 2 if nothing is known about where control comes from.
type steps int

// Join returns the greater number.
func (s steps) Join(t steps) (steps, bool) { return max(s, t), t > s }

// TestOpenFunctions checks that only private functions that are called and not named otherwise get constants.
func TestOpenFunctions(t *testing.T) {
	top := parse(t, functions)
	s := &dataflow.Solver{}
	d := dataflow.AddDeadCode(s)
	c := dataflow.AddConstants(s)
	if !s.Run(top) {
		t.Fatal("the solver failed")
	}
	arg := func(name string) dataflow.Constant { return c.Of(ir.LookupSymbol(top, name).Region(0).First().Arg(0)) }
	if arg("called").Value == nil || !arg("named").Known || arg("named").Value != nil {
		t.Errorf("called gets %v, named gets %v", arg("called"), arg("named"))
	}
	if p := d.Predecessors(dataflow.At(ir.LookupSymbol(top, "f"))); !p.Unknown {
		t.Error("nobody outside calls a public function")
	}
}

// TestUnknownRegions checks that dense analyses know nothing at the start of regions of unknown operations.
func TestUnknownRegions(t *testing.T) {
	top := parse(t, `"x.r"() ({
  "x.in"() : () -> ()
}) : () -> ()`)
	s := &dataflow.Solver{}
	dataflow.AddDeadCode(s)
	places := dataflow.AddDenseForward(s, dataflow.Dense[steps]{
		Edge: func(to steps) (steps, bool) { return to.Join(2) },
		Op:   func(_ *ir.Operation, _, to steps) (steps, bool) { return to.Join(1) },
	})
	if !s.Run(top) {
		t.Fatal("the solver failed")
	}
	in := top.Region(0).First().First().Region(0).First().First()
	if before, known := places.Before(in); !known || before != 2 {
		t.Errorf("%d holds before an operation in an unknown region", before)
	}
	if after, _ := places.After(in); after != 1 {
		t.Errorf("%d holds behind it", after)
	}
}
