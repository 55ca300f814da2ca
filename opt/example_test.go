package opt_test

import (
	"context"
	"os"
	"strings"

	"github.com/spvc/spvc/opt"
	"github.com/spvc/spvc/passes"
)

// A tool with the dialects and passes of spvc; a program adds its own to the registries.
func ExampleTool_Run() {
	tool := opt.Tool{Dialects: passes.NewDialects(), Passes: passes.NewRegistry()}
	in := strings.NewReader("func.func @f() -> i32 {\n  %0 = arith.constant 1 : i32\n  %1 = arith.addi %0, %0 : i32\n  return %1 : i32\n}\n")
	tool.Run(context.Background(), []string{"--canonicalize"}, opt.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	// Output:
	// module {
	//   func.func @f() -> i32 {
	//     %c2_i32 = arith.constant 2 : i32
	//     return %c2_i32 : i32
	//   }
	// }
}
