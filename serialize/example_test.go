package serialize_test

import (
	"fmt"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
)

// A spirv.module becomes words, and words become a module.
func ExampleSerialize() {
	ctx := ir.NewContext(all.Registry())
	module, _ := ir.Parse(ctx, ctx.AddFile("a.mlir", []byte("spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {}")))
	words, ok := serialize.Serialize(module.Region(0).First().First(), serialize.Options{})
	fmt.Printf("%#x %v\n", words[0], ok)
	back, ok := serialize.Deserialize(ctx, words, serialize.ReadOptions{})
	fmt.Println(back.Name(), ok)
	// Output:
	// 0x7230203 true
	// spirv.module true
}
