package ir

import (
	"bytes"
	"testing"
)

// TestVerifyOutput compares the diagnostics of parsed modules with the exact text of
// mlir-opt.
func TestVerifyOutput(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"isolation", `"builtin.module"() ({ ^bb0: %0 = "foo.y"() : () -> i32
 "builtin.module"() ({ ^bb0: "foo.x"(%0) : (i32) -> () }) : () -> () }) : () -> ()
`, `in.mlir:2:30: error: 'foo.x' op using value defined outside the region
 "builtin.module"() ({ ^bb0: "foo.x"(%0) : (i32) -> () }) : () -> () }) : () -> ()
                             ^
in.mlir:2:30: note: see current operation: "foo.x"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()
in.mlir:2:2: note: required by region isolation constraints
 "builtin.module"() ({ ^bb0: "foo.x"(%0) : (i32) -> () }) : () -> () }) : () -> ()
 ^
`},
		{"redefinition", `"builtin.module"() ({
"a.f"() <{sym_name = "a"}> ({}) : () -> ()
"a.f"() {sym_name = "a"} : () -> ()
}) : () -> ()
`, `in.mlir:3:1: error: redefinition of symbol named 'a'
"a.f"() {sym_name = "a"} : () -> ()
^
in.mlir:3:1: note: see current operation: "a.f"() {sym_name = "a"} : () -> ()
in.mlir:2:1: note: see existing symbol definition here
"a.f"() <{sym_name = "a"}> ({}) : () -> ()
^
`},
		{"entry block", `"builtin.module"() ({
  "a.x"() ({ ^bb0: "a.y"()[^bb0] : () -> () }) : () -> ()
}) : () -> ()
`, `in.mlir:2:3: error: entry block of region may not have predecessors
  "a.x"() ({ ^bb0: "a.y"()[^bb0] : () -> () }) : () -> ()
  ^
`},
		{"graph region blocks", `"builtin.module"() ({ ^bb0: "a.b"() : () -> () ^bb1: "a.c"() : () -> () }) : () -> ()
`, `in.mlir:1:1: error: 'builtin.module' op expects region #0 to have 0 or 1 blocks
"builtin.module"() ({ ^bb0: "a.b"() : () -> () ^bb1: "a.c"() : () -> () }) : () -> ()
^
in.mlir:1:1: note: see current operation: 
"builtin.module"() ({
  "a.b"() : () -> ()
^bb1:  // no predecessors
  "a.c"() : () -> ()
}) : () -> ()
`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := NewContext(nil)
			c.AllowUnregistered, c.OpsInDiagnostics = true, true
			var out bytes.Buffer
			defer c.PushHandler(NewSourcePrinter(&out, c, SourcePrinterOptions{}))()
			op, ok := Parse(c, c.AddFile("in.mlir", []byte(tt.text)))
			if !ok || Verify(op) {
				t.Error("the module must parse and not verify")
			}
			if out.String() != tt.want {
				t.Errorf("got\n%swant\n%s", out.String(), tt.want)
			}
		})
	}
}
