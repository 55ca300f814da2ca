package patterns

import (
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

const fuzzInput = `func.func @f(%a: f32, %b: i32, %c: i1) -> (f32, i32) {
  %0 = arith.negf %a : f32
  %1 = arith.negf %0 : f32
  %c2 = arith.constant 2 : i32
  %2 = arith.muli %b, %c2 : i32
  %3 = arith.addi %2, %b {k = 1 : i32} : i32
  %4:2 = "a.a"(%3, %2) ({
    %5 = arith.subi %3, %b : i32
    "a.b"(%5) : (i32) -> ()
  }) {k = "x"} : (i32, i32) -> (i32, f32)
  %6 = arith.addf %1, %4#1 : f32
  return %6, %4#0 : f32, i32
}
`

// FuzzLoad loads arbitrary text. What loads must not crash, hang or take much memory when it is applied.
func FuzzLoad(f *testing.F) {
	for _, text := range seeds {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		diags := ""
		ctx := newContext(&diags)
		list, err := Load(ctx, "p.mlir", []byte(text), Standard())
		if err != nil {
			if diags == "" {
				t.Error("no diagnostic says why")
			}
			return
		}
		m, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(fuzzInput)))
		if !ok {
			t.Fatal(diags)
		}
		rewrite.ApplyGreedily(m, rewrite.NewPatternSet(list...), rewrite.GreedyConfig{MaxIterations: 3, MaxRewrites: 50})
		ir.Verify(m)
		_ = m.String()
	})
}

var seeds = []string{
	erase,
	`pdl.pattern @n : benefit(1) {
  %x = operand
  %type = type
  %inner = operation "arith.negf"(%x : !pdl.value) -> (%type : !pdl.type)
  %negated = result 0 of %inner
  %root = operation "arith.negf"(%negated : !pdl.value) -> (%type : !pdl.type)
  rewrite %root {
    replace %root with (%x : !pdl.value)
  }
}
pdl.pattern @m : benefit(2) {
  %x = operand
  %c = operand
  %a = apply_native_constraint "constant"(%c : !pdl.value) : !pdl.attribute
  %type = type
  %root = operation "arith.muli"(%x, %c : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  rewrite %root {
    %n = operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) {"k" = %a}
    replace %root with %n
  }
}`,
	`pdl.pattern @two : benefit(1) {
  %v = operand
  %ts = types
  %rest = operands
  %a = operation(%v, %rest : !pdl.value, !pdl.range<value>) -> (%ts : !pdl.range<type>)
  %b = operation "arith.addi"(%v, %rest : !pdl.value, !pdl.range<value>)
  rewrite with "set_attribute"(%a, %b : !pdl.operation, !pdl.operation)
}
pdl.pattern @attr : benefit(1) {
  %k = attribute = "x"
  %name = attribute = "k"
  %root = operation {"k" = %k}
  rewrite %root {
    %y = attribute = "y"
    apply_native_rewrite "set_attribute"(%root, %name, %y : !pdl.operation, !pdl.attribute, !pdl.attribute)
  }
}`,
	`pdl_interp.func @matcher(%root: !pdl.operation) {
  %v = pdl_interp.get_operands of %root : !pdl.range<value>
  %ops = pdl_interp.get_users of %v : !pdl.range<value>
  pdl_interp.foreach %op : !pdl.operation in %ops {
    pdl_interp.record_match @rewriters::@r(%op, %v : !pdl.operation, !pdl.range<value>) : benefit(1), loc([%root]) -> ^next
  ^next:
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}
module @rewriters {
  pdl_interp.func @r(%op: !pdl.operation, %v: !pdl.range<value>) {
    %t = pdl_interp.get_value_type of %v : !pdl.range<type>
    %n = pdl_interp.create_operation "a.new"(%v : !pdl.range<value>) -> (%t : !pdl.range<type>)
    %r = pdl_interp.get_results of %n : !pdl.range<value>
    pdl_interp.replace %op with (%r : !pdl.range<value>)
    pdl_interp.finalize
  }
}`,
}
