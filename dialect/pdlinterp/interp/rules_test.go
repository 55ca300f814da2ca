package interp

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// aDialect has operations for what no operation of the other dialects of the tests has: sizes of groups of results, and result types that
// are inferred from optional and variadic operands. It has no operations that are not declared.
func aDialect() *ir.Dialect {
	i32 := func(c *ir.Context, _ *ir.OperationState) ([]ir.Type, string) { return []ir.Type{c.I32()}, "" }
	result := []ir.ValueDef{{Name: "r", Type: ir.AnyType}}
	return &ir.Dialect{Name: "t", Ops: []ir.OpEntry{
		{Def: &ir.OpDef{Name: "t.groups", Results: []ir.ValueDef{ir.VariadicOf("a", ir.AnyType), ir.VariadicOf("b", ir.AnyType)}, Traits: []ir.Trait{ir.AttrSizedResultSegments}}},
		{Def: &ir.OpDef{Name: "t.two", Operands: []ir.ValueDef{{Name: "a", Type: ir.AnyType}, {Name: "b", Type: ir.AnyType}}, Results: result}, Infer: i32},
		{Def: &ir.OpDef{Name: "t.optional", Operands: []ir.ValueDef{{Name: "a", Type: ir.AnyType}, {Name: "b", Type: ir.AnyType, Quantity: ir.Optional}}, Results: result}, Infer: i32},
		{Def: &ir.OpDef{Name: "t.variadic", Operands: []ir.ValueDef{{Name: "a", Type: ir.AnyType}, ir.VariadicOf("b", ir.AnyType)}, Results: result}, Infer: i32},
		{Def: &ir.OpDef{Name: "t.branch", Successors: []ir.SuccessorDef{{Name: "to"}}, Traits: []ir.Trait{ir.Terminator}}},
	}}
}

// noting returns functions that programs of the tests call. note appends a text for each of its arguments to *found and succeeds, try does so and
// fails, and sizes gives an operation the sizes of groups in its attribute new.
func noting(found *string) *Natives {
	write := func(args []Handle) {
		for _, a := range args {
			*found += text(a) + " "
		}
	}
	n := testNatives()
	n.AddRewrite("note", func(_ *rewrite.Rewriter, args []Handle) ([]Handle, bool) { write(args); return nil, true })
	n.AddRewrite("try", func(_ *rewrite.Rewriter, args []Handle) ([]Handle, bool) { write(args); return nil, false })
	n.AddRewrite("sizes", func(rw *rewrite.Rewriter, args []Handle) ([]Handle, bool) {
		op := args[0].(*ir.Operation)
		rw.Modify(op, func() { op.SetAttr("resultSegmentSizes", op.Attr("new")) })
		return nil, true
	})
	n.AddRewrite("up", func(rw *rewrite.Rewriter, args []Handle) ([]Handle, bool) {
		op := args[0].(*ir.Operation)
		rw.MoveBefore(op, op.Block().First())
		return nil, true
	})
	n.AddRewrite("return", func(rw *rewrite.Rewriter, _ []Handle) ([]Handle, bool) {
		rw.Build(&ir.OperationState{Loc: ir.UnknownLoc, Info: rw.Context().OpInfo("func.return")})
		return nil, true
	})
	return n
}

func newSetupWithGroups(t *testing.T) *setup {
	s := newSetup(t)
	s.ctx.Registry().Add("t", aDialect)
	s.ctx = ir.NewContext(s.ctx.Registry())
	s.ctx.AllowUnregistered = true
	s.ctx.PushHandler(func(d *ir.Diagnostic) bool { s.diags += d.Message + "\n"; return true })
	return s
}

// Operations say where their groups begin. Sizes that are wrong, which only a rewrite can have made, select nothing.
func TestGroups(t *testing.T) {
	const op = `%0:3 = "t.groups"() {resultSegmentSizes = array<i32: 1, 2>, new = NEW} : () -> (i32, i64, f32)`
	for _, c := range []struct{ sizes, get, want string }{
		{"", "get_results of %root : !pdl.range<value>", "[t.groups#0 t.groups#1 t.groups#2]"},
		{"", "get_results 0 of %root : !pdl.range<value>", "[t.groups#0]"},
		{"", "get_results 1 of %root : !pdl.range<value>", "[t.groups#1 t.groups#2]"},
		{"", "get_results 2 of %root : !pdl.range<value>", "nothing"},
		{"", "get_results 0 of %root : !pdl.value", "t.groups#0"},
		{"", "get_results 1 of %root : !pdl.value", "nothing"},
		{"array<i32: 3, 0>", "get_results 0 of %root : !pdl.range<value>", "[t.groups#0 t.groups#1 t.groups#2]"},
		{"array<i32: 3, 0>", "get_results 1 of %root : !pdl.range<value>", "[]"},
		{"array<i32: 3, 0>", "get_results 1 of %root : !pdl.value", "nothing"},
		{"array<i32: 0, 3>", "get_results 0 of %root : !pdl.range<value>", "[]"},
		{"array<i32: 0, 3>", "get_results 1 of %root : !pdl.range<value>", "[t.groups#0 t.groups#1 t.groups#2]"},
		{"array<i32: 1, 3>", "get_results 1 of %root : !pdl.range<value>", "nothing"},
		{"array<i32: 4, 0>", "get_results 1 of %root : !pdl.range<value>", "nothing"},
		{"array<i32: -1, 2>", "get_results 1 of %root : !pdl.range<value>", "nothing"},
		{"array<i32: -1, 2>", "get_results 0 of %root : !pdl.range<value>", "nothing"},
		{"array<i32: 2, -1>", "get_results 1 of %root : !pdl.range<value>", "nothing"},
		{"unit", "get_results 0 of %root : !pdl.range<value>", "nothing"},
	} {
		s, found, change := newSetupWithGroups(t), "", ""
		if c.sizes != "" {
			change = `pdl_interp.apply_rewrite "sizes"(%root : !pdl.operation) `
		}
		kind := c.get[strings.Index(c.get, " : "):]
		program := strings.ReplaceAll(progText(record, change+"%x = pdl_interp."+c.get+` pdl_interp.apply_rewrite "try"(%x`+kind+")"), `"a.a"`, `"t.groups"`)
		s.apply(program, strings.Replace(op, "NEW", c.sizes+strings.Repeat("1", 1-min(1, len(c.sizes))), 1), noting(&found))
		if i := strings.Index(found, "nothing nothing"); i >= 0 || strings.TrimSpace(found) != c.want {
			t.Errorf("%s %s: got %q, want %q", c.sizes, c.get, found, c.want)
		}
	}
}

// What handles fit a type: nothing fits all.
func TestFits(t *testing.T) {
	ctx := newSetup(t).ctx
	handles := []Handle{ir.Attribute(ctx.Unit()), (*ir.Operation)(nil), ir.Type(ctx.I32()), (*ir.Value)(nil), []ir.Attribute{}, []*ir.Operation{}, []ir.Type{}, []*ir.Value{}}
	types := []ir.Type{pdl.Attribute(ctx), pdl.Operation(ctx), pdl.Type(ctx), pdl.Value(ctx)}
	for _, one := range types[:4] {
		types = append(types, pdl.RangeOf(one))
	}
	for i, typ := range types {
		for j, h := range handles {
			if fits(h, typ) != (i == j) {
				t.Errorf("%T and %s", h, ir.TypeString(typ))
			}
		}
		if !fits(nil, typ) || fits(1, typ) {
			t.Errorf("nothing and %s", ir.TypeString(typ))
		}
	}
	if !allFit(nil, nil) || allFit([]Handle{nil}, nil) || allFit(nil, types[:1]) || !allFit(handles, types) || allFit(handles[:2], []ir.Type{types[0], types[0]}) {
		t.Error("lists")
	}
}

// Ranges are equal if their elements are, and nothing is equal to nothing only.
func TestEqual(t *testing.T) {
	s := newSetup(t)
	op := s.parse(`%0:2 = "a.b"() : () -> (i32, i32)`).Region(0).First().First()
	v, w := op.Result(0), op.Result(1)
	unit, no := ir.Attribute(s.ctx.Unit()), ir.Attribute(s.ctx.Bool(false))
	i32, f32 := ir.Type(s.ctx.I32()), ir.Type(s.ctx.F32())
	kinds := []func() Handle{
		func() Handle { return nil }, func() Handle { return unit }, func() Handle { return no }, func() Handle { return i32 }, func() Handle { return op },
		func() Handle { return v }, func() Handle { return w },
		func() Handle { return []ir.Attribute{} }, func() Handle { return []ir.Attribute{unit} }, func() Handle { return []ir.Attribute{no} },
		func() Handle { return []ir.Type{} }, func() Handle { return []ir.Type{i32} }, func() Handle { return []ir.Type{f32} }, func() Handle { return []ir.Type{i32, f32} },
		func() Handle { return []*ir.Operation{} }, func() Handle { return []*ir.Operation{op} }, func() Handle { return []*ir.Operation{op.Parent()} },
		func() Handle { return []*ir.Value{} }, func() Handle { return []*ir.Value{v} }, func() Handle { return []*ir.Value{w} },
	}
	for i, a := range kinds {
		for j, b := range kinds {
			if equal(a(), b()) != (i == j) {
				t.Errorf("%T %s and %T %s: got %v", a(), text(a()), b(), text(b()), i != j)
			}
		}
	}
}

// The types of results can be inferred if the number of operands fits the declaration.
func TestInferred(t *testing.T) {
	for _, c := range []struct {
		op    string
		n     int
		valid bool
	}{
		{"t.two", 1, false}, {"t.two", 2, true}, {"t.two", 3, false},
		{"t.optional", 0, false}, {"t.optional", 1, true}, {"t.optional", 2, true}, {"t.optional", 3, false},
		{"t.variadic", 0, false}, {"t.variadic", 1, true}, {"t.variadic", 4, true},
	} {
		s := newSetupWithGroups(t)
		operands, types := strings.Repeat(", %v", c.n), strings.Repeat(", !pdl.value", c.n)
		list := ""
		if c.n > 0 {
			list = "(" + operands[2:] + " : " + types[2:] + ")"
		}
		out, res := s.apply(progText(record, `%v = pdl_interp.get_operand 0 of %root %new = pdl_interp.create_operation "`+c.op+`"`+list+" -> <inferred> pdl_interp.erase %root"),
			`%0 = "a.in"() : () -> i64 "a.a"(%0) : (i64) -> ()`, testNatives())
		want := "%0 = \"a.in\"() : () -> i64\n"
		if c.valid {
			want += "%1 = \"" + c.op + "\"(" + strings.Repeat(", %0", c.n)[2:] + ") : (" + strings.Repeat(", i64", c.n)[2:] + ") -> i32\n"
		} else {
			want += "\"a.a\"(%0) : (i64) -> ()\n"
		}
		if out != want || res.Changed != c.valid || s.diags != "" {
			t.Errorf("%s with %d operands: got %s%s", c.op, c.n, out, s.diags)
		}
	}
}

// A rewrite may ask, branch, switch and loop as a matcher.
func TestFlowOfRewrites(t *testing.T) {
	const input = `%0:2 = "a.in"() : () -> (i32, i64) "a.a"(%0#0, %0#1) : (i32, i64) -> ()`
	for _, c := range []struct{ rewrite, want string }{
		{`pdl_interp.check_operand_count of %root is 2 -> ^yes, ^no`, "yes"},
		{`pdl_interp.check_operand_count of %root is 3 -> ^yes, ^no`, "no"},
		{`pdl_interp.switch_operand_count of %root to dense<[1, 2]> : vector<2xi32>(^no, ^yes) -> ^no`, "yes"},
		{`pdl_interp.switch_operand_count of %root to dense<[1, 3]> : vector<2xi32>(^no, ^no) -> ^yes`, "yes"},
		{`pdl_interp.branch ^no`, "no"},
	} {
		s, found := newSetup(t), ""
		s.apply(progText(record, c.rewrite+`
	^yes:
	  %y = pdl_interp.create_attribute "yes"
	  pdl_interp.apply_rewrite "try"(%y : !pdl.attribute)
	  pdl_interp.finalize
	^no:
	  %n = pdl_interp.create_attribute "no"
	  pdl_interp.apply_rewrite "try"(%n : !pdl.attribute)`), input, noting(&found))
		if found != `"`+c.want+`" ` || s.diags != "" {
			t.Errorf("%s: got %s%s", c.rewrite, found, s.diags)
		}
	}
	s, found := newSetup(t), ""
	s.apply(progText(record, `%v = pdl_interp.get_operands of %root : !pdl.range<value>
	pdl_interp.foreach %a : !pdl.value in %v {
	  pdl_interp.foreach %b : !pdl.value in %v {
	    pdl_interp.apply_rewrite "note"(%a, %b : !pdl.value, !pdl.value)
	    pdl_interp.continue
	  } -> ^next
	^next:
	  pdl_interp.continue
	} -> ^after
	^after:
	  pdl_interp.apply_rewrite "note"(%root : !pdl.operation) pdl_interp.erase %root`), input, noting(&found))
	if found != "a.in#0 a.in#0 a.in#0 a.in#1 a.in#1 a.in#0 a.in#1 a.in#1 a.a " || s.diags != "" {
		t.Error(found, s.diags)
	}
}

// A rewrite goes on after each step, and the pattern applies.
func TestSteps(t *testing.T) {
	for step, want := range map[string]string{
		`pdl_interp.erase %root`: "%0 = \"a.in\"() : () -> i32\n\"a.b\"(%0) : (i32) -> ()\n",
		`%v = pdl_interp.get_operands of %root : !pdl.range<value> pdl_interp.replace %root with ()`: "%0 = \"a.in\"() : () -> i32\n\"a.b\"(%0) : (i32) -> ()\n",
		`pdl_interp.apply_rewrite "nop"(%root : !pdl.operation) pdl_interp.erase %root`:              "%0 = \"a.in\"() : () -> i32\n\"a.b\"(%0) : (i32) -> ()\n",
		`%n = pdl_interp.create_operation "a.c" pdl_interp.erase %root`:                              "%0 = \"a.in\"() : () -> i32\n\"a.c\"() : () -> ()\n\"a.b\"(%0) : (i32) -> ()\n",
	} {
		s, found := newSetup(t), ""
		out, res := s.apply(progText(record, step+` %k = pdl_interp.create_attribute "on" pdl_interp.apply_rewrite "note"(%k : !pdl.attribute)`),
			`%0 = "a.in"() : () -> i32 "a.a"(%0) : (i32) -> () "a.b"(%0) : (i32) -> ()`, noting(&found))
		if out != want || found != "\"on\" " || res.Rewrites != 1 || !res.Changed || s.diags != "" {
			t.Errorf("%s: got %s %s %v %s", step, out, found, res, s.diags)
		}
	}
}

// manyUsers is an operation a.a before n operations that use its result.
func manyUsers(n int) string {
	return "%0 = \"a.a\"() : () -> i32\n" + strings.Repeat("\"a.b\"(%0) : (i32) -> ()\n", n)
}

// nested is a program with loops in each other over the users of a result, and what the innermost does.
func nested(depth int, inner string) string {
	open, end := "%v = pdl_interp.get_result 0 of %root\n%users = pdl_interp.get_users of %v : !pdl.value\n", ""
	for i := range depth {
		open += fmt.Sprintf("pdl_interp.foreach %%op%d : !pdl.operation in %%users {\n", i)
		end += "^next:\npdl_interp.continue\n} -> ^next\n"
	}
	return open + inner + "\n" + strings.TrimSuffix(end, "^next\n")
}

// Loops in loops take time that grows fast: a rewrite that takes too long is an error, and a matcher that takes too long finds nothing.
func TestBounds(t *testing.T) {
	s, found := newSetup(t), ""
	_, res := s.apply(progText(record, nested(4, `pdl_interp.branch ^next`)+"^end\n^end:"), manyUsers(40), noting(&found))
	if !res.Failed || !strings.Contains(s.diags, "pattern 'r' does not end") {
		t.Error(res, s.diags)
	}
	s = newSetup(t)
	_, res = s.apply(progText(`pdl_interp.record_match @rewriters::@r(%root : !pdl.operation) : benefit(1), loc([%root]), root("a.a") -> ^loop
	^loop:
	`+nested(4, `pdl_interp.branch ^next`)+"^end", `pdl_interp.apply_rewrite "try"(%root : !pdl.operation)`), manyUsers(40), noting(&found))
	if res.Failed || found != "" || s.diags != "" {
		t.Error(res, found, s.diags)
	}
	// Of more matches than are kept, the first are tried.
	for _, n := range []int{64, 65} {
		s, found = newSetup(t), ""
		s.apply(progText(nested(2, `pdl_interp.record_match @rewriters::@r(%root : !pdl.operation) : benefit(1), loc([%root]), root("a.a") -> ^next`)+"^end",
			`pdl_interp.apply_rewrite "try"(%root : !pdl.operation)`), manyUsers(n), noting(&found))
		if got := strings.Count(found, "a.a"); got != 4096 || s.diags != "" {
			t.Errorf("%d users: %d matches %s", n, got, s.diags)
		}
	}
}

// Questions about nothing have the answer no, except whether it is the same as nothing.
func TestAskAboutNothing(t *testing.T) {
	const none = `%x = pdl_interp.create_type i8 %v = pdl_interp.get_operand 9 of %root %d = pdl_interp.get_defining_op of %v : !pdl.value
	%ts = pdl_interp.get_value_type of %v : !pdl.type %a = pdl_interp.get_attribute "none" of %root
	%vs = pdl_interp.get_operands 9 of %root : !pdl.range<value> %types = pdl_interp.get_value_type of %vs : !pdl.range<type> `
	for match, want := range map[string]string{
		`pdl_interp.check_operand_count of %d is 0 -> ^yes, ^end`:                                                      "",
		`pdl_interp.check_operand_count of %d is at_least 0 -> ^yes, ^end`:                                             "",
		`pdl_interp.check_result_count of %d is 0 -> ^yes, ^end`:                                                       "",
		`pdl_interp.check_operation_name of %d is "a.in" -> ^yes, ^end`:                                                "",
		`pdl_interp.check_type %ts is i8 -> ^yes, ^end`:                                                                "",
		`pdl_interp.check_types %types are [] -> ^yes, ^end`:                                                           "",
		`pdl_interp.are_equal %d, %d : !pdl.operation -> ^yes, ^end`:                                                   "i8",
		`pdl_interp.switch_operand_count of %d to dense<0> : vector<1xi32>(^end) -> ^yes`:                              "i8",
		`pdl_interp.switch_result_count of %d to dense<0> : vector<1xi32>(^end) -> ^yes`:                               "i8",
		`pdl_interp.switch_operation_name of %d to ["a.in"](^end) -> ^yes`:                                             "i8",
		`pdl_interp.switch_type %ts to [i8](^end) -> ^yes`:                                                             "i8",
		`pdl_interp.switch_types %types to [[]](^end) -> ^yes`:                                                         "i8",
		`pdl_interp.switch_attribute %a to [unit](^end) -> ^yes`:                                                       "i8",
		`pdl_interp.check_result_count of %root is at_least 1 -> ^yes, ^end`:                                           "",
		`pdl_interp.switch_types %types to [[i8]](^end) -> ^yes`:                                                       "i8",
		`%u = pdl_interp.get_users of %v : !pdl.value pdl_interp.is_not_null %u : !pdl.range<operation> -> ^yes, ^end`: "",
	} {
		if got := marked(t, none+match+" // type", inputs3); got != want {
			t.Errorf("%s: got %q, want %q", match, got, want)
		}
	}
	if got := marked(t, `%x = pdl_interp.create_type i8 pdl_interp.check_result_count of %root is at_least 1 -> ^yes, ^end // type`, `%0:2 = "a.a"() : () -> (i32, i32)`); got != "i8" {
		t.Error("got", got)
	}
	// Ranges of attributes come from functions only.
	const two = `%x = pdl_interp.create_type i8
	%a = pdl_interp.apply_constraint "attributes"(%root, %root : !pdl.operation, !pdl.operation) : !pdl.range<attribute> -> ^a, ^end
	^a: %b = pdl_interp.apply_constraint "attributes"(%root : !pdl.operation) : !pdl.range<attribute> -> ^b, ^end
	^b: `
	for match, want := range map[string]string{
		`pdl_interp.are_equal %a, %a : !pdl.range<attribute> -> ^yes, ^end`:                                    "i8",
		`pdl_interp.are_equal %a, %b : !pdl.range<attribute> -> ^yes, ^end`:                                    "",
		`%c = pdl_interp.extract 1 of %a : !pdl.attribute pdl_interp.check_attribute %c is unit -> ^yes, ^end`: "i8",
		`%c = pdl_interp.extract 1 of %b : !pdl.attribute pdl_interp.check_attribute %c is unit -> ^yes, ^end`: "",
	} {
		if got := marked(t, two+match+" // type", inputs3); got != want {
			t.Errorf("%s: got %q, want %q", match, got, want)
		}
	}
}

// Each thing that a rewrite does wrong is one error.
func TestOneError(t *testing.T) {
	for rewrite, want := range map[string]string{
		`%v = pdl_interp.get_operand 0 of %root %d = pdl_interp.get_defining_op of %v : !pdl.value pdl_interp.replace %d with ()`: "replaces or erases nothing",
		`pdl_interp.erase %root pdl_interp.replace %root with ()`:                                                                 "replaces or erases an operation twice",
	} {
		s := newSetup(t)
		_, res := s.apply(progText(record, rewrite), `"a.a"() : () -> ()`, testNatives())
		if !res.Failed || s.diags != "pattern 'r' "+want+"\n" {
			t.Errorf("%s: %v %s", rewrite, res, s.diags)
		}
	}
}

// A terminator may go if the block has another one.
func TestTerminators(t *testing.T) {
	for _, c := range []struct{ rewrite, body, want string }{
		{`pdl_interp.erase %root`, "", "replaces or erases the terminator of a block"},
		{`pdl_interp.erase %root`, "%c = arith.constant 1 : i32 ", "replaces or erases the terminator of a block"},
		{`pdl_interp.apply_rewrite "return" pdl_interp.erase %root`, "%c = arith.constant 1 : i32 ", ""},
		{`pdl_interp.apply_rewrite "up"(%root : !pdl.operation) pdl_interp.erase %root`, `"a.x"() : () -> () `, ""},
	} {
		s, found := newSetup(t), ""
		ps, ok := Compile(s.parse(strings.ReplaceAll(progText(record, c.rewrite), `"a.a"`, `"func.return"`)), noting(&found))
		if !ok {
			t.Fatal(s.diags)
		}
		m := s.parse("func.func @f() { " + c.body + "return }")
		res := rewrite.ApplyGreedily(m, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{MaxIterations: 1, MaxRewrites: 1})
		if res.Failed != (c.want != "") || !strings.Contains(s.diags, c.want) {
			t.Errorf("%s with %s: %v %s", c.rewrite, c.body, res, s.diags)
		}
	}
}

// What a program may make, and which blocks it may have.
func TestCompileRules(t *testing.T) {
	const create = `%n = pdl_interp.create_operation `
	for _, c := range []struct {
		text    string
		unknown bool // whether the context allows unregistered operations
		want    string
	}{
		{progText(record, create+`"t.unknown"`), true, ""},
		{progText(record, create+`"t.unknown"`), false, "'pdl_interp.create_operation' op makes an operation 't.unknown' that its dialect does not have\n"},
		{progText(record, create+`"foreign.unknown"`), false, ""},
		{progText(record, create+`"t.two"`), false, ""},
		{progText(record, create+`"t.branch"`), false, "'pdl_interp.create_operation' op makes an operation 't.branch', which has regions or successors\n"},
		{progText(`pdl_interp.branch ^other ^other: `+record, ""), false, ""},
		{progText(record, `"t.branch"()[^x] : () -> () ^x:`), false, "'t.branch' op cannot be part of a program of the dialect pdl_interp\n"},
	} {
		s := newSetupWithGroups(t)
		m := s.parse(c.text)
		s.ctx.AllowUnregistered = c.unknown
		if ps, ok := Compile(m, testNatives()); ok != (c.want == "") || s.diags != c.want || ok != (len(ps) == 1) {
			t.Errorf("%s\ngot %v %s", c.text, ok, s.diags)
		}
	}
	// No branch of the dialect passes values to a block.
	s := newSetup(t)
	m := s.parse(`pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.branch ^b
^b(%x: !pdl.operation):
  pdl_interp.finalize
}`)
	if _, ok := Compile(m, testNatives()); ok || s.diags != "'pdl_interp.finalize' op is in a block with arguments, which no operation passes\n" {
		t.Error(s.diags)
	}
}

// The pattern of a match has the root, the benefit and the generated operations that the match names.
func TestPatternOfMatch(t *testing.T) {
	for _, c := range []struct{ match, root, made string }{
		{`: benefit(3), loc([%root]), root("a.a")`, "a.a", ""},
		{`: benefit(0), loc([%root]), root("arith.addi")`, "arith.addi", ""},
		{`: benefit(1), loc([%root])`, "", ""},
		{`: benefit(1), generatedOps(["arith.addi", "a.b"]), loc([%root])`, "", "arith.addi, a.b"},
	} {
		s := newSetup(t)
		ps, ok := Compile(s.parse(progText(`pdl_interp.record_match @rewriters::@r(%root : !pdl.operation) `+c.match+" -> ^end", "")), testNatives())
		if !ok || len(ps) != 1 {
			t.Fatal(s.diags)
		}
		p := ps[0]
		root := p.RootName
		if p.Root != nil {
			root = p.Root.Name
		}
		if root != c.root || (p.Root == nil) != (root != "arith.addi") {
			t.Errorf("%s: got %s", c.match, root)
		}
		// A benefit of zero is less than one.
		if want := int(c.match[len(": benefit(")] - '0'); p.Benefit != want && (want != 0 || p.Benefit >= 1) {
			t.Errorf("%s: got %d", c.match, p.Benefit)
		}
		var trace strings.Builder
		s.ctx.DebugLog = &ir.DebugLog{Out: &trace, All: true}
		rewrite.ApplyGreedily(s.parse(`%0 = "a.b"() : () -> i32 %1 = arith.addi %0, %0 : i32 "a.a"(%1) : (i32) -> ()`), rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{MaxIterations: 1})
		if !strings.Contains(trace.String(), " -> ("+c.made+")'") {
			t.Errorf("%s: got %s", c.match, trace.String())
		}
	}
}
