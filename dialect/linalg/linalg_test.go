package linalg

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

func TestFormats(t *testing.T) {
	if err := ir.CheckFormats(Dialect()); err != nil {
		t.Error(err)
	}
}

// TestRows checks that the rows of named operations name their loops and operands consistently.
func TestRows(t *testing.T) {
	for _, n := range NamedOps() {
		if n.Maps == "" && n.Inputs == 0 {
			t.Errorf("%s has neither maps nor a number of inputs", n.Name)
		}
		var visit func(e *Expr)
		visit = func(e *Expr) {
			if e.Kind == ExprArg && e.Arg >= n.NumInputs() {
				t.Errorf("%s: the body reads input %d of %d", n.Name, e.Arg, n.NumInputs())
			}
			if e.Kind == ExprFn && len(e.Args) != e.Fn.Arity() {
				t.Errorf("%s: a function of %d elements has %d", n.Name, e.Fn.Arity(), len(e.Args))
			}
			for _, a := range e.Args {
				visit(a)
			}
		}
		visit(n.Body)
	}
}
