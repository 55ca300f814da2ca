package interp

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// setup has a context, and the diagnostics that went to it.
type setup struct {
	t     *testing.T
	ctx   *ir.Context
	diags string
}

func newSetup(t *testing.T) *setup {
	reg := ir.NewRegistry()
	reg.Add("arith", arith.Dialect)
	reg.Add("func", fn.Dialect)
	reg.Add("pdl", pdl.Dialect)
	reg.Add("pdl_interp", pdlinterp.Dialect)
	s := &setup{t: t, ctx: ir.NewContext(reg)}
	s.ctx.AllowUnregistered = true
	s.ctx.PushHandler(func(d *ir.Diagnostic) bool {
		s.diags += d.Message + "\n"
		return true
	})
	return s
}

// parse parses text, which must be valid.
func (s *setup) parse(text string) *ir.Operation {
	s.t.Helper()
	m, ok := ir.Parse(s.ctx, s.ctx.AddFile("test.mlir", []byte(text)))
	if !ok || !ir.Verify(m) {
		s.t.Fatalf("%s\nis not valid: %s", text, s.diags)
	}
	return m
}

// apply compiles a program and applies it to the input. It returns the operations in the generic form, one a line, and the result.
func (s *setup) apply(program, input string, natives *Natives) (string, rewrite.GreedyResult) {
	s.t.Helper()
	ps, ok := Compile(s.parse(program), natives)
	if !ok {
		s.t.Fatalf("%s\ndoes not compile: %s", program, s.diags)
	}
	in := s.parse(input)
	res := rewrite.ApplyGreedily(in, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{MaxIterations: 3, Regions: rewrite.RegionsUnchanged})
	out := ""
	for op := in.Region(0).First().First(); op != nil; op = op.Next() {
		out += strings.TrimSpace(op.String()) + "\n"
	}
	return out, res
}

// progText returns a program that records a match for operations called "a.a".
func progText(match, rewrite string) string {
	return `pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.check_operation_name of %root is "a.a" -> ^named, ^end
^named:
  ` + match + `
^end:
  pdl_interp.finalize
}
module @rewriters {
  pdl_interp.func @r(%root: !pdl.operation) {
    ` + rewrite + `
    pdl_interp.finalize
  }
}`
}

const record = `pdl_interp.record_match @rewriters::@r(%root : !pdl.operation) : benefit(1), loc([%root]), root("a.a") -> ^end`

// What a rewrite must not do is an error that ends the rewrite.
func TestWrongRewrites(t *testing.T) {
	for _, c := range []struct{ rewrite, input, want string }{
		{"pdl_interp.erase %root", `%0 = "a.a"() : () -> i32 "a.b"(%0) : (i32) -> ()`, "erases an operation whose results are used"},
		{"pdl_interp.erase %root pdl_interp.erase %root", `"a.a"() : () -> ()`, "replaces or erases an operation twice"},
		{"pdl_interp.erase %root %0 = pdl_interp.get_operand 0 of %root", `"a.a"() : () -> ()`, "uses an operation that it erased"},
		{`pdl_interp.erase %root pdl_interp.apply_rewrite "nop"(%root : !pdl.operation)`, `"a.a"() : () -> ()`, "passes something erased to a function"},
		{`%0 = pdl_interp.get_operand 0 of %root %1 = pdl_interp.create_operation "a.c"(%0 : !pdl.value)`, `"a.a"() : () -> ()`, "passes nothing or something erased to a new operation 'a.c'"},
		{`%0 = pdl_interp.get_result 0 of %root %1 = pdl_interp.create_operation "a.c" pdl_interp.erase %root %2 = pdl_interp.create_operation "a.c"(%0 : !pdl.value)`,
			`%0 = "a.a"() : () -> i32`, "passes nothing or something erased"},
		{`%0 = pdl_interp.get_results of %root : !pdl.range<value> pdl_interp.erase %root pdl_interp.apply_rewrite "nop"(%0 : !pdl.range<value>)`, `%0 = "a.a"() : () -> i32`,
			"passes something erased to a function"},
		{`%0 = pdl_interp.get_result 0 of %root %1 = pdl_interp.get_users of %0 : !pdl.value %2 = pdl_interp.extract 0 of %1 : !pdl.operation
		  pdl_interp.erase %2 pdl_interp.apply_rewrite "nop"(%1 : !pdl.range<operation>)`, `%0 = "a.a"() : () -> i32 "a.b"(%0) : (i32) -> ()`, "passes something erased to a function"},
		{`%0 = pdl_interp.get_operand 0 of %root %t = pdl_interp.get_value_type of %0 : !pdl.type %1 = pdl_interp.create_operation "a.c" -> (%t : !pdl.type)`, `"a.a"() : () -> ()`,
			"gives a new operation 'a.c' a result without type"},
		{`pdl_interp.replace %root with ()`, `%0 = "a.a"() : () -> i32`, "by another number of values"},
		{`%0 = pdl_interp.get_operand 0 of %root pdl_interp.replace %root with (%0 : !pdl.value)`, `%0 = "a.b"() : () -> f32 %1 = "a.a"(%0) : (f32) -> i32`,
			"replaces a result of type 'i32' by a value of type 'f32'"},
		{`%0 = pdl_interp.get_operand 1 of %root pdl_interp.replace %root with (%0 : !pdl.value)`, `%0 = "a.b"() : () -> f32 %1 = "a.a"(%0) : (f32) -> i32`,
			"replaces a result by nothing or something erased"},
		{`%0 = pdl_interp.get_result 0 of %root pdl_interp.replace %root with (%0 : !pdl.value)`, `%0 = "a.a"() : () -> i32 "a.b"(%0) : (i32) -> ()`, "replaces an operation by its own results"},
		{`%0 = pdl_interp.get_operand 0 of %root %1 = pdl_interp.get_defining_op of %0 : !pdl.value pdl_interp.erase %1`, `"a.a"() : () -> ()`, "replaces or erases nothing"},
		{`%0 = pdl_interp.create_operation "arith.addi"`, `"a.a"() : () -> ()`, "makes an operation that is not valid"},
		{`%0 = pdl_interp.create_operation "a.c" %1 = pdl_interp.create_operation "arith.addi" -> <inferred>`, `"a.a"() : () -> ()`,
			"fails after it changed operations: the types of the results cannot be inferred: wrong number of operands"},
		{`%0 = pdl_interp.create_operation "a.c" pdl_interp.apply_rewrite "fail"(%root : !pdl.operation)`, `"a.a"() : () -> ()`,
			"fails after it changed operations: a function that it calls does not apply"},
		{`%0 = pdl_interp.apply_rewrite "nop"(%root : !pdl.operation) : !pdl.value`, `"a.a"() : () -> ()`, "returns other results than the pattern expects"},
		{`%0 = pdl_interp.apply_rewrite "type"(%root : !pdl.operation) : !pdl.value`, `"a.a"() : () -> ()`, "returns other results than the pattern expects"},
	} {
		s := newSetup(t)
		out, res := s.apply(progText(record, c.rewrite), c.input, testNatives())
		if !res.Failed || !strings.Contains(s.diags, "pattern 'r' ") || !strings.Contains(s.diags, c.want) {
			t.Errorf("%s\ngot %+v %s, want %s\n%s", c.rewrite, res, s.diags, c.want, out)
		}
	}
}

func testNatives() *Natives {
	n := NewNatives()
	n.AddRewrite("nop", func(*rewrite.Rewriter, []Handle) ([]Handle, bool) { return nil, true })
	n.AddRewrite("fail", func(*rewrite.Rewriter, []Handle) ([]Handle, bool) { return nil, false })
	n.AddRewrite("type", func(rw *rewrite.Rewriter, _ []Handle) ([]Handle, bool) { return []Handle{rw.Context().F32()}, true })
	n.AddConstraint("attributes", func(rw *rewrite.Rewriter, args []Handle) ([]Handle, bool) {
		list := []ir.Attribute{}
		for range args {
			list = append(list, rw.Context().Unit())
		}
		return []Handle{list}, true
	})
	n.AddConstraint("no", func(*rewrite.Rewriter, []Handle) ([]Handle, bool) { return nil, false })
	n.AddConstraint("type", func(rw *rewrite.Rewriter, _ []Handle) ([]Handle, bool) { return []Handle{rw.Context().F32()}, true })
	return n
}

// A rewrite that does not apply before it changes something is no error.
func TestRefusal(t *testing.T) {
	for _, r := range []string{`%1 = pdl_interp.create_operation "arith.addi" -> <inferred>`, `pdl_interp.apply_rewrite "fail"(%root : !pdl.operation)`} {
		s := newSetup(t)
		out, res := s.apply(progText(record, r), `"a.a"() : () -> ()`, testNatives())
		if res.Failed || res.Changed || s.diags != "" || out != "\"a.a\"() : () -> ()\n" {
			t.Errorf("%s: %+v %s %s", r, res, out, s.diags)
		}
	}
}

// An operation around the matched one, and the terminator of a block, must stay.
func TestKeptOperations(t *testing.T) {
	s := newSetup(t)
	_, res := s.apply(progText(record, `%0 = pdl_interp.get_operand 0 of %root %1 = pdl_interp.get_users of %0 : !pdl.value %2 = pdl_interp.extract 0 of %1 : !pdl.operation pdl_interp.erase %2`),
		`%0 = "a.b"() : () -> i32
		"a.region"(%0) ({ "a.a"(%0) : (i32) -> () }) : (i32) -> ()`, testNatives())
	if !res.Failed || !strings.Contains(s.diags, "around the one that it matches") {
		t.Error(res, s.diags)
	}
	s = newSetup(t)
	ps, ok := Compile(s.parse(strings.ReplaceAll(progText(record, "pdl_interp.erase %root"), "a.a", "func.return")), testNatives())
	if !ok {
		t.Fatal(s.diags)
	}
	m := s.parse("func.func @f() { return }")
	res = rewrite.ApplyGreedily(m, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{})
	if !res.Failed || !strings.Contains(s.diags, "replaces or erases the terminator of a block") {
		t.Error(res, s.diags)
	}
	// A new terminator can take the place of the old one.
	s = newSetup(t)
	ps, ok = Compile(s.parse(strings.ReplaceAll(progText(record, `%0 = pdl_interp.create_operation "a.return" pdl_interp.erase %root`), `"a.a"`, `"func.return"`)), testNatives())
	if !ok {
		t.Fatal(s.diags)
	}
	m = s.parse("func.func @f() { return }")
	if res = rewrite.ApplyGreedily(m, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{}); res.Failed || !strings.Contains(m.String(), `"a.return"()`) {
		t.Error(res, s.diags, m)
	}
}

// Programs that cannot be run safely do not compile.
func TestCompileErrors(t *testing.T) {
	const empty = "pdl_interp.func @matcher(%root: !pdl.operation) { pdl_interp.finalize }"
	for _, c := range []struct{ text, want string }{
		{"", "expected a function 'matcher' of the dialect pdl_interp"},
		{"func.func private @matcher()", "expected a function 'matcher' of the dialect pdl_interp"},
		{"pdl_interp.func @matcher() { pdl_interp.finalize }", "expected one argument of type '!pdl.operation'"},
		{"pdl_interp.func @matcher(%v: !pdl.value) { pdl_interp.finalize }", "expected one argument of type '!pdl.operation'"},
		{progText("pdl_interp.branch ^named", ""), "is part of a loop of blocks"},
		{progText("pdl_interp.erase %root "+record, ""), "cannot be part of the matcher"},
		{progText(`%0 = arith.constant 1 : i32 `+record, ""), "cannot be part of a program"},
		{progText(`%0 = "a.unknown"() : () -> i32 `+record, ""), "cannot be part of a program"},
		{progText(`pdl_interp.apply_constraint "other"(%root : !pdl.operation) -> ^end, ^end`, ""), "no constraint function named 'other' is registered"},
		{progText(record, `pdl_interp.apply_rewrite "other"(%root : !pdl.operation)`), "no rewrite function named 'other' is registered"},
		{progText(`%0 = pdl_interp.apply_constraint "type"(%root : !pdl.operation) : !pdl.type {isNegated = true} -> ^end, ^end`, ""), "cannot have results if it is negated"},
		{progText(strings.Replace(record, "@r(", "@other(", 1), ""), "names a rewrite @rewriters::@other that does not exist"},
		{progText(strings.Replace(record, "(%root : !pdl.operation)", "", 1), ""), "another number of values"},
		{progText("%a = pdl_interp.create_type i32 "+strings.Replace(record, "%root : !pdl.operation", "%a : !pdl.type", 1), ""), "a value of another type"},
		{progText(record, `%0 = pdl_interp.create_operation "func.func"`), "which has regions or successors"},
		{progText(record, `%a = pdl_interp.create_attribute unit %0 = pdl_interp.create_operation "a.b" {"k" = %a, "k" = %a}`), "two of the same name"},
		{progText(record, `%a = pdl_interp.create_attribute unit %0 = pdl_interp.create_operation "a.b" {"" = %a}`), "without a name"},
		{progText(record, `%a = pdl_interp.create_attribute unit
			%0 = "pdl_interp.create_operation"(%a) {name = "a.b", inputAttributeNames = [], operandSegmentSizes = array<i32: 0, 1, 0>} : (!pdl.attribute) -> !pdl.operation`),
			"as many names of attributes as attributes"},
		{progText(record, strings.Replace(record, "^end", "^other", 1)+"\n^other:"), "cannot be part of a rewrite"},
		{empty + "pdl_interp.func @other() { ^bb0: pdl_interp.finalize }", ""},
	} {
		s := newSetup(t)
		ps, ok := Compile(s.parse(c.text), testNatives())
		if ok != (c.want == "") || !strings.Contains(s.diags, c.want) {
			t.Errorf("%s\ngot %d patterns, %s, want %s", c.text, len(ps), s.diags, c.want)
		}
	}
}
