package reflect_test

import (
	"context"
	"fmt"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/spirv/reflect"
)

// The reflection of a kernel says what a host must bind.
func ExampleReflect() {
	program, err := spvc.Compile(context.Background(), []byte(`
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @double(%x: memref<64xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %i = gpu.thread_id x
      %v = memref.load %x[%i] : memref<64xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %x[%i] : memref<64xf32>
      gpu.return
    }
  }
}`), spvc.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	m, err := reflect.Reflect(program.Binaries[0].Words)
	if err != nil {
		fmt.Println(err)
		return
	}
	e := m.EntryPoint("double")
	fmt.Println(e.WorkgroupSize(nil))
	for _, r := range e.Resources {
		fmt.Println(r.Set, r.Binding, r.Type, r.Block)
	}
	// Output:
	// [64 1 1]
	// 0 0 storage buffer struct{[64]f32 stride 4 @0}
}
