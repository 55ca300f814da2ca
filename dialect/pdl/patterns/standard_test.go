package patterns

import (
	"strings"
	"testing"
)

// constrained is a pattern that erases the consumer of a value if a constraint on it holds. %v is the value, %d the operation that defines it.
func constrained(constraint string) string {
	return `pdl.pattern @p : benefit(1) {
  %t = type
  %d = operation -> (%t : !pdl.type)
  %v = result 0 of %d
  %name = attribute = "k"
  %number = attribute = 1 : i32
  %root = operation "a.use"(%v : !pdl.value)
  ` + constraint + `
  rewrite %root {
    erase %root
  }
}`
}

func TestStandardConstraints(t *testing.T) {
	for _, c := range []struct {
		constraint, input string
		holds             bool
	}{
		{`apply_native_constraint "has_one_use"(%v : !pdl.value)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, true},
		{`apply_native_constraint "has_one_use"(%v : !pdl.value)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> () "a.c"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "has_one_use"(%root : !pdl.operation)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "is_constant"(%v : !pdl.value)`, `%0 = arith.constant 1 : i32 "a.use"(%0) : (i32) -> ()`, true},
		{`apply_native_constraint "is_constant"(%v : !pdl.value)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "is_pure"(%d : !pdl.operation)`, `%0 = arith.constant 1 : i32 "a.use"(%0) : (i32) -> ()`, true},
		{`apply_native_constraint "is_pure"(%d : !pdl.operation)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		// A division has no effect but must not be executed if the divisor is zero.
		{`apply_native_constraint "is_pure"(%d : !pdl.operation)`, `%0 = "a.b"() : () -> i32 %1 = arith.divsi %0, %0 : i32 "a.use"(%1) : (i32) -> ()`, false},
		{`apply_native_constraint "is_pure"(%v : !pdl.value)`, `%0 = arith.constant 1 : i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "is_constant"(%d : !pdl.operation)`, `%0 = arith.constant 1 : i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "has_attribute"(%v, %name : !pdl.value, !pdl.attribute)`, `%0 = "a.b"() {k} : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "equal"(%name, %name, %name : !pdl.attribute, !pdl.attribute, !pdl.attribute)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "equal"(%name, %t : !pdl.attribute, !pdl.type)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`%k = apply_native_constraint "constant"(%v : !pdl.value) : !pdl.attribute apply_native_constraint "equal"(%k, %t : !pdl.attribute, !pdl.type)`,
			`%0 = arith.constant 1 : i32 "a.use"(%0) : (i32) -> ()`, false},
		{`%i = type : i32 apply_native_constraint "equal"(%i, %t : !pdl.type, !pdl.type)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, true},
		{`%i = type : i64 apply_native_constraint "equal"(%i, %t : !pdl.type, !pdl.type)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "has_attribute"(%d, %name : !pdl.operation, !pdl.attribute)`, `%0 = "a.b"() {k} : () -> i32 "a.use"(%0) : (i32) -> ()`, true},
		{`apply_native_constraint "has_attribute"(%d, %name : !pdl.operation, !pdl.attribute)`, `%0 = "a.b"() {l} : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "has_attribute"(%d, %number : !pdl.operation, !pdl.attribute)`, `%0 = "a.b"() {k} : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "has_attribute"(%d : !pdl.operation)`, `%0 = "a.b"() {k} : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "equal"(%name, %number : !pdl.attribute, !pdl.attribute)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "equal"(%name, %name : !pdl.attribute, !pdl.attribute)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, true},
		{`apply_native_constraint "equal"(%t, %t : !pdl.type, !pdl.type)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, true},
		{`apply_native_constraint "equal"(%t, %name : !pdl.type, !pdl.attribute)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`apply_native_constraint "equal"(%t : !pdl.type)`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`%c = apply_native_constraint "constant"(%v : !pdl.value) : !pdl.attribute apply_native_constraint "equal"(%c, %number : !pdl.attribute, !pdl.attribute)`,
			`%0 = arith.constant 1 : i32 "a.use"(%0) : (i32) -> ()`, true},
		{`%c = apply_native_constraint "constant"(%v : !pdl.value) : !pdl.attribute apply_native_constraint "equal"(%c, %number : !pdl.attribute, !pdl.attribute)`,
			`%0 = arith.constant 2 : i32 "a.use"(%0) : (i32) -> ()`, false},
		{`%c = apply_native_constraint "constant"(%v : !pdl.value) : !pdl.attribute`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
		{`%c = apply_native_constraint "constant"(%name : !pdl.attribute) : !pdl.attribute`, `%0 = "a.b"() : () -> i32 "a.use"(%0) : (i32) -> ()`, false},
	} {
		out, diags := rewritten(t, constrained(c.constraint), c.input, Standard())
		if holds := !strings.Contains(out, "a.use"); holds != c.holds || diags != "" {
			t.Errorf("%s on %s gives\n%s%s", c.constraint, c.input, out, diags)
		}
	}
}

func TestStandardRewrites(t *testing.T) {
	const two = `"a.b"() {k = "x"} : () -> () "a.c"() : () -> () "a.a"() {j} : () -> ()`
	for _, c := range []struct{ rewrite, input, want string }{
		{`%n = attribute = "new" %v = attribute = 5 : i8 apply_native_rewrite "set_attribute"(%root, %n, %v : !pdl.operation, !pdl.attribute, !pdl.attribute)`, `"a.a"() : () -> ()`, `"a.a"() {new = 5 : i8}`},
		{`%n = attribute = "" %v = attribute = 5 : i8 apply_native_rewrite "set_attribute"(%root, %n, %v : !pdl.operation, !pdl.attribute, !pdl.attribute)`, `"a.a"() : () -> ()`, `"a.a"() : () -> ()`},
		{`%n = attribute = "j" apply_native_rewrite "remove_attribute"(%root, %n : !pdl.operation, !pdl.attribute)`, `"a.a"() {j} : () -> ()`, `"a.a"() : () -> ()`},
		{`%n = attribute = "j" apply_native_rewrite "remove_attribute"(%root, %n : !pdl.operation, !pdl.attribute)`, `"a.a"() {i} : () -> ()`, `"a.a"() {i} : () -> ()`},
		{`apply_native_rewrite "move_before"(%root, %root : !pdl.operation, !pdl.operation)`, two, `"a.a"() {j}`},
	} {
		text := `pdl.pattern @p : benefit(1) { %root = operation "a.a" rewrite %root { ` + c.rewrite + ` } }`
		out, diags := rewritten(t, text, c.input, Standard())
		if !strings.Contains(out, c.want) || diags != "" {
			t.Errorf("%s gives\n%s%s", c.rewrite, out, diags)
		}
	}
	// An inherent attribute of another kind is refused.
	out, diags := rewritten(t, `pdl.pattern @p : benefit(1) {
  %t = type
  %x = operand
  %root = operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %root {
    %n = attribute = "overflowFlags"
    %v = attribute = 1 : i32
    apply_native_rewrite "set_attribute"(%root, %n, %v : !pdl.operation, !pdl.attribute, !pdl.attribute)
  }
}`, `%0 = "a.b"() : () -> i32 %1 = arith.addi %0, %0 : i32 "a.c"(%1) : (i32) -> ()`, Standard())
	if strings.Contains(out, "1 : i32") || diags != "" {
		t.Error("set an attribute of the wrong kind:", out, diags)
	}
	// An operation moves before one that uses what it uses.
	out, _ = rewritten(t, `pdl.pattern @p : benefit(1) {
  %v = operand
  %root = operation "a.last"(%v : !pdl.value)
  %first = operation "a.first"(%v : !pdl.value)
  rewrite %root {
    apply_native_rewrite "move_before"(%root, %first : !pdl.operation, !pdl.operation)
  }
}`, `%0 = "a.b"() : () -> i32 "a.first"(%0) : (i32) -> () "a.middle"() : () -> () "a.last"(%0) : (i32) -> ()`, Standard())
	if a, b := strings.Index(out, "a.last"), strings.Index(out, "a.first"); a < 0 || a > b {
		t.Error("did not move:", out)
	}
}

// withNames is a pattern whose root is called kind. Its rewrite can use %n and %m, the names "j" and "other", and %v, an attribute.
func withNames(kind, rewrite string) string {
	return `pdl.pattern @p : benefit(1) {
  %args = operands
  %types = types
  %root = operation "` + kind + `"(%args : !pdl.range<value>) -> (%types : !pdl.range<type>)
  rewrite %root {
    %n = attribute = "j"
    %m = attribute = "other"
    %v = attribute = 5 : i8
    ` + rewrite + `
  }
}`
}

// The functions change nothing if their arguments are of other kinds than they expect, or if the change is not possible.
func TestStandardRewritesRefuse(t *testing.T) {
	const add = "%0 = \"a.b\"() : () -> i32\n%1 = arith.addi %0, %0 overflow<nsw> : i32\n\"a.c\"(%1) : (i32) -> ()\n"
	for _, c := range []struct{ kind, rewrite, input, want string }{
		{"a.a", `apply_native_rewrite "set_attribute"(%n, %n, %v : !pdl.attribute, !pdl.attribute, !pdl.attribute)`, "\"a.a\"() : () -> ()\n", ""},
		{"a.a", `apply_native_rewrite "set_attribute"(%root, %v, %v : !pdl.operation, !pdl.attribute, !pdl.attribute)`, "\"a.a\"() : () -> ()\n", ""},
		{"a.a", `apply_native_rewrite "set_attribute"(%root, %n, %root : !pdl.operation, !pdl.attribute, !pdl.operation)`, "\"a.a\"() : () -> ()\n", ""},
		{"a.a", `apply_native_rewrite "set_attribute"(%root, %n : !pdl.operation, !pdl.attribute)`, "\"a.a\"() : () -> ()\n", ""},
		{"a.a", `apply_native_rewrite "set_attribute"(%root, %n, %v : !pdl.operation, !pdl.attribute, !pdl.attribute)`, "\"a.a\"() {j = 5 : i8} : () -> ()\n", ""},
		{"a.a", `apply_native_rewrite "set_attribute"(%root, %n, %v : !pdl.operation, !pdl.attribute, !pdl.attribute)`, "\"a.a\"() {j = 6 : i8} : () -> ()\n",
			"\"a.a\"() {j = 5 : i8} : () -> ()\n"},
		{"arith.addi", `apply_native_rewrite "set_attribute"(%root, %n, %v : !pdl.operation, !pdl.attribute, !pdl.attribute)`, add,
			strings.Replace(add, " : i32\n\"", " {j = 5 : i8} : i32\n\"", 1)},
		{"arith.addi", `%f = attribute = "overflowFlags" apply_native_rewrite "set_attribute"(%root, %f, %v : !pdl.operation, !pdl.attribute, !pdl.attribute)`, add, ""},
		{"arith.addi", `%f = attribute = "overflowFlags" %w = attribute = #arith.overflow<nuw>
			apply_native_rewrite "set_attribute"(%root, %f, %w : !pdl.operation, !pdl.attribute, !pdl.attribute)`, add, strings.Replace(add, "nsw", "nuw", 1)},
		{"pdl.operation", `%f = attribute = "operandSegmentSizes" %w = attribute = array<i32: 0, 0, 1>
			apply_native_rewrite "set_attribute"(%root, %f, %w : !pdl.operation, !pdl.attribute, !pdl.attribute)`,
			"%0 = \"a.b\"() : () -> !pdl.value\n%1 = pdl.operation \"a.c\"(%0 : !pdl.value)\n\"a.d\"(%1) : (!pdl.operation) -> ()\n", ""},
		{"a.a", `apply_native_rewrite "remove_attribute"(%n, %n : !pdl.attribute, !pdl.attribute)`, "\"a.a\"() {j} : () -> ()\n", ""},
		{"a.a", `apply_native_rewrite "remove_attribute"(%root, %v : !pdl.operation, !pdl.attribute)`, "\"a.a\"() {j} : () -> ()\n", ""},
		{"a.a", `apply_native_rewrite "remove_attribute"(%root : !pdl.operation)`, "\"a.a\"() {j} : () -> ()\n", ""},
		{"arith.addi", `%f = attribute = "overflowFlags" apply_native_rewrite "remove_attribute"(%root, %f : !pdl.operation, !pdl.attribute)`, add, ""},
		{"arith.addi", `apply_native_rewrite "remove_attribute"(%root, %n : !pdl.operation, !pdl.attribute)`, strings.Replace(add, " : i32\n\"", " {j} : i32\n\"", 1), add},
		{"a.a", `apply_native_rewrite "move_before"(%root, %n : !pdl.operation, !pdl.attribute)`, "\"a.a\"() : () -> ()\n", ""},
		{"a.a", `apply_native_rewrite "move_before"(%n, %root : !pdl.attribute, !pdl.operation)`, "\"a.a\"() : () -> ()\n", ""},
		{"a.a", `apply_native_rewrite "move_before"(%root : !pdl.operation)`, "\"a.a\"() : () -> ()\n", ""},
	} {
		if c.want == "" {
			c.want = c.input
		}
		out, diags := rewritten(t, withNames(c.kind, c.rewrite), c.input, Standard())
		if out != c.want || diags != "" {
			t.Errorf("%s gives\n%s%s, want\n%s", c.rewrite, out, diags, c.want)
		}
	}
}

// Where an operation may move: not before itself, what is in it, or what follows it already, and terminators stay.
func TestMoveBefore(t *testing.T) {
	const moves = `pdl.pattern @p : benefit(1) {
  %v = operand
  %moved = operation "a.moved"(%v : !pdl.value)
  %before = operation "a.before"(%v : !pdl.value)
  rewrite %moved {
    apply_native_rewrite "move_before"(%moved, %before : !pdl.operation, !pdl.operation)
  }
}`
	for _, c := range []struct{ kind, input, want string }{
		{"a.moved", "%0 = \"a.in\"() : () -> i32\n\"a.before\"(%0) : (i32) -> ()\n\"a.moved\"(%0) : (i32) -> ()\n",
			"%0 = \"a.in\"() : () -> i32\n\"a.moved\"(%0) : (i32) -> ()\n\"a.before\"(%0) : (i32) -> ()\n"},
		{"a.moved", "%0 = \"a.in\"() : () -> i32\n\"a.moved\"(%0) : (i32) -> ()\n\"a.before\"(%0) : (i32) -> ()\n", ""},
		{"a.moved", "%0 = \"a.in\"() : () -> i32\n\"a.moved\"(%0) ({\n  \"a.before\"(%0) : (i32) -> ()\n}) : (i32) -> ()\n", ""},
		{"func.return", "func.func @f(%arg0: i32) -> i32 {\n  \"a.before\"(%arg0) : (i32) -> ()\n  return %arg0 : i32\n}\n", ""},
	} {
		if c.want == "" {
			c.want = c.input
		}
		out, diags := rewritten(t, strings.ReplaceAll(moves, "a.moved", c.kind), c.input, Standard())
		if out != c.want || diags != "" {
			t.Errorf("got\n%s%s, want\n%s", out, diags, c.want)
		}
	}
	// A new operation stands before the root already.
	out, diags := rewritten(t, withNames("a.a", `%new = operation "a.new"
    apply_native_rewrite "move_before"(%new, %root : !pdl.operation, !pdl.operation)
    erase %root`), "\"a.a\"() : () -> ()\n", Standard())
	if !strings.Contains(diags, "fails after it changed operations: a function that it calls does not apply") {
		t.Error("got", out, diags)
	}
}
