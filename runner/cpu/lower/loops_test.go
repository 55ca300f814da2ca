package lower_test

import (
	"testing"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// TestLoops counts the branches of loops that look whether the invocation is to end. Only an innermost loop that counts up to a number from outside of it
// does not look.
func TestLoops(t *testing.T) {
	const memory = `%o = spirv.mlir.addressof @out : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>
%p = spirv.AccessChain %o[%c0, %c1] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0]), Block>, StorageBuffer>, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
%k = spirv.Load "StorageBuffer" %p : i32
%minus = spirv.Constant -1 : i32
%c9 = spirv.Constant 9 : i32
spirv.Branch ^head(%c0, %k : i32, i32)
`
	// rounds is a loop with a condition and a step at its head.
	rounds := func(condition, step, branch string) string {
		return "^head(%n: i32, %m: i32):\n" + condition + "\n" + branch + "\n^body:\n" + step + "\nspirv.Branch ^head(%next, %m : i32, i32)\n^end:\n"
	}
	const on, plus = "spirv.BranchConditional %goes, ^body, ^end", "%next = spirv.IAdd %n, %c1 : i32"
	const less = "%goes = spirv.SLessThan %n, %c9 : i32"
	for _, c := range []struct {
		name, body string
		checks     int
	}{
		{"up to a constant", rounds(less, plus, on), 0},
		{"up to an unsigned constant", rounds("%goes = spirv.ULessThan %n, %c9 : i32", plus, on), 0},
		{"up to a number in memory", rounds("%goes = spirv.SLessThan %n, %k : i32", plus, on), 0},
		{"up to a number that is read in each round", rounds("%q = spirv.Load \"StorageBuffer\" %p : i32\n%goes = spirv.SLessThan %n, %q : i32", plus, on), 1},
		{"up to a number that the loop carries", rounds("%goes = spirv.SLessThan %n, %m : i32", plus, on), 1},
		{"up, with the bound included", rounds("%goes = spirv.SLessThanEqual %n, %c9 : i32", plus, on), 1},
		{"until it is equal", rounds("%goes = spirv.INotEqual %n, %c9 : i32", plus, on), 1},
		{"while the bound is less", rounds("%goes = spirv.SLessThan %c9, %n : i32", plus, on), 1},
		{"of another number", rounds("%goes = spirv.SLessThan %m, %c9 : i32", plus, on), 1},
		{"down", rounds(less, "%next = spirv.IAdd %n, %minus : i32", on), 1},
		{"nowhere", rounds(less, "%next = spirv.IAdd %n, %c0 : i32", on), 1},
		{"by a number that is not known", rounds(less, "%next = spirv.IAdd %n, %k : i32", on), 1},
		{"by a product", rounds(less, "%next = spirv.IMul %n, %c9 : i32", on), 1},
		{"by a number of another sum", rounds(less, "%next = spirv.IAdd %m, %c1 : i32", on), 1},
		{"that ends if the number is less", rounds(less, plus, "spirv.BranchConditional %goes, ^end, ^body"), 1},
		{"with a condition from outside", rounds("", "%next = spirv.IAdd %n, %c1 : i32", "%goes = spirv.SLessThan %k, %c9 : i32\n"+on), 1},
		{"with a call", rounds(less, plus+"\nspirv.FunctionCall @callee() : () -> ()", on), 1},
		{"with the condition of the next round", "^head(%n: i32, %m: i32):\n" + plus + "\n%goes = spirv.ULessThan %next, %c9 : i32\n" + on + "\n^body:\nspirv.Branch ^head(%next, %m : i32, i32)\n^end:\n", 0},
		{"with the condition at its end", "^head(%n: i32, %m: i32):\nspirv.Branch ^work\n^work:\n" + plus + "\n%goes = spirv.ULessThan %next, %c9 : i32\n" + on +
			"\n^body:\nspirv.Branch ^head(%next, %m : i32, i32)\n^end:\n", 0},
		{"with a condition in a branch", "^head(%n: i32, %m: i32):\n%odd = spirv.SLessThan %k, %c1 : i32\nspirv.BranchConditional %odd, ^work, ^rest\n^work:\n%goes = spirv.ULessThan %n, %c9 : i32\n" +
			"spirv.BranchConditional %goes, ^rest, ^end\n^rest:\n" + plus + "\nspirv.Branch ^body\n^body:\nspirv.Branch ^head(%next, %m : i32, i32)\n^end:\n", 1},
		{"with another end", "^head(%n: i32, %m: i32):\n" + less + "\n" + on + "\n^body:\n" + plus + "\n%big = spirv.SLessThan %k, %c9 : i32\n" +
			"spirv.BranchConditional %big, ^on, ^end\n^on:\nspirv.Branch ^head(%next, %m : i32, i32)\n^end:\n", 0},
		{"with two branches back", "^head(%n: i32, %m: i32):\n" + less + "\n" + on + "\n^body:\n" + plus + "\n%big = spirv.SLessThan %k, %c9 : i32\n" +
			"spirv.BranchConditional %big, ^on, ^other\n^on:\nspirv.Branch ^head(%next, %m : i32, i32)\n^other:\nspirv.Branch ^head(%next, %k : i32, i32)\n^end:\n", 2},
		{"around another", "^head(%n: i32, %m: i32):\n" + less + "\n" + on + "\n^body:\nspirv.Branch ^inner(%c0 : i32)\n^inner(%j: i32):\n%again = spirv.SLessThan %j, %c9 : i32\n" +
			"spirv.BranchConditional %again, ^step, ^after\n^step:\n%j1 = spirv.IAdd %j, %c1 : i32\nspirv.Branch ^inner(%j1 : i32)\n^after:\n" + plus +
			"\nspirv.Branch ^head(%next, %m : i32, i32)\n^end:\n", 1},
		{"behind another", rounds(less, plus, on) + "spirv.Branch ^second(%c0 : i32)\n^second(%j: i32):\n%again = spirv.SLessThan %j, %c9 : i32\n" +
			"spirv.BranchConditional %again, ^step, ^after\n^step:\n%j1 = spirv.IAdd %j, %c1 : i32\nspirv.Branch ^second(%j1 : i32)\n^after:\n", 0},
	} {
		k, err := lowered(t, memory+c.body, 8)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		checks := 0
		k.Module.Walk(func(op *ir.Operation) {
			if o, ok := op.Attr("ordering").(*ir.IntegerAttr); ok && op.Is(llvm.Load) && o.Int64Or(0) == llvm.OrderingMonotonic {
				checks++
			}
		})
		if checks != c.checks {
			t.Errorf("a loop %s looks in %d places, want %d", c.name, checks, c.checks)
		}
	}
}
