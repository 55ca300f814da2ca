package toolchain_test

import (
	"strings"
	"testing"
)

// A dialect that a file declares is read, verified and printed beside the compiled ones.
func TestFilter(t *testing.T) {
	const step = `module {
  func.func @f(%arg0: !fixed.q<16, 8>, %arg1: !filter.state<!fixed.q<16, 8>, !fixed.q<16, 8>>) -> !fixed.q<16, 8> {
    %0:2 = "filter.step"(%arg0, %arg1) : (!fixed.q<16, 8>, !filter.state<!fixed.q<16, 8>, !fixed.q<16, 8>>) -> (!fixed.q<16, 8>, !filter.state<!fixed.q<16, 8>, !fixed.q<16, 8>>)
    return %0#0 : !fixed.q<16, 8>
  }
}

`
	if code, out, diags := run(t, step); code != 0 || out != step {
		t.Errorf("exit code %d, %s\n%s", code, diags, out)
	}
	for _, c := range []struct{ text, want string }{
		{"func.func private @f(!filter.state<i32, i32>)", "expected base type 'fixed.q' but got 'builtin.integer'"},
		{"func.func private @f(!filter.state<!fixed.q<16, 8>, !fixed.q<16, 7>>)", "expected '!fixed.q<16, 8>' but got '!fixed.q<16, 7>'"},
		{"func.func private @f(!filter.state<!fixed.q<16, 8>>)", "expected 2 type arguments, but had 1"},
		{`"filter.step"() : () -> ()`, "op expects exactly 2 operands, but got 0"},
		{strings.Replace(step, "(%arg0, %arg1) : (!fixed.q<16, 8>", "(%arg1, %arg1) : (!filter.state<!fixed.q<16, 8>, !fixed.q<16, 8>>", 1), "expected base type 'fixed.q' but got 'filter.state'"},
	} {
		if code, _, diags := run(t, c.text); code != 1 || !strings.Contains(diags, c.want) {
			t.Errorf("%s\nexit code %d, want 1 and %q:\n%s", c.text, code, c.want, diags)
		}
	}
}
