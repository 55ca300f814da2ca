package interp

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// marked runs a matcher whose body is match on the operations a.a of the input and returns what it records: `handle`, at a place where the
// block ^yes records the match.
func marked(t *testing.T, match, input string) string {
	t.Helper()
	s := newSetup(t)
	found := ""
	n := testNatives().AddRewrite("note", func(_ *rewrite.Rewriter, args []Handle) ([]Handle, bool) {
		found += text(args[1]) + "\n"
		return nil, false
	})
	kind := "operation"
	if i := strings.Index(match, "//"); i >= 0 {
		kind = strings.TrimSpace(match[i+2:])
	}
	program := `pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.check_operation_name of %root is "a.a" -> ^named, ^end
^named:
  ` + match + `
^yes:
  pdl_interp.record_match @rewriters::@r(%root, %x : !pdl.operation, !pdl.` + kind + `) : benefit(1), loc([%root]) -> ^end
^end:
  pdl_interp.finalize
}
module @rewriters {
  pdl_interp.func @r(%root: !pdl.operation, %x: !pdl.` + kind + `) {
    pdl_interp.apply_rewrite "note"(%root, %x : !pdl.operation, !pdl.` + kind + `)
    pdl_interp.finalize
  }
}`
	ps, ok := Compile(s.parse(program), n)
	if !ok {
		t.Fatalf("%s\ndoes not compile: %s", program, s.diags)
	}
	rewrite.ApplyGreedily(s.parse(input), rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{MaxIterations: 1})
	return strings.TrimSpace(found)
}

// text describes a handle.
func text(h Handle) string {
	switch h := h.(type) {
	case nil:
		return "nothing"
	case ir.Attribute:
		return ir.AttrString(h)
	case ir.Type:
		return ir.TypeString(h)
	case *ir.Operation:
		return h.Name()
	case *ir.Value:
		if h.DefiningOp() == nil {
			return "argument"
		}
		return fmt.Sprintf("%s#%d", h.DefiningOp().Name(), h.Index())
	case []*ir.Value:
		return list(h)
	case []*ir.Operation:
		return list(h)
	case []ir.Type:
		return list(h)
	}
	return "?"
}

func list[T any](hs []T) string {
	s := make([]string, len(hs))
	for i, h := range hs {
		s[i] = text(h)
	}
	return "[" + strings.Join(s, " ") + "]"
}

const inputs3 = `%0:3 = "a.in"() : () -> (i32, f32, i64)
"a.a"(%0#0, %0#1, %0#2) {k = 5 : i8, s = "x", u} : (i32, f32, i64) -> ()`

// What instructions find, and that they find nothing where there is nothing.
func TestGet(t *testing.T) {
	for _, c := range []struct{ match, input, want string }{
		{`%x = pdl_interp.get_operand 0 of %root pdl_interp.branch ^yes // value`, inputs3, "a.in#0"},
		{`%x = pdl_interp.get_operand 2 of %root pdl_interp.branch ^yes // value`, inputs3, "a.in#2"},
		{`%x = pdl_interp.get_operand 3 of %root pdl_interp.branch ^yes // value`, inputs3, "nothing"},
		{`%x = pdl_interp.get_operands of %root : !pdl.range<value> pdl_interp.branch ^yes // range<value>`, inputs3, "[a.in#0 a.in#1 a.in#2]"},
		{`%x = pdl_interp.get_operands 1 of %root : !pdl.range<value> pdl_interp.branch ^yes // range<value>`, inputs3, "[a.in#1 a.in#2]"},
		{`%x = pdl_interp.get_operands 3 of %root : !pdl.range<value> pdl_interp.branch ^yes // range<value>`, inputs3, "[]"},
		{`%x = pdl_interp.get_operands 4 of %root : !pdl.range<value> pdl_interp.branch ^yes // range<value>`, inputs3, "nothing"},
		{`%x = pdl_interp.get_operands 2 of %root : !pdl.value pdl_interp.branch ^yes // value`, inputs3, "a.in#2"},
		{`%x = pdl_interp.get_operands 1 of %root : !pdl.value pdl_interp.branch ^yes // value`, inputs3, "nothing"},
		{`%x = pdl_interp.get_result 1 of %root pdl_interp.branch ^yes // value`, `%0:2 = "a.a"() : () -> (i32, i32)`, "a.a#1"},
		{`%x = pdl_interp.get_result 2 of %root pdl_interp.branch ^yes // value`, `%0:2 = "a.a"() : () -> (i32, i32)`, "nothing"},
		{`%x = pdl_interp.get_results 1 of %root : !pdl.range<value> pdl_interp.branch ^yes // range<value>`, `%0:2 = "a.a"() : () -> (i32, i32)`, "[a.a#1]"},
		{`%x = pdl_interp.get_attribute "k" of %root pdl_interp.branch ^yes // attribute`, inputs3, "5 : i8"},
		{`%x = pdl_interp.get_attribute "other" of %root pdl_interp.branch ^yes // attribute`, inputs3, "nothing"},
		{`%a = pdl_interp.get_attribute "k" of %root %x = pdl_interp.get_attribute_type of %a pdl_interp.branch ^yes // type`, inputs3, "i8"},
		{`%a = pdl_interp.get_attribute "u" of %root %x = pdl_interp.get_attribute_type of %a pdl_interp.branch ^yes // type`, inputs3, "nothing"},
		{`%a = pdl_interp.get_attribute "other" of %root %x = pdl_interp.get_attribute_type of %a pdl_interp.branch ^yes // type`, inputs3, "nothing"},
		{`%v = pdl_interp.get_operand 1 of %root %x = pdl_interp.get_value_type of %v : !pdl.type pdl_interp.branch ^yes // type`, inputs3, "f32"},
		{`%v = pdl_interp.get_operands of %root : !pdl.range<value> %x = pdl_interp.get_value_type of %v : !pdl.range<type> pdl_interp.branch ^yes // range<type>`, inputs3, "[i32 f32 i64]"},
		{`%v = pdl_interp.get_operand 1 of %root %x = pdl_interp.get_defining_op of %v : !pdl.value pdl_interp.branch ^yes // operation`, inputs3, "a.in"},
		{`%v = pdl_interp.get_operands of %root : !pdl.range<value> %x = pdl_interp.get_defining_op of %v : !pdl.range<value> pdl_interp.branch ^yes // operation`, inputs3, "a.in"},
		{`%v = pdl_interp.get_operands of %root : !pdl.range<value> %x = pdl_interp.get_defining_op of %v : !pdl.range<value> pdl_interp.branch ^yes // operation`, `"a.a"() : () -> ()`, "nothing"},
		{`%v = pdl_interp.get_operands of %root : !pdl.range<value> %x = pdl_interp.get_defining_op of %v : !pdl.range<value> pdl_interp.branch ^yes // operation`,
			`%0 = "a.first"() : () -> i32 %1 = "a.second"() : () -> i32 "a.a"(%0, %1) : (i32, i32) -> ()`, "a.first"},
		{`%v = pdl_interp.get_operand 0 of %root %x = pdl_interp.get_defining_op of %v : !pdl.value pdl_interp.branch ^yes // operation`,
			`"a.region"() ({ ^bb0(%b: i32): "a.a"(%b) : (i32) -> () }) : () -> ()`, "nothing"},
		{`%v = pdl_interp.get_operand 0 of %root %x = pdl_interp.get_users of %v : !pdl.value pdl_interp.branch ^yes // range<operation>`, inputs3, "[a.a]"},
		{`%v = pdl_interp.get_operands of %root : !pdl.range<value> %x = pdl_interp.get_users of %v : !pdl.range<value> pdl_interp.branch ^yes // range<operation>`, inputs3, "[a.a a.a a.a]"},
		{`%v = pdl_interp.get_operands of %root : !pdl.range<value> %x = pdl_interp.extract 1 of %v : !pdl.value pdl_interp.branch ^yes // value`, inputs3, "a.in#1"},
		{`%v = pdl_interp.get_operands of %root : !pdl.range<value> %x = pdl_interp.extract 3 of %v : !pdl.value pdl_interp.branch ^yes // value`, inputs3, "nothing"},
		{`%v = pdl_interp.create_types [i1, i2] %x = pdl_interp.extract 1 of %v : !pdl.type pdl_interp.branch ^yes // type`, inputs3, "i2"},
		{`%v = pdl_interp.create_types [i1, i2] %x = pdl_interp.extract 2 of %v : !pdl.type pdl_interp.branch ^yes // type`, inputs3, "nothing"},
		{`%t = pdl_interp.create_type i8 %v = pdl_interp.create_types [i1, i2] %x = pdl_interp.create_range %v, %t : !pdl.range<type>, !pdl.type pdl_interp.branch ^yes // range<type>`, inputs3, "[i1 i2 i8]"},
		{`%v = pdl_interp.get_operand 1 of %root %w = pdl_interp.get_operands 1 of %root : !pdl.range<value> %x = pdl_interp.create_range %v, %w : !pdl.value, !pdl.range<value> pdl_interp.branch ^yes // range<value>`, inputs3, "[a.in#1 a.in#1 a.in#2]"},
		{`%v = pdl_interp.get_operand 7 of %root %x = pdl_interp.create_range %v : !pdl.value pdl_interp.branch ^yes // range<value>`, inputs3, "nothing"},
		{`%x = pdl_interp.create_range : !pdl.range<type> pdl_interp.branch ^yes // range<type>`, inputs3, "[]"},
		{`%x = pdl_interp.apply_constraint "type"(%root : !pdl.operation) : !pdl.type -> ^yes, ^end // type`, inputs3, "f32"},
		{`%x = pdl_interp.apply_constraint "no"(%root : !pdl.operation) : !pdl.type -> ^yes, ^end // type`, inputs3, ""},
		{`%x = pdl_interp.apply_constraint "type"(%root : !pdl.operation) : !pdl.value -> ^yes, ^end // value`, inputs3, ""},
		{`%x = pdl_interp.create_type i8 pdl_interp.apply_constraint "no"(%root : !pdl.operation) {isNegated = true} -> ^yes, ^end // type`, inputs3, "i8"},
	} {
		if got := marked(t, c.match, c.input); got != c.want {
			t.Errorf("%s: got %q, want %q", c.match, got, c.want)
		}
	}
}

// Questions and switches with both answers.
func TestAsk(t *testing.T) {
	const x = "%x = pdl_interp.create_type i8 "
	for _, c := range []struct {
		match string
		want  bool
	}{
		{`pdl_interp.check_operand_count of %root is 3`, true},
		{`pdl_interp.check_operand_count of %root is 2`, false},
		{`pdl_interp.check_operand_count of %root is at_least 2`, true},
		{`pdl_interp.check_operand_count of %root is at_least 3`, true},
		{`pdl_interp.check_operand_count of %root is at_least 4`, false},
		{`pdl_interp.check_result_count of %root is 0`, true},
		{`pdl_interp.check_result_count of %root is at_least 0`, true},
		{`pdl_interp.check_result_count of %root is 1`, false},
		{`pdl_interp.check_operation_name of %root is "a.a"`, true},
		{`pdl_interp.check_operation_name of %root is "a.b"`, false},
		{`%a = pdl_interp.get_attribute "k" of %root pdl_interp.check_attribute %a is 5 : i8`, true},
		{`%a = pdl_interp.get_attribute "k" of %root pdl_interp.check_attribute %a is 5 : i16`, false},
		{`%a = pdl_interp.get_attribute "o" of %root pdl_interp.check_attribute %a is unit`, false},
		{`pdl_interp.check_type %x is i8`, true},
		{`pdl_interp.check_type %x is i16`, false},
		{`%a = pdl_interp.create_types [i8, i16] pdl_interp.check_types %a are [i8, i16]`, true},
		{`%a = pdl_interp.create_types [i8, i16] pdl_interp.check_types %a are [i8]`, false},
		{`%a = pdl_interp.get_operand 9 of %root pdl_interp.is_not_null %a : !pdl.value`, false},
		{`%a = pdl_interp.get_operand 0 of %root pdl_interp.is_not_null %a : !pdl.value`, true},
		{`%a = pdl_interp.get_operand 0 of %root %b = pdl_interp.get_operand 0 of %root pdl_interp.are_equal %a, %b : !pdl.value`, true},
		{`%a = pdl_interp.get_operand 0 of %root %b = pdl_interp.get_operand 1 of %root pdl_interp.are_equal %a, %b : !pdl.value`, false},
		{`%a = pdl_interp.get_operands of %root : !pdl.range<value> %b = pdl_interp.get_operands 0 of %root : !pdl.range<value> pdl_interp.are_equal %a, %b : !pdl.range<value>`, true},
		{`%a = pdl_interp.get_operands of %root : !pdl.range<value> %b = pdl_interp.get_operands 1 of %root : !pdl.range<value> pdl_interp.are_equal %a, %b : !pdl.range<value>`, false},
		{`%a = pdl_interp.get_operands 9 of %root : !pdl.range<value> %b = pdl_interp.get_operands 3 of %root : !pdl.range<value> pdl_interp.are_equal %a, %b : !pdl.range<value>`, false},
		{`%a = pdl_interp.get_operands 3 of %root : !pdl.range<value> %b = pdl_interp.get_operands 9 of %root : !pdl.range<value> pdl_interp.are_equal %a, %b : !pdl.range<value>`, false},
		{`%a = pdl_interp.get_operands 9 of %root : !pdl.range<value> pdl_interp.are_equal %a, %a : !pdl.range<value>`, true},
		{`%a = pdl_interp.create_types [i8, i16] %b = pdl_interp.create_types [i8] pdl_interp.are_equal %a, %b : !pdl.range<type>`, false},
		{`%v = pdl_interp.get_operand 0 of %root %a = pdl_interp.get_users of %v : !pdl.value pdl_interp.are_equal %a, %a : !pdl.range<operation>`, true},
	} {
		want := ""
		if c.want {
			want = "i8"
		}
		if got := marked(t, x+c.match+" -> ^yes, ^end // type", inputs3); got != want {
			t.Errorf("%s: got %q, want %q", c.match, got, want)
		}
	}
	for _, c := range []struct{ match, want string }{
		{`pdl_interp.switch_operand_count of %root to dense<[2, 3]> : vector<2xi32>(^end, ^yes) -> ^end`, "i8"},
		{`pdl_interp.switch_operand_count of %root to dense<[3, 3]> : vector<2xi32>(^end, ^yes) -> ^yes`, ""},
		{`pdl_interp.switch_operand_count of %root to dense<[1, 2]> : vector<2xi32>(^end, ^end) -> ^yes`, "i8"},
		{`pdl_interp.switch_result_count of %root to dense<[1, 0]> : vector<2xi32>(^end, ^yes) -> ^end`, "i8"},
		{`pdl_interp.switch_operation_name of %root to ["a.b", "a.a"](^end, ^yes) -> ^end`, "i8"},
		{`pdl_interp.switch_type %x to [i4, i8](^end, ^yes) -> ^end`, "i8"},
		{`pdl_interp.switch_type %x to [i4, i2](^end, ^end) -> ^yes`, "i8"},
		{`%a = pdl_interp.create_types [i8, i16] pdl_interp.switch_types %a to [[i8], [i8, i16]](^end, ^yes) -> ^end`, "i8"},
		{`%a = pdl_interp.get_attribute "s" of %root pdl_interp.switch_attribute %a to [unit, "x"](^end, ^yes) -> ^end`, "i8"},
	} {
		if got := marked(t, x+c.match+" // type", inputs3); got != c.want {
			t.Errorf("%s: got %q, want %q", c.match, got, c.want)
		}
	}
}

// A loop records a match for each element, and goes on with the next one.
func TestForEach(t *testing.T) {
	s := newSetup(t)
	found := ""
	n := NewNatives().AddRewrite("note", func(_ *rewrite.Rewriter, args []Handle) ([]Handle, bool) {
		found += text(args[0]) + text(args[1]) + " "
		return nil, false
	})
	ps, ok := Compile(s.parse(`pdl_interp.func @matcher(%root: !pdl.operation) {
  %v = pdl_interp.get_results of %root : !pdl.range<value>
  %ops = pdl_interp.get_users of %v : !pdl.range<value>
  pdl_interp.foreach %a : !pdl.operation in %ops {
    pdl_interp.check_operand_count of %a is 2 -> ^inner, ^next
  ^inner:
    pdl_interp.foreach %b : !pdl.value in %v {
      pdl_interp.record_match @rewriters::@r(%a, %b : !pdl.operation, !pdl.value) : benefit(1), loc([]), root("a.a") -> ^again
    ^again:
      pdl_interp.continue
    } -> ^next
  ^next:
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}
module @rewriters {
  pdl_interp.func @r(%a: !pdl.operation, %b: !pdl.value) {
    %t = pdl_interp.get_users of %b : !pdl.value
    pdl_interp.foreach %c : !pdl.operation in %t {
      pdl_interp.apply_rewrite "note"(%c, %b : !pdl.operation, !pdl.value)
      pdl_interp.continue
    } -> ^end
  ^end:
    pdl_interp.finalize
  }
}`), n)
	if !ok {
		t.Fatal(s.diags)
	}
	in := s.parse(`%0:2 = "a.a"() : () -> (i32, i32)
"a.one"(%0#0) : (i32) -> ()
"a.two"(%0#0, %0#1) : (i32, i32) -> ()`)
	rewrite.ApplyGreedily(in, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{MaxIterations: 1})
	// The function fails at once, so that each of the four matches is tried.
	if want := "a.twoa.a#0 a.twoa.a#1 a.twoa.a#0 a.twoa.a#1"; strings.TrimSpace(found) != want {
		t.Errorf("got %q, want %q", found, want)
	}
}

// The location of a new operation is that of the matched ones.
func TestLocations(t *testing.T) {
	s := newSetup(t)
	ps, ok := Compile(s.parse(progText(`%v = pdl_interp.get_operand 0 of %root %d = pdl_interp.get_defining_op of %v : !pdl.value
	pdl_interp.record_match @rewriters::@r(%root : !pdl.operation) : benefit(1), loc([%d, %root]), root("a.a") -> ^end`,
		`%0 = pdl_interp.create_operation "a.c" pdl_interp.erase %root`)), testNatives())
	if !ok {
		t.Fatal(s.diags)
	}
	in := s.parse(`%0 = "a.b"() : () -> i32 loc("b")
"a.a"(%0) : (i32) -> () loc("a")`)
	rewrite.ApplyGreedily(in, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{MaxIterations: 1})
	last := in.Region(0).First().Last()
	if got := s.ctx.LocString(last.Loc()); last.Name() != "a.c" || got != `loc(fused["b", "a"])` {
		t.Error(last.Name(), got)
	}
}
