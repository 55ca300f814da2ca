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
