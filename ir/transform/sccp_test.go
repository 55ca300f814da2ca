package transform

import "testing"

func TestSCCP(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"branches", `^bb0(%a: i32):
			%0 = "toy.const"() <{value = 0 : i32}> : () -> i32
			%1 = "toy.const"() <{value = 1 : i32}> : () -> i32
			"toy.cond"(%0, %1, %a)[^bb1, ^bb2] : (i32, i32, i32) -> ()
			^bb1(%x: i32, %y: i32):
			"toy.use"(%x, %y) : (i32, i32) -> ()
			"toy.cond"(%a, %x, %1)[^bb2, ^bb1] : (i32, i32, i32) -> ()
			^bb2(%z: i32, %w: i32):
			"toy.yield"(%z, %w) : (i32, i32) -> ()`,
			`^bb0(%a: i32):
			%0 = "toy.const"() <{value = 1 : i32}> : () -> i32
			%1 = "toy.const"() <{value = 0 : i32}> : () -> i32
			"toy.cond"(%1, %0, %a)[^bb1, ^bb2] : (i32, i32, i32) -> ()
			^bb1(%x: i32, %y: i32):
			"toy.use"(%0, %y) : (i32, i32) -> ()
			"toy.cond"(%a, %0, %0)[^bb2, ^bb1] : (i32, i32, i32) -> ()
			^bb2(%z: i32, %w: i32):
			"toy.yield"(%0, %0) : (i32, i32) -> ()`},
		{"regions", `^bb0(%a: i32):
			%0 = "toy.const"() <{value = 0 : i32}> : () -> i32
			%1:2 = "toy.when"(%0, %0) ({ ^bb0(%x: i32, %y: i32):
				"toy.use"(%x, %y) : (i32, i32) -> ()
				"toy.yield"(%x, %a) : (i32, i32) -> () }) : (i32, i32) -> (i32, i32)
			"toy.use"(%1#0, %1#1) : (i32, i32) -> ()`,
			`^bb0(%a: i32):
			%0 = "toy.const"() <{value = 0 : i32}> : () -> i32
			%1:2 = "toy.when"(%0, %0) ({ ^bb0(%x: i32, %y: i32):
				"toy.use"(%0, %y) : (i32, i32) -> ()
				"toy.yield"(%0, %a) : (i32, i32) -> () }) : (i32, i32) -> (i32, i32)
			"toy.use"(%0, %1#1) : (i32, i32) -> ()`},
		{"folds and keeps the unreached", `^bb0(%a: i32):
			%0 = "toy.const"() <{value = 1 : i32}> : () -> i32
			"toy.cond"(%0)[^bb1, ^bb2] : (i32) -> ()
			^bb1:
			%1 = "toy.const"() <{value = 7 : i32}> : () -> i32
			"toy.yield"(%1) : (i32) -> ()
			^bb2:
			%2 = "toy.pure"(%0) : (i32) -> i32
			"toy.yield"(%2) : (i32) -> ()`,
			`^bb0(%a: i32):
			%0 = "toy.const"() <{value = 1 : i32}> : () -> i32
			"toy.cond"(%0)[^bb1, ^bb2] : (i32) -> ()
			^bb1:
			%1 = "toy.const"() <{value = 7 : i32}> : () -> i32
			"toy.yield"(%1) : (i32) -> ()
			^bb2:
			%2 = "toy.pure"(%0) : (i32) -> i32
			"toy.yield"(%2) : (i32) -> ()`},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := parse(t, body(c.in))
			SCCP(m)
			check(t, m, body(c.want))
		})
	}
}
